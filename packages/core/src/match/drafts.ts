import { isPlaying } from '../flow/phase.js';
import { NONE, type Seat } from '../ids.js';
import type { Label } from '../offers/offer.js';
import { valueFits } from '../offers/offer-list.js';
import type { SeatOffers } from '../offers/seat-offers.js';
import type { RecordedStep } from '../record/record.js';
import type { Blueprint } from '../structure/blueprint.js';
import { hasLearnt } from '../table/knowledge.js';
import { FLOW } from '../table/words.js';
import type { DraftView } from '../view/view.js';
import type { Running } from './running.js';
import type { State } from './state.js';

/** An open decision as it is kept: its steps, and whether the last change of the match dropped some. */
export interface Draft {
  readonly steps: readonly RecordedStep[];
  readonly shortened: boolean;
}

const NO_STEPS: readonly RecordedStep[] = [];
const NO_DRAFTS: readonly Draft[] = [];

/** The match that drafts are laid over: opened, changed and taken back again. */
export interface Under {
  readonly blueprint: Blueprint;
  readonly state: State;
  readonly run: Running;
  readonly offers: SeatOffers;
  /** What rules threw last. */
  fault: unknown;
  open(): void;
  apply(seat: Seat, step: RecordedStep): void;
  takeBack(): void;
}

/** The open decision of each seat: steps that nobody else sees, laid over the match only while somebody looks. */
export class Drafts {
  private readonly steps: (readonly RecordedStep[])[];
  private readonly shortened: boolean[];
  private laid: Seat = NONE;
  /** How many seats have a draft. */
  private open = 0;

  constructor(
    private readonly engine: Under,
    resumed: readonly Draft[] = NO_DRAFTS,
  ) {
    const seats = engine.blueprint.seatIds;
    this.steps = seats.map((_, seat) => resumed[seat]?.steps ?? NO_STEPS);
    this.shortened = seats.map((_, seat) => resumed[seat]?.shortened ?? false);
    this.open = this.steps.filter((steps) => steps.length > 0).length;
  }

  of(seat: Seat): readonly RecordedStep[] {
    return this.steps[seat] as readonly RecordedStep[];
  }

  all(): readonly Draft[] {
    return this.steps.map((steps, seat) => ({ steps, shortened: this.shortened[seat] as boolean }));
  }

  /** Where all drafts stand, to go back to. */
  mark(): readonly Draft[] {
    return this.isIdle() ? NO_DRAFTS : this.all();
  }

  backTo(drafts: readonly Draft[]): void {
    if (this.isIdle() && drafts.length === 0) return;
    for (let seat = 0; seat < this.steps.length; seat++) {
      this.change(seat, drafts[seat]?.steps ?? NO_STEPS);
      this.shortened[seat] = drafts[seat]?.shortened ?? false;
    }
  }

  private isIdle(): boolean {
    return this.open === 0 && !this.shortened.includes(true);
  }

  add(seat: Seat, step: RecordedStep): void {
    this.change(seat, [...this.of(seat), step]);
  }

  dropLast(seat: Seat): void {
    this.change(seat, this.of(seat).slice(0, -1));
  }

  /** The decision is over: nothing is left of its draft. */
  end(seat: Seat): void {
    if (this.of(seat).length > 0 || this.shortened[seat]) this.change(seat, NO_STEPS);
  }

  endAll(): void {
    for (let seat = 0; seat < this.steps.length; seat++) this.end(seat);
  }

  view(seat: Seat, labelOf: (step: RecordedStep) => Label): DraftView | null {
    const steps = this.of(seat).map((step) => ({ action: step.action, label: labelOf(step) }));
    if (this.shortened[seat]) return { steps, shortened: true };
    return steps.length === 0 ? null : { steps };
  }

  /** Lays the seat's draft over the match, looks, and takes it away again. */
  lay<Value>(seat: Seat, look: () => Value): Value {
    if (this.of(seat).length === 0 || this.laid === seat) return look();
    this.engine.open();
    this.laid = seat;
    try {
      for (const step of this.of(seat)) this.engine.apply(seat, step);
      return look();
    } finally {
      this.laid = NONE;
      this.engine.takeBack();
    }
  }

  /** Applies all other drafts again after a change; from the first step that is no longer offered on they are dropped. */
  recheck(actor: Seat): void {
    if (this.open === 0) return;
    for (let seat = 0; seat < this.steps.length; seat++) {
      if (seat === actor || this.of(seat).length === 0) continue;
      const kept = isPlaying(this.engine.state) ? this.validSteps(seat) : 0;
      const shortened = kept < this.of(seat).length;
      this.change(seat, this.of(seat).slice(0, kept));
      this.shortened[seat] = shortened;
    }
  }

  /** How many of its first steps can still be taken, and leave the decision open. */
  private validSteps(seat: Seat): number {
    const { engine } = this;
    const draws = engine.state.words[FLOW.draws];
    let valid = 0;
    engine.open();
    try {
      for (const step of this.of(seat)) {
        if (!this.isOffered(seat, step)) break;
        engine.apply(seat, step);
        // Laid over the match it would show, again and again, what only the end of a decision may.
        if (engine.state.words[FLOW.draws] !== draws || hasLearnt(engine.state, seat)) break;
        valid++;
      }
    } catch (error) {
      // The entry that changed the match stands; what its rule cannot take any more is no longer offered.
      engine.fault = error;
    } finally {
      engine.takeBack();
    }
    return valid;
  }

  private isOffered(seat: Seat, { action, payload, value }: RecordedStep): boolean {
    const moves = this.engine.offers.passing(seat).matching(action, payload);
    return moves.some(
      ({ options }) => (options?.intent ?? 'confirm') !== 'confirm' && valueFits(options?.input, value),
    );
  }

  private change(seat: Seat, steps: readonly RecordedStep[]): void {
    this.open += Number(steps.length > 0) - Number(this.of(seat).length > 0);
    this.steps[seat] = steps;
    this.shortened[seat] = false;
    this.engine.offers.forgetOf(seat);
  }
}
