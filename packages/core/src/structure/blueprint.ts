import { utf8ToBytes } from '@noble/hashes/utils.js';
import {
  NONE,
  type Piece,
  type PieceId,
  type Seat,
  type SeatId,
  type Space,
  type SpaceId,
  seatId,
} from '../ids.js';
import { canonicalText, type JsonObject } from '../json.js';
import { Failure } from '../refusal.js';
import { FLOW_WORDS, PIECE_WORDS, SEAT_WORDS, SPACE_WORDS, type Words } from '../table/words.js';
import { defaultOf } from './check-value.js';
import { type AnyBoard, drawBoard } from './draw-board.js';
import { sizeOf } from './size.js';
import type {
  ActionSpec,
  BoardSpec,
  EventSpec,
  Level,
  PhaseSpec,
  PieceSpec,
  SpaceSpec,
  Structure,
  VariableSpec,
  Visibility,
} from './structure.js';
import type { NamedSpec, ValueSpec } from './value-spec.js';

/** A space of a match, numbered. */
export interface SpacePlan {
  readonly id: SpaceId;
  /** NONE where the whole table owns it. */
  readonly owner: Seat;
  readonly visibility: Visibility;
  readonly capacity: number;
  /** By definition, whether such a piece may lie here; undefined where all may. */
  readonly allowed: readonly boolean[] | undefined;
  /** What the owner and what all others are shown of it. */
  readonly ownerLevel: Level;
  readonly othersLevel: Level;
}

export interface PiecePlan {
  readonly id: PieceId;
  readonly definition: number;
  readonly owner: Seat;
  readonly space: Space;
  readonly face: 0 | 1;
  readonly covers: boolean;
}

export interface ActionPlan extends ActionSpec {
  readonly specs: ReadonlyMap<string, NamedSpec>;
  /** Whether a parameter is a piece, or a list of pieces. */
  readonly namesPieces: boolean;
}

export interface EventPlan {
  readonly fields: readonly NamedSpec[];
  /** Fields that name a piece, or a list of pieces. */
  readonly pieceFields: readonly string[];
}

/**
 * Everything of a match that never changes, numbered once for a structure, a number of seats and a config:
 * seats, spaces, definitions and pieces are small integers, in the order of the manifest.
 */
export interface Blueprint {
  readonly structure: Structure;
  readonly seats: number;
  readonly seatIds: readonly SeatId[];
  /** For each seat the list of it alone: mostly that is who acts. */
  readonly seatsAlone: readonly (readonly SeatId[])[];
  readonly config: JsonObject;
  readonly spaces: readonly SpacePlan[];
  readonly spaceNumbers: ReadonlyMap<string, Space>;
  /** Spaces that must not be emptied, with the fewest pieces that they hold. */
  readonly minimums: readonly { readonly space: Space; readonly least: number }[];
  /** Spaces that each seat has, by the id without the seat. */
  readonly seatSpaces: ReadonlyMap<string, readonly Space[]>;
  readonly boards: ReadonlyMap<string, AnyBoard>;
  /** Boards that each seat has, by the id without the seat. */
  readonly seatBoards: ReadonlyMap<string, readonly AnyBoard[]>;
  readonly pieces: readonly PiecePlan[];
  readonly pieceNumbers: ReadonlyMap<string, Piece>;
  readonly definitionNumbers: ReadonlyMap<string, number>;
  readonly actions: readonly ActionPlan[];
  readonly actionNumbers: ReadonlyMap<string, number>;
  readonly phases: readonly PhaseSpec[];
  readonly phaseNumbers: ReadonlyMap<string, number>;
  /** What each kind of event says, by type. */
  readonly events: ReadonlyMap<string, EventPlan>;
  /** Streams of chance, by name. */
  readonly streams: readonly string[];
  readonly streamNumbers: ReadonlyMap<string, number>;
  /** Where each part begins in the words of a state. */
  readonly at: {
    readonly seats: number;
    readonly resources: number;
    readonly streams: number;
    /** A word for each space, where pieces of the game may cover some: by which piece it is covered, or NONE. */
    readonly covers: number;
    readonly spaces: number;
    readonly pieces: number;
    readonly counters: number;
    readonly minds: number;
    readonly end: number;
  };
  /** Own data of a match before its setup. */
  readonly defaults: { readonly global: JsonObject; readonly seat: JsonObject };
  /** The words of a match before its setup. */
  readonly initial: Words;
  /** How many decks (definitions, by the part before `#`) the pieces are of; pieces of one deck have one back. */
  readonly decks: number;
  /** True where everybody sees all there is, so that one view serves all and nobody knows more than another. */
  readonly open: boolean;
  /** What every hash of this match begins with. */
  readonly identity: Uint8Array;
}

export function drawBlueprint(structure: Structure, seats: number, config: JsonObject): Blueprint {
  const spaces = numberSpaces(structure, seats, config);
  const spaceNumbers = numbersOf(spaces.plans.map((space) => space.id));
  const definitionNumbers = numbersOf(structure.definitions.map((definition) => definition.id));
  const pieces = structure.pieces.flatMap((spec) =>
    numberPieces(spec, seats, config, spaceNumbers, definitionNumbers),
  );
  checkCapacities(spaces.plans, pieces);
  const streams = [
    'setup',
    'table',
    'dice',
    ...structure.spaces.map((space) => `space:${space.id}`),
    ...seatIdsOf(seats),
  ];
  const open = isOpen(structure);
  const counts = {
    streams: streams.length,
    covers: pieces.some(({ covers }) => covers) ? spaces.plans.length : 0,
    spaces: spaces.plans.length,
    pieces: pieces.length,
    minds: open ? 0 : seats,
  };
  const at = partsOf(structure, seats, counts);
  const decks = decksOf(structure);
  const plain = {
    structure,
    seats,
    seatIds: seatIdsOf(seats),
    seatsAlone: seatIdsOf(seats).map((id) => Object.freeze([id])),
    config,
    spaces: spaces.plans,
    spaceNumbers,
    minimums: minimumsOf(structure, seats, spaceNumbers),
    seatSpaces: bySeat(structure.spaces, seats, spaceNumbers),
    boards: spaces.boards,
    seatBoards: bySeat(structure.boards, seats, spaces.boards),
    pieces,
    pieceNumbers: numbersOf(pieces.map((piece) => piece.id)),
    definitionNumbers,
    actions: structure.actions.map(actionPlan),
    actionNumbers: numbersOf(structure.actions.map((action) => action.name)),
    phases: structure.phases,
    phaseNumbers: numbersOf(structure.phases.map((phase) => phase.name)),
    events: new Map(structure.events.map((event) => [event.type, eventPlan(event)])),
    streams,
    streamNumbers: numbersOf(streams),
    at,
    open,
    decks: new Set(decks).size,
    defaults: {
      global: valuesAtFirst(structure.variables.global),
      seat: valuesAtFirst(structure.variables.seat),
    },
    identity: utf8ToBytes(canonicalText({ game: structure.id, version: structure.version, seats, config })),
  };
  const initial = initialWords(at, spaces.plans.length, pieces);
  for (let seat = 0; seat < counts.minds; seat++)
    tellDecks(initial, at.minds + seat * pieces.length, pieces, decks);
  return { ...plain, initial };
}

/** The number of the deck, from 1, of each definition: pieces of one deck have one back, and all know what is in it. */
function decksOf({ definitions }: Structure): number[] {
  const names = definitions.map(({ id }) => deckName(id));
  const order = [...new Set(names)];
  return names.map((name) => 1 + order.indexOf(name));
}

/** At first a seat knows of each piece only its deck. */
function tellDecks(
  words: Words,
  start: number,
  pieces: readonly PiecePlan[],
  decks: readonly number[],
): void {
  for (const [number, { definition }] of pieces.entries())
    words[start + number] = decks[definition] as number;
}

/** Every variable has a value from the beginning. */
const valuesAtFirst = (specs: readonly VariableSpec[]): JsonObject =>
  Object.fromEntries(specs.map((spec) => [spec.name, defaultOf(spec)]));

/** All that can be seen is seen by all, and nothing lies face down. */
function isOpen({ spaces, boards, pieces, variables }: Structure): boolean {
  if (pieces.some(({ face }) => face === 'down')) return false;
  return [...spaces, ...boards, ...variables.global, ...variables.seat].every(
    ({ visibility }) => visibility.owner === 'identity' && visibility.others === 'identity',
  );
}

/** Whether a value is a piece, or a list of pieces. */
const isPiece = ({ type, items }: ValueSpec): boolean =>
  type === 'cardId' || type === 'pieceId' || (items !== undefined && isPiece(items));

const actionPlan = (action: ActionSpec): ActionPlan => ({
  ...action,
  specs: new Map(action.parameters.map((spec) => [spec.name, spec])),
  namesPieces: action.parameters.some(isPiece),
});

function eventPlan({ fields }: EventSpec): EventPlan {
  return { fields, pieceFields: fields.filter(isPiece).map(({ name }) => name) };
}

const seatIdsOf = (seats: number): SeatId[] => Array.from({ length: seats }, (_, seat) => seatId(seat));

function numbersOf(ids: readonly string[]): Map<string, number> {
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const twice = ids.find((id, number) => numbers.get(id) !== number);
  if (twice !== undefined) throw new Failure('ID_TWICE', `two things are called ${twice}`);
  return numbers;
}

function numberSpaces(structure: Structure, seats: number, config: JsonObject) {
  const plans: SpacePlan[] = [];
  const boards = new Map<string, AnyBoard>();
  for (const spec of structure.spaces) {
    for (const owner of ownersOf(spec.per, seats))
      plans.push({
        ...spacePlan(owned(spec.id, owner), owner, spec.visibility),
        ...boundsOf(spec, structure),
      });
  }
  for (const spec of structure.boards) {
    for (const owner of ownersOf(spec.per, seats)) {
      const board = drawBoard(spec, plans.length, config);
      boards.set(owned(spec.id, owner), board);
      plans.push(...cellsOf(spec, owner, board));
    }
  }
  return { plans, boards };
}

/** What each seat has one of, as a list by seat. */
function bySeat<Value>(
  specs: readonly { readonly id: string; readonly per: 'table' | 'seat' }[],
  seats: number,
  all: ReadonlyMap<string, Value>,
): Map<string, Value[]> {
  const perSeat = specs.filter((spec) => spec.per === 'seat');
  return new Map(
    perSeat.map(({ id }) => [id, ownersOf('seat', seats).map((seat) => all.get(owned(id, seat)) as Value)]),
  );
}

const ownersOf = (per: 'table' | 'seat', seats: number): Seat[] =>
  per === 'table' ? [NONE] : Array.from({ length: seats }, (_, seat) => seat);

const owned = (id: string, owner: Seat): string => (owner === NONE ? id : `${id}:p${owner}`);

function cellsOf(spec: BoardSpec, owner: Seat, board: AnyBoard): SpacePlan[] {
  const id = owned(spec.id, owner);
  return board.spaces().map((space) => spacePlan(`${id}/${board.nameOf(space)}`, owner, spec.visibility));
}

/** How many pieces a space may hold, and of which decks. */
function boundsOf(
  { capacity, decks }: SpaceSpec,
  { definitions }: Structure,
): Pick<SpacePlan, 'capacity' | 'allowed'> {
  return {
    capacity: capacity ?? Number.MAX_SAFE_INTEGER,
    allowed: decks && definitions.map(({ id }) => decks.includes(deckName(id))),
  };
}

/** A definition's id without its member: pieces of one deck have one back. */
const deckName = (definition: string): string => definition.replace(/#.*$/, '');

function minimumsOf(
  { spaces }: Structure,
  seats: number,
  numbers: ReadonlyMap<string, Space>,
): Blueprint['minimums'] {
  return spaces.flatMap(({ id, per, minimum = 0 }) =>
    minimum === 0
      ? []
      : ownersOf(per, seats).map((owner) => ({
          space: numbers.get(owned(id, owner)) as Space,
          least: minimum,
        })),
  );
}

function spacePlan(id: string, owner: Seat, visibility: Visibility): SpacePlan {
  return {
    id,
    owner,
    visibility,
    capacity: Number.MAX_SAFE_INTEGER,
    allowed: undefined,
    ownerLevel: owner === NONE ? visibility.others : visibility.owner,
    othersLevel: visibility.others,
  };
}

function numberPieces(
  spec: PieceSpec,
  seats: number,
  config: JsonObject,
  spaces: ReadonlyMap<string, Space>,
  definitions: ReadonlyMap<string, number>,
): PiecePlan[] {
  const count = sizeOf(spec.count, config);
  return ownersOf(spec.per, seats).flatMap((owner) =>
    Array.from({ length: count }, (_, index) => ({
      id: owned(count === 1 ? spec.id : `${spec.id}-${index + 1}`, owner),
      definition: known(definitions, spec.definition, 'definition'),
      owner,
      space: spaces.get(owned(spec.space, owner)) ?? known(spaces, spec.space, 'space'),
      face: spec.face === 'up' ? 1 : 0,
      covers: spec.covers === true,
    })),
  );
}

function checkCapacities(spaces: readonly SpacePlan[], pieces: readonly PiecePlan[]): void {
  for (const [space, { id, capacity, allowed }] of spaces.entries()) {
    const lying = pieces.filter((piece) => piece.space === space).length;
    if (lying > capacity)
      throw new Failure('SPACE_FULL', `${id} holds ${capacity}, and ${lying} pieces begin in it`);
    const stranger = pieces.find(
      ({ definition, space: at }) => at === space && allowed?.[definition] === false,
    );
    if (stranger) throw new Failure('DECK_WRONG', `${id} may not hold ${stranger.id}, which begins in it`);
  }
}

function known(numbers: ReadonlyMap<string, number>, id: string, kind: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new Failure('ID_UNKNOWN', `${id}: no such ${kind}`);
  return number;
}

/** How many of each there are; of covers as many as spaces, or none. */
interface Counts {
  readonly streams: number;
  readonly covers: number;
  readonly spaces: number;
  readonly pieces: number;
  readonly minds: number;
}

function partsOf(
  structure: Structure,
  seats: number,
  { streams, covers, spaces, pieces, minds }: Counts,
): Blueprint['at'] {
  const seatsAt = FLOW_WORDS;
  const resourcesAt = seatsAt + seats * SEAT_WORDS;
  const streamsAt = resourcesAt + seats * structure.resources.length;
  const coversAt = streamsAt + streams;
  const spacesAt = coversAt + covers;
  const piecesAt = spacesAt + spaces * SPACE_WORDS;
  const countersAt = piecesAt + pieces * PIECE_WORDS;
  const mindsAt = countersAt + pieces * (structure.counters?.length ?? 0);
  return {
    seats: seatsAt,
    resources: resourcesAt,
    streams: streamsAt,
    covers: coversAt,
    spaces: spacesAt,
    pieces: piecesAt,
    counters: countersAt,
    minds: mindsAt,
    end: mindsAt + minds * pieces,
  };
}

function initialWords(at: Blueprint['at'], spaces: number, pieces: readonly PiecePlan[]): Words {
  const words = new Int32Array(at.end);
  words.fill(NONE, at.covers, at.spaces);
  for (let space = 0; space < spaces; space++)
    words.fill(NONE, at.spaces + space * SPACE_WORDS, at.spaces + space * SPACE_WORDS + 2);
  for (const [number, piece] of pieces.entries()) layFirst(words, at, number, piece);
  return words;
}

/** The journal and the verbs need a state; before there is one, pieces are laid by hand. */
function layFirst(words: Words, at: Blueprint['at'], number: Piece, piece: PiecePlan): void {
  const space = at.spaces + piece.space * SPACE_WORDS;
  const top = words[space + 1] as number;
  words.set(
    [piece.space, top, NONE, piece.definition, piece.owner, piece.face, 0],
    at.pieces + number * PIECE_WORDS,
  );
  if (top === NONE) words[space] = number;
  else words[at.pieces + top * PIECE_WORDS + 2] = number;
  words[space + 1] = number;
  words[space + 2] = (words[space + 2] as number) + 1;
}
