import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { SVG_LIMITS } from './limits.js';
import type { SvgCode, SvgFinding, SvgPosition } from './svg-finding.js';
import { canonicalValue, valueHint } from './values.js';
import { type ElementName, isElement, mayHave, SVG_NAMESPACE, WITH_WORDS } from './vocabulary.js';

/** An element that may stand in a picture, with each value in its one text. */
export interface ReadElement {
  readonly name: ElementName;
  readonly attributes: Map<string, string>;
  readonly children: (ReadElement | string)[];
  readonly position: SvgPosition;
}

/** The picture as far as it could be read, and all that is wrong with what stands in it. */
export function readSvg(text: string): {
  readonly root: ReadElement | undefined;
  readonly findings: SvgFinding[];
} {
  const reader = new SvgReader();
  reader.read(text);
  return reader;
}

/** Why what people expect of SVG is no part of a picture here. */
const REASONS: Readonly<Record<string, string>> = {
  script: 'a picture runs nothing',
  foreignObject: 'a picture holds no page',
  style: 'colours and widths are attributes of the elements',
  a: 'a picture leads nowhere',
  image: 'a picture loads nothing; draw it, or make it a resource of type image',
  feImage: 'a picture loads nothing',
  filter: 'filters are slow where pictures move; use gradients',
  animate: 'motion is said by plans',
  animateTransform: 'motion is said by plans',
  animateMotion: 'motion is said by plans',
  set: 'motion is said by plans',
};

class SvgReader {
  root: ReadElement | undefined;
  readonly findings: SvgFinding[] = [];
  private readonly parser = new SaxesParser();
  /** The elements that are open, outermost first; one that is not allowed stands as undefined. */
  private readonly open: (ReadElement | undefined)[] = [];
  private readonly attributePositions = new Map<string, SvgPosition>();
  private start: SvgPosition = { line: 1, column: 0 };
  private isBroken = false;

  read(text: string): void {
    const { parser } = this;
    parser.on('error', (error) => this.breakOff(error.message));
    parser.on('xmldecl', () => this.find('SVG_DECLARATION', 'leave out <?xml …?>: pictures are UTF-8'));
    parser.on('doctype', () =>
      this.find('SVG_DOCTYPE', 'a picture has no DOCTYPE and no entities of its own'),
    );
    parser.on('processinginstruction', ({ target }) =>
      this.find('SVG_INSTRUCTION', `<?${target} …?> has no place in a picture`),
    );
    parser.on('cdata', () => this.find('SVG_CDATA', 'write text as text, with &lt; and &amp;'));
    parser.on('opentagstart', () => this.begin());
    parser.on('attribute', ({ name }) => this.attributePositions.set(name, this.position()));
    parser.on('opentag', (tag) => this.openElement(tag));
    parser.on('text', (words) => this.addWords(words));
    parser.on('closetag', () => this.open.pop());
    parser.write(text).close();
  }

  private begin(): void {
    this.start = this.position();
    this.attributePositions.clear();
  }

  private openElement(tag: SaxesTagPlain): void {
    if (this.isBroken) return;
    const element = this.allowedElement(tag);
    if (this.open.length === SVG_LIMITS.depth) {
      this.find('SVG_DEPTH', `elements stand more than ${SVG_LIMITS.depth} deep`, { element: tag.name });
    }
    if (element && this.open.length === 0) this.root ??= element;
    // Not pushed deeper than the limit, so what walks this tree afterwards may recurse.
    else if (element && this.open.length < SVG_LIMITS.depth) this.open.at(-1)?.children.push(element);
    this.open.push(element);
  }

  private allowedElement({ name, attributes }: SaxesTagPlain): ReadElement | undefined {
    const isRoot = this.open.length === 0;
    if (isRoot && name !== 'svg')
      this.find('SVG_ROOT', `a picture begins with <svg>, not <${name}>`, { element: name });
    if (!isElement(name) || (name === 'svg' && !isRoot)) {
      const reason =
        REASONS[name] ?? (name === 'svg' ? 'one <svg> in another' : 'not an element of pictures');
      this.find('SVG_ELEMENT', `<${name}>: ${reason}`, { element: name, ...this.start });
      return undefined;
    }
    const allowed = new Map<string, string>();
    for (const [attribute, value] of Object.entries(attributes))
      this.readAttribute(name, attribute, value, allowed);
    if (isRoot) this.checkNamespace(attributes.xmlns);
    return { name, attributes: allowed, children: [], position: this.start };
  }

  private readAttribute(
    element: ElementName,
    attribute: string,
    text: string,
    into: Map<string, string>,
  ): void {
    if (attribute === 'xmlns' && element === 'svg') return;
    const where = { element, attribute, ...(this.attributePositions.get(attribute) ?? this.start) };
    if (!mayHave(element, attribute)) {
      this.find('SVG_ATTRIBUTE', `<${element} ${attribute}>: ${attributeReason(attribute)}`, where);
      return;
    }
    const value = canonicalValue(attribute, text);
    if (value !== undefined) into.set(attribute, value);
    else {
      const quoted = JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
      this.find('SVG_VALUE', `<${element} ${attribute}=${quoted}>: must be ${valueHint(attribute)}`, where);
    }
  }

  private checkNamespace(namespace: string | undefined): void {
    if (namespace === SVG_NAMESPACE) return;
    this.find('SVG_ROOT', `<svg> needs xmlns="${SVG_NAMESPACE}"`, {
      element: 'svg',
      attribute: 'xmlns',
      ...this.start,
    });
  }

  private addWords(words: string): void {
    if (this.isBroken || this.open.length === 0) return;
    const element = this.open.at(-1);
    if (element && WITH_WORDS.has(element.name)) element.children.push(words);
    else if (element && words.trim() !== '') {
      this.find('SVG_WORDS', `words stand in <text>, not in <${element.name}>`, { element: element.name });
    }
  }

  /** What follows the first thing that is not XML is not looked at: it would be guessed. */
  private breakOff(message: string): void {
    if (this.isBroken) return;
    this.find('SVG_NOT_XML', `not XML: ${message.replace(/^\d+:\d+: /, '')}`);
    this.isBroken = true;
  }

  private find(code: SvgCode, message: string, where: Partial<SvgFinding> = {}): void {
    if (this.isBroken) return;
    this.findings.push({ code, message, ...this.position(), ...where });
  }

  private position(): SvgPosition {
    return { line: this.parser.line, column: this.parser.column };
  }
}

function attributeReason(attribute: string): string {
  if (/^on/i.test(attribute)) return 'a picture runs nothing';
  if (attribute === 'style' || attribute === 'class') return 'colours and widths are attributes of their own';
  if (/^xlink:/i.test(attribute)) return 'write href';
  return 'not an attribute of this element';
}
