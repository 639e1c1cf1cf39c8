import { canonicalNumber, canonicalPath, joined } from './path-data.js';
import { ATTRIBUTES, type AttributeName } from './vocabulary.js';

/** The one text of an attribute's value, or undefined where the attribute may not have this value. */
export function canonicalValue(attribute: AttributeName, text: string): string | undefined {
  const kind = ATTRIBUTES[attribute];
  if (typeof kind !== 'string') return (kind as readonly string[]).includes(text) ? text : undefined;
  return BY_KIND[kind](text);
}

/** What a value of this attribute may be, for people. */
export function valueHint(attribute: AttributeName): string {
  const kind = ATTRIBUTES[attribute];
  return typeof kind === 'string' ? HINTS[kind] : `one of ${kind.join(', ')}`;
}

/** The id that a value points at: `#sun` and `url(#sun)` point at `sun`. */
export function idPointedAt(value: string): string | undefined {
  return /^(?:url\()?#([\w.-]+)\)?$/.exec(value)?.[1];
}

/** Whether an attribute of this kind may point at an id. */
export function mayPoint(attribute: AttributeName): boolean {
  return ['fragment', 'paint', 'reference'].includes(ATTRIBUTES[attribute] as string);
}

type Kind = Extract<(typeof ATTRIBUTES)[AttributeName], string>;
type Reading = (text: string) => string | undefined;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const COLOUR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const NAME = /^[A-Za-z_][\w.-]*$/;
const FRAGMENT = /^#[A-Za-z_][\w.-]*$/;
const REFERENCE = /^url\(#[A-Za-z_][\w.-]*\)$/;
const TRANSFORMS: Readonly<Record<string, readonly number[]>> = {
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
  matrix: [6],
};

const BY_KIND: Readonly<Record<Kind, Reading>> = {
  number,
  length: (text) => (text.endsWith('%') ? suffixed(number(text.slice(0, -1)), '%') : number(text)),
  numbers: (text) => numberList(text)?.join(' '),
  path: canonicalPath,
  transform,
  paint: (text) => (text === 'none' || REFERENCE.test(text) ? text : colour(text)),
  reference: (text) => (text === 'none' || REFERENCE.test(text) ? text : undefined),
  fragment: (text) => (FRAGMENT.test(text) ? text : undefined),
  name: (text) => (NAME.test(text) ? text : undefined),
};

const HINTS: Readonly<Record<Kind, string>> = {
  number: 'a number without a unit',
  length: 'a number without a unit, or with %',
  numbers: 'numbers without units',
  path: 'the commands of a path, M first',
  transform: 'translate, scale, rotate, skewX, skewY or matrix of numbers',
  paint: 'none, a colour like #2f6f5e, or url(#id)',
  reference: 'none or url(#id)',
  fragment: '#id of something in the same picture',
  name: 'letters, digits, _ . and -, a letter first',
};

function number(text: string): string | undefined {
  return NUMBER.test(text.trim()) ? canonicalNumber(text.trim()) : undefined;
}

/** What stands between two numbers: a comma, space, or nothing where the second has a sign. */
const BETWEEN = /\s*,\s*|\s+|(?<=[\d.])(?=[+-])/;

function numberList(text: string): string[] | undefined {
  const list = text.trim().split(BETWEEN).map(number);
  return list.every((item) => item !== undefined) ? list : undefined;
}

function colour(text: string): string | undefined {
  return COLOUR.test(text) ? text.toLowerCase() : undefined;
}

function transform(text: string): string | undefined {
  const calls = [...text.matchAll(/\s*([a-zA-Z]+)\s*\(([^()]*)\)\s*,?/gy)];
  const whole = calls.reduce((length, [call]) => length + call.length, 0) === text.trimEnd().length;
  const written = calls.map(([, name = '', values = '']) => {
    const numbers = numberList(values);
    return numbers && TRANSFORMS[name]?.includes(numbers.length) ? `${name}(${joined(numbers)})` : undefined;
  });
  return whole && written.length > 0 && !written.includes(undefined) ? written.join('') : undefined;
}

const suffixed = (text: string | undefined, suffix: string): string | undefined =>
  text === undefined ? undefined : `${text}${suffix}`;
