import type { Viewer } from '@tapete/core';
import type { Shown } from './shown.js';

/** So many of the last updates are kept for whoever was cut off, but no more text than about a snapshot has. */
export const UPDATES_KEPT = 64;
const CHARACTERS_KEPT = 8192;
/** When nobody looks any more, so many updates are still made: a short cut costs nobody the sight of a move. */
export const UPDATES_FOR_ABSENT = 16;

/** One who is connected. */
export interface Member {
  readonly viewer: Viewer;
  readonly send: (text: string) => void;
  hasSaidHello: boolean;
  /** Envelopes of it that wait for their answers. */
  unanswered: number;
  /** True once its connection is closed: whatever it still asked for is done, and it is told nothing. */
  isGone: boolean;
}

/** All who look at a match with the same eyes: a seat's pages, or the spectators. They share each text. */
export class Audience {
  readonly members = new Set<Member>();
  /** The view at the present cursor; undefined before it was made, or where that failed. */
  shown: Shown | undefined;
  readonly #kept: string[] = [];
  #characters = 0;
  #unseen = 0;
  #snapshot: string | undefined;

  constructor(
    readonly viewer: Viewer,
    /** The number of the last update. */
    public cursor: number,
  ) {}

  /** True when nobody has looked for so long that nothing need be made for it. */
  get isForgotten(): boolean {
    return this.members.size === 0 && this.#unseen >= UPDATES_FOR_ABSENT;
  }

  /** Takes the text of the next update. */
  keep(text: string): void {
    this.cursor += 1;
    this.#unseen = this.members.size === 0 ? this.#unseen + 1 : 0;
    this.#snapshot = undefined;
    this.#kept.push(text);
    this.#characters += text.length;
    while (this.#kept.length > UPDATES_KEPT || this.#characters > CHARACTERS_KEPT) {
      this.#characters -= this.#kept.shift()?.length ?? 0;
    }
  }

  /** Goes on from another cursor, with no updates kept. */
  restart(cursor: number): void {
    this.cursor = cursor;
    this.shown = undefined;
    this.#kept.length = 0;
    this.#characters = 0;
    this.#snapshot = undefined;
  }

  /** The updates after `cursor`, or undefined where they are not all kept. */
  after(cursor: number): readonly string[] | undefined {
    const missing = this.cursor - cursor;
    if (missing < 0 || missing > this.#kept.length) return undefined;
    return this.#kept.slice(this.#kept.length - missing);
  }

  /** The text of the snapshot at the present cursor: made once, for all who come before the next update. */
  snapshot(make: () => string): string {
    this.#snapshot ??= make();
    return this.#snapshot;
  }
}
