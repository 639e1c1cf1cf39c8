/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { CARD_HEIGHT, CARD_WIDTH, Card } from '@tapete/cards-spanish';
import type { GraphicDefinition } from '@tapete/graphics';

export const variants = ['dark'];

/** Each slot is a card of the deck, or its back. */
export const draw: GraphicDefinition = ({ slot, theme }) => (
  <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}>
    <Card card={slot} theme={theme} />
  </svg>
);
