import type { SvgElement, SvgNode } from './node.js';
import { numberText } from './numbers.js';
import { SVG_NAMESPACE } from './vocabulary.js';

/**
 * The text of a picture. Attributes stand in the order in which they were written, numbers rounded.
 * It says what the tree says and judges nothing: `checkSvg` does.
 */
export function svgText(node: SvgNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'number') return numberText(node);
  if (typeof node === 'string') return escaped(node);
  return isElementNode(node) ? elementText(node) : node.map(svgText).join('');
}

/** What `<`, `&` and quotes are written as. */
export function escaped(text: string): string {
  return text.replace(/[<>&"]/g, (sign) => ESCAPES[sign as keyof typeof ESCAPES]);
}

const ESCAPES = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' } as const;

function isElementNode(node: SvgElement | readonly SvgNode[]): node is SvgElement {
  return !Array.isArray(node);
}

function elementText({ element, attributes, children }: SvgElement): string {
  const namespace = element === 'svg' ? ` xmlns="${SVG_NAMESPACE}"` : '';
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${valueText(value)}"`);
  const opening = `<${element}${namespace}${said.join('')}`;
  const inside = svgText(children);
  return inside === '' ? `${opening}/>` : `${opening}>${inside}</${element}>`;
}

const valueText = (value: string | number): string =>
  typeof value === 'number' ? numberText(value) : escaped(value);
