import type { Json, LockedMatch, SeatId, Structure } from '@tapete/core';
import { type Move, make } from '../play/move.js';
import { begin, type Trial } from '../play/trial.js';

/** A match, and two pieces of one deck of which a seat cannot know which is which. */
export interface Unknown {
  readonly match: LockedMatch;
  readonly pieces: readonly [string, string];
}

/**
 * Two pieces of one deck that are not alike and of which a seat has never been shown anything, after these moves.
 * Undefined where there are no such two.
 */
export function neverSeen(trial: Trial, moves: readonly Move[], seat: SeatId): Unknown | undefined {
  const match = begin(trial);
  const shown = new Set<string>();
  lookAt(match, seat, shown);
  for (const move of moves) {
    make(match, move);
    lookAt(match, seat, shown);
  }
  const pieces = twoAmong(unseen(trial.game.structure, match, shown));
  return pieces && { match, pieces };
}

/** Notes every definition that the seat is shown now, or was told of in the last entry. */
function lookAt(match: LockedMatch, seat: SeatId, shown: Set<string>): void {
  const { revision } = match.context('spectator').flow;
  collect(JSON.parse(JSON.stringify([match.view(seat), match.updates(seat, revision - 1)])), shown);
}

function collect(value: Json, shown: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === 'definition' && typeof member === 'string') shown.add(member);
    else collect(member as Json, shown);
  }
}

interface Piece {
  readonly id: string;
  readonly definition: string;
}

const unseen = (structure: Structure, match: LockedMatch, shown: ReadonlySet<string>): readonly Piece[] =>
  Object.keys(match.save().state.pieces as object)
    .map((id) => ({ id, definition: definitionOf(structure, id) }))
    .filter(({ definition }) => !shown.has(definition));

/** Runtime ids are those of the manifest, with a number and a seat behind them where there are more of a kind. */
function definitionOf({ pieces }: Structure, id: string): string {
  const plain = id.replace(/:p\d+$/, '');
  const specOf = (name: string) => pieces.find((each) => each.id === name);
  return (specOf(plain) ?? specOf(plain.replace(/-\d+$/, '')))?.definition ?? '';
}

function twoAmong(pieces: readonly Piece[]): readonly [string, string] | undefined {
  for (const one of pieces) {
    const other = pieces.find((each) => each.definition !== one.definition && deckOf(each) === deckOf(one));
    if (other) return [one.id, other.id];
  }
  return undefined;
}

const deckOf = ({ definition }: Piece): string => definition.replace(/#.*$/, '');
