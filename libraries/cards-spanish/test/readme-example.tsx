/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition } from '@tapete/graphics';
import { CARD_HEIGHT, CARD_WIDTH, Card } from '../src/index.js';

/** A cover with the king of coins and the ace of swords side by side. */
export const draw: GraphicDefinition = ({ theme }) => (
  <svg viewBox={`0 0 ${2 * CARD_WIDTH} ${CARD_HEIGHT}`}>
    <Card card="oros-12" theme={theme} />
    <g transform={`translate(${CARD_WIDTH})`}>
      <Card card="espadas-1" theme={theme} />
    </g>
  </svg>
);
