import type { MatchEvent } from '@tapete/core';
import type { Effect, Plan } from '@tapete/manifest';
import { allHold, type Cue, cueOf, durationOf } from './cue.js';
import type { Clock, Performance, Stage } from './stage.js';
import { Timeline } from './timeline.js';

export interface ToShow {
  readonly plan: Plan;
  readonly event: Pick<MatchEvent, 'type' | 'data'>;
  readonly stage: Stage;
  readonly clock: Clock;
  readonly speed: number;
  /** Called exactly once, when nothing of it is under way any more. */
  readonly onEnd: () => void;
  /** Told what failed and was not optional. */
  readonly onTrouble: (trouble: unknown) => void;
}

/**
 * One plan under way for one event. An effect begins when all that it comes after has passed: effects by ending,
 * markers at their share of the duration. One whose conditions do not hold, whose values the event does not have,
 * or that is optional and cannot run, is over as soon as it would begin. What fails and is not optional cuts the plan.
 *
 * Cut short, everything under way ends at once; only words that were still to be said are said.
 */
export class Showing {
  private readonly timeline: Timeline;
  private readonly toBegin: Effect[];
  private readonly underWay = new Map<string, Performance>();
  /** Ids of effects that are over, and `effect:marker`. */
  private readonly passed = new Set<string>();
  private speed: number;
  private isOver = false;

  constructor(private readonly given: ToShow) {
    this.timeline = new Timeline(given.clock, given.speed);
    this.speed = given.speed;
    this.toBegin = [...given.plan.effects];
  }

  start(): void {
    this.goOn();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.timeline.setSpeed(speed);
    for (const performance of this.underWay.values()) performance.setSpeed?.(speed);
  }

  cancel(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.timeline.stop();
    for (const performance of this.underWay.values()) this.guarded(() => performance.cancel());
    this.sayTheRest();
    this.given.onEnd();
  }

  /** Begins what can begin, again and again, since what is over at once lets others begin. */
  private goOn(): void {
    for (let effect = this.takeReady(); effect && !this.isOver; effect = this.takeReady()) this.begin(effect);
    if (this.isOver || this.underWay.size > 0) return;
    if (this.toBegin.length > 0) this.cut(`nothing can begin any more`);
    else this.end();
  }

  private takeReady(): Effect | undefined {
    const index = this.toBegin.findIndex(({ after = [] }) => after.every((point) => this.passed.has(point)));
    return index === -1 ? undefined : this.toBegin.splice(index, 1)[0];
  }

  private begin(effect: Effect): void {
    const cue = this.cueFor(effect);
    const performance =
      cue && this.guarded(() => this.given.stage.run(cue, durationOf(effect) / this.speed), effect);
    if (performance) this.follow(effect, performance);
    else if (cue && !effect.optional) this.cut(`${effect.id} cannot be shown`);
    else this.passAll(effect);
  }

  private follow(effect: Effect, performance: Performance): void {
    const duration = durationOf(effect);
    this.underWay.set(effect.id, performance);
    for (const [marker, share] of markersOf(effect)) {
      this.timeline.after(share * duration, () => this.pass(`${effect.id}:${marker}`));
    }
    this.timeline.after(duration, () => this.over(effect));
    performance.finished.then(
      () => this.over(effect),
      (trouble) => this.fail(effect, trouble),
    );
  }

  private cueFor(effect: Effect): Cue | undefined {
    const { data } = this.given.event;
    return allHold(effect.when, data) ? cueOf(effect, data) : undefined;
  }

  /** By the clock or by the stage, whichever is first. */
  private over(effect: Effect): void {
    if (this.isOver || !this.underWay.delete(effect.id)) return;
    this.passAll(effect);
    this.goOn();
  }

  /** A performance that was cancelled, or is over by the clock, may fail: nobody waits for it. */
  private fail(effect: Effect, trouble: unknown): void {
    if (this.isOver || !this.underWay.has(effect.id)) return;
    if (effect.optional) this.over(effect);
    else this.cut(`${effect.id} failed`, trouble);
  }

  private passAll(effect: Effect): void {
    for (const [marker] of markersOf(effect)) this.passed.add(`${effect.id}:${marker}`);
    this.passed.add(effect.id);
  }

  private pass(point: string): void {
    if (this.isOver || this.passed.has(point)) return;
    this.passed.add(point);
    this.goOn();
  }

  private end(): void {
    this.isOver = true;
    this.timeline.stop();
    this.given.onEnd();
  }

  private cut(what: string, cause?: unknown): void {
    this.given.onTrouble(new Error(`${this.given.plan.id}: ${what}`, { cause }));
    this.cancel();
  }

  /** Words are never lost: who does not see the motion hears what happened. */
  private sayTheRest(): void {
    for (const effect of this.toBegin.filter((one) => one.do === 'say')) {
      const cue = this.cueFor(effect);
      const said = cue && this.guarded(() => this.given.stage.run(cue, 0), effect);
      said?.finished.catch((trouble) => this.given.onTrouble(trouble));
    }
  }

  /** A stage that throws is told of, and stops nothing else. What is optional may throw. */
  private guarded<Value>(act: () => Value, effect?: Effect): Value | undefined {
    try {
      return act();
    } catch (trouble) {
      if (!effect?.optional) this.given.onTrouble(trouble);
      return undefined;
    }
  }
}

/** In the order in which they are passed. */
const markersOf = ({ markers = {} }: Effect): [string, number][] =>
  Object.entries(markers).sort(([, one], [, other]) => one - other);
