/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition } from '@tapete/graphics';

export const variants = ['dark'];

/** Where cards are played: a round of brass thread in the cloth. As wide to high as the layout has it. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  'trick-wide': [600, 280],
  'trick-tall': [550, 220],
};

export const draw: GraphicDefinition = ({ slot, theme }) => {
  const [width, height] = SIZES[slot] ?? [600, 250];
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <rect
        x={4}
        y={4}
        width={width - 8}
        height={height - 8}
        rx={height / 2 - 4}
        fill="#000000"
        fillOpacity={0.08}
        stroke={theme.onClothSoft}
        strokeOpacity={0.35}
        strokeWidth={3}
        strokeDasharray="14 9"
      />
    </svg>
  );
};
