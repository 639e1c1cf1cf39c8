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

  /** `follow` makes followers that have seen the whole record so far. */
  constructor(
    private readonly blueprint: Blueprint,
    private readonly follow: (viewers: readonly Viewer[]) => readonly Follower[],
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
    const followers = watchers.map(
      (viewer) => new Follower(state, viewer === 'spectator' ? NONE : seatOf(viewer)),
    );
    this.add(watchers, followers);
    this.forgets = watchers.length === 0;
  }

  of(viewer: Viewer): Follower {
    const known = this.followers.get(viewer);
    if (known) return known;
    const { open, seatIds } = this.blueprint;
    if (viewer !== 'spectator' && !seatIds.includes(viewer))
      throw new Failure('SEAT_WRONG', `${viewer} is no seat of this match`);
    // Where all see the same, whoever comes later costs next to nothing: the record is followed for all at once.
    const viewers: Viewer[] = open ? ['spectator', ...seatIds] : [viewer];
    this.add(viewers, this.follow(viewers));
    return this.followers.get(viewer) as Follower;
  }

  private add(viewers: readonly Viewer[], followers: readonly Follower[]): void {
    for (const [index, viewer] of viewers.entries()) {
      const follower = followers[index] as Follower;
      follower.twin =
        this.blueprint.open && viewer !== 'spectator' ? this.followers.get('spectator') : undefined;
      this.followers.set(viewer, follower);
    }
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
