import { isPlaying } from '../flow/phase.js';
import { NONE, type Seat } from '../ids.js';
import type { Label } from '../offers/offer.js';
import { valueFits } from '../offers/offer-list.js';
import type { SeatOffers } from '../offers/seat-offers.js';
import { labelOf, ruleOf } from '../offers/show-offer.js';
import type { RecordedStep } from '../record/record.js';
import type { Blueprint } from '../structure/blueprint.js';
import type { DraftView } from '../view/view.js';
import type { Running } from './running.js';
import type { State } from './state.js';

/** One step of an open decision, as it was taken. */
export interface DraftStep extends RecordedStep {
  readonly label: Label;
}

const NO_STEPS: readonly DraftStep[] = [];

/** The match that drafts are laid over: opened, changed and taken back again. */
export interface Under {
  readonly blueprint: Blueprint;
  readonly state: State;
  readonly run: Running;
  readonly offers: SeatOffers;
  open(): void;
  apply(seat: Seat, step: RecordedStep): void;
  takeBack(): void;
}

/** The open decision of each seat: steps that nobody else sees, laid over the match only while somebody looks. */
export class Drafts {
  private readonly steps: (readonly DraftStep[])[];
  private readonly shortened: boolean[];
  private laid: Seat = NONE;
  /** How many seats have a draft. */
  private open = 0;

  constructor(
    private readonly engine: Under,
    resumed?: readonly (readonly DraftStep[])[],
  ) {
    const seats = engine.blueprint.seatIds;
    this.steps = seats.map((_, seat) => resumed?.[seat] ?? NO_STEPS);
    this.shortened = seats.map(() => false);
    this.open = this.steps.filter((steps) => steps.length > 0).length;
  }

  of(seat: Seat): readonly DraftStep[] {
    return this.steps[seat] as readonly DraftStep[];
  }

  all(): readonly (readonly DraftStep[])[] {
    return this.steps;
  }

  add(seat: Seat, step: RecordedStep): void {
    const label = labelOf(ruleOf(this.engine.run, step.action), step.action, step.payload);
    this.change(seat, [...this.of(seat), { ...step, label }]);
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

  view(seat: Seat): DraftView | null {
    const steps = this.of(seat).map(({ action, label }) => ({ action, label }));
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

  private validSteps(seat: Seat): number {
    const { engine } = this;
    engine.open();
    try {
      for (const [index, step] of this.of(seat).entries()) {
        if (!this.isOffered(seat, step)) return index;
        engine.apply(seat, step);
      }
      return this.of(seat).length;
    } finally {
      engine.takeBack();
    }
  }

  private isOffered(seat: Seat, { action, payload, value }: DraftStep): boolean {
    const moves = this.engine.offers.passing(seat).matching(action, payload);
    return moves.some(
      ({ options }) => (options?.intent ?? 'confirm') !== 'confirm' && valueFits(options?.input, value),
    );
  }

  private change(seat: Seat, steps: readonly DraftStep[]): void {
    this.open += Number(steps.length > 0) - Number(this.of(seat).length > 0);
    this.steps[seat] = steps;
    this.shortened[seat] = false;
    this.engine.offers.forgetOf(seat);
  }
}
