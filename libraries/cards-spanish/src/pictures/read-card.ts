import { SPANISH_SUITS, type SpanishSuit } from '@tapete/playing-cards';

export type ReadCard = { readonly suit: SpanishSuit; readonly rank: number } | 'back';

/**
 * What a slot asks for: `oros-1` to `bastos-12`, `back`.
 * Thrown as a RangeError: what is none of them.
 */
export function readCard(card: string): ReadCard {
  if (card === 'back') return card;
  const [, name, number] = /^([a-z]+)-([1-9]|1[0-2])$/.exec(card) ?? [];
  const suit = SPANISH_SUITS.find((one) => one === name);
  if (suit === undefined) throw new RangeError(`no card is drawn as ${card}`);
  return { suit, rank: Number(number) };
}
