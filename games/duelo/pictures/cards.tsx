/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition } from '@tapete/graphics';
import { Card } from './card.js';
import { Back, CARD_HEIGHT, CARD_WIDTH } from './paper.js';

export const variants = ['dark'];

/** Each slot is a card, or the back of them all. */
export const draw: GraphicDefinition = ({ slot, theme, locale }) => (
  <svg viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}>
    {slot === 'back' ? <Back theme={theme} /> : <Card card={slot} theme={theme} locale={locale} />}
  </svg>
);
