/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type GraphicDefinition, mixed } from '@tapete/graphics';

export const variants = ['dark'];

/** One square of a grid: `cell`, and `cell-dark` for boards of two colours. A sunk tile: light on its lower edge. */
export const draw: GraphicDefinition = ({ slot, theme }) => {
  const face =
    slot === 'cell-dark' ? mixed(theme.cloth, theme.ink, 0.35) : mixed(theme.cloth, theme.paper, 0.16);
  return (
    <svg viewBox="0 0 100 100">
      <rect x={2} y={2} width={96} height={96} rx={7} fill={mixed(face, '#000000', 0.3)} />
      <rect x={2} y={5} width={96} height={93} rx={7} fill={mixed(face, '#ffffff', 0.16)} />
      <rect x={2} y={5} width={96} height={90} rx={7} fill={face} />
    </svg>
  );
};
