import type { Input, Label, Offer, Scalar, SpaceId, Target, View } from '@tapete/core';
import { offerId, rowsOf } from '@tapete/core';
import { sayLabel, sayPiece, type Voice } from './say.js';

/** One move that a person can take by its number: an offer, or a row of an offer's domain. */
export interface NumberedMove {
  readonly number: number;
  readonly offer: string;
  readonly text: string;
  readonly at: readonly Target[];
  readonly input?: Input;
}

/** All moves of a seat, numbered from 1, in the order in which the rules offer them; said of the pieces in its view. */
export function numberMoves(
  offers: readonly Offer[],
  voice: Voice,
  view?: Pick<View, 'spaces'>,
): readonly NumberedMove[] {
  const pieces = piecesIn(view);
  return offers.flatMap(movesOf).map(({ label, ...move }, index) => {
    const piece = pieces.get(move.at.find((target) => typeof target === 'number'));
    const values = { ...(piece !== undefined && { piece: sayPiece(voice, piece) }), ...label.values };
    return { number: index + 1, ...move, text: sayLabel(voice, { ...label, values }) };
  });
}

type Move = Omit<NumberedMove, 'number' | 'text'> & { readonly label: Label };

function movesOf(offer: Offer): readonly Move[] {
  const { id, action, payload, label, domain, at = [], input } = offer;
  const asked = input === undefined ? {} : { input };
  if (domain === undefined) return [{ offer: id, label, at, ...asked }];
  return rowsOf(domain).map(({ chosen, at: pointed }) => ({
    offer: offerId(action, { ...payload, ...chosen }),
    label: rowLabel(label, chosen),
    at: pointed,
    ...asked,
  }));
}

const rowLabel = ({ key, values }: Label, chosen: Readonly<Record<string, Scalar>>): Label => ({
  key,
  values: { ...values, ...chosen },
});

/** Definitions of the pieces that a seat sees, by its names for them. */
function piecesIn(view: Pick<View, 'spaces'> | undefined): ReadonlyMap<Target | undefined, string> {
  const seen = Object.values(view?.spaces ?? {}).flatMap((space) => ('pieces' in space ? space.pieces : []));
  return new Map(
    seen.flatMap(({ name, definition }) => (definition === undefined ? [] : [[name, definition] as const])),
  );
}

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
