import { stageOf } from '../flow/seats.js';
import { NONE, type Piece, type PieceName, type Seat, type SeatId, type Space } from '../ids.js';
import { copyOf, type Json, type JsonObject } from '../json.js';
import type { State } from '../match/state.js';
import type { Level, VariableSpec } from '../structure/structure.js';
import { countOf, definitionId, isUp, ownerOf, piecesIn } from '../table/pieces.js';
import { isShown, levelOf, seesFace } from '../table/sight.js';
import type { PieceView, SpaceView, View } from './view.js';

/** Through whose eyes a table is looked at: a seat's, or a spectator's (NONE). */
export interface Eyes {
  readonly seat: Seat;
}

/** What the viewer sees of one space, or undefined for nothing. Pieces that look as they did `before` are the same objects. */
export function viewSpace(
  state: State,
  eyes: Eyes,
  space: Space,
  nameOf: (piece: Piece) => PieceName,
  before?: SpaceView | null,
): SpaceView | undefined {
  const level = levelOf(state, eyes.seat, space);
  if (level === 'nothing') return undefined;
  if (level === 'any') return { any: countOf(state, space) > 0 };
  if (level === 'count') return viewCount(state, eyes, space, nameOf);
  const known = before && 'pieces' in before ? before.pieces : [];
  const pieces = piecesIn(state, space);
  return { pieces: pieces.map((piece, at) => viewPiece(state, eyes, piece, nameOf(piece), known[at])) };
}

function viewCount(state: State, eyes: Eyes, space: Space, nameOf: (piece: Piece) => PieceName): SpaceView {
  const count = countOf(state, space);
  const shown = piecesIn(state, space).filter((piece) => isShown(state, eyes.seat, piece));
  if (shown.length === 0) return { count };
  return { count, shown: shown.map((piece) => viewPiece(state, eyes, piece, nameOf(piece))) };
}

function viewPiece(state: State, eyes: Eyes, piece: Piece, name: PieceName, before?: PieceView): PieceView {
  const seat = ownerOf(state, piece);
  const owner = seat === NONE ? null : (state.blueprint.seatIds[seat] as SeatId);
  const face = isUp(state, piece) ? 'up' : 'down';
  const definition = seesFace(state, eyes.seat, piece) ? definitionId(state, piece) : undefined;
  if (
    before?.name === name &&
    before.owner === owner &&
    before.face === face &&
    before.definition === definition
  )
    return before;
  return definition === undefined ? { name, owner, face } : { name, definition, owner, face };
}

export function viewVariables(state: State, eyes: Eyes): View['variables'] {
  const { global, seat } = state.blueprint.structure.variables;
  const players = state.blueprint.seatIds.map((id, of) => [
    id,
    shown(seat, state.own[of] as JsonObject, (spec) => variableLevel(spec, eyes, of)),
  ]);
  return {
    global: shown(global, state.global, (spec) => spec.visibility.others),
    players: Object.fromEntries(players),
  };
}

const variableLevel = (spec: VariableSpec, eyes: Eyes, of: Seat): Level =>
  of === eyes.seat ? spec.visibility.owner : spec.visibility.others;

function shown(
  specs: readonly VariableSpec[],
  data: JsonObject,
  levelOfSpec: (spec: VariableSpec) => Level,
): JsonObject {
  const visible: Record<string, Json> = {};
  for (const spec of specs)
    if (levelOfSpec(spec) === 'identity') visible[spec.name] = copyOf(data[spec.name] as Json);
  return visible;
}

export function viewResources(state: State): View['resources'] {
  const { resources } = state.blueprint.structure;
  const { at, seatIds } = state.blueprint;
  const of = (seat: Seat) =>
    Object.fromEntries(
      resources.map((id, index) => [
        id,
        state.words[at.resources + seat * resources.length + index] as number,
      ]),
    );
  return Object.fromEntries(seatIds.map((id, seat) => [id, of(seat)]));
}

/** Which seats may act, and in which stage. */
export function viewStages(
  state: State,
  stages: readonly { readonly name: string }[],
): Record<SeatId, string> {
  const acting: Record<SeatId, string> = {};
  for (const [seat, id] of state.blueprint.seatIds.entries()) {
    const stage = stageOf(state, seat);
    if (stage !== NONE) acting[id] = stages[stage]?.name ?? '';
  }
  return acting;
}
