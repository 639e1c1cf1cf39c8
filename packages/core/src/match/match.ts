import { checkSeed } from '../chance/streams.js';
import { isPlaying, phaseOf } from '../flow/phase.js';
import { ownRevisionOf, stageOf } from '../flow/seats.js';
import { NONE, type Seat, type SeatId, type Viewer } from '../ids.js';
import { copyOf, type JsonObject } from '../json.js';
import { type Label, type Offer, readOfferId } from '../offers/offer.js';
import { anyValue, type OfferList, valueFits } from '../offers/offer-list.js';
import { labelOf, namePieces, ruleOf, showOffer, unnamePieces } from '../offers/show-offer.js';
import { hashState } from '../record/hash.js';
import { writeState } from '../record/readable.js';
import type { Entry, MatchRecord, MatchSetup, RecordedStep, ScriptedDraw } from '../record/record.js';
import { invariant } from '../refusal.js';
import type { BotChance } from '../rules/rules.js';
import type { Blueprint } from '../structure/blueprint.js';
import type { Mind } from '../table/mind.js';
import { type SampledWorld, sampleWorld } from '../table/sample.js';
import { emptyJournal } from '../table/table.js';
import { FLOW, type Words } from '../table/words.js';
import { Audience } from '../view/audience.js';
import type { Follower } from '../view/follower.js';
import { bySeat, viewStages } from '../view/project.js';
import { type Context, MATCH_STATUSES, type UndoView, type View } from '../view/view.js';
import type { Draft } from './drafts.js';
import { Engine, type Resumed, refused, type Witness } from './engine.js';
import { latenessOf } from './lateness.js';
import type { Answer, Command, LockedMatch, MatchOptions, SavedMatch, Update } from './locked-game.js';
import { piecesOfSample, placeSample } from './place-sample.js';
import { refusalOf } from './refuse.js';
import { repeat } from './repeat.js';
import type { AnyRules } from './running.js';
import { writeDrafts } from './saved-drafts.js';
import type { OwnData, State } from './state.js';

type CommonContext = Pick<Context, 'status' | 'flow' | 'withdrawn' | 'result'>;

/** One running match, as everybody outside the engine speaks to it. */
export class Match implements LockedMatch {
  private readonly engine: Engine;
  private readonly audience: Audience;
  /** Of contexts, what everybody is told alike: made once for all who ask before the next entry. */
  private common: CommonContext | undefined;
  /** Of a sample: the world that it began in, and how many entries had led there. */
  private origin: { readonly world: SampledWorld; readonly entries: number } | undefined;

  constructor(
    private readonly rules: AnyRules,
    private readonly blueprint: Blueprint,
    public setup: MatchSetup,
    private readonly options: Watched,
    resumed?: Resumed,
  ) {
    this.audience = new Audience(blueprint, (viewer) => this.followAgain(this.viewersWith(viewer)));
    const { audience } = this;
    const witness: Witness = {
      isWatching: () => audience.size > 0,
      onState: (state) => {
        this.common = undefined;
        audience.begin(state, options.watchers ?? []);
      },
      onEntry: (entry, told) => {
        this.common = undefined;
        audience.tell(entry, told);
      },
      onDraw: options.onDraw,
    };
    this.engine = new Engine(rules, blueprint, setup, options, witness, resumed);
  }

  // ---- acts ----

  step(command: Command): Answer {
    const seat = this.seatNumber(command.seat);
    const asked = readOfferId(command.offer);
    const late = this.cannotAct(seat) ?? latenessOf(this.engine, seat, command, asked?.action);
    if (late) return late;
    if (!asked) return refused('NOT_OFFERED');
    const { action, payload } = asked;
    const eyes = this.audience.of(command.seat);
    const ids = this.underDraft(seat, eyes, () => unnamePieces(this.engine.run, eyes, action, payload));
    return ids ? this.takeMatching(seat, action, ids, command.value) : refused('NOT_OFFERED');
  }

  play(seat: SeatId, action: string, payload: JsonObject, value?: string | number): Answer {
    const number = this.seatNumber(seat);
    return this.cannotAct(number) ?? this.takeMatching(number, action, payload, value);
  }

  take(seat: SeatId, choice: number): Answer {
    return this.takeListed(seat, 'choice', choice);
  }

  /** As `take`, of all forward moves, those that concede among them. */
  takeForward(seat: SeatId, number: number): Answer {
    return this.takeListed(seat, 'forwardMove', number);
  }

  private takeListed(seat: SeatId, list: 'choice' | 'forwardMove', index: number): Answer {
    const number = this.seatNumber(seat);
    const cannot = this.cannotAct(number);
    if (cannot) return cannot;
    try {
      const move = this.offersOf(number)[list](index);
      return move ? this.engine.decide(number, move, anyValue(move.options?.input)) : refused('NOT_OFFERED');
    } catch (error) {
      return this.engine.broke(error);
    }
  }

  withdraw(seat: SeatId): Answer {
    const number = this.seatNumber(seat);
    const cannot = this.cannotAct(number);
    if (cannot) return cannot;
    return this.engine.hasWithdrawn(number)
      ? refused('NOT_OFFERED', { reason: 'WITHDRAWN' })
      : this.engine.withdraw(number);
  }

  undo(seat: SeatId): Answer {
    const number = this.seatNumber(seat);
    this.learnActs();
    try {
      return this.cannotAct(number) ?? this.engine.undo(number);
    } catch (error) {
      return this.engine.broke(error);
    }
  }

  // ---- ways out: each is one viewer's projection ----

  offers(seat: SeatId): readonly Offer[] {
    const number = this.seatNumber(seat);
    if (number === NONE || !isPlaying(this.engine.state)) return [];
    const eyes = this.audience.of(seat);
    return this.underDraft(number, eyes, () => {
      const list = this.offersOf(number);
      return Array.from({ length: list.count }, (_, index) =>
        showOffer(this.engine.run, number, eyes, list.at(index)),
      );
    });
  }

  view(viewer: Viewer): View {
    const follower = this.audience.of(viewer);
    const seat = this.seatNumber(viewer);
    return this.hasDraft(seat)
      ? this.withOwn(
          this.underDraft(seat, follower, () => follower.viewUnderDraft()),
          viewer,
        )
      : this.viewOf(viewer);
  }

  /** What the viewer sees of the match itself, without a draft of its own. */
  private viewOf(viewer: Viewer): View {
    return this.withOwn(this.audience.of(viewer).view(), viewer);
  }

  private withOwn(view: View, viewer: Viewer): View {
    return this.rules.view ? { ...view, own: this.rules.view(view, viewer) } : view;
  }

  context(viewer: Viewer): Context {
    const seat = this.seatNumber(viewer);
    this.common ??= this.commonContext();
    return {
      ...this.common,
      offers: viewer === 'spectator' ? [] : this.offers(viewer),
      draft: seat === NONE ? null : this.engine.drafts.view(seat, (step) => this.labelOf(seat, step)),
      undo: this.undoView(seat),
    };
  }

  private commonContext(): CommonContext {
    const { state } = this.engine;
    const { words, result } = state;
    const phase = phaseOf(state);
    return {
      status: MATCH_STATUSES[words[FLOW.status] as number] ?? 'playing',
      flow: {
        phase: phase.name,
        participation: phase.participation,
        stages: viewStages(state, phase.stages),
        turn: words[FLOW.turn] as number,
        epoch: words[FLOW.epoch] as number,
        revision: words[FLOW.revision] as number,
        revisions: bySeat(state, (each) => ownRevisionOf(state, each)),
      },
      withdrawn: this.withdrawn(),
      result: result && bySeat(state, (each) => result[each] as (typeof result)[number]),
    };
  }

  updates(viewer: Viewer, revision: number): readonly Update[] {
    const kept = this.audience.of(viewer).updates;
    const first = kept[0]?.note.revision ?? 1;
    if (revision + 1 >= first) return kept.slice(revision + 1 - first);
    return this.followAgain([viewer]).get(viewer)?.updates.slice(revision) ?? [];
  }

  // ---- for whoever keeps the match ----

  restart(seed: string): void {
    const setup = { ...this.setup, seed };
    checkSeed(setup);
    this.setup = setup;
    this.audience.dismiss();
    this.engine.restart(this.setup);
  }

  record(lock = ''): MatchRecord {
    const { entries } = this.engine;
    const last = entries.length - 1;
    const whole = entries.map((entry, index) =>
      index === last && !entry.hash ? { ...entry, hash: this.hash() } : entry,
    );
    return { recordVersion: 1, lock, setup: this.setup, entries: whole };
  }

  save(): SavedMatch {
    const { state, drafts } = this.engine;
    return { state: { ...writeState(state), drafts: writeDrafts(drafts.all()) }, record: this.record() };
  }

  hash(seat?: SeatId): string {
    const { state, drafts } = this.engine;
    return seat === undefined ? hashState(state) : drafts.lay(this.seatNumber(seat), () => hashState(state));
  }

  chanceFile(): readonly ScriptedDraw[] {
    const draws: ScriptedDraw[] = [];
    this.again({ onDraw: (draw) => draws.push(draw) });
    return draws;
  }

  choices(seat: SeatId): number {
    return this.listedFor(seat)?.choices ?? 0;
  }

  /** How many forward moves the seat has now, those that concede among them. */
  forward(seat: SeatId): number {
    return this.listedFor(seat)?.forward ?? 0;
  }

  private listedFor(seat: SeatId): OfferList | undefined {
    const number = this.seatNumber(seat);
    return number === NONE || !isPlaying(this.engine.state) ? undefined : this.offersOf(number);
  }

  acting(): readonly SeatId[] {
    const { state } = this.engine;
    const { seatIds, seatsAlone } = this.blueprint;
    let acting = NOBODY;
    for (let seat = 0; seat < seatIds.length; seat++) {
      if (stageOf(state, seat) === NONE) continue;
      const alone = seatsAlone[seat] as readonly SeatId[];
      acting = acting.length === 0 ? alone : [...acting, ...alone];
    }
    return acting;
  }

  check(): readonly string[] {
    const { state, run } = this.engine;
    const status = state.words[FLOW.status] as number;
    const outcomes = this.blueprint.seatIds.map((_, seat) => state.result?.[seat]?.outcome);
    return this.rules.check?.(run, { over: status !== 0, cancelled: status === 2, outcomes }) ?? [];
  }

  close(): void {
    // In the memory of its process a match takes nothing that has to be given back.
  }

  /** What rules threw last. */
  get fault(): unknown {
    return this.engine.fault;
  }

  sample(seat: SeatId, chance: BotChance): Match {
    const { state, entries, drafts } = this.engine;
    const number = this.seatNumber(seat);
    const drawn = this.rules.sample?.(this.viewOf(seat), chance, seat, this.blueprint.config);
    const world = sampleWorld(state, number, chance, drawn && piecesOfSample(state, number, drawn));
    const data = { global: copyOf(state.global), own: state.own.map(copyOf) };
    const sampled: State = {
      ...state,
      ...data,
      words: world.words,
      journal: emptyJournal(),
      journaled: 0,
      mixed: [],
      shuffled: [],
      minds: [...state.minds],
    };
    if (drawn) placeSample(sampled, number, drawn);
    const sample = new Match(
      this.rules,
      this.blueprint,
      this.setup,
      { hashes: false },
      { state: sampled, entries, drafts: drafts.all() },
    );
    sample.origin = { world, entries: entries.length };
    sample.engine.acts.beginHere();
    return sample;
  }

  /** Remembers where the match stands, for walks over many futures of a match that nobody follows. */
  mark(): Mark {
    const { state, entries, acts, drafts } = this.engine;
    const { words, minds, global, own, result } = state;
    return {
      words: words.slice(),
      global: copyOf(global),
      own: own.map(copyOf),
      result,
      entries: entries.length,
      acts: acts.length,
      minds: [...minds],
      drafts: drafts.mark(),
    };
  }

  backTo(mark: Mark): void {
    const { state, entries, acts, drafts, offers } = this.engine;
    state.words.set(mark.words);
    this.common = undefined;
    for (let seat = 0; seat < mark.minds.length; seat++) state.minds[seat] = mark.minds[seat] as Mind;
    Object.assign(state.global, copyOf(mark.global));
    for (const [seat, data] of state.own.entries()) Object.assign(data, copyOf(mark.own[seat] as OwnData));
    state.result = mark.result;
    entries.length = mark.entries;
    acts.cutTo(mark.acts);
    drafts.backTo(mark.drafts);
    offers.forget();
  }

  /** Plays one entry of a record. Thrown as RECORD_DIVERGES where it cannot be, or leads elsewhere. */
  repeat(entry: Entry): void {
    repeat(this, entry);
  }

  private cannotAct(seat: Seat): Answer | undefined {
    if (seat === NONE) return refused('SEAT_WRONG');
    return isPlaying(this.engine.state) ? undefined : refused('MATCH_OVER');
  }

  private takeMatching(
    seat: Seat,
    action: string,
    payload: JsonObject,
    value: string | number | undefined,
  ): Answer {
    try {
      const moves = this.offersOf(seat).matching(action, payload);
      const move = moves.find((each) => valueFits(each.options?.input, value));
      if (move) return this.engine.decide(seat, move, value);
      return moves.length > 0 ? refused('VALUE_WRONG', { action }) : this.refuse(seat, action, payload);
    } catch (error) {
      return this.engine.broke(error);
    }
  }

  private withdrawn(): SeatId[] {
    return this.blueprint.seatIds.filter((_, seat) => this.engine.hasWithdrawn(seat));
  }

  private refuse(seat: Seat, action: string, payload: JsonObject): Answer {
    const { run, drafts } = this.engine;
    const id = this.blueprint.seatIds[seat] as SeatId;
    const look = () => ({
      view: this.view(id),
      asked: {
        payload: namePieces(run, this.audience.of(id), action, payload),
        withdrawn: this.withdrawn(),
      },
    });
    const { code, facts } = drafts.lay(seat, () => refusalOf(run, seat, action, payload, look));
    return refused(code, facts);
  }

  /** The seat's offers, its draft taken into account. */
  private offersOf(seat: Seat): OfferList {
    const { drafts, offers } = this.engine;
    return drafts.of(seat).length === 0 ? offers.of(seat) : drafts.lay(seat, () => offers.of(seat));
  }

  private undoView(seat: Seat): UndoView {
    if (seat === NONE || !isPlaying(this.engine.state)) return { allowed: false, reason: 'NOTHING_TO_UNDO' };
    if (this.engine.drafts.of(seat).length > 0) return { allowed: true };
    this.learnActs();
    const found = this.engine.acts.undoable(this.engine.run, seat);
    return typeof found === 'string' ? { allowed: false, reason: found } : { allowed: true };
  }

  /** As the seat was shown it when it took the step. */
  private labelOf(seat: Seat, { action, payload }: RecordedStep): Label {
    const { run } = this.engine;
    const eyes = this.audience.of(this.blueprint.seatIds[seat] as SeatId);
    return labelOf(ruleOf(run, action), action, namePieces(run, eyes, action, payload));
  }

  private learnActs(): void {
    if (!this.engine.acts.isKnown()) this.engine.acts.learn(this.again({}).engine.acts);
  }

  /** Follows the whole record again, from the setup on. */
  private followAgain(viewers: readonly Viewer[]): Map<Viewer, Follower> {
    const { audience } = this.again({ watchers: viewers });
    const followers = new Map(viewers.map((viewer) => [viewer, audience.of(viewer)]));
    for (const follower of followers.values()) {
      follower.moveTo(this.engine.state);
      if (this.origin) follower.exchange(this.origin.world.dealt);
    }
    return followers;
  }

  /** Who follows when the record is played again for one. A sample is made for one pair of eyes. */
  private viewersWith(viewer: Viewer): readonly Viewer[] {
    return this.origin && !this.blueprint.open ? [viewer] : ['spectator', ...this.blueprint.seatIds];
  }

  /** The same match once more, played from its record, for those who look on or write it down. */
  private again(witnesses: Pick<Watched, 'watchers' | 'onDraw'>): Match {
    const { origin } = this;
    invariant(
      origin === undefined || origin.entries === this.engine.entries.length,
      'a sample is looked at from its beginning: it has no record of its own',
    );
    const other = new Match(this.rules, this.blueprint, this.setup, {
      ...this.options,
      ...witnesses,
      hashes: false,
    });
    for (const entry of this.engine.entries.slice(1)) other.repeat(entry);
    return other;
  }

  private hasDraft(seat: Seat): boolean {
    return seat !== NONE && this.engine.drafts.of(seat).length > 0;
  }

  /** Looks with a seat's eyes while its draft, if it has one, is laid over the match. */
  private underDraft<Value>(seat: Seat, eyes: Follower, look: () => Value): Value {
    return this.hasDraft(seat) ? this.engine.drafts.lay(seat, () => eyes.underDraft(look)) : look();
  }

  private seatNumber(viewer: Viewer): Seat {
    const { seatIds } = this.blueprint;
    for (let seat = 0; seat < seatIds.length; seat++) if (seatIds[seat] === viewer) return seat;
    return NONE;
  }
}

const NOBODY: readonly SeatId[] = [];

/** Options of a match that is played again: who follows it from its first entry, and who writes down its chance. */
interface Watched extends MatchOptions {
  readonly watchers?: readonly Viewer[];
  readonly onDraw?: (draw: ScriptedDraw) => void;
}

/** Where a match stood, to go back to while nothing is told to anybody. */
export interface Mark {
  readonly words: Words;
  readonly global: OwnData;
  readonly own: readonly OwnData[];
  readonly result: State['result'];
  readonly entries: number;
  readonly acts: number;
  readonly minds: readonly Mind[];
  readonly drafts: readonly Draft[];
}
