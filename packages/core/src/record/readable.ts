import { NONE, type Seat, seatOf } from '../ids.js';
import { copyOf, type Json, type JsonObject } from '../json.js';
import { createState, type State } from '../match/state.js';
import { Failure } from '../refusal.js';
import type { Blueprint } from '../structure/blueprint.js';
import { counterOf, countersOf } from '../table/counters.js';
import { coversOf } from '../table/covering.js';
import { isUp, ownerOf, piecesIn, shownTo, spaceId, spaceOfPiece } from '../table/pieces.js';
import { FLOW, PIECE, PIECE_WORDS, SEAT, SEAT_WORDS, SPACE, SPACE_WORDS } from '../table/words.js';
import { MATCH_STATUSES, type SeatResult } from '../view/view.js';

/**
 * A state in its readable form, with the ids that everybody writes.
 * Shape: identity, config, seats, spaces (pieces from bottom to top), pieces, variables, resources, flow, chance, status, result.
 */
export function writeState(state: State): JsonObject {
  const { blueprint, words } = state;
  const { structure } = blueprint;
  const wordsOf = (names: readonly string[], at: number): JsonObject =>
    Object.fromEntries(names.map((name, index) => [name, words[at + index] as number]));
  return {
    game: structure.id,
    version: structure.version,
    config: blueprint.config,
    seats: blueprint.seatIds.map((id, seat) => ({
      id,
      ...wordsOf(SEAT_WORD_NAMES, blueprint.at.seats + seat * SEAT_WORDS),
    })),
    spaces: Object.fromEntries(
      blueprint.spaces.map((plan, space) => [
        plan.id,
        piecesIn(state, space).map((piece) => blueprint.pieces[piece]?.id ?? ''),
      ]),
    ),
    pieces: Object.fromEntries(blueprint.pieces.map((plan, piece) => [plan.id, writePiece(state, piece)])),
    knowledge: state.minds.map((mind, seat) => ({
      reach: mind.reach,
      homes: writeHomes(state, seat),
    })) as unknown as Json,
    variables: { global: copyOf(state.global), seats: state.own.map(copyOf) },
    resources: blueprint.seatIds.map((_, seat) =>
      wordsOf(structure.resources, blueprint.at.resources + seat * structure.resources.length),
    ),
    flow: {
      phase: blueprint.phases[words[FLOW.phase] as number]?.name ?? '',
      epoch: words[FLOW.epoch] as number,
      revision: words[FLOW.revision] as number,
      turn: words[FLOW.turn] as number,
      actor: words[FLOW.actor] as number,
    },
    chance: {
      draws: words[FLOW.draws] as number,
      scripted: words[FLOW.scripted] as number,
      streams: wordsOf(blueprint.streams, blueprint.at.streams),
    },
    status: MATCH_STATUSES[words[FLOW.status] as number] as string,
    result: copyOf(state.result as unknown as Json),
  };
}

function writePiece(state: State, piece: number): JsonObject {
  const owner = ownerOf(state, piece);
  const space = state.blueprint.spaces[spaceOfPiece(state, piece)];
  const shown = state.blueprint.seatIds.filter((_, seat) => (shownTo(state, piece) >>> seat) & 1);
  return {
    space: space?.id ?? '',
    owner: owner === NONE ? null : `p${owner}`,
    face: isUp(state, piece) ? 'up' : 'down',
    shown,
    ...(state.blueprint.pieces[piece]?.covers && {
      covers: coversOf(state, piece).map((each) => spaceId(state, each)),
    }),
    ...(countersOf(state).length > 0 && { counters: writeCounters(state, piece) }),
  };
}

const writeCounters = (state: State, piece: number): JsonObject =>
  Object.fromEntries(countersOf(state).map(({ name }, counter) => [name, counterOf(state, piece, counter)]));

const SEAT_WORD_NAMES = ['stage', 'revision', 'withdrawn'] as const;

/** To which atom of a seat's mind each piece belongs, in the order of the pieces. */
function writeHomes({ words, blueprint }: State, seat: Seat): number[] {
  const start = blueprint.at.minds + seat * blueprint.pieces.length;
  return Array.from(words.subarray(start, start + blueprint.pieces.length));
}

/** The memory form of a readable state. Refused as STATE_WRONG, with what does not fit; nothing is guessed. */
export function readState(blueprint: Blueprint, saved: JsonObject): State {
  const state = createState(blueprint);
  if (saved.game !== blueprint.structure.id || saved.version !== blueprint.structure.version)
    throw wrong('it is of another game');
  readFlow(state, saved);
  readSeats(state, saved);
  readPieces(state, saved);
  readData(state, saved);
  readKnowledge(state, saved);
  return state;
}

const wrong = (why: string): Failure => new Failure('STATE_WRONG', `The saved state cannot be read: ${why}.`);

function member(from: Json | undefined, name: string): Json {
  const value =
    typeof from === 'object' && from !== null && !Array.isArray(from)
      ? (from as JsonObject)[name]
      : undefined;
  if (value === undefined) throw wrong(`\`${name}\` is missing`);
  return value;
}

function word(value: Json | undefined, name: string): number {
  if (typeof value !== 'number' || (value | 0) !== value)
    throw wrong(`\`${name}\` is no whole number of 32 bits`);
  return value;
}

function list(value: Json, length: number, name: string): readonly Json[] {
  if (!Array.isArray(value) || value.length !== length) throw wrong(`\`${name}\` is no list of ${length}`);
  return value;
}

function readFlow(state: State, saved: JsonObject): void {
  const { blueprint, words } = state;
  const flow = member(saved, 'flow');
  const phase = blueprint.phaseNumbers.get(String(member(flow, 'phase')));
  if (phase === undefined) throw wrong('its phase does not exist');
  words[FLOW.phase] = phase;
  for (const name of ['epoch', 'revision', 'turn', 'actor'] as const)
    words[FLOW[name]] = word(member(flow, name), name);
  const chance = member(saved, 'chance');
  words[FLOW.draws] = word(member(chance, 'draws'), 'draws');
  words[FLOW.scripted] = word(member(chance, 'scripted'), 'scripted');
  const streams = member(chance, 'streams');
  for (const [index, name] of blueprint.streams.entries())
    words[blueprint.at.streams + index] = word(member(streams, name), name);
  const status = MATCH_STATUSES.indexOf(member(saved, 'status') as (typeof MATCH_STATUSES)[number]);
  if (status < 0) throw wrong('its status is unknown');
  words[FLOW.status] = status;
  state.result = copyOf(member(saved, 'result')) as unknown as readonly SeatResult[] | null;
}

function readSeats(state: State, saved: JsonObject): void {
  const { blueprint, words } = state;
  const seats = list(member(saved, 'seats'), blueprint.seats, 'seats');
  const resources = list(member(saved, 'resources'), blueprint.seats, 'resources');
  for (const [seat, from] of seats.entries()) {
    for (const name of SEAT_WORD_NAMES)
      words[blueprint.at.seats + seat * SEAT_WORDS + SEAT[name]] = word(member(from, name), name);
    for (const [index, id] of blueprint.structure.resources.entries()) {
      words[blueprint.at.resources + seat * blueprint.structure.resources.length + index] = word(
        member(resources[seat], id),
        id,
      );
    }
  }
}

function readPieces(state: State, saved: JsonObject): void {
  const { blueprint, words } = state;
  const spaces = member(saved, 'spaces');
  const pieces = member(saved, 'pieces');
  const seen = new Set<number>();
  for (const [space, plan] of blueprint.spaces.entries()) {
    const lying = member(spaces, plan.id);
    if (!Array.isArray(lying)) throw wrong(`${plan.id} has no list of pieces`);
    const numbers = lying.map((id: Json) => blueprint.pieceNumbers.get(String(id)) ?? NONE);
    for (const piece of numbers) {
      if (piece === NONE || seen.has(piece))
        throw wrong(`a piece of ${plan.id} is unknown or lies in two spaces`);
      seen.add(piece);
    }
    layAll(state, space, numbers);
  }
  if (seen.size !== blueprint.pieces.length) throw wrong('a piece lies nowhere');
  for (const [piece, plan] of blueprint.pieces.entries()) {
    const from = member(pieces, plan.id);
    const owner = member(from, 'owner');
    const at = blueprint.at.pieces + piece * PIECE_WORDS;
    words[at + PIECE.owner] = owner === null ? NONE : seatIn(blueprint, owner);
    words[at + PIECE.face] = faceOf(member(from, 'face'));
    const shown = member(from, 'shown');
    if (!Array.isArray(shown)) throw wrong(`${plan.id} does not say to whom it is shown`);
    words[at + PIECE.shown] = shown.reduce(
      (bits: number, id: Json) => bits | (1 << seatIn(blueprint, id)),
      0,
    );
    if (plan.covers) readCovers(state, piece, member(from, 'covers'));
    readCounters(state, piece, from);
  }
}

function readCovers({ blueprint, words }: State, piece: number, covers: Json): void {
  if (!Array.isArray(covers)) throw wrong(`a piece does not say what it covers`);
  for (const id of covers) {
    const space = blueprint.spaceNumbers.get(String(id));
    if (space === undefined || words[blueprint.at.covers + space] !== NONE)
      throw wrong(`${id} is no space, or is covered twice`);
    words[blueprint.at.covers + space] = piece;
  }
}

function readCounters({ blueprint, words }: State, piece: number, from: Json): void {
  const specs = blueprint.structure.counters ?? [];
  const at = blueprint.at.counters + piece * specs.length;
  for (const [counter, { name }] of specs.entries())
    words[at + counter] = word(member(member(from, 'counters'), name), name);
}

function faceOf(face: Json): 0 | 1 {
  if (face !== 'up' && face !== 'down') throw wrong('a face is neither up nor down');
  return face === 'up' ? 1 : 0;
}

function layAll({ blueprint, words }: State, space: number, pieces: readonly number[]): void {
  const at = blueprint.at.spaces + space * SPACE_WORDS;
  words[at + SPACE.bottom] = pieces[0] ?? NONE;
  words[at + SPACE.top] = pieces.at(-1) ?? NONE;
  words[at + SPACE.count] = pieces.length;
  for (const [index, piece] of pieces.entries()) {
    const own = blueprint.at.pieces + piece * PIECE_WORDS;
    words[own + PIECE.space] = space;
    words[own + PIECE.below] = pieces[index - 1] ?? NONE;
    words[own + PIECE.above] = pieces[index + 1] ?? NONE;
  }
}

function seatIn(blueprint: Blueprint, id: Json): Seat {
  const seat = seatOf(String(id));
  if (seat === NONE || seat >= blueprint.seats) throw wrong(`${id} is no seat`);
  return seat;
}

function readData(state: State, saved: JsonObject): void {
  const { global, seat } = state.blueprint.structure.variables;
  const variables = member(saved, 'variables');
  for (const { name } of global) state.global[name] = copyOf(member(member(variables, 'global'), name));
  const seats = list(member(variables, 'seats'), state.blueprint.seats, 'variables of seats');
  for (const [of, data] of state.own.entries())
    for (const { name } of seat) data[name] = copyOf(member(seats[of], name));
}

function readKnowledge(state: State, saved: JsonObject): void {
  const { blueprint, words, minds } = state;
  const known = list(member(saved, 'knowledge'), minds.length, 'knowledge');
  for (const [seat, from] of known.entries()) {
    const reach = member(from, 'reach');
    if (!Array.isArray(reach) || !reach.every((atoms) => Array.isArray(atoms)))
      throw wrong('a mind has no reach');
    minds[seat] = { reach: reach as number[][] };
    const homes = list(member(from, 'homes'), blueprint.pieces.length, 'homes');
    const start = blueprint.at.minds + seat * blueprint.pieces.length;
    for (const [piece, home] of homes.entries()) {
      if (word(home, 'home') < 0 || word(home, 'home') >= reach.length)
        throw wrong('a piece belongs to no atom');
      words[start + piece] = home as number;
    }
  }
}
