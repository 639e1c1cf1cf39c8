import type { Card } from '../shapes/cards.js';

/** Runtime ids of a card's copies. */
export function cardIds({ type, count }: Pick<Card, 'type' | 'count'>): string[] {
  if (!type || !Number.isInteger(count) || count > 1000) return [];
  return count > 1 ? Array.from({ length: count }, (_, index) => `${type}-${index + 1}`) : [type];
}
