/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { CARD_HEIGHT, CARD_WIDTH, Card } from '@tapete/cards-spanish';
import type { GraphicDefinition, Theme } from '@tapete/graphics';
import { Cloth, Shade } from './parts/cloth.js';

export const variants = ['dark'];

/** A hand of three as its owner holds it: the king, the three, which is worth more than it looks, and the ace. */
export const draw: GraphicDefinition = ({ slot, theme }) => (slot === 'icon' ? icon(theme) : cover(theme));

const HAND = [
  { card: 'espadas-12', turn: -13 },
  { card: 'copas-3', turn: 0 },
  { card: 'oros-1', turn: 13 },
];
/** Where the cards are held, under the picture. */
const HELD = { x: CARD_WIDTH / 2, y: 2.1 * CARD_HEIGHT };

const cover = (theme: Theme) => (
  <svg viewBox="0 0 640 640">
    <Cloth theme={theme} />
    <g transform="translate(188 112) scale(1.06)">
      <Fan theme={theme} cards={HAND} />
    </g>
  </svg>
);

const Fan = ({ theme, cards }: { readonly theme: Theme; readonly cards: typeof HAND }) => (
  <>
    {cards.map(({ card, turn }) => (
      <g transform={`rotate(${turn} ${HELD.x} ${HELD.y})`}>
        <Shade />
        <Card card={card} theme={theme} />
      </g>
    ))}
  </>
);

const icon = (theme: Theme) => (
  <svg viewBox="0 0 220 220">
    <g transform="translate(26 32) rotate(-10) scale(0.45)">
      <Card card="espadas-12" theme={theme} />
    </g>
    <g transform="translate(84 16) rotate(7) scale(0.45)">
      <Shade />
      <Card card="oros-1" theme={theme} />
    </g>
  </svg>
);
