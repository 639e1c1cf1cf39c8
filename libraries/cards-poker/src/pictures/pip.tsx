/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type Colour, drawn } from '@tapete/graphics';
import type { PokerSuit } from '@tapete/playing-cards';

/** Outlines round the origin, 100 high. What is black stands on a foot, what is red does not. */
export const PIPS: { readonly [suit in PokerSuit]: string } = {
  clubs:
    'M-14-11A23.5 23.5 0 1 1 14-11Q18-13 24-13A23.5 23.5 0 1 1 5 24C6 37 10 44 19 50H-19C-10 44-6 37-5 24A23.5 23.5 0 1 1-24-13Q-18-13-14-11Z',
  diamonds: 'M0-52Q15-21 40 0Q15 21 0 52Q-15 21-40 0Q-15-21 0-52Z',
  hearts:
    'M0 50C-7 30-47 12-47-19C-47-37-35-47-23-47C-12-47-4-40 0-28C4-40 12-47 23-47C35-47 47-37 47-19C47 12 7 30 0 50Z',
  spades:
    'M0-51C9-26 46-9 46 17C46 32 35 40 24 40C15 40 8 36 4.5 28C5.5 40 10 46 19 50H-19C-10 46-5.5 40-4.5 28C-8 36-15 40-24 40C-35 40-46 32-46 17C-46-9-9-26 0-51Z',
};

interface PipLook {
  /** Of the card: names the shape, so that several cards may lie in one picture. */
  readonly card: string;
  readonly suit: PokerSuit;
  readonly fill: Colour;
}

/** Stands once in the `<defs>` of a card; its pips are drawn from it. */
export const PipShape = ({ card, suit, fill }: PipLook) => (
  <path id={`${card}-pip`} d={PIPS[suit]} fill={fill} stroke="none" />
);

interface PipPlace {
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly isTurned?: boolean;
}

export function Pip({ card, x, y, height, isTurned = false }: PipPlace) {
  const scale = height / 100;
  return (
    <use href={`#${card}-pip`} transform={drawn`translate(${x} ${y})scale(${isTurned ? -scale : scale})`} />
  );
}
