/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { CARD_HEIGHT, CARD_WIDTH, PIPS } from '@tapete/cards-poker';
import type { GraphicDefinition, Theme } from '@tapete/graphics';

export const variants = ['dark'];

/** How high a column's place is, as the layout has it, where a card is as wide as it is drawn. */
const COLUMN_HEIGHTS: Readonly<Record<string, number>> = {
  'column-wide': (CARD_WIDTH * 81) / 14,
  'column-tall': (CARD_WIDTH * 99) / 10.8,
};

/** What is seen of a place while no card lies on it: an outline sewn into the cloth, and what belongs there. */
export const draw: GraphicDefinition = ({ slot, theme }) => (
  <svg viewBox={`0 0 ${CARD_WIDTH} ${COLUMN_HEIGHTS[slot] ?? CARD_HEIGHT}`}>
    <rect
      x={5}
      y={5}
      width={CARD_WIDTH - 10}
      height={CARD_HEIGHT - 10}
      rx={15}
      fill="#000000"
      fillOpacity={0.1}
      stroke={theme.onClothSoft}
      strokeOpacity={0.55}
      strokeWidth={4}
    />
    <Sign slot={slot} theme={theme} />
  </svg>
);

/** A foundation waits for its suit, the stock for the waste to come round. */
function Sign({ slot, theme }: { readonly slot: string; readonly theme: Theme }) {
  const place = `translate(${CARD_WIDTH / 2} ${CARD_HEIGHT / 2})`;
  if (isSuit(slot))
    return (
      <path d={PIPS[slot]} transform={`${place}scale(1.15)`} fill={theme.onClothSoft} fillOpacity={0.4} />
    );
  if (slot !== 'stock') return null;
  return (
    <path
      d="M-37.500-44A58 58 0 1 1-57 11M-40-72V-41H-9"
      transform={place}
      fill="none"
      stroke={theme.onClothSoft}
      strokeOpacity={0.5}
      strokeWidth={13}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

const isSuit = (slot: string): slot is keyof typeof PIPS => slot in PIPS;
