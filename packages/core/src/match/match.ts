import { openStreams, type Streams } from '../chance/streams.js';
import type { EntryNote } from '../events/event.js';
import { advance, begin, dismissSeats, isPlaying, phaseOf } from '../flow/advance.js';
import { countEntry, hasWithdrawn, markWithdrawn, ownRevisionOf, stageOf } from '../flow/seats.js';
import { NONE, type Seat, type SeatId, seatId, seatOf, type Viewer } from '../ids.js';
import type { JsonObject } from '../json.js';
import { listOffers } from '../offers/list-offers.js';
import { type Offer, readOfferId } from '../offers/offer.js';
import { anyValue, type Move, OfferList, valueFits } from '../offers/offer-list.js';
import { labelOf, ruleOf, showOffer, unnamePieces } from '../offers/show-offer.js';
import { hashState } from '../record/hash.js';
import { writeState } from '../record/readable.js';
import type { Entry, MatchRecord, MatchSetup, RecordedStep } from '../record/record.js';
import { Broken, Failure } from '../refusal.js';
import type { Blueprint } from '../structure/blueprint.js';
import type { ActionSpec } from '../structure/structure.js';
import { put } from '../table/table.js';
import { FLOW } from '../table/words.js';
import { Follower } from '../view/follower.js';
import { viewStages } from '../view/project.js';
import {
  type Context,
  type DraftView,
  MATCH_STATUSES,
  type UndoRefusal,
  type UndoView,
  type View,
} from '../view/view.js';
import { type Act, actOf, areApart, takeBack } from './acts.js';
import type { Answer, Command, LockedMatch, MatchOptions, SavedMatch, Update } from './locked-game.js';
import { refusalOf } from './refuse.js';
import { type AnyRules, Running } from './running.js';
import { copyOf, createState, DataBackup, type State } from './state.js';

/** One step of an open decision, as it was taken. */
interface DraftStep extends RecordedStep {
  readonly label: ReturnType<typeof labelOf>;
}

const ACCEPTED: Answer = { status: 'accepted' };
const refused = (code: string, facts?: JsonObject): Answer => ({
  status: 'refused',
  code,
  ...(facts && { facts }),
});

/**
 * One running match: its state, its record, the drafts of its seats, and those who follow it.
 * Every act is whole or leaves no trace, also when a rule throws.
 */
export class Match implements LockedMatch {
  private readonly state: State;
  private readonly run: Running;
  private readonly backup: DataBackup;
  private readonly lists: OfferList[];
  private readonly listed: boolean[];
  private readonly scratch = new OfferList();
  private drafts: DraftStep[][];
  private readonly shortened: boolean[];
  private readonly entries: Entry[] = [];
  private acts: Act[] = [];
  /** False in a match that was loaded, until somebody asks what can be undone. */
  private actsKnown: boolean;
  private readonly followers = new Map<Viewer, Follower>();
  /** What rules threw last; for authors, never for players. */
  fault: unknown;

  constructor(
    private readonly rules: AnyRules,
    private readonly blueprint: Blueprint,
    readonly setup: MatchSetup,
    private readonly options: Watched,
    resumed?: { readonly state: State; readonly entries: readonly Entry[]; readonly drafts: DraftStep[][] },
  ) {
    this.state = resumed?.state ?? createState(blueprint);
    const streams = openStreams(setup, blueprint.streams);
    this.run = new Running(this.state, rules, streams, setup.script ?? []);
    this.backup = new DataBackup(this.state);
    this.lists = blueprint.seatIds.map(() => new OfferList());
    this.listed = blueprint.seatIds.map(() => false);
    this.drafts = resumed?.drafts ?? blueprint.seatIds.map(() => []);
    this.shortened = blueprint.seatIds.map(() => false);
    this.actsKnown = !resumed;
    for (const seat of options.watchers ?? [])
      this.followers.set(seat === NONE ? 'spectator' : seatId(seat), new Follower(this.state, seat));
    if (resumed) this.entries.push(...resumed.entries);
    else this.begin(streams);
  }

  // ---- acts ----

  step(command: Command): Answer {
    const seat = this.seatNumber(command.seat);
    if (seat === NONE) return refused('SEAT_WRONG');
    if (!isPlaying(this.state)) return refused('MATCH_OVER');
    const asked = readOfferId(command.offer);
    const late = this.lateness(seat, command, asked?.action);
    if (late) return late;
    if (!asked) return refused('NOT_OFFERED');
    const payload = unnamePieces(this.run, this.followerOf(command.seat), asked.action, asked.payload);
    if (!payload) return refused('NOT_OFFERED');
    return this.takeMatching(seat, asked.action, payload, command.value, asked.payload);
  }

  play(seat: SeatId, action: string, payload: JsonObject, value?: string | number): Answer {
    const number = this.seatNumber(seat);
    if (number === NONE) return refused('SEAT_WRONG');
    if (!isPlaying(this.state)) return refused('MATCH_OVER');
    return this.takeMatching(number, action, payload, value, payload);
  }

  take(seat: SeatId, choice: number): Answer {
    const number = this.seatNumber(seat);
    if (number === NONE) return refused('SEAT_WRONG');
    if (!isPlaying(this.state)) return refused('MATCH_OVER');
    const move = this.offersOf(number).forwardMove(choice);
    return move ? this.decide(number, move, anyValue(move.options?.input)) : refused('NOT_OFFERED');
  }

  withdraw(seat: SeatId): Answer {
    const number = this.seatNumber(seat);
    if (number === NONE) return refused('SEAT_WRONG');
    if (!isPlaying(this.state)) return refused('MATCH_OVER');
    if (hasWithdrawn(this.state, number)) return refused('NOT_OFFERED', { reason: 'WITHDRAWN' });
    return this.attempt(() => {
      const wasActing = stageOf(this.state, number) !== NONE;
      const facts = this.actFacts();
      markWithdrawn(this.state, number);
      if (this.rules.withdraw) this.rules.withdraw(this.run, number);
      else this.run.cancel();
      this.drafts[number] = [];
      if (!this.run.hasRequest() && !wasActing && phaseOf(this.state).participation === 'single')
        this.run.keep();
      return this.commit({ kind: 'withdrawal', seat }, number, facts);
    });
  }

  undo(seat: SeatId): Answer {
    const number = this.seatNumber(seat);
    if (number === NONE) return refused('SEAT_WRONG');
    if (!isPlaying(this.state)) return refused('MATCH_OVER');
    if (this.draftOf(number).length > 0) return this.undoStep(number);
    const found = this.undoable(number);
    if (typeof found === 'string') return refused('NOT_OFFERED', { reason: found });
    return this.attempt(() => {
      takeBack(this.state, found);
      this.acts.splice(this.acts.indexOf(found), 1);
      return this.commit({ kind: 'undo', seat }, number, undefined);
    });
  }

  // ---- ways out: each is one viewer's projection ----

  offers(seat: SeatId): readonly Offer[] {
    const number = this.seatNumber(seat);
    if (number === NONE || !isPlaying(this.state)) return [];
    const eyes = this.followerOf(seat);
    return this.underDraft(number, () => {
      const list = this.offersOf(number);
      return Array.from({ length: list.count }, (_, index) =>
        showOffer(this.run, number, eyes, list.at(index)),
      );
    });
  }

  view(viewer: Viewer): View {
    const follower = this.followerOf(viewer);
    const seat = viewer === 'spectator' ? NONE : this.seatNumber(viewer);
    const hasDraft = seat !== NONE && this.draftOf(seat).length > 0;
    const view = hasDraft ? this.underDraft(seat, () => follower.viewUnderDraft()) : follower.view();
    return this.rules.view ? { ...view, own: this.rules.view(view, viewer) } : view;
  }

  context(viewer: Viewer): Context {
    const { words } = this.state;
    const seat = viewer === 'spectator' ? NONE : this.seatNumber(viewer);
    const phase = phaseOf(this.state);
    const { result } = this.state;
    return {
      status: MATCH_STATUSES[words[FLOW.status] as number] ?? 'playing',
      flow: {
        phase: phase.name,
        participation: phase.participation,
        stages: viewStages(this.state, phase.stages),
        turn: words[FLOW.turn] as number,
        epoch: words[FLOW.epoch] as number,
        revision: words[FLOW.revision] as number,
        revisions: this.bySeat((each) => ownRevisionOf(this.state, each)),
      },
      withdrawn: this.blueprint.seatIds.filter((_, each) => hasWithdrawn(this.state, each)),
      result: result && this.bySeat((each) => result[each] as NonNullable<typeof result>[number]),
      offers: viewer === 'spectator' ? [] : this.offers(viewer),
      draft: seat === NONE ? null : this.draftView(seat),
      undo: this.undoView(seat),
    };
  }

  updates(viewer: Viewer, revision: number): readonly Update[] {
    const kept = this.followerOf(viewer).updates;
    const first = kept[0]?.note.revision ?? 1;
    const all = revision + 1 < first ? this.followAgain(viewer).updates : kept;
    return all.filter((update) => update.note.revision > revision);
  }

  // ---- for whoever keeps the match ----

  record(lock = ''): MatchRecord {
    const last = this.entries.length - 1;
    const entries = this.entries.map((entry, index) =>
      index === last ? { ...entry, hash: entry.hash ?? this.hash() } : entry,
    );
    return { recordVersion: 1, lock, setup: this.setup, entries };
  }

  save(): SavedMatch {
    const drafts = this.drafts.map((steps) => steps.map((step) => ({ ...step }) as unknown as JsonObject));
    return { state: { ...writeState(this.state), drafts }, record: this.record() };
  }

  hash(): string {
    return hashState(this.state);
  }

  choices(seat: SeatId): number {
    const number = this.seatNumber(seat);
    return number === NONE || !isPlaying(this.state) ? 0 : this.offersOf(number).forward;
  }

  acting(): readonly SeatId[] {
    return this.blueprint.seatIds.filter((_, seat) => stageOf(this.state, seat) !== NONE);
  }

  check(): readonly string[] {
    const status = this.state.words[FLOW.status] as number;
    const outcomes = this.blueprint.seatIds.map((_, seat) => this.state.result?.[seat]?.outcome);
    return this.rules.check?.(this.run, { over: status !== 0, cancelled: status === 2, outcomes }) ?? [];
  }

  /** Remembers where the match stands, for walks over many futures of a match that nobody follows. */
  mark(): Mark {
    const { words, global, own, result } = this.state;
    const { entries, acts } = this;
    return {
      words: words.slice(),
      global: copyOf(global),
      own: own.map(copyOf),
      result,
      entries: entries.length,
      acts: acts.length,
    };
  }

  backTo(mark: Mark): void {
    this.state.words.set(mark.words);
    Object.assign(this.state.global, copyOf(mark.global));
    this.state.own.forEach((data, seat) => Object.assign(data, copyOf(mark.own[seat] as JsonObject)));
    this.state.result = mark.result;
    this.entries.length = mark.entries;
    this.acts.length = mark.acts;
    this.listed.fill(false);
  }

  // ---- one step ----

  private begin(streams: Streams): void {
    streams.start(this.state);
    this.open();
    this.run.chance.stream = 'setup';
    this.rules.setup?.(this.run);
    begin(this.run);
    this.run.chance.stream = 'table';
    this.commit({ kind: 'setup' }, NONE, undefined);
  }

  private open(): void {
    this.state.journaled = 0;
    this.backup.take();
    this.run.reset();
  }

  /** Runs what changes the match; if anything throws, all of it goes back. */
  private attempt(act: () => Answer): Answer {
    const drafts = this.drafts.slice();
    this.open();
    try {
      return act();
    } catch (error) {
      this.backup.restore();
      this.drafts = drafts;
      this.listed.fill(false);
      if (error instanceof Failure) throw error;
      this.fault = error;
      return refused('RULES_FAILED');
    }
  }

  private takeMatching(
    seat: Seat,
    action: string,
    payload: JsonObject,
    value: string | number | undefined,
    asSent: JsonObject,
  ): Answer {
    const moves = this.underDraft(seat, () => this.offersOf(seat)).matching(action, payload);
    const move = moves.find((each) => valueFits(each.options?.input, value));
    if (move) return this.decide(seat, move, value);
    if (moves.length > 0) return refused('VALUE_WRONG', { action });
    const id = this.blueprint.seatIds[seat] as SeatId;
    const refusal = refusalOf(this.run, seat, action, asSent, () => this.view(id));
    return refused(refusal.code, refusal.facts);
  }

  private decide(seat: Seat, move: Move, value: string | number | undefined): Answer {
    return this.attempt(() => {
      const facts = this.actFacts();
      const draft = this.draftOf(seat);
      for (const step of draft) this.apply(seat, step.action, step.payload, step.value);
      const draws = this.state.words[FLOW.draws];
      this.apply(seat, move.action, move.payload, value);
      const { intent = 'confirm', reveals } = move.options ?? {};
      const ends =
        this.state.words[FLOW.draws] !== draws || reveals || intent === 'confirm' || !isPlaying(this.state);
      const step: RecordedStep =
        value === undefined
          ? { action: move.action, payload: move.payload }
          : { action: move.action, payload: move.payload, value };
      if (!ends) return this.keepDraft(seat, step);
      const steps = draft.length === 0 ? [step] : [...draft.map(recorded), step];
      if (draft.length > 0) this.drafts[seat] = [];
      return this.commit(
        { kind: 'decision', seat: this.blueprint.seatIds[seat] as SeatId, steps },
        seat,
        facts,
      );
    });
  }

  private apply(seat: Seat, action: string, payload: JsonObject, value: string | number | undefined): void {
    ruleOf(this.run, action).apply(this.run, payload, value === undefined ? { seat } : { seat, value });
  }

  private keepDraft(seat: Seat, step: RecordedStep): Answer {
    const label = labelOf(ruleOf(this.run, step.action), step.action, step.payload);
    this.backup.restore();
    this.drafts[seat] = [...this.draftOf(seat), { ...step, label }];
    this.shortened[seat] = false;
    this.listed[seat] = false;
    return ACCEPTED;
  }

  private undoStep(seat: Seat): Answer {
    this.drafts[seat] = this.draftOf(seat).slice(0, -1);
    this.shortened[seat] = false;
    this.listed[seat] = false;
    return ACCEPTED;
  }

  /** What follows an act that is whole: flow, automatic phases, endings, the entry, and those who follow. */
  private commit(what: EntryHead, seat: Seat, facts: ActFacts | undefined): Answer {
    if (what.kind === 'decision' || what.kind === 'withdrawal') advance(this.run);
    this.listed.fill(false);
    if (!isPlaying(this.state)) dismissSeats(this.state);
    put(this.state, FLOW.revision, (this.state.words[FLOW.revision] as number) + 1);
    if (seat !== NONE) countEntry(this.state, seat);
    if (isPlaying(this.state)) this.checkSomebody();
    const entry = this.enterRecord(
      what,
      facts?.draws ?? (what.kind === 'setup' ? 0 : (this.state.words[FLOW.draws] as number)),
    );
    if (facts && this.rules.allowUndo) this.keepAct(seat, what.kind as Act['kind'], facts);
    this.tellFollowers(what);
    this.checkDrafts(seat);
    return { status: 'accepted', entry };
  }

  private enterRecord(what: EntryHead, drawsBefore: number): Entry {
    const draws = (this.state.words[FLOW.draws] as number) - drawsBefore;
    const entry: Entry = { ...what, revision: this.state.words[FLOW.revision] as number, draws };
    if (!this.options.hashes) {
      this.entries.push(entry);
      return entry;
    }
    const hashed = { ...entry, hash: this.hash() };
    this.entries.push(hashed);
    return hashed;
  }

  private checkSomebody(): void {
    for (let seat = 0; seat < this.blueprint.seats; seat++) {
      if (stageOf(this.state, seat) === NONE) continue;
      if (this.freshList(seat).forward > 0) return;
    }
    throw new Broken(`nobody can act in phase ${phaseOf(this.state).name}`, 'PHASE_NOBODY');
  }

  /** Offers without the seat's draft; kept where it has none. */
  private freshList(seat: Seat): OfferList {
    const hasDraft = this.draftOf(seat).length > 0;
    const list = hasDraft ? this.scratch : (this.lists[seat] as OfferList);
    listOffers(this.run, seat, list);
    if (!hasDraft) this.listed[seat] = true;
    return list;
  }

  private tellFollowers(what: EntryHead): void {
    if (this.followers.size === 0) return;
    const note = noteOf(what, this.state.words[FLOW.revision] as number);
    for (const follower of this.followers.values()) {
      follower.follow(note, this.run.told);
      if (!this.options.watchers) follower.forgetOld();
    }
  }

  // ---- offers and drafts ----

  private draftOf(seat: Seat): DraftStep[] {
    return this.drafts[seat] as DraftStep[];
  }

  /** The seat's offers in the present state; with a draft only within `underDraft`. */
  private offersOf(seat: Seat): OfferList {
    const list = this.lists[seat] as OfferList;
    if (this.listed[seat]) return list;
    this.underDraft(seat, () => listOffers(this.run, seat, list));
    this.listed[seat] = true;
    return list;
  }

  private laid: Seat = NONE;

  /** Lays the seat's draft over the state, looks, and takes it away again. */
  private underDraft<Value>(seat: Seat, look: () => Value): Value {
    const draft = this.draftOf(seat);
    if (draft.length === 0 || this.laid === seat) return look();
    this.open();
    this.laid = seat;
    try {
      for (const step of draft) this.apply(seat, step.action, step.payload, step.value);
      return look();
    } finally {
      this.laid = NONE;
      this.backup.restore();
    }
  }

  /** Applies other seats' drafts again after a change; from the first step that is no longer offered on they are dropped. */
  private checkDrafts(actor: Seat): void {
    for (let seat = 0; seat < this.blueprint.seats; seat++) {
      if (seat === actor || this.draftOf(seat).length === 0) continue;
      const kept = isPlaying(this.state) ? this.validSteps(seat) : 0;
      this.shortened[seat] = kept < this.draftOf(seat).length;
      this.drafts[seat] = this.draftOf(seat).slice(0, kept);
    }
  }

  private validSteps(seat: Seat): number {
    this.open();
    try {
      for (const [index, step] of this.draftOf(seat).entries()) {
        listOffers(this.run, seat, this.scratch);
        const moves = this.scratch.matching(step.action, step.payload);
        if (
          !moves.some(
            (move) => move.options?.intent !== 'confirm' && valueFits(move.options?.input, step.value),
          )
        )
          return index;
        this.apply(seat, step.action, step.payload, step.value);
      }
      return this.draftOf(seat).length;
    } finally {
      this.backup.restore();
    }
  }

  private draftView(seat: Seat): DraftView | null {
    const steps = this.draftOf(seat).map(({ action, label }) => ({ action, label }));
    if (steps.length === 0 && !this.shortened[seat]) return null;
    return this.shortened[seat] ? { steps, shortened: true } : { steps };
  }

  // ---- policy and undo ----

  private lateness(seat: Seat, { decision, step }: Command, action: string | undefined): Answer | undefined {
    const { words } = this.state;
    if ('epoch' in decision) {
      if (decision.epoch !== words[FLOW.epoch])
        return refused('EPOCH_PASSED', { epoch: words[FLOW.epoch] as number });
      if (decision.ownRevision !== ownRevisionOf(this.state, seat))
        return refused('REVISION_PASSED', { ownRevision: ownRevisionOf(this.state, seat) });
    } else if (decision.revision !== words[FLOW.revision])
      return refused('REVISION_PASSED', { revision: words[FLOW.revision] as number });
    const spec = this.actionSpec(action);
    if (spec && (this.policyOf(spec) === 'actor') !== 'epoch' in decision)
      return refused('ENVELOPE_WRONG', { policy: this.policyOf(spec) });
    const steps = this.draftOf(seat).length;
    return step === steps ? undefined : refused('STEP_PASSED', { step: steps });
  }

  private actionSpec(action: string | undefined): ActionSpec | undefined {
    return action === undefined
      ? undefined
      : this.blueprint.actions[this.blueprint.actionNumbers.get(action) ?? NONE];
  }

  private policyOf(spec: ActionSpec): 'match' | 'actor' {
    return spec.policy ?? (phaseOf(this.state).participation === 'multiple' ? 'actor' : 'match');
  }

  private actFacts(): ActFacts {
    const { words, result } = this.state;
    const together = phaseOf(this.state).participation === 'multiple';
    return { draws: words[FLOW.draws] as number, together, epoch: words[FLOW.epoch] as number, result };
  }

  private keepAct(seat: Seat, kind: Act['kind'], { draws, together, epoch, result }: ActFacts): void {
    if (!this.actsKnown) return;
    const drew = this.state.words[FLOW.draws] !== draws;
    this.acts.push(actOf(this.state, this.backup, { seat, kind, drew, together, epoch, result }));
  }

  /** The act that the seat may take back, or why it may not. */
  private undoable(seat: Seat): Act | UndoRefusal {
    if (!this.rules.allowUndo) return 'UNDO_OFF';
    const acts = this.actsSoFar();
    const index = acts.map((act) => act.seat).lastIndexOf(seat);
    const act = acts[index];
    if (!act || act.kind === 'withdrawal') return 'NOTHING_TO_UNDO';
    if (!this.rules.allowUndo(this.run, seat)) return 'UNDO_OFF';
    if (act.drew) return 'CHANCE_DRAWN';
    const apart = acts
      .slice(index + 1)
      .every((later) => act.together && later.together && later.epoch === act.epoch && areApart(act, later));
    return apart ? act : 'OTHERS_ACTED';
  }

  /** Acts that can still be looked at; a match that was loaded makes them again from its record. */
  private actsSoFar(): Act[] {
    if (!this.actsKnown) this.acts = this.again([]).acts;
    this.actsKnown = true;
    return this.acts;
  }

  private undoView(seat: Seat): UndoView {
    if (seat === NONE || !isPlaying(this.state)) return { allowed: false, reason: 'NOTHING_TO_UNDO' };
    if (this.draftOf(seat).length > 0) return { allowed: true };
    const found = this.undoable(seat);
    return typeof found === 'string' ? { allowed: false, reason: found } : { allowed: true };
  }

  // ---- followers ----

  private followerOf(viewer: Viewer): Follower {
    const known = this.followers.get(viewer);
    if (known) return known;
    const twin = this.blueprint.open && viewer !== 'spectator' ? this.followerOf('spectator') : undefined;
    const made = this.followAgain(viewer, twin);
    this.followers.set(viewer, made);
    return made;
  }

  /** Follows the whole record again, from the setup on. */
  private followAgain(viewer: Viewer, twin?: Follower): Follower {
    const seat = viewer === 'spectator' ? NONE : this.seatNumber(viewer);
    if (viewer !== 'spectator' && seat === NONE)
      throw new Failure('SEAT_WRONG', `${viewer} is no seat of this match`);
    const follower = this.again([seat]).followed[0] as Follower;
    follower.moveTo(this.state);
    follower.twin = twin;
    return follower;
  }

  /** The same match once more, played from its record, with these seats looking on. */
  private again(eyes: readonly Seat[]): { readonly acts: Act[]; readonly followed: readonly Follower[] } {
    const other = new Match(this.rules, this.blueprint, this.setup, {
      ...this.options,
      hashes: false,
      watchers: eyes,
    });
    for (const entry of this.entries.slice(1)) other.repeat(entry);
    return { acts: other.acts, followed: [...other.followers.values()] };
  }

  /** Plays one entry of a record. Thrown as RECORD_DIVERGES where it cannot be, or leads elsewhere. */
  repeat(entry: Entry): void {
    const answer = this.playEntry(entry);
    if (answer.status === 'refused' || !answer.entry) {
      const why = answer.status === 'refused' ? `is refused: ${answer.code}` : 'ends no decision';
      throw new Failure('RECORD_DIVERGES', `The entry of revision ${entry.revision} ${why}.`);
    }
    checkRepeated(entry, answer.entry);
  }

  private playEntry(entry: Entry): Answer {
    if (entry.kind === 'withdrawal') return this.withdraw(entry.seat);
    if (entry.kind === 'undo') return this.undo(entry.seat);
    if (entry.kind !== 'decision') return refused('NOT_OFFERED');
    let answer: Answer = refused('NOT_OFFERED');
    for (const step of entry.steps) {
      answer = this.play(entry.seat, step.action, step.payload, step.value);
      if (answer.status === 'refused') return answer;
    }
    return answer;
  }

  private seatNumber(id: string): Seat {
    const seat = seatOf(id);
    return seat < this.blueprint.seats ? seat : NONE;
  }

  private bySeat<Value>(of: (seat: Seat) => Value): Record<SeatId, Value> {
    return Object.fromEntries(this.blueprint.seatIds.map((id, seat) => [id, of(seat)]));
  }
}

/** Options of a match that is played again: who follows it from its first entry. */
interface Watched extends MatchOptions {
  readonly watchers?: readonly Seat[];
}

/** Where a match stood, to go back to while nothing is told to anybody. */
export interface Mark {
  readonly words: Int32Array;
  readonly global: JsonObject;
  readonly own: readonly JsonObject[];
  readonly result: State['result'];
  readonly entries: number;
  readonly acts: number;
}

type EntryHead =
  | { readonly kind: 'setup' }
  | { readonly kind: 'decision'; readonly seat: SeatId; readonly steps: readonly RecordedStep[] }
  | { readonly kind: 'withdrawal' | 'undo'; readonly seat: SeatId };

interface ActFacts extends Pick<Act, 'together' | 'epoch' | 'result'> {
  /** Draws before the act. */
  readonly draws: number;
}

const recorded = ({ action, payload, value }: RecordedStep): RecordedStep =>
  value === undefined ? { action, payload } : { action, payload, value };

const noteOf = (what: EntryHead, revision: number): EntryNote =>
  what.kind === 'setup' ? { revision, kind: 'setup' } : { revision, kind: what.kind, seat: what.seat };

/** Thrown as RECORD_DIVERGES where an entry that was played again is another one. */
export function checkRepeated(entry: Entry, made: Entry): void {
  const differs =
    made.revision !== entry.revision
      ? 'its number'
      : made.draws !== entry.draws
        ? 'its draws of chance'
        : entry.hash && made.hash && made.hash !== entry.hash
          ? 'the hash after it'
          : undefined;
  if (differs)
    throw new Failure(
      'RECORD_DIVERGES',
      `Played again, the entry of revision ${entry.revision} differs in ${differs}.`,
    );
}
