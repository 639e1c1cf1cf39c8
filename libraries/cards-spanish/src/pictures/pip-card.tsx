/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { drawn } from '@tapete/graphics';
import type { SpanishSuit } from '@tapete/playing-cards';
import { MIDDLE } from './paper.js';
import { Emblem, isLong } from './pip.js';

type Place = readonly [x: number, y: number];
const column = (x: number, ...ys: readonly number[]): Place[] => ys.map((y) => [x, y]);
const pair = (half: number, ...ys: readonly number[]): Place[] => [
  ...column(MIDDLE.x - half, ...ys),
  ...column(MIDDLE.x + half, ...ys),
];

interface Pattern {
  readonly scale: number;
  readonly places: readonly Place[];
}

/** Coins touch each other like coins on a counter. */
const COINS: Readonly<Record<number, Pattern>> = {
  2: { scale: 1.05, places: column(125, 112, 274) },
  3: { scale: 0.92, places: column(125, 84, 193, 302) },
  4: { scale: 0.66, places: pair(34, 112, 274) },
  5: { scale: 0.66, places: [...pair(34, 96, 290), ...column(125, 193)] },
  6: { scale: 0.66, places: pair(34, 85, 193, 301) },
  7: { scale: 0.63, places: [...pair(34, 85, 193, 301), ...column(125, 139)] },
  8: { scale: 0.63, places: [...pair(34, 85, 193, 301), ...column(125, 139, 247)] },
  9: { scale: 0.55, places: [...pair(40, 75, 154, 232, 311), ...column(125, 193)] },
};

const CUPS: Readonly<Record<number, Pattern>> = {
  2: { scale: 1.2, places: column(125, 112, 274) },
  3: { scale: 0.98, places: column(125, 82, 193, 304) },
  4: { scale: 0.76, places: pair(36, 112, 274) },
  5: { scale: 0.76, places: [...pair(36, 96, 290), ...column(125, 193)] },
  6: { scale: 0.76, places: pair(36, 85, 193, 301) },
  7: { scale: 0.6, places: [...pair(40, 85, 193, 301), ...column(125, 139)] },
  8: { scale: 0.6, places: [...pair(40, 85, 193, 301), ...column(125, 139, 247)] },
  9: { scale: 0.56, places: [...pair(40, 75, 154, 232, 311), ...column(125, 193)] },
};

/** The third between two stands on its head, so that hilts have room. */
const SWORDS: Readonly<Record<number, Pattern>> = {
  2: { scale: 1.06, places: pair(43, 188) },
  3: { scale: 1, places: [...pair(52, 187), [125, 193.5]] },
  4: { scale: 0.76, places: pair(36, 108, 278) },
  5: { scale: 0.72, places: [...pair(50, 108, 278), ...column(125, 193)] },
  6: { scale: 0.58, places: [...pair(46, 112, 274), ...column(125, 112, 274)] },
  7: { scale: 0.5, places: [...pair(44, 88, 193, 298), ...column(125, 193)] },
  8: { scale: 0.5, places: [...pair(44, 88, 193, 298), ...column(125, 138, 248)] },
  9: { scale: 0.5, places: [...pair(47, 88, 193, 298), ...column(125, 88, 193, 298)] },
};

const CLUBS: Readonly<Record<number, Pattern>> = {
  2: { scale: 1, places: pair(40, 190) },
  3: { scale: 0.9, places: [...pair(54, 192), [125, 193.5]] },
  4: { scale: 0.78, places: pair(36, 108, 278) },
  5: { scale: 0.66, places: [...pair(44, 108, 278), ...column(125, 193)] },
  6: { scale: 0.64, places: [...pair(45, 112, 274), ...column(125, 112, 274)] },
  7: { scale: 0.52, places: [...pair(44, 88, 193, 298), ...column(125, 193)] },
  8: { scale: 0.52, places: [...pair(44, 88, 193, 298), ...column(125, 138, 248)] },
  9: { scale: 0.52, places: [...pair(46, 88, 193, 298), ...column(125, 88, 193, 298)] },
};

const PATTERNS: { readonly [suit in SpanishSuit]: Readonly<Record<number, Pattern>> } = {
  oros: COINS,
  copas: CUPS,
  espadas: SWORDS,
  bastos: CLUBS,
};

interface PipsLook {
  readonly card: string;
  readonly suit: SpanishSuit;
  readonly rank: number;
}

/** As many emblems as the rank, from two to nine. Cups stand upright; swords and clubs point away from the middle. */
export function Pips({ card, suit, rank }: PipsLook) {
  const pattern = PATTERNS[suit][rank];
  return pattern?.places.map(([x, y]) => {
    const scale = isLong(suit) && y > MIDDLE.y ? -pattern.scale : pattern.scale;
    return <Emblem card={card} at={drawn`translate(${x} ${y})scale(${scale})`} />;
  });
}
