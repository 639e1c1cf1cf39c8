/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition } from '@tapete/graphics';

export const variants = ['dark'];

/** Cover, thumbnail and icon are one picture: a stair that goes up. */
export const draw: GraphicDefinition = ({ theme }) => (
  <svg viewBox="0 0 640 640">
    <rect width={640} height={640} fill={theme.cloth} />
    <circle cx={470} cy={150} r={70} fill={theme.brass} />
    {[0, 1, 2, 3, 4].map((tread) => (
      <rect
        x={70 + tread * 102}
        y={500 - tread * 80}
        width={98}
        height={140 + tread * 80}
        fill={theme.paper}
        fillOpacity={0.55 + tread * 0.1}
      />
    ))}
  </svg>
);
