import { phaseOf } from '../flow/phase.js';
import { NONE, type Seat } from '../ids.js';
import type { Json } from '../json.js';
import type { Entry } from '../record/record.js';
import { hasLearnt } from '../table/knowledge.js';
import type { Mind } from '../table/mind.js';
import { put } from '../table/table.js';
import { FLOW, SEAT, SEAT_WORDS } from '../table/words.js';
import type { UndoRefusal } from '../view/view.js';
import type { AnyRules, Running } from './running.js';
import type { DataBackup, DataChange, OwnData, State } from './state.js';

/** What one entry changed, so that it can be taken back while nothing else has touched it. */
export interface Act {
  readonly seat: Seat;
  readonly kind: Entry['kind'];
  /** The journal of its step, read only where somebody may undo. */
  readonly journal: readonly number[];
  readonly data: readonly DataChange[];
  /** What seats knew before it, of those whose knowledge it changed. */
  readonly minds: ReadonlyMap<Seat, Mind>;
  readonly result: State['result'];
  readonly drew: boolean;
  /** Whether a seat came to know a face by it. */
  readonly revealed: boolean;
  /** Whether it was made where several seats act at once, and in which epoch. */
  readonly together: boolean;
  readonly epoch: number;
}

/** The acts of a match that can still be taken back. */
export class Acts {
  private acts: Act[] = [];
  private together = false;
  private epoch = 0;
  private result: State['result'] = null;

  constructor(
    private readonly state: State,
    private readonly rules: AnyRules,
    /** False in a match that was loaded, until its acts are made again from the record. */
    private known: boolean,
  ) {}

  /** Notes how it stands before an act. */
  before(): void {
    if (!this.rules.allowUndo) return;
    this.together = phaseOf(this.state).participation === 'multiple';
    this.epoch = this.state.words[FLOW.epoch] as number;
    this.result = this.state.result;
  }

  /** Keeps the act that has just been entered; its journal and the backup of own data are still there. */
  keep(seat: Seat, { kind, draws }: Entry, backup: DataBackup): void {
    if (!this.known) return;
    const { together, epoch, result } = this;
    this.acts.push({
      seat,
      kind,
      drew: draws > 0,
      revealed: hasLearnt(this.state, NONE),
      together,
      epoch,
      result,
      journal: journalOf(this.state),
      data: backup.changes(),
      minds: backup.changedMinds(),
    });
  }

  isKnown(): boolean {
    return this.known || !this.rules.allowUndo;
  }

  /** Takes over the acts of the same match, played again. */
  learn(from: Acts): void {
    this.acts = from.acts;
    this.known = true;
  }

  /** What was done so far stays done. */
  beginHere(): void {
    this.acts = [];
    this.known = true;
  }

  /** The act that the seat may take back, or why it may not. */
  undoable(run: Running, seat: Seat): Act | UndoRefusal {
    const { allowUndo } = this.rules;
    if (!allowUndo) return 'UNDO_OFF';
    const index = this.acts.map((act) => act.seat).lastIndexOf(seat);
    const act = this.acts[index];
    if (!act || act.kind === 'withdrawal') return 'NOTHING_TO_UNDO';
    if (!allowUndo(run, seat)) return 'UNDO_OFF';
    if (act.drew) return 'CHANCE_DRAWN';
    if (act.revealed) return 'FACE_REVEALED';
    return this.acts.slice(index + 1).every((later) => this.leavesFree(later, act)) ? act : 'OTHERS_ACTED';
  }

  /** Puts back what stood there before the act. The epoch only goes on, so that no old command fits again. */
  takeBack(act: Act): void {
    const { state } = this;
    const epoch = state.words[FLOW.epoch] as number;
    const words = writtenWords(state, act);
    for (const [at, value] of words) put(state, at, value);
    if (words.has(FLOW.epoch)) put(state, FLOW.epoch, epoch + 1);
    for (const { seat, name, before } of act.data) dataOf(state, seat)[name] = before as Json;
    for (const [seat, mind] of act.minds) state.minds[seat] = mind;
    state.result = act.result;
    this.acts.splice(this.acts.indexOf(act), 1);
  }

  /**
   * Whether a later act lets an earlier one be taken back: both made where several act at once, nothing touched by both,
   * and the flow still where it was.
   */
  private leavesFree(later: Act, act: Act): boolean {
    if (!act.together || !later.together || later.epoch !== act.epoch) return false;
    const [words, laterWords] = [writtenWords(this.state, act), writtenWords(this.state, later)];
    if (laterWords.has(FLOW.epoch)) return false;
    for (const at of words.keys()) if (laterWords.has(at)) return false;
    for (const seat of act.minds.keys()) if (later.minds.has(seat)) return false;
    return !act.data.some((change) =>
      later.data.some((each) => each.seat === change.seat && each.name === change.name),
    );
  }

  get length(): number {
    return this.acts.length;
  }

  cutTo(length: number): void {
    this.acts.length = length;
  }
}

/** A list, for it is short and kept: a small array of integers costs more, since its numbers lie elsewhere. */
function journalOf({ journal, journaled }: State): readonly number[] {
  const kept = new Array<number>(journaled);
  for (let used = 0; used < journaled; used++) kept[used] = journal[used] as number;
  return kept;
}

/** Place -> value before the act. Counters of the record are left out: they never go back. */
function writtenWords(state: State, { journal }: Act): Map<number, number> {
  const words = new Map<number, number>();
  for (let used = 0; used < journal.length; used += 2) {
    const at = journal[used] as number;
    if (!words.has(at) && !isCounter(state, at)) words.set(at, journal[used + 1] as number);
  }
  return words;
}

function isCounter({ blueprint }: State, at: number): boolean {
  if (at === FLOW.revision) return true;
  const { seats, resources } = blueprint.at;
  return at >= seats && at < resources && (at - seats) % SEAT_WORDS === SEAT.revision;
}

const dataOf = (state: State, seat: Seat): OwnData =>
  seat < 0 ? state.global : (state.own[seat] as OwnData);
