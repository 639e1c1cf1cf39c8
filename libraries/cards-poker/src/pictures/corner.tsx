/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { Colour, SvgNode } from '@tapete/graphics';
import { Lettering } from '@tapete/tabletop/pictures';
import { UPSIDE_DOWN } from './paper.js';
import { Pip } from './pip.js';

const SIGNS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
/** Middle of what stands in a corner. */
const X = 29.5;

interface CornerLook {
  readonly card: string;
  readonly fill: Colour;
}

/** Rank over suit in two opposite corners: what is read of a card that lies in a fan. */
export const Corners = ({ card, rank, fill }: CornerLook & { readonly rank: number }) => (
  <Twice card={card}>
    <Lettering text={SIGNS[rank - 1] ?? ''} x={X} y={13} height={54} width={47} fill={fill} />
    <Pip card={card} x={X} y={97} height={35} />
  </Twice>
);

/** A joker has no rank: its name stands from top to bottom. */
export const JokerCorners = ({ card, fill }: CornerLook) => (
  <Twice card={card}>
    {[...'JOKER'].map((sign, index) => (
      <Lettering text={sign} x={X} y={15 + index * 26} height={21} fill={fill} />
    ))}
  </Twice>
);

const Twice = ({ card, children }: { readonly card: string; readonly children?: SvgNode }) => (
  <>
    <g id={`${card}-corner`}>{children}</g>
    <use href={`#${card}-corner`} transform={UPSIDE_DOWN} />
  </>
);
