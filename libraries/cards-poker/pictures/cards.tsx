/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition } from '@tapete/graphics';
import { CARD_HEIGHT, CARD_WIDTH, Card, FOUR_COLOURS } from '../src/index.js';

export const variants = ['dark', FOUR_COLOURS];

/** All faces of the poker decks, and their back: each slot is a card. */
export const draw: GraphicDefinition = ({ slot, theme, variant }) => (
  <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}>
    <Card card={slot} theme={theme} variant={variant} />
  </svg>
);
