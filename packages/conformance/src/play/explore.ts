import type { Answer, BotChance, LockedMatch, SeatId } from '@tapete/core';
import { oneOf } from './chance.js';
import type { Taken } from './move.js';
import { moveOf } from './names.js';
import { boundsOf, isForward, movesBehind, type Now, nowOf, type Offered, take } from './offered.js';
import { chanceOf, copyOf, type Trial } from './trial.js';

/** What is wrong with a decision, by the moves from its beginning that show it; undefined where nothing is. */
export interface Explored {
  /** An open decision that offers neither choice nor confirm. */
  readonly deadEnd?: readonly Taken[];
  /** Choices of which the last leads back to where the decision has been. */
  readonly circle?: readonly Taken[];
  /** A step that ended the decision because its seat learnt a face, though it was offered as a mere choice. */
  readonly silent?: readonly Taken[];
  /** States inside the decision that were seen. */
  readonly states: number;
}

/** A decision is explored whole up to so many states, then by so many walks of so many steps. */
const WHOLE = { states: 2000, walks: 200, steps: 400 };
/** What is left of that when a run has explored enough. */
const IN_PART = { states: 50, walks: 5, steps: 100 };

/** Looks through all that a seat can do before its decision ends, from where no step of it is taken. */
export function exploreDecision(trial: Trial, match: LockedMatch, seat: SeatId): Explored {
  const explorer = new Explorer(trial, match, seat);
  explorer.descend();
  if (explorer.isTooLarge) explorer.walk(chanceOf(trial, 'walks'));
  return explorer.explored();
}

class Explorer {
  isTooLarge = false;
  private copy: LockedMatch;
  private readonly path: Step[] = [];
  /** States on the way here, by hash. */
  private readonly on = new Set<string>();
  private readonly seen = new Set<string>();
  private deadEnd: readonly Taken[] | undefined;
  private circle: readonly Step[] | undefined;
  private silent: readonly Taken[] | undefined;
  private readonly now: Now;
  private readonly limits: typeof WHOLE;

  constructor(
    private readonly trial: Trial,
    private readonly match: LockedMatch,
    private readonly seat: SeatId,
  ) {
    this.copy = copyOf(trial, match);
    this.now = nowOf(match, seat);
    this.limits = trial.exploring.left > 0 ? WHOLE : IN_PART;
  }

  explored(): Explored {
    const { deadEnd, silent, seen } = this;
    const circle = this.circle && this.shortest(this.circle);
    return {
      states: seen.size,
      ...(deadEnd && { deadEnd }),
      ...(circle && { circle: circle.map(({ move }) => move) }),
      ...(silent && { silent }),
    };
  }

  descend(): void {
    const here = this.copy.hash(this.seat);
    if (this.notes(here) || this.seen.has(here)) return;
    if (this.seen.size >= this.limits.states) {
      this.isTooLarge = true;
      return;
    }
    this.seen.add(here);
    this.on.add(here);
    for (const choice of this.choices()) {
      if (this.take(choice)) {
        this.descend();
        this.back();
      }
      if (this.isDone || this.isTooLarge) break;
    }
    this.on.delete(here);
  }

  walk(chance: BotChance): void {
    this.isTooLarge = false;
    for (let walk = 0; walk < this.limits.walks && !this.isDone; walk++) {
      this.restart();
      this.walkOnce(chance);
    }
  }

  private walkOnce(chance: BotChance): void {
    for (let step = 0; step < this.limits.steps; step++) {
      const here = this.copy.hash(this.seat);
      if (this.notes(here)) return;
      this.seen.add(here);
      this.on.add(here);
      const choices = this.choices();
      if (choices.length === 0 || !this.take(oneOf(choices, chance))) return;
    }
  }

  private restart(): void {
    this.on.clear();
    this.path.length = 0;
    this.copy = copyOf(this.trial, this.match);
  }

  private get isDone(): boolean {
    return this.circle !== undefined || this.deadEnd !== undefined;
  }

  /** Notes what is wrong with the state that the path has led to. */
  private notes(here: string): boolean {
    if (this.on.has(here)) this.circle = [...this.path];
    else if (this.path.length > 0 && this.copy.choices(this.seat) === 0) this.deadEnd = this.moves();
    return this.isDone;
  }

  private choices(): readonly Offered[] {
    const all = movesBehind(this.copy.offers(this.seat), boundsOf);
    return all.filter((offered) => isForward(offered) && offered.offer.intent === 'choice');
  }

  /** Takes one step; false where it was refused, or ended the decision and was taken back. */
  private take(offered: Offered): boolean {
    this.trial.exploring.left -= 1;
    const move = moveOf(this.copy, this.trial.game.structure, this.seat, offered);
    const answer = this.step(offered, this.path.length);
    if (answer.status === 'refused') return false;
    if (answer.entry === undefined) {
      this.path.push({ offered, move });
      return true;
    }
    const isOver = this.copy.context('spectator').status !== 'playing';
    if (answer.entry.draws === 0 && !offered.offer.reveals && !isOver)
      this.silent ??= [...this.moves(), move];
    this.follow(this.path);
    return false;
  }

  /** What is decided is named the same at all of its steps. */
  private step(offered: Offered, step: number): Answer {
    return take(this.copy, this.seat, offered, { ...this.now, step });
  }

  private back(): void {
    this.path.pop();
    this.copy.undo(this.seat);
  }

  private moves(): readonly Taken[] {
    return this.path.map(({ move }) => move);
  }

  /** Begins the decision anew and takes these steps; says which states they led through. */
  private follow(steps: readonly Step[]): readonly string[] | undefined {
    this.copy = copyOf(this.trial, this.match);
    const states = [this.copy.hash(this.seat)];
    for (const [at, { offered }] of steps.entries()) {
      const answer = this.step(offered, at);
      if (answer.status === 'refused' || answer.entry) return undefined;
      states.push(this.copy.hash(this.seat));
    }
    return states;
  }

  /** Leaves out steps of a circle as long as it stays one. */
  private shortest(circle: readonly Step[]): readonly Step[] {
    for (let at = circle.length - 1; at >= 0; at--) {
      const shorter = circle.filter((_, index) => index !== at);
      if (shorter.length > 0 && this.isCircle(shorter)) return this.shortest(shorter);
    }
    return circle;
  }

  private isCircle(steps: readonly Step[]): boolean {
    const states = this.follow(steps);
    return states?.slice(0, -1).includes(states.at(-1) ?? '') ?? false;
  }
}

interface Step {
  readonly offered: Offered;
  readonly move: Taken;
}
