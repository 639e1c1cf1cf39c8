import { FINDING_CODES, type FindingCode } from './codes.js';
import type { Finding } from './finding.js';
import { type Path, pointer } from './pointer.js';

/** A mistake at a place in the file that is being looked at. */
export interface Mistake {
  readonly code: FindingCode;
  readonly path: Path;
  readonly message: string;
  readonly near?: string | undefined;
}

/** How a check tells what it found. */
export type Report = (code: FindingCode, path: Path, message: string, near?: string) => void;

/** Runs checks and gives all that they told, in their order. */
export function collect(look: (report: Report) => void): Mistake[] {
  const mistakes: Mistake[] = [];
  look((code, path, message, near) => {
    mistakes.push({ code, path, message, near });
  });
  return mistakes;
}

export function findingOf({ code, path, message, near }: Mistake, file: string): Finding {
  return {
    severity: FINDING_CODES[code],
    code,
    file,
    path: pointer(path),
    message,
    ...(near === undefined ? {} : { near }),
  };
}
