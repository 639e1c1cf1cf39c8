import { copyOf, type Json, type JsonObject, sameJson } from '../json.js';
import type { Blueprint } from '../structure/blueprint.js';
import type { NamedSpec } from '../structure/value-spec.js';
import { freshMind, type Mind } from '../table/mind.js';
import { rollBack, type Table } from '../table/table.js';
import type { SeatResult } from '../view/view.js';

export type OwnData = Record<string, Json>;

/** Everything of a match that changes, in its memory form. */
export interface State extends Table {
  readonly global: OwnData;
  readonly own: readonly OwnData[];
  result: readonly SeatResult[] | null;
}

export function createState(blueprint: Blueprint): State {
  const { global, seat } = blueprint.defaults;
  return {
    blueprint,
    spacesAt: blueprint.at.spaces,
    piecesAt: blueprint.at.pieces,
    words: blueprint.initial.slice(),
    journal: [],
    journaled: 0,
    minds: freshMinds(blueprint),
    mixed: [],
    shuffled: [],
    global: freshData(global),
    own: blueprint.seatIds.map(() => freshData(seat)),
    result: null,
  };
}

/** Back to what a new match has. */
export function resetState(state: State): void {
  const { blueprint } = state;
  state.words.set(blueprint.initial);
  state.journaled = 0;
  state.minds.splice(0, Infinity, ...freshMinds(blueprint));
  state.result = null;
  Object.assign(state.global, copyOf(blueprint.defaults.global));
  for (const own of state.own) Object.assign(own, copyOf(blueprint.defaults.seat));
}

const freshMinds = ({ open, seats, decks }: Blueprint): Mind[] =>
  open ? [] : Array.from({ length: seats }, () => freshMind(decks));

/** Sealed, so that a rule that assigns to what the manifest does not declare breaks there, and not when a host goes on. */
const freshData = (defaults: JsonObject): OwnData => Object.seal(copyOf(defaults) as OwnData);

/** What own data was before a step. Lists and objects are copied deeply, for rules may change them in place. */
export class DataBackup {
  private readonly global: OwnData = {};
  private readonly own: OwnData[];
  private result: State['result'] = null;
  private readonly minds: Mind[] = [];
  private readonly globalNames: readonly string[];
  private readonly seatNames: readonly string[];

  constructor(private readonly state: State) {
    const { global, seat } = state.blueprint.structure.variables;
    this.globalNames = namesOf(global);
    this.seatNames = namesOf(seat);
    this.own = state.own.map(() => ({}));
  }

  take(): void {
    copyData(this.globalNames, this.state.global, this.global);
    if (this.seatNames.length > 0) {
      for (const [seat, into] of this.own.entries())
        copyData(this.seatNames, this.state.own[seat] as OwnData, into);
    }
    this.result = this.state.result;
    for (let seat = 0; seat < this.state.minds.length; seat++)
      this.minds[seat] = this.state.minds[seat] as Mind;
  }

  /** Takes back the journal and own data to where they were when the backup was taken. */
  restore(): void {
    rollBack(this.state, 0);
    copyData(this.globalNames, this.global, this.state.global);
    for (const [seat, from] of this.own.entries())
      copyData(this.seatNames, from, this.state.own[seat] as OwnData);
    this.state.result = this.result;
    for (let seat = 0; seat < this.minds.length; seat++) this.state.minds[seat] = this.minds[seat] as Mind;
  }

  /** The variables that differ now: where each is, and what it was. */
  changes(): DataChange[] {
    const changes = changedIn(this.globalNames, this.global, this.state.global, -1);
    for (const [seat, from] of this.own.entries()) {
      changes.push(...changedIn(this.seatNames, from, this.state.own[seat] as OwnData, seat));
    }
    return changes;
  }

  /** The minds that are others now, as they were. */
  changedMinds(): Map<number, Mind> {
    return new Map([...this.minds.entries()].filter(([seat, mind]) => mind !== this.state.minds[seat]));
  }
}

/** One variable of a seat, or of all (-1), and the value that it had. */
export interface DataChange {
  readonly seat: number;
  readonly name: string;
  readonly before: Json;
}

const namesOf = (specs: readonly NamedSpec[]): string[] => specs.map((spec) => spec.name);

function copyData(names: readonly string[], from: OwnData, into: OwnData): void {
  for (let index = 0; index < names.length; index++) {
    const name = names[index] as string;
    const value = from[name] as Json;
    into[name] = typeof value === 'object' && value !== null ? copyOf(value) : value;
  }
}

function changedIn(names: readonly string[], before: OwnData, now: OwnData, seat: number): DataChange[] {
  return names
    .filter((name) => !sameJson(before[name] as Json, now[name] as Json))
    .map((name) => ({ seat, name, before: copyOf(before[name] as Json) }));
}
