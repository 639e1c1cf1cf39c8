import type { ATTRIBUTES, AttributeName, ELEMENTS, ElementName } from './vocabulary.js';

/** A picture, or a part of one, before it is text. Nothing is drawn for null, undefined, true and false. */
export type SvgNode = SvgElement | string | number | boolean | null | undefined | readonly SvgNode[];

export interface SvgElement {
  readonly element: ElementName;
  /** By the names of the vocabulary (`stroke-width`). */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: SvgNode;
}

export type Paint = 'none' | `#${string}` | `url(#${string})`;

interface ValueOf {
  readonly name: string;
  readonly fragment: `#${string}`;
  readonly numbers: string;
  readonly transform: string;
  readonly path: string;
  readonly length: number | `${number}%`;
  readonly number: number;
  readonly paint: Paint;
  readonly reference: 'none' | `url(#${string})`;
}

type Value<Kind> = Kind extends keyof ValueOf
  ? ValueOf[Kind]
  : Kind extends readonly (infer Word)[]
    ? Word
    : never;

/** `stroke-width` is written `strokeWidth` in JSX, where TypeScript does not check names with a hyphen. */
type PropName<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<PropName<Tail>>}`
  : Name;

type PropsOf<Name extends AttributeName> = {
  readonly [Attribute in Name as PropName<Attribute>]?: Value<(typeof ATTRIBUTES)[Attribute]> | undefined;
};

/** What JSX may say of each element: the vocabulary, as types. */
export type SvgProps = {
  readonly [Element in ElementName]: PropsOf<(typeof ELEMENTS)[Element][number]> & {
    readonly children?: SvgNode;
  };
};
