import type { Finding } from '@tapete/manifest';
import type { Paint } from '../paint.js';
import { harmless } from './harmless.js';

/** Findings for people: where, what is wrong, and what is near; then how many there are. */
export function showFindings(findings: readonly Finding[], paint: Paint): string {
  return findings.map((finding) => `${sayFinding(harmlessIn(finding), paint)}\n`).join('');
}

/** Names of files and words in them may be a stranger's. */
function harmlessIn({ file, path, message, near, hint, ...finding }: Finding): Finding {
  return {
    ...finding,
    file: harmless(file),
    path: harmless(path),
    message: harmless(message),
    ...(near !== undefined && { near: harmless(near) }),
    ...(hint !== undefined && { hint: harmless(hint) }),
  };
}

function sayFinding(
  { severity, code, file, path, line, column, message, near, hint }: Finding,
  paint: Paint,
): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  const told = severity === 'error' ? paint.red(`error ${code}`) : paint.yellow(`warning ${code}`);
  const meant = near === undefined ? '' : paint.cyan(`; did you mean \`${near}\`?`);
  return `${paint.bold(place)}${path === '' ? '' : ` ${paint.dim(path)}`}\n  ${told}: ${message}${meant}${hint === undefined ? '' : `\n  ${paint.dim(hint)}`}`;
}

export function sayCounts(findings: readonly Finding[], paint: Paint): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  if (findings.length === 0) return paint.green('No mistakes.');
  const text = [counted(errors, 'error'), counted(warnings, 'warning')]
    .filter((part) => part !== '')
    .join(', ');
  return errors > 0 ? paint.red(text) : paint.yellow(text);
}

const counted = (count: number, what: string): string =>
  count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
