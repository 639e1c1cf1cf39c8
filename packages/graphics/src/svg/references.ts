import { SVG_LIMITS } from './limits.js';
import type { ReadElement } from './read-svg.js';
import type { SvgFinding } from './svg-finding.js';
import { idPointedAt, mayPoint } from './values.js';
import type { AttributeName } from './vocabulary.js';

/**
 * What is wrong with ids and with what points at them. A picture that uses a part which uses parts can be small as
 * text and endless to draw, so it is weighed with everything drawn where it is pointed at from.
 */
export function checkReferences(root: ReadElement): SvgFinding[] {
  const weighing = new Weighing(root);
  const drawn = weighing.weigh(root);
  if (weighing.findings.length === 0 && drawn > SVG_LIMITS.drawn) {
    const message = `${drawn} elements to draw, with all that is used; at most ${SVG_LIMITS.drawn}`;
    weighing.findings.push({ code: 'SVG_TOO_MUCH', message, element: root.name, ...root.position });
  }
  return weighing.findings;
}

class Weighing {
  readonly findings: SvgFinding[] = [];
  private readonly byId = new Map<string, ReadElement>();
  /** Weight of each element, and `open` while it is being weighed. */
  private readonly weights = new Map<ReadElement, number | 'open'>();

  constructor(root: ReadElement) {
    this.collect(root);
  }

  weigh(element: ReadElement): number {
    const known = this.weights.get(element);
    if (typeof known === 'number') return known;
    this.weights.set(element, 'open');
    let weight = 1;
    for (const child of element.children) if (typeof child !== 'string') weight += this.weigh(child);
    for (const [attribute, value] of element.attributes)
      weight += this.weighTarget(element, attribute, value);
    this.weights.set(element, weight);
    return weight;
  }

  private weighTarget(element: ReadElement, attribute: string, value: string): number {
    const id = mayPoint(attribute as AttributeName) ? idPointedAt(value) : undefined;
    if (id === undefined || (value.startsWith('#') && attribute !== 'href')) return 0;
    const target = this.byId.get(id);
    if (target === undefined)
      this.find(element, attribute, 'SVG_ID_MISSING', `nothing here has the id ${id}`);
    else if (this.weights.get(target) === 'open') {
      this.find(element, attribute, 'SVG_CIRCLE', `${id} would be drawn inside itself`);
    } else return this.weigh(target);
    return 0;
  }

  private collect(element: ReadElement): void {
    const id = element.attributes.get('id');
    if (id !== undefined && this.byId.has(id))
      this.find(element, 'id', 'SVG_ID_TWICE', `two elements have the id ${id}`);
    if (id !== undefined) this.byId.set(id, element);
    for (const child of element.children) if (typeof child !== 'string') this.collect(child);
  }

  private find(element: ReadElement, attribute: string, code: SvgFinding['code'], message: string): void {
    this.findings.push({ code, message, element: element.name, attribute, ...element.position });
  }
}
