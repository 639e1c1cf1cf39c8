/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type Colour, mixed, THEMES, type Theme } from '@tapete/graphics';
import { CARD_HEIGHT, CARD_WIDTH, MIDDLE, Paper } from './paper.js';

const INDIGO: Colour = '#2b4a78';
const [BAND, TILE] = [13, 20];
/** So many tiles as whole ones lie side by side; the field is as large as they are. */
const FIELD = { x: 25, y: 23, width: 10 * TILE, height: 17 * TILE } as const;

/** The same for all cards and from both ends: tiles of stars and crosses, as on a wall in Seville. */
export function Back({ theme }: { readonly theme: Theme }) {
  const { paper } = theme;
  // At night the ink is dimmed as much as the paper is.
  const ground = paper === THEMES.plain.paper ? INDIGO : mixed(INDIGO, '#000000', 0.12);
  return (
    <>
      <Paper theme={theme} />
      <pattern
        id="back-tiles"
        x={FIELD.x}
        y={FIELD.y}
        width={TILE}
        height={TILE}
        patternUnits="userSpaceOnUse"
      >
        <path d={STAR} fill={paper} />
        <path d={FLOWER} fill={ground} />
        <path d="M0 0H3L0 3ZM20 0V3L17 0ZM0 20V17L3 20ZM20 20H17L20 17Z" fill={paper} />
      </pattern>
      <rect
        x={BAND}
        y={BAND}
        width={CARD_WIDTH - 2 * BAND}
        height={CARD_HEIGHT - 2 * BAND}
        rx={8}
        fill={ground}
      />
      <rect {...FIELD} fill="url(#back-tiles)" stroke={paper} strokeWidth={1.6} />
      <Medal paper={paper} ground={ground} />
    </>
  );
}

/** Two squares, one turned by half a quarter. */
const STAR =
  'M10 .4L12.600 3.7L16.800 3.2L16.300 7.4L19.600 10L16.300 12.6L16.800 16.8L12.600 16.3L10 19.6L7.400 16.3L3.200 16.8L3.700 12.6L.4 10L3.700 7.4L3.200 3.2L7.400 3.7Z';
const FLOWER =
  'M10 10C7 7.5 7.5 5.5 10 4.2C12.500 5.5 13 7.5 10 10C12.500 7 14.5 7.5 15.8 10C14.500 12.5 12.5 13 10 10C13 12.5 12.5 14.5 10 15.8C7.500 14.5 7 12.5 10 10C7.500 13 5.5 12.5 4.2 10C5.500 7.5 7.5 7 10 10Z';
const RAYS = Array.from({ length: 16 }, (_, index) => index * 22.5);

const Medal = ({ paper, ground }: { readonly paper: Colour; readonly ground: Colour }) => (
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
    {RAYS.map((angle, index) => (
      <path
        d={index % 2 === 0 ? 'M-5.5-14L0-36L5.500-14Z' : 'M-3-14C-7-20 0-24-3-30C4-25 0-20 3-14Z'}
        transform={`rotate(${angle})`}
      />
    ))}
    <circle r={15} stroke={ground} strokeWidth={2} />
    <circle r={10} fill="none" stroke={ground} strokeWidth={1.2} />
    <circle r={4} fill={ground} />
  </g>
);
