import type { Finding } from '@tapete/manifest';

/** Codes of what acceptance cases and schemas show. */
export const ACCEPTANCE_CODES = [
  'SCHEMA_MISSING',
  'SCHEMA_WRONG',
  'SCHEMA_TOO_LARGE',
  'SCHEMA_REFERENCE',
  'SCHEMA_PATTERN',
  'ACCEPTANCE_SYNTAX',
  'ACCEPTANCE_FAILED',
] as const;
export type AcceptanceCode = (typeof ACCEPTANCE_CODES)[number];

interface About {
  readonly file: string;
  readonly message: string;
  readonly path?: string;
  readonly line?: number;
}

export const finding = (code: AcceptanceCode, about: About): Finding => ({
  severity: 'error',
  code,
  path: '',
  ...about,
});
