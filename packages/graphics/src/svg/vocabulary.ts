/**
 * What a picture may say, and all of it: the elements with their attributes, and what each attribute's value may be.
 * The JSX types, the writer and the check read this table, so what compiles is what passes.
 * Source: design, "Pictures, layout, plans, sound".
 */
export const ATTRIBUTES = {
  id: 'name',
  href: 'fragment',
  viewBox: 'numbers',
  transform: 'transform',
  d: 'path',
  points: 'numbers',

  x: 'length',
  y: 'length',
  width: 'length',
  height: 'length',
  x1: 'length',
  y1: 'length',
  x2: 'length',
  y2: 'length',
  cx: 'length',
  cy: 'length',
  r: 'length',
  rx: 'length',
  ry: 'length',
  fx: 'length',
  fy: 'length',
  offset: 'length',

  fill: 'paint',
  stroke: 'paint',
  'stop-color': 'paint',
  'fill-opacity': 'number',
  'stroke-opacity': 'number',
  'stop-opacity': 'number',
  opacity: 'number',
  'stroke-width': 'number',
  'stroke-miterlimit': 'number',
  'stroke-dashoffset': 'number',
  'stroke-dasharray': 'numbers',
  'clip-path': 'reference',
  mask: 'reference',

  'fill-rule': ['nonzero', 'evenodd'],
  'clip-rule': ['nonzero', 'evenodd'],
  'stroke-linecap': ['butt', 'round', 'square'],
  'stroke-linejoin': ['miter', 'round', 'bevel'],
  spreadMethod: ['pad', 'reflect', 'repeat'],
  gradientUnits: ['userSpaceOnUse', 'objectBoundingBox'],
  clipPathUnits: ['userSpaceOnUse', 'objectBoundingBox'],
  maskUnits: ['userSpaceOnUse', 'objectBoundingBox'],
  maskContentUnits: ['userSpaceOnUse', 'objectBoundingBox'],
  patternUnits: ['userSpaceOnUse', 'objectBoundingBox'],
  patternContentUnits: ['userSpaceOnUse', 'objectBoundingBox'],
  gradientTransform: 'transform',
  patternTransform: 'transform',
  preserveAspectRatio: ['none', 'xMidYMid meet', 'xMidYMid slice'],

  'font-family': ['sans-serif', 'serif'],
  'font-size': 'number',
  'font-weight': ['400', '500', '600', '700', '800'],
  'font-style': ['normal', 'italic'],
  'text-anchor': ['start', 'middle', 'end'],
  'letter-spacing': 'number',
  dx: 'number',
  dy: 'number',
} as const;

const PAINTED = [
  'id',
  'transform',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'opacity',
  'clip-path',
  'clip-rule',
  'mask',
] as const;
const BOX = ['x', 'y', 'width', 'height'] as const;
const WRITTEN = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'letter-spacing',
] as const;
const GRADIENT = ['id', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'href'] as const;

export const ELEMENTS = {
  svg: ['viewBox', 'width', 'height', 'preserveAspectRatio', 'fill', 'stroke'],
  g: [...PAINTED, ...WRITTEN],
  defs: ['id'],
  title: [],
  desc: [],
  symbol: ['id', 'viewBox', 'preserveAspectRatio'],
  use: [...PAINTED, ...BOX, 'href'],
  path: [...PAINTED, 'd'],
  rect: [...PAINTED, ...BOX, 'rx', 'ry'],
  circle: [...PAINTED, 'cx', 'cy', 'r'],
  ellipse: [...PAINTED, 'cx', 'cy', 'rx', 'ry'],
  line: [...PAINTED, 'x1', 'y1', 'x2', 'y2'],
  polyline: [...PAINTED, 'points'],
  polygon: [...PAINTED, 'points'],
  text: [...PAINTED, ...WRITTEN, 'x', 'y', 'dx', 'dy'],
  tspan: [...PAINTED, ...WRITTEN, 'x', 'y', 'dx', 'dy'],
  linearGradient: [...GRADIENT, 'x1', 'y1', 'x2', 'y2'],
  radialGradient: [...GRADIENT, 'cx', 'cy', 'r', 'fx', 'fy'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
  clipPath: ['id', 'transform', 'clipPathUnits', 'clip-rule'],
  mask: ['id', ...BOX, 'maskUnits', 'maskContentUnits'],
  pattern: ['id', ...BOX, 'viewBox', 'patternUnits', 'patternContentUnits', 'patternTransform', 'href'],
} as const;

export type AttributeName = keyof typeof ATTRIBUTES;
export type ElementName = keyof typeof ELEMENTS;

/** What stands between their tags is read by people. Everywhere else only white space may stand. */
export const WITH_WORDS: ReadonlySet<string> = new Set(['title', 'desc', 'text', 'tspan']);

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

export const isElement = (name: string): name is ElementName => Object.hasOwn(ELEMENTS, name);

export const isAttribute = (name: string): name is AttributeName => Object.hasOwn(ATTRIBUTES, name);

/** Whether this element may have this attribute. */
export function mayHave(element: ElementName, attribute: string): attribute is AttributeName {
  return isAttribute(attribute) && (ELEMENTS[element] as readonly string[]).includes(attribute);
}
