import type { Json } from '@tapete/core';
import type * as z from 'zod';
import { type Finding, hasErrors } from '../findings/finding.js';
import { type Path, pointer } from '../findings/pointer.js';
import { collect, findingOf, type Mistake, type Report } from '../findings/report.js';
import { readJson, type TextPlace } from './json-text.js';
import { keysOf } from './keys-of.js';
import { shapeMistakes } from './shape-mistakes.js';
import { usable } from './usable.js';

export type Check<Written> = (written: Written, report: Report) => void;

/** One file, read: what was found in it, and what other files may be checked against. */
export interface Document<Shape extends z.ZodType> {
  readonly file: string;
  readonly findings: readonly Finding[];
  /** As written, or what of it can still be looked at; undefined where the text is no JSON at all. */
  readonly written?: z.input<Shape>;
  /** Checked, with defaults; undefined where the file has an error. */
  readonly value?: z.output<Shape>;
  readonly places: ReadonlyMap<string, TextPlace>;
}

export interface Source<Shape extends z.ZodType> {
  readonly text: string;
  readonly file: string;
  readonly shape: Shape;
  readonly check?: Check<z.input<Shape>>;
}

/** Reads one file and tells all its mistakes at once: of syntax, of shape, of sense. */
export function readDocument<Shape extends z.ZodType>(source: Source<Shape>): Document<Shape> {
  const { text, file } = source;
  const json = readJson(text);
  if (!json.ok) return { file, findings: [syntaxFinding(json.mistake, file)], places: new Map() };
  const { written, value, mistakes } = judged(source, json.value);
  const twice = json.twice.map(keyTwice);
  const findings = [...twice, ...mistakes].map((mistake) => located(findingOf(mistake, file), json.places));
  const base = { file, findings, written, places: json.places };
  return value === undefined || hasErrors(findings) ? base : { ...base, value };
}

interface Judged<Shape extends z.ZodType> {
  readonly written: z.input<Shape>;
  readonly value?: z.output<Shape>;
  readonly mistakes: readonly Mistake[];
}

function judged<Shape extends z.ZodType>({ shape, check }: Source<Shape>, raw: Json): Judged<Shape> {
  const parsed = shape.safeParse(raw);
  const issues = parsed.success ? [] : parsed.error.issues;
  const ofShape = shapeMistakes(issues, raw, (path) => keysOf(shape, raw, path));
  const isLost = ofShape.some(({ path, code }) => path.length === 0 && code === 'TYPE_WRONG');
  const written = (isLost ? undefined : usable(raw, issues)) as z.input<Shape>;
  const ofSense = isLost || !check ? [] : collect((report) => check(written, report));
  const mistakes = [...ofShape, ...ofSense.filter((mistake) => !isFollowUp(mistake, ofShape))];
  return parsed.success
    ? { written, value: parsed.data as z.output<Shape>, mistakes }
    : { written, mistakes };
}

/** What lies at or under a place whose shape is wrong already was looked at with something empty in its place. */
function isFollowUp(mistake: Mistake, ofShape: readonly Mistake[]): boolean {
  const under = `${pointer(mistake.path)}/`;
  return ofShape.some(({ path, code }) => code !== 'FIELD_UNKNOWN' && under.startsWith(`${pointer(path)}/`));
}

function keyTwice(path: Path): Mistake {
  const key = path.at(-1) ?? '';
  return {
    code: 'KEY_TWICE',
    path,
    message: `\`${key}\` stands here more than once; only the last would count`,
  };
}

function syntaxFinding(
  { message, line, column }: TextPlace & { readonly message: string },
  file: string,
): Finding {
  return {
    severity: 'error',
    code: 'JSON_SYNTAX',
    file,
    path: '',
    message: `not JSON: ${message}`,
    line,
    column,
  };
}

/** The finding with its line: of the value, or of what should have it. */
export function located(finding: Finding, places: ReadonlyMap<string, TextPlace>): Finding {
  for (let path = finding.path; ; path = path.slice(0, path.lastIndexOf('/'))) {
    const place = places.get(path);
    if (place) return { ...finding, ...place };
    if (path === '') return finding;
  }
}

/** Findings of one document, seen from another. */
export function findingsIn(
  { file, places }: Pick<Document<z.ZodType>, 'file' | 'places'>,
  look: (report: Report) => void,
): Finding[] {
  return collect(look).map((mistake) => located(findingOf(mistake, file), places));
}
