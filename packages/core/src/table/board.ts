import { NONE, type Space } from '../ids.js';
import { areaFrom, type Question, shortestWay, stepsFrom } from './ways.js';

/** What each space of a board is called and, where its maker said so, of what type it is. */
export interface Cell {
  readonly id: string;
  readonly type?: string;
}

/**
 * What all boards have in common: spaces numbered one after another from `first`, and who lies beside whom.
 * It says what is where and knows nothing of the pieces; rules ask it with what they see on the table.
 */
export abstract class Board {
  protected constructor(
    protected readonly first: Space,
    /** How many spaces it has. */
    readonly size: number,
  ) {}

  /** The spaces one step away, in an order that is always the same. */
  abstract neighbours(space: Space): readonly Space[];

  /** What the board's maker called a space, without the board: `c4`, `lisbon`. */
  abstract nameOf(space: Space): string;

  /** The space of that name, or NONE. */
  abstract space(name: string): Space;

  has(space: Space): boolean {
    return space >= this.first && space < this.first + this.size;
  }

  /** All spaces, in the order of their numbers. */
  spaces(): Space[] {
    return Array.from({ length: this.size }, (_, index) => this.first + index);
  }

  /** The fewest steps from one space to another, or NONE where no way leads there. */
  distance(from: Space, to: Space): number {
    return this.path(from, to).length - 1;
  }

  /** The spaces exactly so many steps away. */
  ring(around: Space, radius: number): Space[] {
    return this.spaces().filter((space) => this.distance(around, space) === radius);
  }

  /** The spaces at most so many steps away, the one itself among them. */
  within(around: Space, radius: number): Space[] {
    return this.spaces().filter((space) => {
      const far = this.distance(around, space);
      return far !== NONE && far <= radius;
    });
  }

  /**
   * A shortest way with both ends, or an empty list where none leads there. Of several always the same.
   * `mayPass` is asked of the spaces between the ends.
   */
  path(from: Space, to: Space, mayPass?: Question): Space[] {
    return shortestWay(from, to, (space) => this.neighbours(space), mayPass);
  }

  /** Every space that can be come to, with the fewest steps; nothing is passed that may not be. */
  reach(from: Space, mayPass?: Question): ReadonlyMap<Space, number> {
    return stepsFrom(from, (space) => this.neighbours(space), mayPass);
  }

  /** The spaces that hang together with one through neighbours that belong to it, that one first. */
  area(from: Space, belongs: Question): Space[] {
    return areaFrom(from, (space) => this.neighbours(space), belongs);
  }
}

/** A board whose spaces have names and types of their own. */
export abstract class NamedBoard extends Board {
  private readonly numbers: ReadonlyMap<string, number>;

  protected constructor(
    first: Space,
    protected readonly cells: readonly Cell[],
  ) {
    super(first, cells.length);
    this.numbers = new Map(cells.map(({ id }, index) => [id, index]));
  }

  nameOf(space: Space): string {
    return (this.cells[space - this.first] as Cell).id;
  }

  space(name: string): Space {
    const index = this.numbers.get(name);
    return index === undefined ? NONE : this.first + index;
  }

  /** What the board's maker said it is, or undefined. */
  typeOf(space: Space): string | undefined {
    return (this.cells[space - this.first] as Cell).type;
  }

  /** The spaces of one type, in the order of the board. */
  ofType(type: string): Space[] {
    return this.spaces().filter((space) => this.typeOf(space) === type);
  }
}
