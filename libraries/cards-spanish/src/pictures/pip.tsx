/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { SvgNode } from '@tapete/graphics';
import type { SpanishSuit } from '@tapete/playing-cards';
import { Club, Coin, Cup, Sword } from './emblems.js';
import type { Inks } from './inks.js';

interface EmblemLook {
  /** Of the card: names the emblem, so that several cards may lie in one picture. */
  readonly card: string;
  readonly suit: SpanishSuit;
  readonly inks: Inks;
}

/** Stands once in the `<defs>` of a card; pips, corners and hands have it from there. */
export const EmblemShape = ({ card, suit, inks }: EmblemLook) => (
  <g
    id={`${card}-emblem`}
    fill="none"
    stroke={inks.ink}
    strokeWidth={3}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {EMBLEMS[suit](inks)}
  </g>
);

export const Emblem = ({ card, at }: { readonly card: string; readonly at: string }) => (
  <use href={`#${card}-emblem`} transform={at} />
);

/** Swords and clubs are 200 long, coins and cups 100 high. */
export const isLong = (suit: SpanishSuit): boolean => suit === 'espadas' || suit === 'bastos';

const EMBLEMS: { readonly [suit in SpanishSuit]: (inks: Inks) => SvgNode } = {
  oros: Coin,
  copas: Cup,
  espadas: Sword,
  bastos: Club,
};
