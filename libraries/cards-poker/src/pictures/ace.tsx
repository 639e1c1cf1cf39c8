/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { drawn } from '@tapete/graphics';
import type { PokerSuit } from '@tapete/playing-cards';
import type { Inks } from './inks.js';
import { MIDDLE } from './paper.js';
import { PIPS, Pip } from './pip.js';

interface AceLook {
  readonly card: string;
  readonly suit: PokerSuit;
  readonly inks: Inks;
}

/** One large pip. That of spades is the printer's pride: a medallion let into it, with leaves all round. */
export const Ace = (look: AceLook) =>
  look.suit === 'spades' ? <Pride {...look} /> : <Pip card={look.card} {...MIDDLE} height={112} />;

function Pride({ card, inks: { paper, sign } }: AceLook) {
  return (
    <>
      <Pip card={card} x={MIDDLE.x} y={MIDDLE.y - 2} height={190} />
      <g transform={drawn`translate(${MIDDLE.x} ${MIDDLE.y + 7})scale(.92)`} fill={paper}>
        <path
          d={PIPS.spades}
          transform="translate(0 -9.5)scale(1.8)"
          fill="none"
          stroke={paper}
          strokeWidth={0.8}
        />
        {LEAVES.map(([angle, length]) => (
          <path d={leaf(length)} transform={`rotate(${angle})`} stroke={sign} strokeWidth={1.2} />
        ))}
        <circle r={28} />
        <circle r={25.5} fill="none" stroke={sign} />
        <circle
          r={22}
          fill="none"
          stroke={sign}
          strokeWidth={3}
          strokeDasharray="0 5.76"
          strokeLinecap="round"
        />
        <path d={PIPS.spades} transform="translate(0 -1)scale(.3)" fill={sign} />
      </g>
    </>
  );
}

/** Angle from the top, and length: as long as the outline leaves room. */
const LEAVES = [
  [0, 62],
  [24, 40],
  [-24, 40],
  [49, 33],
  [-49, 33],
  [75, 35],
  [-75, 35],
  [101, 40],
  [-101, 40],
  [126, 32],
  [-126, 32],
] as const;

/** A leaf that grows upward from the medallion, with its rib. */
const leaf = (length: number): string =>
  drawn`M0-30C${-length / 5} ${-30 - length * 0.35} ${-length / 6} ${-30 - length * 0.7} 0 ${-30 - length}C${length / 6} ${-30 - length * 0.7} ${length / 5} ${-30 - length * 0.35} 0-30ZM0-34V${-24 - length}`;
