import { POKER_SUITS, type PokerSuit } from '@tapete/playing-cards';

export type ReadCard =
  | { readonly suit: PokerSuit; readonly rank: number }
  | { readonly joker: 'black' | 'red' }
  | 'back';

/**
 * What a slot asks for: `hearts-1` to `hearts-13`, `joker-red`, `back`.
 * Thrown as a RangeError: what is none of them.
 */
export function readCard(card: string): ReadCard {
  if (card === 'back') return card;
  if (card === 'joker-black') return { joker: 'black' };
  if (card === 'joker-red') return { joker: 'red' };
  const [, name, number] = /^([a-z]+)-([1-9]|1[0-3])$/.exec(card) ?? [];
  const suit = POKER_SUITS.find((one) => one === name);
  if (suit === undefined) throw new RangeError(`no card is drawn as ${card}`);
  return { suit, rank: Number(number) };
}
