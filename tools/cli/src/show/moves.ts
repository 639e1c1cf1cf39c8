import type { Input, Label, Offer, Scalar, SpaceId, Target } from '@tapete/core';
import { offerId } from '@tapete/core';
import { sayLabel, type Voice } from './say.js';

/** One move that a person can take by its number: an offer, or a row of an offer's domain. */
export interface NumberedMove {
  readonly number: number;
  readonly offer: string;
  readonly text: string;
  readonly at: readonly Target[];
  readonly input?: Input;
}

/** All moves of a seat, numbered from 1, in the order in which the rules offer them. */
export function numberMoves(offers: readonly Offer[], voice: Voice): readonly NumberedMove[] {
  return offers
    .flatMap((offer) => (offer.domain === undefined ? [wholeOffer(offer, voice)] : rowsOf(offer, voice)))
    .map((move, index) => ({ number: index + 1, ...move }));
}

type Move = Omit<NumberedMove, 'number'>;

function wholeOffer({ id, label, at = [], input }: Offer, voice: Voice): Move {
  return { offer: id, text: sayLabel(voice, label), at, ...(input === undefined ? {} : { input }) };
}

function rowsOf({ action, payload, label, domain, input }: Offer, voice: Voice): Move[] {
  const { parameters = [], values = [], at } = domain ?? {};
  return values.map((row, index) => {
    const chosen = Object.fromEntries(parameters.map((name, column) => [name, row[column] as Scalar]));
    return {
      offer: offerId(action, { ...payload, ...chosen }),
      text: sayLabel(voice, rowLabel(label, chosen)),
      at: at?.[index] ?? [],
      ...(input === undefined ? {} : { input }),
    };
  });
}

const rowLabel = ({ key, values }: Label, chosen: Readonly<Record<string, Scalar>>): Label => ({
  key,
  values: { ...values, ...chosen },
});

/** For the squares that exactly one move ends on: the number of that move. */
export function marksOf(moves: readonly NumberedMove[]): ReadonlyMap<SpaceId, string> {
  const marks = new Map<SpaceId, string>();
  const twice = new Set<SpaceId>();
  for (const { number, at } of moves) {
    const target = at.at(-1);
    if (typeof target !== 'string') continue;
    if (marks.has(target)) twice.add(target);
    marks.set(target, String(number));
  }
  for (const target of twice) marks.delete(target);
  return marks;
}
