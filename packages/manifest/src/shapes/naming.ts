import * as z from 'zod';
import type { FindingCode } from '../findings/codes.js';

/** One rule for how something is written, with the words that explain it. */
export interface NamingRule {
  readonly pattern: RegExp;
  readonly code: FindingCode;
  /** Ends the sentence "`x` must be …". */
  readonly says: string;
  /** The same name, written by the rule; undefined where nobody can guess. */
  readonly mend: (written: string) => string | undefined;
}

const words = (written: string): string[] =>
  written
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

export const kebabCase = (written: string): string => words(written).join('-').toLowerCase();

export const pascalCase = (written: string): string => words(written).map(capital).join('');

export const camelCase = (written: string): string => {
  const pascal = pascalCase(written);
  return pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
};

const unknown = () => undefined;

/** Source: seed 000, "ID Naming Conventions". */
export const NAMING = {
  kebab: {
    pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    code: 'NAME_WRONG',
    says: 'small letters, digits and dashes, as in `draw-pile`',
    mend: kebabCase,
  },
  camel: {
    pattern: /^[a-z][a-zA-Z0-9]*$/,
    code: 'NAME_WRONG',
    says: 'camelCase, as in `playCard`',
    mend: camelCase,
  },
  resource: {
    pattern: /^[a-zA-Z][a-zA-Z0-9_]*$/,
    code: 'NAME_WRONG',
    says: 'letters, digits and `_`, beginning with a letter, as in `victoryPoints`',
    mend: camelCase,
  },
  /** Cards and tiles have whatever names their makers gave them; a seat (`p0`) or a dash and number may follow. */
  member: {
    pattern: /^[a-zA-Z0-9][a-zA-Z0-9_-]*$/,
    code: 'NAME_WRONG',
    says: 'letters, digits, `-` and `_`, as in `hearts-1`',
    mend: kebabCase,
  },
  deck: {
    pattern: /^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/,
    code: 'NAME_WRONG',
    says: 'small letters, digits and dashes, as in `resource-deck`',
    mend: kebabCase,
  },
  errorCode: {
    pattern: /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/,
    code: 'NAME_WRONG',
    says: 'capital letters and `_`, as in `COLUMN_FULL`',
    mend: (written) => words(written).join('_').toUpperCase(),
  },
  event: {
    pattern: /^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)*$/,
    code: 'NAME_WRONG',
    says: 'words joined by dots, as in `disc.dropped`',
    mend: unknown,
  },
  locale: {
    pattern: /^[a-z]{2,3}(-[A-Z][a-zA-Z]{1,3})?$/,
    code: 'NAME_WRONG',
    says: 'a language, as in `es` or `pt-BR`',
    mend: unknown,
  },
  definition: {
    pattern: /^[a-z][a-z0-9-]*\/[a-z][a-zA-Z0-9-]*(#[a-zA-Z0-9][a-zA-Z0-9_-]*)?$/,
    code: 'NAME_WRONG',
    says: 'a library, a definition and its member, as in `tabletop/pieces#disc`',
    mend: unknown,
  },
  viewer: {
    pattern: /^(owner|team|others|role:[a-z][a-zA-Z0-9-]*)$/,
    code: 'NAME_WRONG',
    says: '`owner`, `team`, `others` or a role, as in `role:spy`',
    mend: unknown,
  },
  version: {
    pattern: /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/,
    code: 'VERSION_INEXACT',
    says: 'one exact version, as in `1.0.0`; a range would not be the same game tomorrow',
    mend: (written) => /\d+\.\d+\.\d+/.exec(written)?.[0],
  },
  file: {
    pattern: /^(?!\.{1,2}\/)[\w@-][\w@.-]*(\/(?!\.{1,2}\/)[\w@.-]+)*$/,
    code: 'PATH_WRONG',
    says: 'a path inside the module, as in `texts/es.json`',
    mend: (written) => written.replaceAll('\\', '/').replace(/^(\.?\/)+/, '') || undefined,
  },
} as const satisfies Record<string, NamingRule>;

export type NamingName = keyof typeof NAMING;

const BY_PATTERN = new Map<string, NamingRule>(
  Object.values(NAMING).map((rule) => [String(rule.pattern), rule]),
);

/** The rule that a text did not keep, by the pattern that refused it. */
export const ruleOfPattern = (pattern: string): NamingRule | undefined => BY_PATTERN.get(pattern);

/** A text written by one of the rules. */
export const named = (name: NamingName) => z.string().regex(NAMING[name].pattern);
