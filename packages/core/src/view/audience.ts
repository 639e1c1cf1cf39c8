import type { EntryNote } from '../events/event.js';
import type { Told } from '../events/told.js';
import { NONE, seatOf, type Viewer } from '../ids.js';
import type { State } from '../match/state.js';
import type { Entry } from '../record/record.js';
import { Failure } from '../refusal.js';
import type { Blueprint } from '../structure/blueprint.js';
import { Follower } from './follower.js';
import { tracesOf } from './traces.js';

/** Everybody who looks at a match, each from the moment that somebody asks for it. */
export class Audience {
  private readonly followers = new Map<Viewer, Follower>();

  /** Followers for those who have not asked yet: good until the next entry, which they are not told of. */
  private readonly spare = new Map<Viewer, Follower>();

  private forgets = true;
  private state: State | undefined;

  /** `follow` makes followers that have seen the whole record so far: of this viewer, and of others at little cost. */
  constructor(
    private readonly blueprint: Blueprint,
    private readonly follow: (viewer: Viewer) => ReadonlyMap<Viewer, Follower>,
  ) {}

  get size(): number {
    return this.followers.size;
  }

  /** Everybody leaves: another match begins at this table. */
  dismiss(): void {
    if (this.followers.size > 0) this.followers.clear();
    if (this.spare.size > 0) this.spare.clear();
  }

  /** Lets these follow from the very first entry, and keep all they are told. */
  begin(state: State, watchers: readonly Viewer[]): void {
    this.state = state;
    for (const viewer of watchers)
      this.add(viewer, new Follower(state, viewer === 'spectator' ? NONE : seatOf(viewer)));
    this.forgets = watchers.length === 0;
  }

  of(viewer: Viewer): Follower {
    const known = this.followers.get(viewer);
    if (known) return known;
    const { open, seatIds } = this.blueprint;
    if (viewer !== 'spectator' && !seatIds.includes(viewer))
      throw new Failure('SEAT_WRONG', `${viewer} is no seat of this match`);
    const follower = this.spare.get(viewer) ?? this.followAll(viewer);
    // Where all see the same, whoever comes later costs next to nothing.
    for (const [other, each] of this.spare) if (open || other === viewer) this.add(other, each);
    return follower;
  }

  /** The record is played again once for all, for mostly they all come at once. */
  private followAll(viewer: Viewer): Follower {
    for (const [other, follower] of this.follow(viewer))
      if (!this.followers.has(other)) this.spare.set(other, follower);
    return this.spare.get(viewer) as Follower;
  }

  private add(viewer: Viewer, follower: Follower): void {
    follower.twin =
      this.blueprint.open && viewer !== 'spectator' ? this.followers.get('spectator') : undefined;
    this.followers.set(viewer, follower);
    this.spare.delete(viewer);
  }

  tell(entry: Entry, told: readonly Told[]): void {
    if (this.spare.size > 0) this.spare.clear();
    if (this.followers.size === 0) return;
    const note = noteOf(entry);
    const traces = tracesOf(this.state as State);
    for (const follower of this.followers.values()) {
      follower.follow(note, told, traces);
      if (this.forgets) follower.forgetOld();
    }
  }
}

const noteOf = (entry: Entry): EntryNote =>
  entry.kind === 'setup'
    ? { revision: entry.revision, kind: entry.kind }
    : { revision: entry.revision, kind: entry.kind, seat: entry.seat };
