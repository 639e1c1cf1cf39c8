import { ACCEPTANCE_CODES } from '@tapete/conformance';
import type { Finding } from '@tapete/manifest';
import type { IMPORT_CODES } from './build/import-guard.js';

/** Codes of what the publisher finds, beyond what `verify` does. */
export const PUBLISHER_CODES = [
  'FILE_MISSING',
  'FILE_LINK',
  'ENGINE_VERSION',
  'LIBRARY_NOT_FOUND',
  'CODE_WRONG',
  'STRUCTURE_DIFFERS',
  'RULES_BROKEN',
  'RULES_TWICE',
  'RULES_FAILED',
  'RULES_FUEL',
  'RULES_SLOW',
  'RULES_DIVERGE',
  'BOT_FAILED',
  'SOUND_WRONG',
  'IMAGE_WRONG',
  'RESOURCE_LATER',
  'ACCEPTANCE_MISSING',
  'ACCEPTANCE_TOO_MANY',
  ...ACCEPTANCE_CODES,
  'ENTRY_UNKNOWN',
  'PACKAGE_MISSING',
  'PACKAGE_WRONG',
  'FILE_DIFFERS',
  'FILE_UNKNOWN',
  'LOCK_DIFFERS',
  'API_UNKNOWN',
  'PATH_WRONG',
  'PATH_TWICE',
  'FILE_TOO_LARGE',
  'PACKAGE_TOO_LARGE',
  'PACKAGE_TOO_MANY_FILES',
] as const;
export type PublisherCode = (typeof PUBLISHER_CODES)[number] | (typeof IMPORT_CODES)[number];

interface About {
  readonly file: string;
  readonly message: string;
  readonly path?: string;
  readonly near?: string;
  readonly line?: number;
  readonly column?: number;
}

export function finding(code: PublisherCode, about: About): Finding {
  return { severity: 'error', code, path: '', ...about };
}
