import {
  type Command,
  type JsonObject,
  type LockedMatch,
  offerId,
  type Policy,
  readOfferId,
} from '@tapete/core';
import type { Taken } from './move.js';
import { idsByName, mapPieces, namesPieces } from './names.js';
import { commandOf } from './offered.js';
import type { Trial } from './trial.js';

/** The command by which its seat makes a move now: pieces are called there as that seat calls them. */
export function commandFor(trial: Trial, match: LockedMatch, move: Taken): Command {
  const { seat, action, value } = move;
  const id = offerId(action, payloadFor(trial, match, move));
  return commandOf(match, seat, { id, ...(value !== undefined && { value }) });
}

function payloadFor({ game: { structure } }: Trial, match: LockedMatch, move: Taken): JsonObject {
  if (!namesPieces(structure, move.action)) return move.payload;
  const names = new Map([...idsByName(match, move.seat)].map(([name, piece]) => [piece, name]));
  return mapPieces(structure, move, (piece) => names.get(String(piece)) ?? piece);
}

/** Whether what a command names has passed, by what its policy checks. */
export function isLate(trial: Trial, match: LockedMatch, { seat, offer, decision, step }: Command): boolean {
  const { flow, status, draft } = match.context(seat);
  if (status !== 'playing' || step !== (draft?.steps.length ?? 0)) return true;
  const named = decision as Partial<Record<'revision' | 'epoch' | 'ownRevision', number>>;
  return policyOf(trial, flow.participation, offer) === 'actor'
    ? named.epoch !== flow.epoch || named.ownRevision !== flow.revisions[seat]
    : named.revision !== flow.revision;
}

function policyOf({ game }: Trial, participation: string, offer: string): Policy {
  const action = readOfferId(offer)?.action;
  const declared = game.structure.actions.find(({ name }) => name === action)?.policy;
  return declared ?? (participation === 'multiple' ? 'actor' : 'match');
}
