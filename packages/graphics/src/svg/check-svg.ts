import { SVG_LIMITS } from './limits.js';
import { type ReadElement, readSvg } from './read-svg.js';
import { checkReferences } from './references.js';
import type { SvgFinding } from './svg-finding.js';
import { escaped } from './svg-text.js';
import { SVG_NAMESPACE } from './vocabulary.js';

/** A picture in its one text, or everything for which it is refused. */
export type CheckedSvg =
  | { readonly svg: string; readonly findings: readonly [] }
  | { readonly svg: undefined; readonly findings: readonly SvgFinding[] };

/**
 * Says whether a text is a picture that may be shown. What is not on the list of elements, attributes and values
 * is refused with its place, never taken out: a repaired picture is another one than its author looked at.
 *
 * The one text of a picture has no comments and no white space between elements, sorted attributes, rounded numbers.
 * Checking it again gives the same text.
 */
export function checkSvg(text: string): CheckedSvg {
  if (utf8Length(text) > SVG_LIMITS.bytes) return refused([tooLarge(text)]);
  const { root, findings } = readSvg(text);
  if (root !== undefined) findings.push(...checkArea(root), ...checkReferences(root));
  return root === undefined || findings.length > 0
    ? refused(findings)
    : { svg: canonicalText(root), findings: [] };
}

const refused = (findings: readonly SvgFinding[]): CheckedSvg => ({ svg: undefined, findings });

function tooLarge(text: string): SvgFinding {
  const message = `${utf8Length(text)} bytes; a picture has at most ${SVG_LIMITS.bytes}`;
  return { code: 'SVG_TOO_LARGE', message, line: 1, column: 0 };
}

/** Without TextEncoder, which the language itself does not have. */
function utf8Length(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

function checkArea(root: ReadElement): SvgFinding[] {
  const box = (root.attributes.get('viewBox') ?? '').split(' ').map(Number);
  const [, , width = 0, height = 0] = box;
  const where = { element: 'svg', attribute: 'viewBox', ...root.position };
  if (box.length !== 4 || !(width > 0) || !(height > 0)) {
    return [{ code: 'SVG_AREA', message: '<svg> needs viewBox="x y width height"', ...where }];
  }
  const asked =
    Number(root.attributes.get('width') ?? width) * Number(root.attributes.get('height') ?? height);
  // Not a number where a size is in percent: then the page decides it.
  const area = Math.max(width * height, Number.isNaN(asked) ? 0 : asked);
  if (area <= SVG_LIMITS.area) return [];
  return [{ code: 'SVG_AREA', message: `${area} units of area; at most ${SVG_LIMITS.area}`, ...where }];
}

function canonicalText({ name, attributes, children }: ReadElement): string {
  const namespace = name === 'svg' ? ` xmlns="${SVG_NAMESPACE}"` : '';
  const sorted = [...attributes].sort(([one], [other]) => (one < other ? -1 : 1));
  const said = sorted.map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`).join('');
  const inside = children
    .map((child) => (typeof child === 'string' ? escaped(child) : canonicalText(child)))
    .join('');
  return inside === '' ? `<${name}${namespace}${said}/>` : `<${name}${namespace}${said}>${inside}</${name}>`;
}
