import type { EntryNote } from '../events/event.js';
import type { Told } from '../events/told.js';
import { NONE, seatOf, type Viewer } from '../ids.js';
import type { State } from '../match/state.js';
import type { Entry } from '../record/record.js';
import { Failure } from '../refusal.js';
import type { Blueprint } from '../structure/blueprint.js';
import { Follower } from './follower.js';

/** Everybody who looks at a match, each from the moment that somebody asks for it. */
export class Audience {
  private readonly followers = new Map<Viewer, Follower>();

  private forgets = true;

  /** `follow` makes a follower that has seen the whole record so far. */
  constructor(
    private readonly blueprint: Blueprint,
    private readonly follow: (viewer: Viewer) => Follower,
  ) {}

  get size(): number {
    return this.followers.size;
  }

  /** Everybody leaves: another match begins at this table. */
  dismiss(): void {
    if (this.followers.size > 0) this.followers.clear();
  }

  /** Lets these follow from the very first entry, and keep all they are told. */
  begin(state: State, watchers: readonly Viewer[]): void {
    for (const viewer of watchers)
      this.followers.set(viewer, new Follower(state, viewer === 'spectator' ? NONE : seatOf(viewer)));
    this.forgets = watchers.length === 0;
  }

  of(viewer: Viewer): Follower {
    const known = this.followers.get(viewer);
    if (known) return known;
    const { open, seatIds } = this.blueprint;
    if (viewer !== 'spectator' && !seatIds.includes(viewer))
      throw new Failure('SEAT_WRONG', `${viewer} is no seat of this match`);
    const twin = open && viewer !== 'spectator' ? this.of('spectator') : undefined;
    const follower = this.follow(viewer);
    follower.twin = twin;
    this.followers.set(viewer, follower);
    return follower;
  }

  tell(entry: Entry, told: readonly Told[]): void {
    if (this.followers.size === 0) return;
    const note = noteOf(entry);
    for (const follower of this.followers.values()) {
      follower.follow(note, told);
      if (this.forgets) follower.forgetOld();
    }
  }
}

const noteOf = (entry: Entry): EntryNote =>
  entry.kind === 'setup'
    ? { revision: entry.revision, kind: entry.kind }
    : { revision: entry.revision, kind: entry.kind, seat: entry.seat };
