import type { Finding } from '@tapete/manifest';

/** A module has mistakes, so that the command cannot do what it was asked: all of them are told, exit code 1. */
export class Found extends Error {
  override readonly name = 'Found';
  constructor(
    message: string,
    readonly findings: readonly Finding[],
  ) {
    super(message);
  }
}

/** Findings of a module as they are seen from outside its folder. */
export function foundIn(folder: string, findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) => ({
    ...finding,
    file: folder === '' ? finding.file : `${folder}/${finding.file}`,
  }));
}
