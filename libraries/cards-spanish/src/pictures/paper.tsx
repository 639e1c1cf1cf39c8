/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { Theme } from '@tapete/graphics';

/** Every card is so large, in the units in which it is drawn: 61.5 by 95 millimetres. */
export const CARD_WIDTH = 250;
export const CARD_HEIGHT = 386;
export const MIDDLE = { x: CARD_WIDTH / 2, y: CARD_HEIGHT / 2 } as const;

/** Puts what is drawn in one half of a card into the other. */
export const UPSIDE_DOWN = `rotate(180 ${MIDDLE.x} ${MIDDLE.y})`;

export const Paper = ({ theme }: { readonly theme: Theme }) => (
  <rect
    x={1}
    y={1}
    width={CARD_WIDTH - 2}
    height={CARD_HEIGHT - 2}
    rx={15}
    fill={theme.paper}
    stroke={theme.paperEdge}
    strokeWidth={2}
  />
);
