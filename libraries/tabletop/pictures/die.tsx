/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { darker, type GraphicDefinition, lighter } from '@tapete/graphics';
import { Fall } from '../src/pictures/index.js';

export const variants = ['dark'];

const [LOW, MIDDLE, HIGH] = [27, 50, 73];
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[MIDDLE, MIDDLE]],
  [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  [
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [MIDDLE, MIDDLE],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, MIDDLE],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MIDDLE],
    [HIGH, HIGH],
  ],
];

/** The faces of a die, `die-1` to `die-6`: bone, with pips that are drilled. */
export const draw: GraphicDefinition = ({ slot, theme }) => {
  const pips = PIPS[Number(slot.replace('die-', '')) - 1];
  if (pips === undefined) throw new RangeError(`no face of a die is drawn as ${slot}`);
  return (
    <svg viewBox="0 0 100 100">
      <defs>
        <Fall id="face" from={lighter(theme.paper, 0.5)} to={darker(theme.paper, 0.05)} />
        <Fall id="pip" from={darker(theme.ink, 0.5)} to={lighter(theme.ink, 0.28)} />
      </defs>
      <rect x={5} y={5} width={90} height={90} rx={20} fill={darker(theme.paperEdge, 0.35)} />
      <rect x={7} y={6.5} width={86} height={85} rx={18} fill={theme.paperEdge} />
      <rect x={7} y={6.5} width={86} height={81} rx={18} fill="url(#face)" />
      {pips.map(([x, y]) => (
        <>
          <circle cx={x} cy={y - 0.4} r={8.6} fill={lighter(theme.paper, 0.7)} />
          <circle cx={x} cy={y - 2} r={8.6} fill="url(#pip)" />
        </>
      ))}
    </svg>
  );
};
