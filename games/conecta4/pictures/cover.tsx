/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition, Theme } from '@tapete/graphics';
import { Disc, DiscDefs } from '@tapete/tabletop/pictures';
import { grain, HOLE, hole, plank, WOOD, WoodDefs } from './parts/wood.js';

export const variants = ['dark'];

/** The moment that the game is about: four in line. The icon is the smallest piece of it that can be recognised. */
export const draw: GraphicDefinition = ({ slot, theme }) => (slot === 'icon' ? icon(theme) : cover(theme));

/** From the lowest row up; `*` is a disc of the line. */
const CORNER = ['*101', ' *10', '  *1', '   *'];
const CELL = 136;

const cover = (theme: Theme) => (
  <svg viewBox="0 0 640 640">
    <defs>
      <Light theme={theme} />
      <pattern id="weave" width={6} height={6} patternUnits="userSpaceOnUse">
        <path d="M0 1.5h3M3 4.5h3" stroke="#000000" strokeOpacity={0.12} strokeWidth={1} />
      </pattern>
      <WoodDefs />
      <DiscDefs theme={theme} seat="p0" />
      <DiscDefs theme={theme} seat="p1" />
    </defs>
    <rect width={640} height={640} fill="url(#light)" />
    <rect width={640} height={640} fill="url(#weave)" />
    <g transform={`translate(48 62) scale(${CELL / 100})`}>
      <Corner theme={theme} />
    </g>
  </svg>
);

/** The left lower part of a board, larger than the picture. */
function Corner({ theme }: { readonly theme: Theme }) {
  const cells = CORNER.flatMap((row, index) =>
    [...row].map((disc, at) => ({ disc, x: 50 + 100 * at, y: 366 - 100 * index })),
  );
  const body = plank(-60, 10, { width: 560, height: 520, corner: 30 });
  const holes = cells.map(({ x, y }) => hole(x, y)).join('');
  return (
    <>
      <path d={body} fill="#12211c" />
      {cells.map(
        ({ disc, x, y }) =>
          disc !== ' ' && <Disc theme={theme} seat={disc === '1' ? 'p1' : 'p0'} x={x} y={y} size={82} />,
      )}
      <clipPath id="body">
        <path d={body + holes} clipRule="evenodd" />
      </clipPath>
      <path d={body + holes} fillRule="evenodd" fill="url(#wood)" />
      <g clipPath="url(#body)">
        <path
          d={grain(560, 520)}
          transform="translate(-60 10)"
          fill="none"
          stroke={WOOD.edge}
          strokeWidth={2}
          strokeOpacity={0.2}
        />
      </g>
      <path d={body} fill="none" stroke="url(#bevel)" strokeWidth={4} />
      {cells.map(({ x, y }) => (
        <use href="#rim" x={x} y={y} />
      ))}
      {cells.map(({ disc, x, y }) => disc === '*' && <Won theme={theme} x={x} y={y} />)}
    </>
  );
}

/** Brass around a disc of the line. */
const Won = ({ theme, x, y }: { readonly theme: Theme; readonly x: number; readonly y: number }) => (
  <>
    <circle cx={x} cy={y} r={HOLE + 1} fill="none" stroke={WOOD.edge} strokeWidth={8} />
    <circle cx={x} cy={y} r={HOLE + 1} fill="none" stroke={theme.brass} strokeWidth={5} />
  </>
);

const Light = ({ theme }: { readonly theme: Theme }) => (
  <radialGradient id="light" cx={0.5} cy={0} r={0.9}>
    <stop offset={0} stopColor={theme.clothLight} />
    <stop offset={1} stopColor={theme.cloth} />
  </radialGradient>
);

const icon = (theme: Theme) => {
  const cells = ['10', '01'].flatMap((row, index) =>
    [...row].map((disc, at) => ({ seat: `p${disc}`, x: 58 + 104 * at, y: 162 - 104 * index })),
  );
  const body = plank(3, 3, { width: 214, height: 214, corner: 44 });
  return (
    <svg viewBox="0 0 220 220">
      <defs>
        <WoodDefs />
        <DiscDefs theme={theme} seat="p0" />
        <DiscDefs theme={theme} seat="p1" />
      </defs>
      <path d={body} fill="url(#wood)" stroke="url(#bevel)" strokeWidth={5} />
      {cells.map(({ seat, x, y }) => (
        <>
          <circle cx={x} cy={y} r={46} fill={WOOD.edge} />
          <Disc theme={theme} seat={seat} x={x} y={y} size={86} />
        </>
      ))}
    </svg>
  );
};
