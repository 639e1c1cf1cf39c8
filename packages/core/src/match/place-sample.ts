import { NONE, type Piece, type PieceId, type Seat, type Space, seatOf } from '../ids.js';
import { Broken } from '../refusal.js';
import type { Sample, SampledPlace } from '../rules/rules.js';
import { coverSpaces, uncover } from '../table/covering.js';
import { movePiece } from '../table/move-piece.js';
import { isPlaced } from '../table/sight.js';
import type { AnyGame } from './running.js';
import type { State } from './state.js';

type AnySample = Sample<AnyGame>;

/** The pieces that a module's sample lays. Broken as SAMPLE_WRONG: one that there is not, or that the seat can see. */
export function piecesOfSample(state: State, seat: Seat, { pieces = {} }: AnySample): ReadonlySet<Piece> {
  return new Set(Object.keys(pieces).map((id) => hiddenPiece(state, seat, id)));
}

/**
 * Lays hidden pieces where a module's sample says, and writes its own data. What seats know stays as it was: it is the same
 * match to them.
 */
export function placeSample(state: State, seat: Seat, { pieces = {}, global, own = {} }: AnySample): void {
  const { blueprint, words } = state;
  const known = words.slice(blueprint.at.minds);
  const minds = [...state.minds];
  const places = Object.entries(pieces).map(
    ([id, place]) => [hiddenPiece(state, seat, id), place as SampledPlace] as const,
  );
  for (const [piece] of places) uncover(state, piece);
  for (const [piece, { space }] of places) movePiece(state, piece, spaceNamed(state, space));
  for (const [piece, { covers }] of places)
    if (covers)
      coverSpaces(
        state,
        piece,
        covers.map((space) => spaceNamed(state, space)),
      );
  words.set(known, blueprint.at.minds);
  state.minds.splice(0, minds.length, ...minds);
  state.journaled = 0;
  Object.assign(state.global, global);
  for (const [id, data] of Object.entries(own)) Object.assign(dataOf(state, id), data);
}

function hiddenPiece(state: State, seat: Seat, id: PieceId): Piece {
  const piece = state.blueprint.pieceNumbers.get(id) ?? NONE;
  if (piece === NONE) throw wrong(`there is no piece ${id}`);
  if (isPlaced(state, seat, piece)) throw wrong(`p${seat} sees where ${id} lies`);
  return piece;
}

function spaceNamed({ blueprint }: State, id: string): Space {
  const space = blueprint.spaceNumbers.get(id);
  if (space === undefined) throw wrong(`there is no space ${id}`);
  return space;
}

function dataOf({ own }: State, id: string): object {
  const data = own[seatOf(id)];
  if (data === undefined) throw wrong(`${id} is no seat`);
  return data;
}

const wrong = (why: string): Broken => new Broken(`a sample does not fit: ${why}`, 'SAMPLE_WRONG');
