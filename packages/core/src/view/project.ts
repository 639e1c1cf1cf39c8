import { stageOf } from '../flow/seats.js';
import { NONE, type Piece, type PieceName, type Seat, type SeatId, type Space } from '../ids.js';
import type { Json, JsonObject } from '../json.js';
import type { State } from '../match/state.js';
import type { Level, VariableSpec } from '../structure/structure.js';
import { countOf, isUp, ownerOf, piecesIn, spaceOfPiece } from '../table/pieces.js';
import type { PieceView, SpaceView, View } from './view.js';

/**
 * How one viewer is shown the table. This is the only way from a state to anybody's eyes: views, events, offers,
 * history and exports all ask it.
 */
export interface Eyes {
  /** NONE for a spectator. */
  readonly seat: Seat;
}

/** How much of a space the viewer is shown. */
export function levelOf(state: State, eyes: Eyes, space: Space): Level {
  const plan = state.blueprint.spaces[space];
  if (!plan) return 'nothing';
  return plan.owner !== NONE && plan.owner === eyes.seat ? plan.ownerLevel : plan.othersLevel;
}

/** Whether the viewer can tell this piece from others where it lies: it has a place in an order that is shown. */
export function isPlaced(state: State, eyes: Eyes, piece: Piece): boolean {
  const level = levelOf(state, eyes, spaceOfPiece(state, piece));
  return level === 'identity' || level === 'order';
}

/** Whether the viewer sees what a piece is. A hand faces its owner whichever way its cards are turned. */
export function seesFace(state: State, eyes: Eyes, piece: Piece): boolean {
  const space = spaceOfPiece(state, piece);
  if (levelOf(state, eyes, space) !== 'identity') return false;
  const plan = state.blueprint.spaces[space];
  return (
    isUp(state, piece) || (plan?.owner === eyes.seat && eyes.seat !== NONE && plan.othersLevel !== 'identity')
  );
}

/** What the viewer sees of one space, or undefined for nothing. */
export function viewSpace(
  state: State,
  eyes: Eyes,
  space: Space,
  nameOf: (piece: Piece) => PieceName,
): SpaceView | undefined {
  const level = levelOf(state, eyes, space);
  if (level === 'nothing') return undefined;
  if (level === 'any') return { any: countOf(state, space) > 0 };
  if (level === 'count') return { count: countOf(state, space) };
  return { pieces: piecesIn(state, space).map((piece) => viewPiece(state, eyes, piece, nameOf(piece))) };
}

function viewPiece(state: State, eyes: Eyes, piece: Piece, name: PieceName): PieceView {
  const owner = ownerOf(state, piece);
  const face = isUp(state, piece) ? 'up' : 'down';
  const plain = {
    name,
    owner: owner === NONE ? null : (state.blueprint.seatIds[owner] as SeatId),
    face,
  } as const;
  if (!seesFace(state, eyes, piece)) return plain;
  const { definition } = state.blueprint.pieces[piece] as { definition: number };
  return {
    name,
    definition: state.blueprint.structure.definitions[definition]?.id ?? '',
    owner: plain.owner,
    face,
  };
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
    if (levelOfSpec(spec) === 'identity') visible[spec.name] = data[spec.name] as Json;
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
