import { type Block, type Column, countRows, type Domain, type Pattern } from './domain.js';

/** A domain has no more rows than this: rules that list more are refused, and so is a domain that comes from outside. */
export const ROWS_MAX = 10_000;

/** What is wrong with a domain from outside, in words; undefined where `rowsOf` can read it. */
export function domainFault(value: unknown): string | undefined {
  if (!isObject(value)) return 'a domain is an object';
  const { parameters, patterns } = value as Partial<Domain>;
  if (!isListOf(parameters, isText)) return 'the parameters of a domain are texts';
  if (!isListOf<Pattern>(patterns, isObject as (value: unknown) => value is Pattern))
    return 'the patterns of a domain are objects';
  const wrong = patterns.find(({ places }) => !isListOf(places, isBlock));
  if (wrong) return 'a place is written as x, y, width, height: whole numbers, at least one place';
  if (countRows({ patterns }) > ROWS_MAX) return `a domain has at most ${ROWS_MAX} rows`;
  return patterns.every((pattern) => isPattern(pattern, parameters.length))
    ? undefined
    : 'a pattern has a column for each value and target, which fits its places';
}

function isPattern(pattern: Pattern, parameters: number): boolean {
  const { values, at = [], covers = [] } = pattern;
  const rows = countRows({ patterns: [pattern] });
  const isColumn = (column: unknown): column is Column => fitsPlaces(column, pattern, rows);
  return (
    isListOf(values, isColumn) &&
    values.length === parameters &&
    isListOf(at, isColumn) &&
    isListOf(covers, isColumn)
  );
}

function fitsPlaces(column: unknown, { places }: Pattern, rows: number): boolean {
  if (isScalar(column)) return true;
  if (Array.isArray(column)) return column.length === rows && column.every(isScalar);
  const { on, x, y, ...more } = column as { readonly [name in 'on' | 'x' | 'y']?: unknown };
  if (Object.keys(more).length > 0) return false;
  if (on === undefined)
    return x === undefined ? Number.isSafeInteger(y) : y === undefined && Number.isSafeInteger(x);
  const [right, up] = [x ?? 0, y ?? 0];
  return (
    isText(on) &&
    isStep(right) &&
    isStep(up) &&
    places.every(([fromX, fromY]) => fromX + right >= 0 && fromY + up >= 0)
  );
}

/** So far from 0 a place may be: far more than a board has cells, and its name still has few letters. */
const FARTHEST = 1_000_000;

function isBlock(block: unknown): block is Block {
  if (!Array.isArray(block) || block.length < 2 || block.length > 4) return false;
  const [x, y, width = 1, height = 1] = block as unknown[];
  return isCount(x) && isCount(y) && isCount(width) && isCount(height) && width > 0 && height > 0;
}

const isCount = (value: unknown): value is number => isStep(value) && value >= 0;
const isStep = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(value as number) <= FARTHEST;

const isText = (value: unknown): value is string => typeof value === 'string';
const isScalar = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = <Item>(value: unknown, is: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(is);
