/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type Colour, drawn } from '@tapete/graphics';
import type { SpanishSuit } from '@tapete/playing-cards';
import { CARD_WIDTH, MIDDLE, UPSIDE_DOWN } from './paper.js';

const [LEFT, TOP, RIGHT, ROUND] = [14, 14, CARD_WIDTH - 14, 9];
const GAP = 14;

/** Middles of the breaks: by them players know the suit from the edge of a card alone. */
export const PINTAS: { readonly [suit in SpanishSuit]: readonly number[] } = {
  oros: [],
  copas: [125],
  espadas: [98, 152],
  bastos: [80, 125, 170],
};

interface FrameLook {
  readonly card: string;
  readonly suit: SpanishSuit;
  readonly ink: Colour;
}

/** A line all round, broken above and below. */
export const Frame = ({ card, suit, ink }: FrameLook) => (
  <g fill="none" stroke={ink} strokeWidth={3}>
    <path id={`${card}-frame`} d={upperHalf(PINTAS[suit])} />
    <use href={`#${card}-frame`} transform={UPSIDE_DOWN} />
  </g>
);

function upperHalf(pintas: readonly number[]): string {
  const upper = pintas.map((x) => drawn`H${x - GAP / 2}M${x + GAP / 2} ${TOP}`).join('');
  const below = MIDDLE.y + 0.3; // so that the halves meet without a seam
  return drawn`M${LEFT} ${below}V${TOP + ROUND}Q${LEFT} ${TOP} ${LEFT + ROUND} ${TOP}${upper}H${RIGHT - ROUND}Q${RIGHT} ${TOP} ${RIGHT} ${TOP + ROUND}V${below}`;
}
