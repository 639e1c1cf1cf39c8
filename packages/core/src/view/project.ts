import { stageOf } from '../flow/seats.js';
import {
  NONE,
  type Piece,
  type PieceName,
  type Seat,
  type SeatId,
  type Space,
  type SpaceId,
} from '../ids.js';
import { copyOf, type Json, type JsonObject } from '../json.js';
import type { State } from '../match/state.js';
import type { VariableSpec } from '../structure/structure.js';
import { counterOf, countersOf } from '../table/counters.js';
import { coversOf } from '../table/covering.js';
import { countOf, definitionId, isUp, ownerOf, piecesIn, spaceId } from '../table/pieces.js';
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
  const covers = state.blueprint.pieces[piece]?.covers ? viewCovers(state, eyes, piece) : NOTHING_COVERED;
  if (
    before?.name === name &&
    before.owner === owner &&
    before.face === face &&
    before.definition === definition &&
    isSameList(before.covers ?? NOTHING_COVERED, covers) &&
    countsAs(state, piece, before.counters)
  )
    return before;
  const seen: PieceView =
    definition === undefined ? { name, owner, face } : { name, definition, owner, face };
  const counters = viewCounters(state, piece);
  if (covers.length === 0 && counters === undefined) return seen;
  return { ...seen, ...(covers.length > 0 && { covers }), ...(counters && { counters }) };
}

const NOTHING_COUNTED: Readonly<Record<string, number>> = {};

function countsAs(state: State, piece: Piece, before = NOTHING_COUNTED): boolean {
  const specs = countersOf(state);
  return (
    specs.length === 0 ||
    specs.every(
      ({ name, hidden }, counter) => hidden || counterOf(state, piece, counter) === (before[name] ?? 0),
    )
  );
}

function viewCounters(state: State, piece: Piece): Record<string, number> | undefined {
  let counters: Record<string, number> | undefined;
  for (const [counter, { name, hidden }] of countersOf(state).entries()) {
    const amount = counterOf(state, piece, counter);
    if (!hidden && amount > 0) counters = { ...counters, [name]: amount };
  }
  return counters;
}

const NOTHING_COVERED: readonly SpaceId[] = [];

/** Of the spaces that a piece covers, those of which the viewer sees anything. */
function viewCovers(state: State, { seat }: Eyes, piece: Piece): readonly SpaceId[] {
  return coversOf(state, piece)
    .filter((space) => levelOf(state, seat, space) !== 'nothing')
    .map((space) => spaceId(state, space));
}

const isSameList = (one: readonly SpaceId[], other: readonly SpaceId[]): boolean =>
  one === other || (one.length === other.length && one.every((space, index) => space === other[index]));

export function viewVariables(state: State, eyes: Eyes): View['variables'] {
  const { global, seat } = state.blueprint.structure.variables;
  return {
    global: shown(global, state.global, 'others'),
    players: bySeat(state, (of) =>
      shown(seat, state.own[of] as JsonObject, of === eyes.seat ? 'owner' : 'others'),
    ),
  };
}

function shown(specs: readonly VariableSpec[], data: JsonObject, who: 'owner' | 'others'): JsonObject {
  const visible: Record<string, Json> = {};
  for (const { name, visibility } of specs)
    if (visibility[who] === 'identity') visible[name] = copyOf(data[name] as Json);
  return visible;
}

export function viewResources(state: State): View['resources'] {
  const { resources } = state.blueprint.structure;
  const first = state.blueprint.at.resources;
  return bySeat(state, (seat) => {
    const amounts: Record<string, number> = {};
    for (let index = 0; index < resources.length; index++)
      amounts[resources[index] as string] = state.words[first + seat * resources.length + index] as number;
    return amounts;
  });
}

/** One value for each seat, by its id. */
export function bySeat<Value>({ blueprint }: State, of: (seat: Seat) => Value): Record<SeatId, Value> {
  const values: Record<SeatId, Value> = {};
  for (let seat = 0; seat < blueprint.seats; seat++) values[blueprint.seatIds[seat] as SeatId] = of(seat);
  return values;
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
