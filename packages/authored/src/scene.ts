import {
  amountOf,
  bottomOf,
  counterOf,
  countOf,
  definitionNumber,
  isUp,
  NONE,
  ownerOf,
  pieceOf,
  piecesIn,
  type Scalar,
  type Space,
  seatOf,
  spaceOf,
  spaceOfPiece,
  type Table,
  topOf,
} from '@tapete/core';
import type { Tracker } from '@tapete/manifest';
import type { DataLook } from './game.js';
import type { Sheet } from './parts.js';
import type { AnyBoard, Reading } from './reading.js';
import type { Value } from './value.js';

/** Numbers of one blueprint: where each zone lies, and which zone a space is. */
interface Places {
  /** By zone and seat; of a shared zone the first alone. */
  readonly spaces: readonly (readonly Space[])[];
  readonly zoneOf: readonly number[];
  readonly ownerOf: readonly number[];
  /** By zone and seat; of what is no board nothing. */
  readonly boards: readonly (readonly AnyBoard[])[];
  readonly boardOf: readonly (AnyBoard | undefined)[];
}

const known = new WeakMap<object, Places>();

/** A running match as rules that are data read it. */
export class Scene implements Reading {
  readonly table: Table;
  private readonly places: Places;

  constructor(
    readonly machine: Sheet,
    readonly look: DataLook,
  ) {
    this.table = look.table;
    const { blueprint } = look.table;
    const places = known.get(blueprint) ?? placesOf(machine, look);
    known.set(blueprint, places);
    this.places = places;
  }

  // ---- players ----

  players(): readonly number[] {
    const players: number[] = [];
    for (let seat = 0; seat < this.look.seats; seat++) if (!this.look.hasWithdrawn(seat)) players.push(seat);
    return players;
  }

  opponent(player: number): number {
    const { seats } = this.look;
    for (let step = 1; step < seats; step++) {
      const seat = (player + step) % seats;
      if (player >= 0 && !this.look.hasWithdrawn(seat)) return seat;
    }
    return NONE;
  }

  hasWithdrawn(player: number): boolean {
    return player >= 0 && this.look.hasWithdrawn(player);
  }

  tracker(player: number, { kind, name, holds }: Tracker): Value {
    if (player < 0) return NOTHING[holds];
    if (kind === 'resource') return amountOf(this.table, player, name);
    return this.valueOf(this.look.own[player]?.[name], holds);
  }

  shared({ name, holds }: Tracker): Value {
    return this.valueOf(this.look.global[name], holds);
  }

  private valueOf(value: unknown, holds: Tracker['holds']): Value {
    if (holds === 'player') return typeof value === 'string' ? seatOf(value) : NONE;
    if (holds === 'card') return typeof value === 'string' ? pieceOf(this.table, value) : NONE;
    if (holds === 'space') return typeof value === 'string' ? spaceOf(this.table, value) : NONE;
    return (value ?? NOTHING[holds]) as Value;
  }

  playerModifier(player: number, modifier: number): number {
    const { id } = this.machine.program.modifiers[modifier] as { id: string };
    return player < 0 ? 0 : (this.look.own[player]?.[id] as number);
  }

  // ---- cards ----

  cardModifier(card: number, modifier: number): number {
    return counterOf(this.table, card, this.machine.modifierCounters[modifier] as number);
  }

  /** The space of a zone: of a shared one for any player; none where a player's is asked of nobody. */
  space(zone: number, player: number): Space {
    const spaces = this.places.spaces[zone] as readonly Space[];
    return (spaces.length === 1 ? spaces[0] : spaces[player]) ?? NONE;
  }

  cards(zone: number, player: number): readonly number[] {
    const board = this.board(zone, player);
    if (board) return board.spaces().flatMap((space) => piecesIn(this.table, space));
    const space = this.space(zone, player);
    return space === NONE ? [] : piecesIn(this.table, space);
  }

  count(zone: number, player: number): number {
    const space = this.space(zone, player);
    return space === NONE ? 0 : countOf(this.table, space);
  }

  top(zone: number, player: number): number {
    const space = this.space(zone, player);
    return space === NONE ? NONE : topOf(this.table, space);
  }

  bottom(zone: number, player: number): number {
    const space = this.space(zone, player);
    return space === NONE ? NONE : bottomOf(this.table, space);
  }

  definition(card: number): number {
    return definitionNumber(this.table, card);
  }

  property(card: number, property: number): Scalar {
    return this.machine.properties[property]?.[this.definition(card)] as Scalar;
  }

  counter(card: number, counter: number): number {
    return card < 0 ? 0 : counterOf(this.table, card, counter);
  }

  owner(card: number): number {
    if (card < 0) return NONE;
    const holder = this.places.ownerOf[spaceOfPiece(this.table, card)] as number;
    return holder === NONE ? ownerOf(this.table, card) : holder;
  }

  cardType(card: number): string {
    const id = card < 0 ? '' : (this.machine.structure.definitions[this.definition(card)]?.id ?? '');
    return id.slice(id.search(/[^#/]*$/));
  }

  /** The zone or board in which a card lies, by number. */
  zoneOf(card: number): number {
    return this.zoneAt(spaceOfPiece(this.table, card));
  }

  zoneAt(space: Space): number {
    return this.places.zoneOf[space] ?? NONE;
  }

  cardZone(card: number): string {
    return card < 0 ? '' : this.zoneName(spaceOfPiece(this.table, card));
  }

  faceUp(card: number): boolean {
    return card >= 0 && isUp(this.table, card);
  }

  // ---- boards ----

  spaceOf(card: number): Space {
    return card < 0 ? NONE : spaceOfPiece(this.table, card);
  }

  piece(id: string): number {
    return this.table.blueprint.pieceNumbers.get(id) ?? NONE;
  }

  piecesOf(player: number): readonly number[] {
    return [...this.table.blueprint.pieces.keys()].filter((piece) => ownerOf(this.table, piece) === player);
  }

  board(zone: number, player: number): AnyBoard | undefined {
    const boards = this.places.boards[zone] as readonly AnyBoard[];
    return boards.length === 1 ? boards[0] : boards[player];
  }

  boards(): readonly AnyBoard[] {
    return this.places.boards.flat();
  }

  boardOf(space: Space): AnyBoard | undefined {
    return this.places.boardOf[space];
  }

  zoneName(space: Space): string {
    return this.machine.program.zones[this.zoneAt(space)]?.id ?? '';
  }

  piecesAt(space: Space): readonly number[] {
    return space === NONE ? NO_PIECES : piecesIn(this.table, space);
  }

  // ---- the flow ----

  turn(): number {
    return this.look.global.turnNumber as number;
  }

  phase(): string {
    return this.look.flow.phase;
  }

  phasesLeft(): readonly string[] {
    return this.machine.program.turn.slice(this.look.global.turnPlace as number);
  }

  /** Whose turn it is; before the first, nobody's. */
  turnSeat(): number {
    return this.valueOf(this.look.global.turnSeat, 'player') as number;
  }

  config(name: string): Value {
    return this.look.config[name] as Value;
  }
}

const NO_PIECES: readonly number[] = [];

/** What stands for a value of each kind that is not there. */
export const NOTHING = {
  card: NONE,
  player: NONE,
  space: NONE,
  integer: 0,
  boolean: false,
  text: '',
} as const;

function placesOf({ program }: Sheet, look: DataLook): Places {
  const { blueprint } = look.table;
  const each = <Item>(per: 'table' | 'seat', one: (seat?: number) => Item): Item[] =>
    per === 'table' ? [one()] : Array.from({ length: look.seats }, (_, seat) => one(seat));
  const spaces = program.zones.map(({ id, per, board }) =>
    board ? [] : each(per, (seat) => (seat === undefined ? look.space(id) : look.space(id, seat))),
  );
  const boards = program.zones.map(({ id, per, board }) =>
    board ? each(per, (seat) => (seat === undefined ? look.board(id) : look.board(id, seat))) : [],
  );
  const on = (space: Space) => (board: AnyBoard) => board.has(space);
  const zoneOf = blueprint.spaces.map((_, space) =>
    program.zones.findIndex((_zone, zone) => spaces[zone]?.includes(space) || boards[zone]?.some(on(space))),
  );
  const boardOf = blueprint.spaces.map((_, space) => boards.flat().find(on(space)));
  return { spaces, zoneOf, ownerOf: blueprint.spaces.map(({ owner }) => owner), boards, boardOf };
}
