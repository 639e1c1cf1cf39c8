/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type Colour, mixed, THEMES, type Theme } from '@tapete/graphics';
import { CARD_HEIGHT, CARD_WIDTH, MIDDLE, Paper } from './paper.js';

const GARNET: Colour = '#8c2a2e';
const [BAND, FIELD] = [13, 25];

/** The same for all cards and from both ends: a lattice with a flower in each field, and a rosette. */
export function Back({ theme }: { readonly theme: Theme }) {
  const { paper } = theme;
  // At night the ink is dimmed as much as the paper is.
  const ground = paper === THEMES.plain.paper ? GARNET : mixed(GARNET, '#000000', 0.12);
  return (
    <>
      <Paper theme={theme} />
      <pattern id="back-lattice" x={FIELD} y={FIELD} width={20} height={20} patternUnits="userSpaceOnUse">
        <path d="M0 0L20 20M20 0L0 20" stroke={paper} strokeWidth={0.9} />
        <path d={`M0 10${FLOWER}M20 10${FLOWER}M10 0${FLOWER}M10 20${FLOWER}`} fill={paper} />
      </pattern>
      <rect
        x={BAND}
        y={BAND}
        width={CARD_WIDTH - 2 * BAND}
        height={CARD_HEIGHT - 2 * BAND}
        rx={8}
        fill={ground}
      />
      <rect
        x={FIELD}
        y={FIELD}
        width={CARD_WIDTH - 2 * FIELD}
        height={CARD_HEIGHT - 2 * FIELD}
        rx={3}
        fill="url(#back-lattice)"
        stroke={paper}
        strokeWidth={1.6}
      />
      <Rosette paper={paper} ground={ground} />
    </>
  );
}

/** Four petals round a point. */
const FLOWER =
  'q-2.2-3.5 0-6q2.2 2.5 0 6q2.2 3.5 0 6q-2.2-2.5 0-6q-3.5-2.2-6 0q2.5 2.2 6 0q3.5-2.2 6 0q-2.5 2.2-6 0z';
const PETALS = Array.from({ length: 12 }, (_, index) => index * 30);

const Rosette = ({ paper, ground }: { readonly paper: Colour; readonly ground: Colour }) => (
  <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`} fill={paper}>
    <circle r={46} fill={ground} stroke={paper} strokeWidth={1.6} />
    <circle
      r={41}
      fill="none"
      stroke={paper}
      strokeWidth={3}
      strokeDasharray="0 7.155"
      strokeLinecap="round"
    />
    {PETALS.map((angle) => (
      <path d="M0-8C-7-18-6-29 0-36C6-29 7-18 0-8Z" transform={`rotate(${angle})`} />
    ))}
    <circle r={10} stroke={ground} strokeWidth={2} />
    <circle r={4.5} fill={ground} />
  </g>
);
