import { PLAIN, renderGraphic } from '@tapete/graphics';
import { SPANISH_SUITS } from '@tapete/playing-cards';
import * as cards from '../pictures/cards.js';

const RANKS = Array.from({ length: 12 }, (_, index) => index + 1);

/** All that is drawn. */
export const FACES: readonly string[] = [
  ...SPANISH_SUITS.flatMap((suit) => RANKS.map((rank) => `${suit}-${rank}`)),
  'back',
];

/** The text of one picture, checked as the publisher checks it. */
export function drawnAs(card: string, variant: string = PLAIN): string {
  const { svg, findings } = renderGraphic(cards, { resource: 'cards', slot: card, locale: 'es', variant });
  if (svg === undefined) throw new Error(`${card}: ${findings.map(({ message }) => message).join(', ')}`);
  return svg;
}
