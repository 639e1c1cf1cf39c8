import {
  type Blueprint,
  type JsonObject,
  NONE,
  type PieceView,
  type Scalar,
  type Space,
  type SpaceId,
  seatId,
  seatOf,
  type View,
} from '@tapete/core';
import type { Tracker } from '@tapete/manifest';
import type { Sheet } from './parts.js';
import type { AnyBoard, Reading } from './reading.js';
import { NOTHING } from './scene.js';
import type { Value } from './value.js';

/** Thrown where an expression asks for what the seat does not see; caught by whoever asked for a reason. */
export class Unseen extends Error {}

/** What is around a view: where it was looked at, and what it does not say itself. */
export interface Surroundings {
  readonly machine: Sheet;
  readonly blueprint: Blueprint;
  readonly phase: string;
  readonly withdrawn: readonly number[];
}

interface Seen {
  readonly piece: PieceView;
  readonly space: Space;
}

/** What one seat sees of a match, as expressions read it. Cards are numbered in the order of the view. */
export class Sight implements Reading {
  private readonly seen: Seen[] = [];
  private readonly seenAt = new Map<Space, readonly number[]>();

  constructor(
    private readonly view: View,
    private readonly around: Surroundings,
  ) {
    for (const [id, shown] of Object.entries(view.spaces)) {
      if (!('pieces' in shown)) continue;
      const space = this.numbered(id);
      const numbers = shown.pieces.map((piece) => this.seen.push({ piece, space }) - 1);
      this.seenAt.set(space, numbers);
    }
  }

  /** The card that the view calls by that name, or none. */
  named(name: unknown): number {
    return this.seen.findIndex(({ piece }) => piece.name === name);
  }

  numbered(id: string): Space {
    return this.around.blueprint.spaceNumbers.get(id) ?? NONE;
  }

  // ---- players ----

  players(): readonly number[] {
    return [...this.around.blueprint.seatIds.keys()].filter((seat) => !this.hasWithdrawn(seat));
  }

  opponent(player: number): number {
    const others = this.players().filter((seat) => seat !== player);
    return player < 0 ? NONE : (others.find((seat) => seat > player) ?? others[0] ?? NONE);
  }

  hasWithdrawn(player: number): boolean {
    return this.around.withdrawn.includes(player);
  }

  tracker(player: number, { kind, name, holds }: Tracker): Value {
    if (player < 0) return NOTHING[holds];
    const { resources, variables } = this.view;
    const own = kind === 'resource' ? resources[seatId(player)] : variables.players[seatId(player)];
    return this.valueOf(own, name, holds);
  }

  shared({ name, holds }: Tracker): Value {
    return this.valueOf(this.view.variables.global, name, holds);
  }

  private valueOf(data: JsonObject | undefined, name: string, holds: Tracker['holds']): Value {
    const value = data?.[name];
    if (value === undefined || holds === 'card') throw new Unseen(name);
    if (value === null) return NOTHING[holds];
    if (holds === 'player') return seatOf(String(value));
    return holds === 'space' ? this.numbered(String(value)) : (value as Value);
  }

  playerModifier(player: number, modifier: number): number {
    const { id } = this.around.machine.program.modifiers[modifier] as { id: string };
    return this.tracker(player, { kind: 'variable', name: id, holds: 'integer', adds: [] }) as number;
  }

  // ---- cards ----

  cardModifier(card: number, modifier: number): number {
    return this.counted(card, this.around.machine.program.modifiers[modifier]?.id);
  }

  cards(zone: number, player: number): readonly number[] {
    const board = this.board(zone, player);
    return board
      ? board.spaces().flatMap((space) => this.piecesAt(space))
      : this.piecesAt(this.space(zone, player));
  }

  count(zone: number, player: number): number {
    const space = this.space(zone, player);
    if (space === NONE) return 0;
    const shown = this.view.spaces[this.idOf(space)];
    if (shown && 'count' in shown) return shown.count;
    return this.piecesAt(space).length;
  }

  top(zone: number, player: number): number {
    return this.cards(zone, player).at(-1) ?? NONE;
  }

  bottom(zone: number, player: number): number {
    return this.cards(zone, player)[0] ?? NONE;
  }

  definition(card: number): number {
    const id = this.seen[card]?.piece.definition;
    const number = id === undefined ? undefined : this.around.blueprint.definitionNumbers.get(id);
    if (number === undefined) throw new Unseen('a face');
    return number;
  }

  property(card: number, property: number): Scalar {
    return this.around.machine.properties[property]?.[this.definition(card)] as Scalar;
  }

  counter(card: number, counter: number): number {
    return this.counted(card, this.around.machine.program.counters[counter]);
  }

  private counted(card: number, name: string | undefined): number {
    return this.seen[card]?.piece.counters?.[name ?? ''] ?? 0;
  }

  owner(card: number): number {
    const seen = this.seen[card];
    if (!seen) return NONE;
    const holder = this.around.blueprint.spaces[seen.space]?.owner ?? NONE;
    if (holder !== NONE) return holder;
    return seen.piece.owner === null ? NONE : seatOf(seen.piece.owner);
  }

  cardType(card: number): string {
    if (card < 0) return '';
    const id = this.around.machine.structure.definitions[this.definition(card)]?.id ?? '';
    return id.slice(id.search(/[^#/]*$/));
  }

  cardZone(card: number): string {
    return this.zoneName(this.spaceOf(card));
  }

  faceUp(card: number): boolean {
    return this.seen[card]?.piece.face === 'up';
  }

  // ---- boards ----

  spaceOf(card: number): Space {
    return this.seen[card]?.space ?? NONE;
  }

  piece(id: string): number {
    const { pieces, pieceNumbers } = this.around.blueprint;
    const definition = pieces[pieceNumbers.get(id) ?? NONE]?.definition;
    const found = this.seen.findIndex(
      ({ piece }) => piece.definition !== undefined && this.numberOf(piece) === definition,
    );
    if (found === NONE) throw new Unseen(id);
    return found;
  }

  private numberOf({ definition = '' }: PieceView): number | undefined {
    return this.around.blueprint.definitionNumbers.get(definition);
  }

  piecesOf(player: number): readonly number[] {
    return [...this.seen.keys()].filter((card) => this.seen[card]?.piece.owner === seatId(player));
  }

  board(zone: number, player: number): AnyBoard | undefined {
    const { boards, seatBoards } = this.around.blueprint;
    const { id, per, board } = this.zone(zone);
    if (!board) return undefined;
    return per === 'table' ? boards.get(id) : seatBoards.get(id)?.[player];
  }

  boards(): readonly AnyBoard[] {
    return [...this.around.blueprint.boards.values()];
  }

  boardOf(space: Space): AnyBoard | undefined {
    return this.boards().find((board) => board.has(space));
  }

  zoneName(space: Space): string {
    return space === NONE ? '' : this.idOf(space).replace(/[:/].*$/, '');
  }

  /** Thrown: Unseen, of a space whose pieces the seat cannot tell apart. */
  piecesAt(space: Space): readonly number[] {
    if (space === NONE) return [];
    const seen = this.seenAt.get(space);
    if (seen === undefined) throw new Unseen(this.idOf(space));
    return seen;
  }

  private zone(zone: number): Sheet['program']['zones'][number] {
    return this.around.machine.program.zones[zone] as Sheet['program']['zones'][number];
  }

  private space(zone: number, player: number): Space {
    const { id, per } = this.zone(zone);
    if (per === 'table') return this.numbered(id);
    return this.around.blueprint.seatSpaces.get(id)?.[player] ?? NONE;
  }

  private idOf(space: Space): SpaceId {
    return this.around.blueprint.spaces[space]?.id as SpaceId;
  }

  // ---- the flow ----

  turn(): number {
    return this.view.variables.global.turnNumber as number;
  }

  phase(): string {
    return this.around.phase;
  }

  phasesLeft(): readonly string[] {
    return this.around.machine.program.turn.slice(this.view.variables.global.turnPlace as number);
  }

  config(name: string): Value {
    return this.around.blueprint.config[name] as Value;
  }
}
