import { NONE, type Space } from '../ids.js';
import { type Cell, NamedBoard } from './board.js';
import { stepsFrom } from './ways.js';

/** A space of a track and, by their numbers, those that the way goes on to: several where it forks, none at its end. */
export interface TrackCell extends Cell {
  readonly next: readonly number[];
}

/** The geometry of a track: a way that is walked, which may fork, come together again and lead round. */
export class TrackBoard extends NamedBoard {
  private readonly ahead: readonly (readonly Space[])[];
  private readonly behind: readonly (readonly Space[])[];

  constructor(first: Space, cells: readonly TrackCell[]) {
    super(first, cells);
    this.ahead = cells.map(({ next }) => next.map((number) => first + number));
    this.behind = cells.map((_, number) =>
      cells.flatMap(({ next }, before) => (next.includes(number) ? [first + before] : [])),
    );
  }

  /** Where the track begins: its first space. */
  get start(): Space {
    return this.first;
  }

  /** Where the way goes on: one space, several at a fork, none at an end. */
  next(space: Space): readonly Space[] {
    return this.ahead[space - this.first] as readonly Space[];
  }

  /** Where one can have come from. */
  previous(space: Space): readonly Space[] {
    return this.behind[space - this.first] as readonly Space[];
  }

  isEnd(space: Space): boolean {
    return this.next(space).length === 0;
  }

  isFork(space: Space): boolean {
    return this.next(space).length > 1;
  }

  /** Ahead first, then behind. */
  neighbours(space: Space): readonly Space[] {
    return [...new Set([...this.next(space), ...this.previous(space)])];
  }

  /**
   * The spaces that are stepped on, one after another, the last one where the walk ends; shorter than `steps` where the
   * track is. Negative steps go back. At a fork `choose` says which way; left out, the first.
   */
  walk(from: Space, steps: number, choose: (ways: readonly Space[]) => Space = firstOf): Space[] {
    const walked: Space[] = [];
    let space = from;
    while (walked.length < Math.abs(steps)) {
      const ways = steps > 0 ? this.next(space) : this.previous(space);
      if (ways.length === 0) return walked;
      space = ways.length === 1 ? firstOf(ways) : choose(ways);
      walked.push(space);
    }
    return walked;
  }

  /** Every walk of exactly so many steps, one for each way that forks allow. */
  walks(from: Space, steps: number): Space[][] {
    if (steps === 0) return [[]];
    return this.next(from).flatMap((next) => this.walks(next, steps - 1).map((rest) => [next, ...rest]));
  }

  /** The fewest steps ahead from one space to another, or NONE where none lead there. */
  stepsTo(from: Space, to: Space): number {
    return stepsFrom(from, (space) => this.next(space)).get(to) ?? NONE;
  }

  /** How often a walk comes to the start of the track: the laps that it completes. */
  laps(walked: readonly Space[]): number {
    return walked.filter((space) => space === this.start).length;
  }
}

const firstOf = (ways: readonly Space[]): Space => ways[0] ?? NONE;
