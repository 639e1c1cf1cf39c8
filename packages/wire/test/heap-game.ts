import type {
  Answer,
  Command,
  Context,
  Entry,
  JsonObject,
  LockedGame,
  LockedMatch,
  MatchRecord,
  MatchSetup,
  NewSetup,
  Offer,
  SeatId,
  Structure,
  Update,
  View,
  Viewer,
} from '@tapete/core';
import { canonicalText, Failure, offerId, readOfferId } from '@tapete/core';

/*
 * A game for tests, without an engine: two seats take from one heap, both whenever they like; who takes the last wins.
 * `take` is a decision of one step with the policy `match`; `pick`s are choices that `keep` confirms, with the policy
 * `actor`. A heap that another has taken from may be too small for the picks of a draft: then its last ones are dropped.
 */

const SEATS: readonly SeatId[] = ['p0', 'p1'];
const SIZES = [1, 2, 3];
const other = (seat: SeatId): SeatId => (seat === 'p0' ? 'p1' : 'p0');
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Of a locked match what a session asks for. */
type Played = Pick<
  LockedMatch,
  | 'setup'
  | 'step'
  | 'withdraw'
  | 'undo'
  | 'offers'
  | 'view'
  | 'context'
  | 'updates'
  | 'record'
  | 'hash'
  | 'close'
>;

export const heapGame = {
  api: 1,
  structure: { id: 'heap', version: '1.0.0', seats: { min: 2, max: 2 } } as Structure,
  create: (setup: NewSetup) => new HeapMatch({ config: {}, ...setup, game: 'heap', version: '1.0.0' }),
  replay: (record: MatchRecord) => {
    const match = new HeapMatch(record.setup);
    for (const entry of record.entries) match.again(entry);
    return match;
  },
} as unknown as LockedGame;

export const SEED = '5eed5eed5eed5eed';
export const heapSetup = (heap = 20) =>
  ({ seats: 2, config: { heap }, chance: 'chacha20', seed: SEED.padEnd(64, '0') }) as const;

class HeapMatch implements Played {
  readonly #entries: Entry[] = [];
  #heap: number;
  #epoch = 1;
  readonly #taken: Record<SeatId, number> = { p0: 0, p1: 0 };
  readonly #made: Record<SeatId, number> = { p0: 0, p1: 0 };
  readonly #drafts: Record<SeatId, number[]> = { p0: [], p1: [] };
  readonly #shortened = new Set<SeatId>();
  #winner: SeatId | undefined;

  constructor(readonly setup: MatchSetup) {
    this.#heap = Number(setup.config.heap ?? 20);
    this.#entries.push({ kind: 'setup', revision: 1, draws: 3, hash: this.hash() });
  }

  step({ seat, decision, step, offer }: Command): Answer {
    if (this.#winner !== undefined) return { status: 'refused', code: 'MATCH_OVER' };
    const draft = this.#drafts[seat] as number[];
    const flow = decision as Partial<Record<string, number>>;
    const isTake = offer.startsWith('take');
    if (isTake && flow.revision !== this.#entries.length)
      return { status: 'refused', code: 'REVISION_PASSED' };
    if (!isTake && flow.ownRevision !== this.#made[seat]) return { status: 'refused', code: 'EPOCH_PASSED' };
    if (step !== draft.length)
      return { status: 'refused', code: 'STEP_PASSED', facts: { steps: draft.length } };
    if (!this.offers(seat).some(({ id }) => id === offer)) return { status: 'refused', code: 'NOT_OFFERED' };
    const { action, payload } = readOfferId(offer) as { action: string; payload: JsonObject };
    this.#shortened.delete(seat);
    if (action === 'pick') {
      draft.push(Number(payload.size));
      return { status: 'accepted' };
    }
    const sizes = action === 'take' ? [Number(payload.size)] : [...draft];
    return this.#enter(seat, 'decision', sizes);
  }

  withdraw(seat: SeatId): Answer {
    if (this.#winner !== undefined) return { status: 'refused', code: 'MATCH_OVER' };
    return this.#enter(seat, 'withdrawal', []);
  }

  undo(seat: SeatId): Answer {
    if (this.#drafts[seat]?.pop() === undefined) return { status: 'refused', code: 'NOTHING_TO_UNDO' };
    return { status: 'accepted' };
  }

  /** An entry of a record, done again. */
  again(entry: Entry): void {
    if (entry.kind === 'decision') {
      this.#enter(
        entry.seat,
        'decision',
        entry.steps.map(({ payload }) => Number(payload.size)),
      );
    } else if (entry.kind !== 'setup') this.#enter(entry.seat, entry.kind, []);
    if (this.hash() !== entry.hash) throw new Failure('RECORD_DIVERGES', `at revision ${entry.revision}`);
  }

  #enter(seat: SeatId, kind: 'decision' | 'withdrawal' | 'undo', sizes: readonly number[]): Answer {
    this.#heap -= sum(sizes);
    this.#taken[seat] = (this.#taken[seat] ?? 0) + sum(sizes);
    this.#made[seat] = (this.#made[seat] ?? 0) + 1;
    this.#drafts[seat] = [];
    if (this.#heap === 0) this.#winner = seat;
    if (kind === 'withdrawal') this.#winner = other(seat);
    this.#shorten(other(seat));
    const steps = sizes.map((size) => ({ action: 'pick', payload: { size } }));
    const base = { seat, revision: this.#entries.length + 1, draws: 0, hash: this.hash() };
    const entry: Entry = kind === 'decision' ? { kind, steps, ...base } : { kind, ...base };
    this.#entries.push(entry);
    return { status: 'accepted', entry };
  }

  #shorten(seat: SeatId): void {
    const draft = this.#drafts[seat] as number[];
    while (sum(draft) > this.#heap) {
      draft.pop();
      this.#shortened.add(seat);
    }
  }

  offers(seat: SeatId): readonly Offer[] {
    if (this.#winner !== undefined) return [];
    const draft = this.#drafts[seat] as number[];
    const free = SIZES.filter((size) => size <= this.#heap - sum(draft));
    const offers = [];
    if (draft.length === 0) for (const size of free) offers.push(offer('take', 'confirm', { size }));
    for (const size of free) offers.push(offer('pick', 'choice', { size }));
    if (draft.length > 0) offers.push(offer('keep', 'confirm', {}));
    return offers;
  }

  view(viewer: Viewer): View {
    const draft = viewer === 'spectator' ? [] : (this.#drafts[viewer] as number[]);
    const players = { p0: { taken: this.#taken.p0 as number }, p1: { taken: this.#taken.p1 as number } };
    return { spaces: {}, resources: {}, variables: { global: { heap: this.#heap - sum(draft) }, players } };
  }

  context(viewer: Viewer): Context {
    const seat = viewer === 'spectator' ? undefined : viewer;
    const draft = seat === undefined ? [] : (this.#drafts[seat] as number[]);
    const isOver = this.#winner !== undefined;
    return {
      status: isOver ? 'finished' : 'playing',
      flow: {
        phase: 'taking',
        participation: 'multiple',
        stages: isOver ? {} : { p0: 'take', p1: 'take' },
        turn: 1,
        epoch: this.#epoch,
        revision: this.#entries.length,
        revisions: { ...this.#made },
      },
      withdrawn: [],
      result: isOver ? this.#result() : null,
      offers: seat === undefined ? [] : this.offers(seat),
      draft:
        draft.length === 0
          ? null
          : {
              steps: draft.map((size) => ({ action: 'pick', label: { key: 'pick', values: { size } } })),
              ...(seat !== undefined && this.#shortened.has(seat) && { shortened: true as const }),
            },
      undo: draft.length > 0 ? { allowed: true } : { allowed: false, reason: 'NOTHING_TO_UNDO' },
    };
  }

  #result() {
    return Object.fromEntries(
      SEATS.map((seat) => [seat, { outcome: seat === this.#winner ? ('win' as const) : ('loss' as const) }]),
    );
  }

  updates(_viewer: Viewer, revision: number): readonly Update[] {
    return this.#entries.slice(revision).map((entry) => ({
      note:
        entry.kind === 'setup'
          ? { revision: entry.revision, kind: entry.kind }
          : { revision: entry.revision, kind: entry.kind, seat: entry.seat },
      events: [{ seq: entry.revision, type: 'heap.changed', data: { revision: entry.revision } }],
    }));
  }

  record(lock = ''): MatchRecord {
    return { recordVersion: 1, lock, setup: this.setup, entries: [...this.#entries] };
  }

  close(): void {}

  hash(): string {
    return `hash-${canonicalText([this.#heap, this.#taken, this.#made, this.#winner ?? null])}`;
  }
}

const offer = (action: string, intent: Offer['intent'], payload: JsonObject): Offer => ({
  id: offerId(action, payload),
  action,
  payload,
  intent,
  label: { key: `offer.${action}` },
});
