import type { Severity } from './codes.js';

/** What an author is told of one mistake. Collected, all at once; never thrown. */
export interface Finding {
  readonly severity: Severity;
  /** Of this package one of `FINDING_CODES`; other parts have lists of their own. */
  readonly code: string;
  readonly file: string;
  /** JSON pointer into the file, `/availableActions/0/name`; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
  /** What was probably meant. */
  readonly near?: string;
  /** How it is mended, where the message does not say it. */
  readonly hint?: string;
  /** Counted from 1; where the file's text was at hand. */
  readonly line?: number;
  readonly column?: number;
}

/** One finding as a line for people: where, what, and what is near. */
export function formatFinding(finding: Finding): string {
  const near = finding.near === undefined ? '' : `; did you mean \`${finding.near}\`?`;
  const at = finding.path === '' ? '' : ` ${finding.path}`;
  const hint = finding.hint === undefined ? '' : `\n  ${finding.hint}`;
  return `${place(finding)}${at}\n  ${finding.severity} ${finding.code}: ${finding.message}${near}${hint}`;
}

function place({ file, line, column }: Finding): string {
  return line === undefined ? file : `${file}:${line}:${column ?? 1}`;
}

export const hasErrors = (findings: readonly Finding[]): boolean =>
  findings.some(({ severity }) => severity === 'error');

/** The order in which findings are told: file by file, from the top down. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compare(a.path, b.path) ||
      compare(a.code, b.code),
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
