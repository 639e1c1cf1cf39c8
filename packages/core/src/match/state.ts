import { NONE } from '../ids.js';
import { copyOf, type Json, type JsonObject, sameJson } from '../json.js';
import type { Blueprint } from '../structure/blueprint.js';
import { freshMind, type Mind } from '../table/mind.js';
import { emptyJournal, rollBack, type Table } from '../table/table.js';
import type { SeatResult } from '../view/view.js';

export type OwnData = Record<string, Json>;

/** Everything of a match that changes, in its memory form. */
export interface State extends Table {
  readonly global: OwnData;
  readonly own: readonly OwnData[];
  result: readonly SeatResult[] | null;
}

export function createState(blueprint: Blueprint): State {
  const { at, defaults } = blueprint;
  return {
    blueprint,
    seatsAt: at.seats,
    spacesAt: at.spaces,
    piecesAt: at.pieces,
    coversAt: at.covers === at.spaces ? NONE : at.covers,
    words: blueprint.initial.slice(),
    journal: emptyJournal(),
    journaled: 0,
    minds: freshMinds(blueprint),
    mixed: [],
    shuffled: [],
    global: freshData(defaults.global),
    own: blueprint.seatIds.map(() => freshData(defaults.seat)),
    result: null,
  };
}

/** Back to what a new match has. */
export function resetState(state: State): void {
  const { blueprint } = state;
  state.words.set(blueprint.initial);
  state.journaled = 0;
  for (const [seat, mind] of freshMinds(blueprint).entries()) state.minds[seat] = mind;
  state.result = null;
  setData(state.global, blueprint.defaults.global);
  for (const own of state.own) setData(own, blueprint.defaults.seat);
}

function setData(data: OwnData, values: JsonObject): void {
  for (const name in values) data[name] = copyOf(values[name] as Json);
}

const freshMinds = ({ open, seats, decks }: Blueprint): Mind[] =>
  open ? [] : Array.from({ length: seats }, () => freshMind(decks));

/** Sealed, so that a rule that assigns to what the manifest does not declare breaks there, and not when a host goes on. */
const freshData = (defaults: JsonObject): OwnData => Object.seal(copyOf(defaults) as OwnData);

/** What own data was before a step. Lists and objects are copied deeply, for rules may change them in place. */
export class DataBackup {
  private readonly global: Json[] = [];
  private readonly own: readonly Json[][];
  private result: State['result'] = null;
  private readonly minds: Mind[] = [];
  private readonly globalNames: readonly string[];
  private readonly seatNames: readonly string[];

  constructor(private readonly state: State) {
    this.globalNames = Object.keys(state.global);
    this.seatNames = Object.keys(state.own[0] ?? {});
    this.own = state.own.map(() => []);
  }

  take(): void {
    keep(this.state.global, this.global);
    if (this.seatNames.length > 0) {
      for (let seat = 0; seat < this.own.length; seat++)
        keep(this.state.own[seat] as OwnData, this.own[seat] as Json[]);
    }
    this.result = this.state.result;
    for (let seat = 0; seat < this.state.minds.length; seat++)
      this.minds[seat] = this.state.minds[seat] as Mind;
  }

  /** Takes back the journal and own data to where they were when the backup was taken. */
  restore(): void {
    rollBack(this.state, 0);
    putBack(this.globalNames, this.global, this.state.global);
    for (const [seat, kept] of this.own.entries())
      putBack(this.seatNames, kept, this.state.own[seat] as OwnData);
    this.state.result = this.result;
    for (let seat = 0; seat < this.minds.length; seat++) this.state.minds[seat] = this.minds[seat] as Mind;
  }

  /** The variables that differ now: where each is, and what it was. */
  changes(): readonly DataChange[] {
    const changes: DataChange[] = [];
    noteChanges(changes, { names: this.globalNames, kept: this.global, now: this.state.global, seat: -1 });
    if (this.seatNames.length === 0) return changes;
    for (let seat = 0; seat < this.own.length; seat++) {
      const [kept, now] = [this.own[seat] as Json[], this.state.own[seat] as OwnData];
      noteChanges(changes, { names: this.seatNames, kept, now, seat });
    }
    return changes;
  }

  /** The minds that are others now, as they were. */
  changedMinds(): ReadonlyMap<number, Mind> {
    const { minds } = this.state;
    if (this.minds.every((mind, seat) => mind === minds[seat])) return NO_MINDS;
    const changed = new Map<number, Mind>();
    for (const [seat, mind] of this.minds.entries()) if (mind !== minds[seat]) changed.set(seat, mind);
    return changed;
  }
}

const NO_MINDS: ReadonlyMap<number, Mind> = new Map();

/** One variable of a seat, or of all (-1), and the value that it had. */
export interface DataChange {
  readonly seat: number;
  readonly name: string;
  readonly before: Json;
}

/**
 * The values of own data, in the order of its names: own data is sealed, so that this order never changes. Done before
 * every step, and `in` reads members several times faster than names that are looked up.
 */
function keep(from: OwnData, into: Json[]): void {
  let index = 0;
  for (const name in from) {
    const value = from[name] as Json;
    into[index++] = typeof value === 'object' && value !== null ? copyOf(value) : value;
  }
}

function putBack(names: readonly string[], kept: readonly Json[], into: OwnData): void {
  for (const [index, name] of names.entries()) into[name] = copyOf(kept[index] as Json);
}

interface Kept {
  readonly names: readonly string[];
  readonly kept: readonly Json[];
  readonly now: OwnData;
  readonly seat: number;
}

function noteChanges(changes: DataChange[], { names, kept, now, seat }: Kept): void {
  for (let index = 0; index < names.length; index++) {
    const name = names[index] as string;
    const before = kept[index] as Json;
    if (!sameJson(before, now[name] as Json)) changes.push({ seat, name, before: copyOf(before) });
  }
}
