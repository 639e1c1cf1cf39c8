import type { Finding } from '../findings/finding.js';
import { type Presentation, presentationShape } from '../presentation.js';
import { readDocument } from './document.js';

export interface PresentationReading {
  /** Undefined where the file has an error. */
  readonly presentation?: Presentation;
  readonly findings: readonly Finding[];
}

/** Reads a package's `presentation.json`, as whoever did not write it. */
export function readPresentation(text: string, file: string): PresentationReading {
  const { value, findings } = readDocument({ text, file, shape: presentationShape });
  return { findings, ...(value && { presentation: value }) };
}
