import {
  type BotChance,
  type Choice,
  countRows,
  type Input,
  invariant,
  type Offer,
  offerId,
  rowsOf,
} from '@tapete/core';

/** Any offer that goes on, each row of a domain as likely as an offer without one, and a fitting value where asked. */
export function chooseOffer(offers: readonly Offer[], chance: BotChance): Choice {
  const forward = forwardOffers(offers);
  const count = forward.reduce((sum, offer) => sum + movesOf(offer), 0);
  invariant(count > 0, 'a bot is asked only where it has an offer that goes on');
  let row = chance.int(count);
  for (const offer of forward) {
    if (row < movesOf(offer)) return choiceOf(offer, row, chance);
    row -= movesOf(offer);
  }
  invariant(false, `chance gave ${row} of ${count}`);
}

const movesOf = ({ domain }: Offer): number => (domain ? countRows(domain) : 1);

/**
 * The offers of which a bot may take one: none that takes something back, what changes an earlier decision only where
 * nothing else is offered, and what concedes only where nothing but that is. So that a bot always comes to an end.
 */
export function forwardOffers(offers: readonly Offer[]): readonly Offer[] {
  const forward = offers.filter((offer) => offer.intent !== 'cancel');
  const playing = forward.filter((offer) => offer.concedes !== true);
  const onward = playing.filter((offer) => offer.changes !== true);
  return [onward, playing, forward].find((each) => each.length > 0) ?? [];
}

function choiceOf(offer: Offer, row: number, chance: BotChance): Choice {
  const id = concreteId(offer, row);
  return offer.input === undefined ? { offer: id } : { offer: id, value: valueFor(offer.input, chance) };
}

/** The id of an offer, or of the one that a row of its domain stands for. */
function concreteId({ id, action, payload, domain }: Offer, row: number): string {
  if (domain === undefined) return id;
  return offerId(action, { ...payload, ...rowsOf(domain)[row]?.chosen });
}

function valueFor(input: Input, chance: BotChance): string | number {
  if (input.type === 'text') return input.suggestions[chance.int(input.suggestions.length)] as string;
  const step = input.step ?? 1;
  return input.min + step * chance.int(Math.floor((input.max - input.min) / step) + 1);
}
