/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { CARD_HEIGHT, CARD_WIDTH, Card, FOUR_COLOURS } from '@tapete/cards-poker';
import type { GraphicDefinition } from '@tapete/graphics';

export const variants = ['dark', FOUR_COLOURS];

/** Each slot is a card of the deck, or its back. */
export const draw: GraphicDefinition = ({ slot, theme, variant }) => (
  <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}>
    <Card card={slot} theme={theme} variant={variant} />
  </svg>
);
