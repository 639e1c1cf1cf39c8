/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { SvgNode } from '@tapete/graphics';
import type { SpanishSuit } from '@tapete/playing-cards';
import { Blade } from './aces/blade.js';
import { Chalice } from './aces/chalice.js';
import { Cudgel } from './aces/cudgel.js';
import type { AceLook } from './aces/look.js';
import { Sun } from './aces/sun.js';
import { MIDDLE } from './paper.js';

/** One emblem as large as the card allows, in a wreath of laurel. */
export const Ace = ({ card, suit, inks }: AceLook & { readonly suit: SpanishSuit }) => (
  <g
    transform={`translate(${MIDDLE.x} ${MIDDLE.y})`}
    fill="none"
    stroke={inks.ink}
    strokeWidth={2.6}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <Laurel card={card} inks={inks} />
    {ACES[suit]({ card, inks })}
  </g>
);

const ACES: { readonly [suit in SpanishSuit]: (look: AceLook) => SvgNode } = {
  oros: Sun,
  copas: Chalice,
  espadas: Blade,
  bastos: Cudgel,
};

const Laurel = ({ card, inks: { green } }: AceLook) => (
  <>
    <g id={`${card}-laurel`}>
      <path d="M0 142C-34 138-54 116-59 84" />
      {LEAVES.map(([x, y, angle]) => (
        <path
          d="M0 0C6-9 17-9 24 0C17 8 6 8 0 0Z"
          fill={green}
          strokeWidth={2}
          transform={`translate(${x} ${y})rotate(${angle})`}
        />
      ))}
    </g>
    <use href={`#${card}-laurel`} transform="scale(-1 1)" />
  </>
);

/** Where a leaf grows from the stem, and whither. */
const LEAVES = [
  [-10, 141, 158],
  [-14, 140, 222],
  [-28, 134, 180],
  [-31, 131, 246],
  [-43, 120, 200],
  [-46, 116, 268],
  [-54, 101, 224],
  [-55, 98, 292],
  [-59, 84, 262],
] as const;
