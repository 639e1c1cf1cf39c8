/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type GraphicDefinition, mixed, type Theme } from '@tapete/graphics';
import { grain, hole, plank, WOOD, WoodDefs } from './parts/wood.js';

/**
 * The board, standing: seven columns and six rows of cells of 100, with a rim of 50 for frame and foot. Discs lie between the
 * two slots, so a disc falls behind the front and is seen through its holes.
 */
const COLUMNS = [0, 1, 2, 3, 4, 5, 6].map((column) => 100 + 100 * column);
const ROWS = [0, 1, 2, 3, 4, 5].map((row) => 100 + 100 * row);
const CELLS = ROWS.flatMap((y) => COLUMNS.map((x) => ({ x, y })));

const BODY = { width: 756, height: 656, corner: 36 };
const INNER = { width: 724, height: 624, corner: 24 };
const FOOT = { width: 780, height: 24, corner: 9 };

export const variants = ['dark'];

export const draw: GraphicDefinition = ({ slot, theme, variant }) => (
  <svg viewBox="0 0 800 700">
    {slot === 'board-back' ? <Back theme={theme} /> : <Front isDark={variant === 'dark'} />}
  </svg>
);

/** What is seen through an empty hole: the cloth behind, in the shade of the board. */
function Back({ theme }: { readonly theme: Theme }) {
  return (
    <>
      <defs>
        <linearGradient id="behind" x1={0} y1={0} x2={0} y2={1}>
          <stop offset={0} stopColor={mixed(theme.cloth, '#0a0f0c', 0.78)} />
          <stop offset={1} stopColor={mixed(theme.cloth, '#0a0f0c', 0.62)} />
        </linearGradient>
        <radialGradient id="under" cx={0.5} cy={0.5} r={0.5}>
          <stop offset={0.7} stopColor="#000000" stopOpacity={0.34} />
          <stop offset={1} stopColor="#000000" stopOpacity={0} />
        </radialGradient>
      </defs>
      <ellipse cx={400} cy={688} rx={400} ry={12} fill="url(#under)" />
      <path d={plank(28, 26, { width: 744, height: 640, corner: 28 })} fill="url(#behind)" />
    </>
  );
}

function Front({ isDark }: { readonly isDark: boolean }) {
  const holes = CELLS.map(({ x, y }) => hole(x, y)).join('');
  const outline = plank(22, 16, BODY);
  return (
    <>
      <defs>
        <WoodDefs />
        <clipPath id="body">
          <path d={outline + holes} clipRule="evenodd" />
        </clipPath>
      </defs>
      <path d={plank(10, 664, FOOT)} fill={WOOD.edge} />
      <path d={plank(12, 664, { width: 776, height: 20, corner: 8 })} fill={WOOD.dark} />
      <path d={outline + holes} fillRule="evenodd" fill="url(#wood)" />
      <path
        d={grain(800, 700)}
        fill="none"
        stroke={WOOD.edge}
        strokeWidth={2}
        strokeOpacity={0.2}
        clipPath="url(#body)"
      />
      <path d={plank(38, 32, INNER)} fill="none" stroke={WOOD.edge} strokeWidth={2} strokeOpacity={0.45} />
      <path d={outline} fill="none" stroke="url(#bevel)" strokeWidth={4} />
      {CELLS.map(({ x, y }) => (
        <use href="#rim" x={x} y={y} />
      ))}
      {isDark && (
        <path
          d={outline + holes + plank(10, 664, FOOT)}
          fillRule="evenodd"
          fill="#000000"
          fillOpacity={0.14}
        />
      )}
    </>
  );
}
