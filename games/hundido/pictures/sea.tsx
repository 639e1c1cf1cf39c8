/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition } from '@tapete/graphics';
import { swells, WaterDefs, waterOf } from './parts/water.js';

export const variants = ['dark'];

/** The sea with its rim, for boards of any size, and one cell of it, which is laid as often as there are cells. */
export const draw: GraphicDefinition = ({ slot, variant }) => {
  const water = waterOf(variant);
  if (slot === 'sea-cell')
    return (
      <svg viewBox="0 0 100 100">
        <rect
          x={1}
          y={1}
          width={98}
          height={98}
          fill="none"
          stroke={water.line}
          strokeOpacity={0.3}
          strokeWidth={2}
        />
      </svg>
    );
  return (
    <svg viewBox="0 0 1000 1000">
      <defs>
        <WaterDefs water={water} />
      </defs>
      <rect x={2} y={6} width={996} height={994} rx={34} fill="#000000" fillOpacity={0.22} />
      <rect width={1000} height={994} rx={34} fill={water.rim} />
      <rect x={62} y={62} width={876} height={876} rx={8} fill="url(#water)" />
      <path
        d={swells(876, 876)}
        transform="translate(62 62)"
        fill="none"
        stroke={water.line}
        strokeOpacity={0.16}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </svg>
  );
};
