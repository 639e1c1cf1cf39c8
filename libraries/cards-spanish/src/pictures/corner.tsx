/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type Colour, drawn } from '@tapete/graphics';
import type { SpanishSuit } from '@tapete/playing-cards';
import { Lettering } from '@tapete/tabletop/pictures';
import { UPSIDE_DOWN } from './paper.js';
import { Emblem, isLong } from './pip.js';

interface CornersLook {
  readonly card: string;
  readonly suit: SpanishSuit;
  readonly rank: number;
  readonly ink: Colour;
}

/** Number over emblem in two opposite corners: what is read of a card that lies in a fan. */
export function Corners({ card, suit, rank, ink }: CornersLook) {
  const [y, scale] = isLong(suit) ? [103, 0.24] : [91, 0.27];
  return (
    <>
      <g id={`${card}-corner`}>
        <Lettering text={String(rank)} x={42} y={24} height={50} width={40} fill={ink} />
        <Emblem card={card} at={drawn`translate(42 ${y})scale(${scale})`} />
      </g>
      <use href={`#${card}-corner`} transform={UPSIDE_DOWN} />
    </>
  );
}
