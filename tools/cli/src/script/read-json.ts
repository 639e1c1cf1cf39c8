import type * as z from 'zod';

export type JsonText =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

export function readJsonText(text: string): JsonText {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, message: `it is no JSON: ${(error as Error).message}` };
  }
}

/** One thing that does not fit, in words: where, and what. */
export function describeIssue({ code, path, message, ...issue }: z.core.$ZodIssue): string {
  const at = path.length === 0 ? '' : `\`${path.join('.')}\` `;
  if (code !== 'unrecognized_keys') return `${at}${message.replace(/^Invalid input: /, '')}`;
  const keys = (issue as { keys: readonly string[] }).keys.map((key) => `\`${key}\``).join(', ');
  return `${at}${keys} has no meaning here`;
}
