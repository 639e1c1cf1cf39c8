import type { Told } from '../events/told.js';
import { advance, begin, dismissSeats } from '../flow/advance.js';
import { isEndingPhase } from '../flow/end-phase.js';
import { isPlaying, phaseOf } from '../flow/phase.js';
import { countEntry, hasWithdrawn, markWithdrawn, seatAfter, stageOf } from '../flow/seats.js';
import { NONE, type Seat, type SeatId } from '../ids.js';
import type { JsonObject } from '../json.js';
import type { Move } from '../offers/offer-list.js';
import { SeatOffers } from '../offers/seat-offers.js';
import { ruleOf } from '../offers/show-offer.js';
import { hashState } from '../record/hash.js';
import type { Entry, MatchSetup, RecordedStep, ScriptedDraw } from '../record/record.js';
import { Broken, Failure } from '../refusal.js';
import type { Blueprint } from '../structure/blueprint.js';
import { checkMinimums } from '../table/bounds.js';
import { hasLearnt, noticeAll } from '../table/knowledge.js';
import { put } from '../table/table.js';
import { FLOW } from '../table/words.js';
import { Acts } from './acts.js';
import { type Draft, Drafts } from './drafts.js';
import type { Answer, MatchOptions } from './locked-game.js';
import { type AnyRules, Running } from './running.js';
import { createState, DataBackup, resetState, type State } from './state.js';

/** What a match that was stored goes on from. */
export interface Resumed {
  readonly state: State;
  readonly entries: readonly Entry[];
  readonly drafts: readonly Draft[];
}

/** Who is told what the engine does. */
export interface Witness {
  /** Whether anybody follows: only then is it worked out who sees what an event names. */
  isWatching(): boolean;
  /** The state is there, and nothing has happened in it. */
  onState(state: State): void;
  /** An entry was made; the journal is still that of its step. */
  onEntry(entry: Entry, told: readonly Told[]): void;
  /** Chance gave something; left out where nobody writes it down. */
  readonly onDraw?: ((draw: ScriptedDraw) => void) | undefined;
}

const ACCEPTED: Answer = { status: 'accepted' };
export const refused = (code: string, facts?: JsonObject): Answer =>
  facts ? { status: 'refused', code, facts } : { status: 'refused', code };

/**
 * A match and the one way in which it changes: steps that are whole or leave no trace, also when a rule throws.
 * Source: design, "One step of the engine".
 */
export class Engine {
  readonly state: State;
  readonly run: Running;
  readonly offers: SeatOffers;
  readonly drafts: Drafts;
  readonly acts: Acts;
  readonly entries: Entry[] = [];
  /** What rules threw last; for authors, never for players. */
  fault: unknown;
  private readonly backup: DataBackup;

  constructor(
    readonly rules: AnyRules,
    readonly blueprint: Blueprint,
    setup: MatchSetup,
    private readonly options: MatchOptions,
    private readonly witness: Witness,
    resumed?: Resumed,
  ) {
    this.state = resumed?.state ?? createState(blueprint);
    this.run = new Running(this.state, rules, setup, witness.isWatching);
    this.run.chance.onDraw = witness.onDraw;
    this.backup = new DataBackup(this.state);
    this.offers = new SeatOffers(this.run);
    this.drafts = new Drafts(this, resumed?.drafts);
    this.acts = new Acts(this.state, rules, resumed === undefined);
    witness.onState(this.state);
    if (resumed) this.entries.push(...resumed.entries);
    else this.begin();
  }

  /** Another match of the same blueprint begins where this one was. */
  restart(setup: MatchSetup): void {
    resetState(this.state);
    this.run.chance.restart(setup);
    this.offers.forget();
    this.drafts.endAll();
    this.acts.cutTo(0);
    this.entries.length = 0;
    this.begin();
  }

  /** Opens the journal: what follows can be taken back with `takeBack`. */
  open(): void {
    this.state.journaled = 0;
    this.backup.take();
    if (this.state.mixed.length > 0) this.forgetMixed();
    this.run.reset();
  }

  private forgetMixed(): void {
    this.state.mixed.length = 0;
    this.state.shuffled.length = 0;
  }

  takeBack(): void {
    this.backup.restore();
  }

  apply(seat: Seat, { action, payload, value }: RecordedStep): void {
    ruleOf(this.run, action).apply(this.run, payload, value === undefined ? { seat } : { seat, value });
  }

  private applyAll(seat: Seat, steps: readonly RecordedStep[]): void {
    for (const step of steps) this.apply(seat, step);
  }

  /** Takes one move: it ends the seat's decision and is an entry, or it is kept as one more step of the draft. */
  decide(seat: Seat, { action, payload, options }: Move, value: string | number | undefined): Answer {
    const { words } = this.state;
    const draft = this.drafts.of(seat);
    const step: RecordedStep = value === undefined ? { action, payload } : { action, payload, value };
    this.open();
    this.acts.before();
    const draws = words[FLOW.draws] as number;
    try {
      if (draft.length > 0) this.applyAll(seat, draft);
      this.apply(seat, step);
      const confirms =
        options === undefined || options.reveals || (options.intent ?? 'confirm') === 'confirm';
      const staysOpen =
        !confirms && words[FLOW.draws] === draws && !hasLearnt(this.state, seat) && isPlaying(this.state);
      if (staysOpen) {
        this.takeBack();
        this.drafts.add(seat, step);
        return ACCEPTED;
      }
      advance(this.run);
      const steps = draft.length === 0 ? [step] : [...draft.map(recorded), step];
      this.close(seat);
      this.drafts.end(seat);
      return this.enter(
        {
          kind: 'decision',
          seat: this.seatId(seat),
          steps,
          revision: this.revision,
          draws: (words[FLOW.draws] as number) - draws,
        },
        seat,
      );
    } catch (error) {
      return this.fail(error);
    }
  }

  /** A seat leaves for good; the module says what that means. */
  withdraw(seat: Seat): Answer {
    const { words } = this.state;
    this.open();
    this.acts.before();
    const draws = words[FLOW.draws] as number;
    try {
      const wasActing = stageOf(this.state, seat) !== NONE;
      this.run.isEnding = isEndingPhase(this.run, phaseOf(this.state), seat);
      markWithdrawn(this.state, seat);
      if (this.rules.withdraw) this.rules.withdraw(this.run, seat);
      else this.run.cancel();
      // With nobody left, a match that its rules would go on with has nobody to go on.
      if (isPlaying(this.state) && seatAfter(this.state, NONE) === NONE) this.run.cancel();
      const waits = !this.run.hasRequest() && !wasActing && phaseOf(this.state).participation === 'single';
      if (!waits) advance(this.run);
      this.close(seat);
      this.drafts.end(seat);
      return this.enter(
        {
          kind: 'withdrawal',
          seat: this.seatId(seat),
          revision: this.revision,
          draws: (words[FLOW.draws] as number) - draws,
        },
        seat,
      );
    } catch (error) {
      return this.fail(error);
    }
  }

  /** Takes back the last step of the seat's draft, or its last entry; refused with the reason where it may not. */
  undo(seat: Seat): Answer {
    if (this.drafts.of(seat).length > 0) {
      this.drafts.dropLast(seat);
      return ACCEPTED;
    }
    const found = this.acts.undoable(this.run, seat);
    if (typeof found === 'string') return refused('NOT_OFFERED', { reason: found });
    this.open();
    try {
      this.acts.takeBack(found);
      this.close(seat);
      return this.enter({ kind: 'undo', seat: this.seatId(seat), revision: this.revision, draws: 0 }, seat);
    } catch (error) {
      return this.fail(error);
    }
  }

  hasWithdrawn(seat: Seat): boolean {
    return hasWithdrawn(this.state, seat);
  }

  private begin(): void {
    this.run.chance.begin();
    this.open();
    noticeAll(this.state);
    this.run.chance.stream = 'setup';
    this.rules.setup?.(this.run);
    begin(this.run);
    this.run.chance.stream = 'table';
    this.close(NONE);
    this.enter(
      { kind: 'setup', revision: this.revision, draws: this.state.words[FLOW.draws] as number },
      NONE,
    );
  }

  /** The last changes of a step: the counters, and nobody left at a table that is over. Broken: PHASE_NOBODY. */
  private close(seat: Seat): void {
    const { state } = this;
    this.offers.forget();
    if (!isPlaying(state)) dismissSeats(state);
    put(state, FLOW.revision, (state.words[FLOW.revision] as number) + 1);
    if (seat !== NONE) countEntry(state, seat);
    if (!isPlaying(state)) return;
    checkMinimums(state);
    this.checkSomebody();
  }

  private enter(plain: Entry, actor: Seat): Answer {
    const entry = this.options.hashes ? { ...plain, hash: hashState(this.state) } : plain;
    this.entries.push(entry);
    if (this.rules.allowUndo && (entry.kind === 'decision' || entry.kind === 'withdrawal'))
      this.acts.keep(actor, entry, this.backup);
    this.witness.onEntry(entry, this.run.told);
    this.drafts.recheck(actor);
    return { status: 'accepted', entry };
  }

  private fail(error: unknown): Answer {
    this.takeBack();
    this.offers.forget();
    return this.broke(error);
  }

  /** The answer where rules threw; what the world did wrong is told as it is. */
  broke(error: unknown): Answer {
    if (error instanceof Failure) throw error;
    this.fault = error;
    return refused('RULES_FAILED');
  }

  private checkSomebody(): void {
    for (let seat = 0; seat < this.blueprint.seats; seat++) {
      if (stageOf(this.state, seat) === NONE) continue;
      const list = this.drafts.of(seat).length > 0 ? this.offers.passing(seat) : this.offers.of(seat);
      if (list.forward > 0) return;
    }
    throw new Broken(`nobody can act in phase ${phaseOf(this.state).name}`, 'PHASE_NOBODY');
  }

  private get revision(): number {
    return this.state.words[FLOW.revision] as number;
  }

  private seatId(seat: Seat): SeatId {
    return this.blueprint.seatIds[seat] as SeatId;
  }
}

const recorded = ({ action, payload, value }: RecordedStep): RecordedStep =>
  value === undefined ? { action, payload } : { action, payload, value };
