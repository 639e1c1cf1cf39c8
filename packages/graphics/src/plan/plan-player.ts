import type { MatchEvent } from '@tapete/core';
import type { Plan } from '@tapete/manifest';
import { choosePlan } from './choose-plan.js';
import { Showing } from './showing.js';
import type { Clock, Stage } from './stage.js';

/** How much faster things go while something else is waiting to be shown. */
export const CATCH_UP = 3;

export interface PlanPlayerOptions {
  readonly plans: readonly Plan[];
  readonly stage: Stage;
  readonly clock: Clock;
  /** True while nothing may move: a hidden tab, less motion, motion switched off. */
  readonly isStill: () => boolean;
  /** 1 is normal. */
  readonly speed?: () => number;
  /** Told what failed. What was to be shown has its end all the same. */
  readonly onTrouble: (trouble: unknown) => void;
}

/** One update of a match: what happened, and how the state after it is drawn. */
export interface Step {
  readonly events: readonly Pick<MatchEvent, 'type' | 'data'>[];
  /** Draws the confirmed state. Called exactly once, in the order of the steps. */
  readonly settle: () => void;
}

/**
 * Shows steps one after the other, each event by its plan. The confirmed state never waits for long: a step that
 * comes while another is shown hurries both, and `finish` ends all that is under way.
 */
export class PlanPlayer {
  private readonly queue: Queued[] = [];
  private showing: Showing | undefined;
  private isFinishing = false;

  constructor(private readonly options: PlanPlayerOptions) {}

  /** True while something is under way. */
  get isShowing(): boolean {
    return this.queue.length > 0;
  }

  /** Resolves when the step is settled. */
  show(step: Step): Promise<void> {
    return new Promise((resolve, reject) => {
      this.queue.push({ step, events: [...step.events], resolve, reject });
      if (this.options.isStill()) this.finish();
      else if (this.queue.length === 1) this.goOn();
      else this.showing?.setSpeed(this.speed());
    });
  }

  /** Settles everything at once: a click, a hidden tab, an undo. */
  finish(): void {
    this.isFinishing = true;
    // Cut short, one showing begins the next, and that one finds that all is finishing.
    if (this.showing) this.showing.cancel();
    else this.goOn();
  }

  private goOn(): void {
    for (let queued = this.queue[0]; queued && !this.showing; queued = this.queue[0]) {
      const event = queued.events.shift();
      if (event === undefined) this.settle(queued);
      else this.showEvent(event);
    }
    if (this.queue.length === 0) this.isFinishing = false;
  }

  private showEvent(event: Step['events'][number]): void {
    const { plans, stage, clock, onTrouble } = this.options;
    const plan = choosePlan(plans, event);
    if (plan === undefined) return;
    const onEnd = () => this.ended();
    this.showing = new Showing({ plan, event, stage, clock, speed: this.speed(), onEnd, onTrouble });
    if (this.isFinishing) this.showing.cancel();
    else this.showing.start();
  }

  private ended(): void {
    this.showing = undefined;
    this.goOn();
  }

  private settle({ step, resolve, reject }: Queued): void {
    this.queue.shift();
    try {
      step.settle();
      resolve();
    } catch (trouble) {
      // Of the page that draws: it is told, and the steps behind this one go on.
      reject(trouble);
    }
  }

  private speed(): number {
    return (this.options.speed?.() ?? 1) * (this.queue.length > 1 ? CATCH_UP : 1);
  }
}

interface Queued {
  readonly step: Step;
  /** Those that are still to be shown. */
  readonly events: Step['events'][number][];
  readonly resolve: () => void;
  readonly reject: (trouble: unknown) => void;
}
