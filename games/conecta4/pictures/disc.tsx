/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition } from '@tapete/graphics';
import { Disc, DiscDefs } from '@tapete/tabletop/pictures';

export const draw: GraphicDefinition = ({ seat, theme }) => (
  <svg viewBox="0 0 100 100">
    <defs>
      <DiscDefs theme={theme} seat={seat} />
    </defs>
    <Disc theme={theme} seat={seat} x={50} y={50} size={98} />
  </svg>
);
