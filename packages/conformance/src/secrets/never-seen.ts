import type { LockedMatch, SeatId, Structure } from '@tapete/core';
import type { Move } from '../play/move.js';
import type { Trial } from '../play/trial.js';
import { walk } from './walk.js';

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
  const { match, shown } = walk(trial, moves, { seat, from: 0 });
  const pieces = twoAmong(unseen(trial.game.structure, match, shown));
  return pieces && { match, pieces };
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
export function definitionOf({ pieces }: Structure, id: string): string {
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
