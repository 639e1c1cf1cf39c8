/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition } from '@tapete/graphics';
import { CARD_HEIGHT, CARD_WIDTH, Card } from '../src/index.js';

/** A cover with two kings side by side. */
export const draw: GraphicDefinition = ({ theme }) => (
  <svg viewBox={`0 0 ${2 * CARD_WIDTH} ${CARD_HEIGHT}`}>
    <Card card="hearts-13" theme={theme} />
    <g transform={`translate(${CARD_WIDTH})`}>
      <Card card="spades-13" theme={theme} />
    </g>
  </svg>
);
