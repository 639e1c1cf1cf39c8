import type { SvgElement, SvgNode, SvgProps } from './svg/node.js';
import { isAttribute, isElement } from './svg/vocabulary.js';

/** A part of a picture that is written as an element: `<Disc size={10} />`. */
type Part<Props> = (props: Props) => SvgNode;

/**
 * What `<circle r={4} />` becomes. A picture's first line says that its JSX is of this package.
 * Thrown as a TypeError: an element or an attribute that the vocabulary does not have.
 */
export function jsx<Props extends object>(type: string | Part<Props>, props: Props): SvgNode {
  return typeof type === 'function' ? type(props) : element(type, props);
}

/** The same with several children, which come as one list. */
export function jsxs<Props extends object>(type: string | Part<Props>, props: Props): SvgNode {
  return jsx(type, props);
}

export const Fragment = ({ children }: { readonly children?: SvgNode }): SvgNode => children;

/** The names that TypeScript asks of a JSX runtime: types alone. */
export declare namespace JSX {
  type Element = SvgNode;
  type ElementType = keyof SvgProps | ((props: never) => SvgNode);
  interface ElementChildrenAttribute {
    readonly children: unknown;
  }
  interface IntrinsicElements extends SvgProps {}
}

function element(name: string, props: object): SvgElement {
  if (!isElement(name)) throw new TypeError(`<${name}> is not an element of pictures`);
  const { children, ...rest } = props as { readonly children?: SvgNode };
  const given = Object.entries<string | number | undefined>(rest).filter(([, value]) => value !== undefined);
  const attributes = given.map(([prop, value]) => [attributeName(name, prop), value]);
  return { element: name, attributes: Object.fromEntries(attributes), children };
}

function attributeName(element: string, prop: string): string {
  if (isAttribute(prop)) return prop;
  const hyphened = prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (isAttribute(hyphened)) return hyphened;
  throw new TypeError(`<${element} ${prop}> is not an attribute of pictures`);
}
