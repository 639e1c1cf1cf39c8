import { MatchChance } from '../chance/chance.js';
import { checkEvent, lookAround, NOTHING_SEEN, piecesNamed, type Told } from '../events/told.js';
import { isPlaying, phaseOf } from '../flow/phase.js';
import { type FlowRequest, KEEP, PASS } from '../flow/request.js';
import { hasWithdrawn, setStage, stageOf } from '../flow/seats.js';
import { checkTransition } from '../flow/transition.js';
import { NONE, type Seat, type Space } from '../ids.js';
import type { Json, JsonObject } from '../json.js';
import type { MatchSetup } from '../record/record.js';
import { Broken } from '../refusal.js';
import type { Audience, GameTypes, Phase, Play, Rules } from '../rules/rules.js';
import type { AnyBoard } from '../structure/draw-board.js';
import { put } from '../table/table.js';
import { FLOW } from '../table/words.js';
import type { SeatResult } from '../view/view.js';
import type { State } from './state.js';

/** The names of a game that the engine does not know: any. */
export interface AnyGame extends GameTypes {
  readonly config: JsonObject;
  readonly global: Record<string, Json>;
  readonly seat: Record<string, Json>;
  readonly actions: Record<string, JsonObject>;
  readonly events: Record<string, JsonObject>;
  readonly boards: Record<string, AnyBoard>;
  readonly seatBoards: Record<string, AnyBoard>;
}
export type AnyRules = Rules<AnyGame>;
export type AnyPhase = Phase<AnyGame>;

/** A match as its rules meet it while they run: `Play`, and for the engine what they asked for and told. */
export class Running implements Play<AnyGame> {
  readonly seats: number;
  readonly config: JsonObject;
  readonly global: State['global'];
  readonly own: State['own'];
  readonly flow: FlowNow;
  readonly chance: MatchChance;
  readonly told: Told[] = [];
  /** A seat has ended the phase by `endPhase`, or by leaving when nothing else was left to do. */
  isEnding = false;
  private request: FlowRequest | undefined;

  constructor(
    readonly table: State,
    readonly rules: AnyRules,
    setup: MatchSetup,
    private readonly isWatched: () => boolean,
  ) {
    this.seats = table.blueprint.seats;
    this.config = table.blueprint.config;
    this.global = table.global;
    this.own = table.own;
    this.flow = new FlowNow(table);
    this.chance = new MatchChance(table, setup);
  }

  // ---- for rules: what they may read ----

  space(id: string, seat?: Seat): Space {
    const { spaceNumbers, seatSpaces } = this.table.blueprint;
    const space = seat === undefined ? spaceNumbers.get(id) : seatSpaces.get(id)?.[seat];
    if (space === undefined) throw unknown('space', id, seat);
    return space;
  }

  board(id: string, seat?: Seat): AnyBoard {
    const { boards, seatBoards } = this.table.blueprint;
    const board = seat === undefined ? boards.get(id) : seatBoards.get(id)?.[seat];
    if (board === undefined) throw unknown('board', id, seat);
    return board;
  }

  isActive(seat: Seat): boolean {
    return stageOf(this.table, seat) !== NONE;
  }

  hasWithdrawn(seat: Seat): boolean {
    return hasWithdrawn(this.table, seat);
  }

  // ---- for rules: what they may do ----

  emit(type: string, data: JsonObject, audience?: Audience<JsonObject>): void {
    const plan = checkEvent(this.table, type, data);
    const sight = this.isWatched()
      ? lookAround(this.table, piecesNamed(this.table, plan, data))
      : NOTHING_SEEN;
    this.told.push({ type, data, audience, sight, mixed: this.table.mixed.length });
  }

  pass(): void {
    this.request = PASS;
  }

  give(seat: Seat): void {
    this.request = { kind: 'give', seat };
  }

  keep(): void {
    this.request = KEEP;
  }

  go(phase: string, seat?: Seat): void {
    const number = this.table.blueprint.phaseNumbers.get(phase);
    if (number === undefined) throw unknown('phase', phase);
    checkTransition(this.table, phase);
    this.request = { kind: 'go', phase: number, seat };
  }

  done(seat: Seat): void {
    setStage(this.table, seat, NONE);
  }

  resume(seat: Seat): void {
    if (!hasWithdrawn(this.table, seat)) setStage(this.table, seat, 0);
  }

  stage(seat: Seat, stage: string): void {
    const { name, stages } = phaseOf(this.table);
    const number = stages.findIndex((each) => each.name === stage);
    if (number < 0) throw new Broken(`phase ${name} has no stage ${stage}`, 'STAGE_UNKNOWN');
    if (!hasWithdrawn(this.table, seat)) setStage(this.table, seat, number);
  }

  end(results: readonly SeatResult[]): void {
    if (results.length !== this.seats)
      throw new Broken(`a match of ${this.seats} seats ends with ${results.length} results`, 'RESULT_WRONG');
    this.finish(1, results);
  }

  win(seats: readonly Seat[], reason?: string): void {
    this.end(this.each((seat) => ({ outcome: seats.includes(seat) ? 'win' : 'loss', ...because(reason) })));
  }

  draw(reason?: string): void {
    this.end(this.each(() => ({ outcome: 'draw', ...because(reason) })));
  }

  cancel(): void {
    this.finish(2, null);
  }

  private finish(status: number, result: readonly SeatResult[] | null): void {
    if (!isPlaying(this.table)) throw new Broken('the match has ended already', 'RESULT_WRONG');
    put(this.table, FLOW.status, status);
    this.table.result = result;
  }

  private each(result: (seat: Seat) => SeatResult): SeatResult[] {
    const results: SeatResult[] = [];
    for (let seat = 0; seat < this.seats; seat++) results.push(result(seat));
    return results;
  }

  // ---- for the engine ----

  rulesOf(phase: string): AnyPhase {
    const rules = this.rules.phases[phase];
    if (rules === undefined) throw new Broken(`the rules have no phase ${phase}`, 'PHASE_UNKNOWN');
    return rules;
  }

  takeRequest(): FlowRequest | undefined {
    const { request } = this;
    this.request = undefined;
    return request;
  }

  hasRequest(): boolean {
    return this.request !== undefined;
  }

  /** Forgets what was asked for and told: a new step begins. */
  reset(): void {
    while (this.told.length > 0) this.told.pop();
    this.request = undefined;
    this.isEnding = false;
  }
}

/** A name of the rules that is none of the manifest's. Apart from who throws it, so that what runs in every move is short. */
function unknown(kind: 'space' | 'board' | 'phase', id: string, seat?: Seat): Broken {
  const owner = seat === undefined ? '' : ` of p${seat}`;
  return new Broken(`no ${kind} is called ${id}${owner}`, `${kind.toUpperCase()}_UNKNOWN`);
}

const because = (reason: string | undefined) => (reason === undefined ? {} : { reason });

/** Where the flow is, always of the present moment. */
class FlowNow {
  constructor(private readonly table: State) {}
  get phase(): string {
    return phaseOf(this.table).name;
  }
  get seat(): Seat {
    return this.table.words[FLOW.actor] as number;
  }
  get turn(): number {
    return this.table.words[FLOW.turn] as number;
  }
}
