import type { EntryNote, MatchEvent } from '../events/event.js';
import { bitOf, readEvent, type Told } from '../events/told.js';
import { NONE, type Piece, type PieceName, type Seat, type Space, type SpaceId } from '../ids.js';
import type { Json, JsonObject } from '../json.js';
import type { Update } from '../match/locked-game.js';
import type { State } from '../match/state.js';
import type { Blueprint } from '../structure/blueprint.js';
import { definitionId, piecesIn } from '../table/pieces.js';
import { isPlaced, levelOf, seesFace } from '../table/sight.js';
import { type Eyes, viewResources, viewSpace, viewVariables } from './project.js';
import { type Traces, tracesOf } from './traces.js';
import type { SpaceView, View } from './view.js';

/** Updates that are kept for a viewer who comes back; older ones are made again from the record. */
const UPDATES_KEPT = 32;

type Spaces = Record<SpaceId, SpaceView>;
const NO_SPACES: ReadonlySet<Space> = new Set();

/**
 * One viewer, following a match entry by entry: the names it has for pieces, what it was told, what it sees.
 * Made again from the record at any time; equal knowledge gives equal bytes.
 */
export class Follower implements Eyes {
  private readonly names: Int32Array;
  private lastName = 0;
  /** Pieces that went out of sight in the last entry, and the names that they had; 0 for none. */
  private readonly left = new Map<Piece, PieceName>();
  /** Names for as long as a draft is laid over the state. */
  private readonly passing = new Map<Piece, PieceName>();
  /** As the last view has them: never changed, for it was given out. */
  private spaces: Spaces;
  private readonly stale: Set<Space>;
  private drawn: View | undefined;
  private events = 0;
  readonly updates: Update[] = [];

  /** Follows the same match and sees the same, for in this game everybody does: it looks for both. */
  twin: Follower | undefined;

  constructor(
    private state: State,
    readonly seat: Seat,
  ) {
    this.names = new Int32Array(state.blueprint.pieces.length);
    this.spaces = unseen(state, seat);
    this.stale = new Set(state.blueprint.spaces.keys());
  }

  /** Takes in one entry: the journal is still that of its step. A twin has taken it in before. */
  follow(note: EntryNote, told: readonly Told[], traces: Traces): void {
    if (!this.twin) this.look(traces);
    this.updates.push(this.asTwin(told) ?? { note, events: told.flatMap((each) => this.hear(each)) });
  }

  /** The very update of the twin, where it was told nothing else. */
  private asTwin(told: readonly Told[]): Update | undefined {
    const update = this.twin?.updates.at(-1);
    if (update === undefined || told.some(({ audience }) => audience)) return undefined;
    if (this.events + told.length !== this.twin?.events) return undefined;
    this.events += told.length;
    return update;
  }

  /** Drops updates that are made again from the record if somebody asks for them. */
  forgetOld(): void {
    if (this.updates.length > 2 * UPDATES_KEPT) this.updates.splice(0, this.updates.length - UPDATES_KEPT);
  }

  /** Goes on with another state that is equal to the one it has followed so far. */
  moveTo(state: State): void {
    this.state = state;
  }

  /** Goes on with a world in which other pieces lie in the places that it cannot see into: a place keeps its name. */
  exchange(dealt: ReadonlyMap<Piece, Piece>): void {
    const [names, left] = [this.names.slice(), [...this.left]];
    for (const [place, piece] of dealt) this.names[piece] = names[place] as number;
    this.left.clear();
    for (const [place, name] of left) this.left.set(dealt.get(place) ?? place, name);
  }

  /** What the viewer sees now. The same object until something changes; spaces that did not change stay the same too. */
  view(): View {
    if (this.twin) return this.twin.view();
    this.refresh(NO_SPACES);
    this.drawn ??= this.draw(this.spaces);
    return this.drawn;
  }

  /** What it sees while a draft of its own is laid over the state, within `underDraft`; nothing of it is kept. */
  viewUnderDraft(): View {
    if (this.twin) return this.twin.viewUnderDraft();
    const touched = new Set(tracesOf(this.state).spaces);
    this.refresh(touched);
    return this.draw(this.withNew(touched));
  }

  /** Looks while a draft of its own is laid over the state: what came into sight only there has a name for as long. */
  underDraft<Value>(look: () => Value): Value {
    if (this.twin) return this.twin.underDraft(look);
    const fresh = tracesOf(this.state)
      .spaces.flatMap((space) => piecesIn(this.state, space))
      .filter((piece) => this.names[piece] === 0 && isPlaced(this.state, this.seat, piece));
    for (const [index, piece] of fresh.entries()) this.passing.set(piece, this.lastName + 1 + index);
    try {
      return look();
    } finally {
      this.passing.clear();
    }
  }

  readonly nameOf = (piece: Piece): PieceName => {
    const { names, passing } = this.twin ?? this;
    return (names[piece] as number) || (passing.get(piece) ?? 0);
  };

  /** The piece that the viewer calls by that name, or NONE. */
  pieceNamed(name: PieceName): Piece {
    const { names, passing } = this.twin ?? this;
    const [piece = NONE] = [...passing].find(([, each]) => each === name) ?? [];
    return piece !== NONE || name <= 0 ? piece : names.indexOf(name);
  }

  private draw(spaces: Spaces): View {
    return { spaces, variables: viewVariables(this.state, this), resources: viewResources(this.state) };
  }

  /** Draws the spaces that have changed, but for those that a draft has. */
  private refresh(drafted: ReadonlySet<Space>): void {
    const stale =
      drafted.size === 0 ? this.stale : new Set([...this.stale].filter((space) => !drafted.has(space)));
    if (stale.size === 0) return;
    this.spaces = this.withNew(stale);
    if (stale === this.stale) this.stale.clear();
    else for (const space of stale) this.stale.delete(space);
  }

  /** The spaces that were seen, with some of them drawn anew. */
  private withNew(changed: Iterable<Space>): Spaces {
    const spaces = copyOfSpaces(this.spaces);
    for (const space of changed) {
      const { id } = this.state.blueprint.spaces[space] as { id: SpaceId };
      const view = viewSpace(this.state, this, space, this.nameOf, this.spaces[id]);
      if (view) spaces[id] = view;
    }
    return spaces;
  }

  /** Notes which spaces changed, and names what came into sight there. */
  private look({ pieces, spaces }: Traces): void {
    const touched = this.lastName === 0 ? [...this.state.blueprint.spaces.keys()] : spaces;
    for (const space of touched) this.stale.add(space);
    this.left.clear();
    this.forgetHidden(pieces);
    for (const space of touched) this.nameIn(space);
    this.drawn = undefined;
  }

  /** New names in the order in which the pieces lie, never in that of their numbers, which would tell what they are. */
  private nameIn(space: Space): void {
    for (const piece of piecesIn(this.state, space)) {
      if (this.names[piece] === 0 && isPlaced(this.state, this.seat, piece))
        this.names[piece] = ++this.lastName;
    }
  }

  /**
   * A piece that went out of sight has no name any more, nor has one that was shuffled, or laid in another order with its
   * face hidden: it comes back as a new one.
   */
  private forgetHidden(written: readonly Piece[]): void {
    const { mixed, shuffled } = this.state;
    for (const piece of written) if (!isPlaced(this.state, this.seat, piece)) this.forget(piece);
    for (const piece of mixed) if (!seesFace(this.state, this.seat, piece)) this.forget(piece);
    for (const piece of shuffled) this.forget(piece);
  }

  private forget(piece: Piece): void {
    if (this.left.has(piece)) return;
    this.left.set(piece, this.names[piece] as number);
    this.names[piece] = 0;
  }

  private hear(event: Told): MatchEvent[] {
    const { type, data, audience } = event;
    const told = !audience || audience.to.includes(this.seat) ? data : audience.otherwise;
    if (told === undefined) return [];
    this.events++;
    const spec = this.state.blueprint.events.get(type);
    const read = readEvent(spec?.fields ?? [], told as JsonObject, (id) => this.readPiece(id, event));
    return [{ seq: this.events, type, data: read }];
  }

  /** A piece as this viewer could see it when the event was told: its name, what it is, or nothing at all. */
  private readPiece(id: string, { sight, mixed }: Told): Json | undefined {
    const piece = this.state.blueprint.pieceNumbers.get(id) ?? NONE;
    const seen = sight.get(piece);
    const bit = bitOf(this.seat, this.state.blueprint.seats);
    if (seen === undefined || (seen.placed & bit) === 0) return undefined;
    const name = this.nameInEvent(piece, mixed);
    return (seen.face & bit) === 0 ? { name } : { name, definition: definitionId(this.state, piece) };
  }

  /**
   * The name that it has, or had before this entry, or has for this entry alone. Told of before it was mixed, it has not
   * its new name yet, which would say where it went.
   */
  private nameInEvent(piece: Piece, mixedBefore: number): PieceName {
    const { names, left } = this.twin ?? this;
    const isOld = left.has(piece) && this.state.mixed.indexOf(piece, mixedBefore) >= 0;
    const known = (isOld ? 0 : (names[piece] as number)) || left.get(piece);
    if (known) return known;
    const passing = ++(this.twin ?? this).lastName;
    left.set(piece, passing);
    return passing;
  }
}

/** V8 keeps objects of up to so many members in a form that is copied at once, unless they were grown one by one. */
const QUICK_MEMBERS = 128;

const templates = new WeakMap<Blueprint, Spaces[]>();

/** The spaces of which a viewer sees anything, in the manifest's order, with nothing drawn in them yet. */
function unseen(state: State, seat: Seat): Spaces {
  const { blueprint } = state;
  const known = templates.get(blueprint) ?? [];
  templates.set(blueprint, known);
  known[seat + 1] ??= blankOf(
    blueprint.spaces.filter((_, space) => levelOf(state, seat, space) !== 'nothing').map(({ id }) => id),
  );
  return known[seat + 1] as Spaces;
}

/** Read from a text it has the form that is copied at once. */
const blankOf = (ids: readonly string[]): Spaces =>
  JSON.parse(JSON.stringify(Object.fromEntries(ids.map((id) => [id, null]))));

function copyOfSpaces(spaces: Spaces): Spaces {
  const ids = Object.keys(spaces) as SpaceId[];
  if (ids.length <= QUICK_MEMBERS) return { ...spaces };
  const copy: Spaces = {};
  for (const id of ids) copy[id] = spaces[id] as SpaceView;
  return copy;
}
