import type { Json } from '@tapete/core';
import type * as z from 'zod';
import { nearest } from '../findings/near.js';
import type { Path } from '../findings/pointer.js';
import type { Mistake } from '../findings/report.js';
import { ruleOfPattern } from '../shapes/naming.js';

type Issue = z.core.$ZodIssue;

/** What a shape refused, in sentences for people. `keysOf` gives the keys that an object there may have. */
export function shapeMistakes(
  issues: readonly Issue[],
  raw: Json,
  keysOf: (path: Path) => readonly string[],
): Mistake[] {
  return issues.flatMap((issue) => mistakesOf(issue, { raw, keysOf, at: [] }));
}

interface Around {
  readonly raw: Json;
  readonly keysOf: (path: Path) => readonly string[];
  /** Where the issue's own path begins, inside a union. */
  readonly at: Path;
}

function mistakesOf(issue: Issue, around: Around): Mistake[] {
  const path = [...around.at, ...(issue.path as Path)];
  const value = valueAt(around.raw, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(key, path, around));
    case 'invalid_type':
      return [value === undefined ? missing(path, issue.expected) : wrongType(path, value, [issue.expected])];
    case 'invalid_value':
      return [value === undefined ? missing(path, 'value') : unknownValue(path, value, issue.values)];
    case 'invalid_union':
      return unionMistakes(issue, path, around);
    case 'invalid_format':
      return [badlyWritten(path, String(value), 'pattern' in issue ? (issue.pattern ?? '') : '')];
    case 'invalid_key':
      return issue.issues.flatMap((inner) => keyMistake(inner, path));
    case 'too_small':
    case 'too_big':
      return [outOfRange(issue, path, value)];
    default:
      return [{ code: 'TYPE_WRONG', path, message: `\`${last(path)}\`: ${issue.message}` }];
  }
}

function unknownKey(key: string, path: Path, { keysOf }: Around): Mistake {
  const near = nearest(key, keysOf(path));
  return { code: 'FIELD_UNKNOWN', path: [...path, key], message: `\`${key}\` is not a field here`, near };
}

function missing(path: Path, expected: string): Mistake {
  return {
    code: 'FIELD_MISSING',
    path,
    message: `\`${last(path)}\` is missing; it must be ${kindWords(expected)}`,
  };
}

function wrongType(path: Path, value: Json, expected: readonly string[]): Mistake {
  const wanted = [...new Set(expected.map(kindWords))].join(' or ');
  return { code: 'TYPE_WRONG', path, message: `${subject(path)} must be ${wanted}, not ${shown(value)}` };
}

function unknownValue(path: Path, value: Json, values: readonly unknown[]): Mistake {
  const texts = values.map(String);
  const near = typeof value === 'string' ? nearest(value, texts) : undefined;
  const known = listed(values.map((one) => JSON.stringify(one)));
  return {
    code: 'VALUE_UNKNOWN',
    path,
    message: `${shown(value)} is not known here; ${subject(path)} is ${known}`,
    near,
  };
}

/**
 * Of a union without a discriminator the branch is meant that takes this kind of value at all; where none does,
 * all of them are named.
 */
function unionMistakes(issue: z.core.$ZodIssueInvalidUnion, path: Path, around: Around): Mistake[] {
  const value = valueAt(around.raw, path);
  if (issue.errors.length === 0) return [noSuchKind(issue, path, value)];
  if (value === undefined) return [missing(path, 'value')];
  const meant = issue.errors.find((branch) => branch.every((inner) => takesKind(inner, value)));
  if (meant) return meant.flatMap((inner) => mistakesOf(inner, { ...around, at: path }));
  return [wrongType(path, value, issue.errors.flat().flatMap(expectedKinds))];
}

const isAtRoot = (issue: Issue): boolean => issue.path.length === 0;

/** Whether a branch could take such a value: a text for words, an object for an object. */
function takesKind(issue: Issue, value: Json): boolean {
  if (!isAtRoot(issue)) return true;
  if (issue.code === 'invalid_value') return issue.values.some((one) => typeof one === typeof value);
  return issue.code !== 'invalid_type';
}

function expectedKinds(issue: Issue): string[] {
  if (!isAtRoot(issue)) return [];
  if (issue.code === 'invalid_value') return issue.values.map((one) => typeof one);
  return issue.code === 'invalid_type' ? [issue.expected] : [];
}

function noSuchKind(issue: z.core.$ZodIssueInvalidUnion, path: Path, value: Json | undefined): Mistake {
  const options =
    'options' in issue && Array.isArray(issue.options) ? (issue.options as readonly unknown[]) : [];
  if (value === undefined) {
    return {
      code: 'FIELD_MISSING',
      path,
      message: `\`${last(path)}\` is missing; it is ${listed(options.map((one) => JSON.stringify(one)))}`,
    };
  }
  return unknownValue(path, value, options);
}

function badlyWritten(path: Path, written: string, pattern: string): Mistake {
  const rule = ruleOfPattern(pattern);
  if (!rule) return { code: 'VALUE_UNKNOWN', path, message: `\`${written}\` is not a ${last(path)}` };
  const mended = rule.mend(written);
  const near = mended !== undefined && mended !== written && rule.pattern.test(mended) ? mended : undefined;
  return { code: rule.code, path, message: `\`${written}\` must be ${rule.says}`, near };
}

function keyMistake(issue: Issue, path: Path): Mistake[] {
  const key = String(last(path));
  if (issue.code === 'invalid_format')
    return [badlyWritten(path, key, 'pattern' in issue ? (issue.pattern ?? '') : '')];
  return [{ code: 'NAME_WRONG', path, message: `\`${key}\` cannot be a key here: ${issue.message}` }];
}

function outOfRange(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  path: Path,
  value: Json | undefined,
): Mistake {
  const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (issue.origin === 'string') {
    const empty = value === '' ? ' and is empty' : '';
    return { code: 'LENGTH_WRONG', path, message: `${subject(path)} must have ${bound} letters${empty}` };
  }
  if (issue.origin === 'array') {
    const has = Array.isArray(value) ? `, not ${value.length}` : '';
    return { code: 'LENGTH_WRONG', path, message: `${subject(path)} must have ${bound} items${has}` };
  }
  return {
    code: 'RANGE_WRONG',
    path,
    message: `${subject(path)} must be ${bound}, not ${shown(value ?? null)}`,
  };
}

const KIND_WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const kindWords = (expected: string): string => KIND_WORDS[expected] ?? 'there';

/** The name of what is wrong: a key, or the item of a list with the list's name. */
function subject(path: Path): string {
  const key = path.at(-1);
  if (key === undefined) return 'the document';
  return typeof key === 'number' ? `item ${key} of \`${path.at(-2) ?? ''}\`` : `\`${key}\``;
}

const last = (path: Path): string | number => path.at(-1) ?? 'the document';

function listed(values: readonly string[]): string {
  if (values.length < 2) return values.join('');
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

function shown(value: Json): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

export function valueAt(raw: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.hasOwn(value, key) ? (value as Record<string | number, Json>)[key] : undefined;
  }, raw);
}
