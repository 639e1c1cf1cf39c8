import type {
  Json,
  JsonObject,
  LockedMatch,
  NamedSpec,
  SeatId,
  SpaceView,
  Structure,
  ValueSpec,
} from '@tapete/core';
import type { Taken } from './move.js';
import type { Offered } from './offered.js';

/*
 * A seat calls pieces by numbers of its own; moves that are kept call them by runtime ids. Where a seat sees which
 * pieces lie in a space, its view lists them in the order in which the state does.
 */

/** Runtime id of each piece that the seat has a name for; of the match without its draft. */
export function idsByName(match: LockedMatch, seat: SeatId): ReadonlyMap<number, string> {
  const lying = match.save().state.spaces as Readonly<Record<string, readonly string[]>>;
  const ids = new Map<number, string>();
  for (const [space, view] of Object.entries(match.view(seat).spaces))
    for (const [index, { name }] of piecesOf(view).entries()) ids.set(name, lying[space]?.[index] ?? '');
  return ids;
}

const piecesOf = (view: SpaceView) => ('pieces' in view ? view.pieces : []);

/** The move behind an offer, as a script has it. */
export function moveOf(match: LockedMatch, structure: Structure, seat: SeatId, offered: Offered): Taken {
  const { offer, payload, value } = offered;
  const move = { seat, action: offer.action, ...(value !== undefined && { value }) };
  if (!namesPieces(structure, offer.action)) return { ...move, payload };
  const ids = idsByName(match, seat);
  const read = (name: Json): Json => (typeof name === 'number' ? (ids.get(name) ?? name) : name);
  return { ...move, payload: mapPieces(structure, { action: offer.action, payload }, read) };
}

/** A payload with its pieces read otherwise: other names for them, or other pieces. */
export function mapPieces(
  { actions }: Structure,
  { action, payload }: { readonly action: string; readonly payload: JsonObject },
  read: (piece: Json) => Json,
): JsonObject {
  const parameters = actions.find(({ name }) => name === action)?.parameters ?? [];
  const mapped = parameters.filter(isPieces).flatMap(({ name }) => {
    const value = payload[name];
    if (value === undefined) return [];
    return [[name, Array.isArray(value) ? value.map(read) : read(value)] as const];
  });
  return { ...payload, ...Object.fromEntries(mapped) };
}

export function namesPieces({ actions }: Structure, action: string): boolean {
  return actions.find(({ name }) => name === action)?.parameters.some(isPieces) ?? false;
}

const isPieces = (spec: ValueSpec | NamedSpec): boolean =>
  spec.type === 'cardId' || spec.type === 'pieceId' || (spec.items !== undefined && isPieces(spec.items));
