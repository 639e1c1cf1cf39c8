/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition } from '@tapete/graphics';
import { CARD_HEIGHT, CARD_WIDTH, Card } from '../src/index.js';

export const variants = ['dark'];

/** All faces of the Spanish decks, and their back: each slot is a card. */
export const draw: GraphicDefinition = ({ slot, theme }) => (
  <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}>
    <Card card={slot} theme={theme} />
  </svg>
);
