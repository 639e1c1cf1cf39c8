import {
  add,
  Broken,
  clearCounters,
  counterOf,
  countOf,
  deduct,
  isFull,
  movePiece,
  movePieceUnder,
  NONE,
  type Piece,
  pieceId,
  type SeatResult,
  type Space,
  seatId,
  setCounter,
  spaceId,
  spaceOfPiece,
  topOf,
} from '@tapete/core';
import type { Tracker, ValueKind } from '@tapete/manifest';
import type { Audience } from './audience.js';
import type { DataPlay } from './game.js';
import type { Listener, Parts } from './parts.js';
import { Scene } from './scene.js';
import type { Frame, Value } from './value.js';

/** More triggers than this in one decision are a circle. Source: design, "One step of the engine". */
const MOST_TRIGGERS = 1000;

interface Fired {
  readonly listener: Listener<Stage>;
  readonly frame: Frame;
}

/** What happened: as it is told, as triggers hear it, and whom it is told. */
export interface Happening {
  readonly data: Record<string, unknown>;
  readonly heard: Readonly<Record<string, Value>>;
  readonly to?: Audience | undefined;
}

/** A timer of a modifier, as own data keeps it. */
export interface Timer {
  readonly on: string;
  readonly modifier: string;
  readonly until: number;
}

/** A running match as effects change it: everything that happens is told, and heard by triggers. */
export class Stage extends Scene {
  /** The phase that an effect asked for. */
  asked: string | undefined;
  /** Whether the phase of the seat that acted is complete. */
  isComplete = false;
  isOver = false;
  private readonly fired: Fired[] = [];

  constructor(
    override readonly machine: Parts<Stage>,
    readonly play: DataPlay,
  ) {
    super(machine, play);
  }

  /** A new step begins: of one that was taken back nothing is left. */
  begin(): void {
    this.asked = undefined;
    this.isComplete = false;
    this.isOver = false;
    this.fired.length = 0;
  }

  // ---- what happens, and who hears it ----

  happen(event: string, { data, heard, to }: Happening): void {
    this.tell(event, data, to);
    this.hear(event, heard);
  }

  /** Tells it to those who may know it: to all, where `to` is left out. */
  tell(event: string, data: Record<string, unknown>, to?: Audience): void {
    this.play.emit(event, data as never, to);
  }

  /** Collects the triggers that hear it: those of the game, then those of cards in the order in which they came into play. */
  hear(event: string, fields: Readonly<Record<string, Value>>): void {
    const listeners = this.machine.listeners.get(event);
    if (!listeners) return;
    const seat = (fields.seat as number | undefined) ?? this.turnSeat();
    for (const listener of listeners.ofGame) this.fire(listener, [seat], fields);
    if (listeners.zones.length === 0) return;
    for (const card of this.inPlay(listeners.zones)) {
      const zone = this.zoneOf(card);
      for (const { listener, zones } of listeners.ofCards[this.definition(card)] ?? []) {
        if (!zones.has(zone)) continue;
        const owner = this.owner(card);
        this.fire(listener, [owner === NONE ? seat : owner, card], fields);
      }
    }
  }

  private inPlay(zones: readonly number[]): Piece[] {
    const { entered } = this.machine;
    const found: Piece[] = [];
    for (const zone of zones) {
      const { per } = this.machine.program.zones[zone] as { per: string };
      for (let seat = 0; seat < (per === 'table' ? 1 : this.play.seats); seat++)
        found.push(...this.cards(zone, seat));
    }
    return found.length < 2
      ? found
      : found.sort(
          (one, other) => counterOf(this.table, one, entered) - counterOf(this.table, other, entered),
        );
  }

  private fire(listener: Listener<Stage>, frame: Frame, fields: Readonly<Record<string, Value>>): void {
    for (const [index, name] of listener.fields.entries())
      frame.push(fields[name] ?? listener.nothings[index] ?? NONE);
    if (listener.holds?.(this, frame) ?? true) this.fired.push({ listener, frame });
  }

  /** Runs what was heard, first in, first out. Broken: TRIGGERS_ENDLESS, naming those that go round. */
  drain(): void {
    for (let next = 0; next < this.fired.length; next++) {
      if (next >= MOST_TRIGGERS) throw endless(this.fired);
      if (this.isOver) break;
      const { listener, frame } = this.fired[next] as Fired;
      listener.run(this, frame);
    }
    this.fired.length = 0;
  }

  // ---- cards ----

  countIn(space: Space): number {
    return space === NONE ? 0 : countOf(this.table, space);
  }

  topIn(space: Space): Piece {
    return space === NONE ? NONE : topOf(this.table, space);
  }

  /** False where a card lies already, where there is no room, and where cards of its deck may not lie. */
  canMove(card: Piece, zone: number, to: Space): boolean {
    if (to === NONE || to === spaceOfPiece(this.table, card) || isFull(this.table, to)) return false;
    return this.machine.allowed[zone]?.[this.definition(card)] !== false;
  }

  /** Moves a card to the top of a zone, or under it. What lay on it falls off. */
  move(
    card: Piece,
    zone: number,
    to: Space,
    { face, under }: { readonly face?: 'up' | 'down' | undefined; readonly under?: boolean | undefined },
  ): void {
    this.strip(card);
    if (under) movePieceUnder(this.table, card, to, face);
    else movePiece(this.table, card, to, face);
    const { entered, program } = this.machine;
    if (entered === NONE || !program.zones[zone]?.open) return;
    const count = (this.play.global.entered as number) + 1;
    this.play.global.entered = count;
    setCounter(this.table, card, entered, count);
  }

  private strip(card: Piece): void {
    clearCounters(this.table, card);
    const timers = this.timers();
    if (timers.length === 0) return;
    const id = pieceId(this.table, card);
    if (timers.some(({ on }) => on === id)) this.setTimers(timers.filter(({ on }) => on !== id));
  }

  idOf(space: Space): string {
    return spaceId(this.table, space);
  }

  // ---- trackers ----

  /** Sets it within the bounds of its variable; a resource never falls below nothing. Returns what it is now. */
  setTracker(player: number, tracker: Tracker, value: Value): Value {
    const { kind, name, holds } = tracker;
    if (kind === 'resource') {
      const wanted = Math.max(0, value as number);
      const now = this.tracker(player, tracker) as number;
      if (wanted > now) add(this.table, player, { [name]: wanted - now });
      if (wanted < now) deduct(this.table, player, { [name]: now - wanted });
      return wanted;
    }
    const bounded =
      typeof value === 'number' && holds === 'integer' ? this.machine.bounded(tracker, value) : value;
    const data = kind === 'shared' ? this.play.global : (this.play.own[player] as Record<string, unknown>);
    data[name] = this.written(holds, bounded);
    return bounded;
  }

  written(kind: ValueKind, value: Value): unknown {
    if (kind === 'player') return (value as number) < 0 ? null : seatId(value as number);
    if (kind === 'card') return (value as number) < 0 ? null : pieceId(this.table, value as number);
    if (kind === 'space') return (value as number) < 0 ? null : this.idOf(value as Space);
    return value;
  }

  /** Without what modifiers add: what is there to be changed. */
  amount(player: number, tracker: Tracker): number {
    return (tracker.kind === 'shared' ? this.shared(tracker) : this.tracker(player, tracker)) as number;
  }

  timers(): readonly Timer[] {
    return this.play.global.timers as readonly Timer[];
  }

  setTimers(timers: readonly Timer[]): void {
    this.play.global.timers = timers;
  }

  // ---- the end ----

  end(results: readonly SeatResult[]): void {
    if (this.isOver) return;
    this.isOver = true;
    this.play.end(results);
  }
}

function endless(fired: readonly Fired[]): Broken {
  const names = [...new Set(fired.slice(-20).map(({ listener }) => listener.name))];
  return new Broken(
    `more than ${MOST_TRIGGERS} triggers in one decision: ${names.join(', ')} go round without end`,
    'TRIGGERS_ENDLESS',
  );
}
