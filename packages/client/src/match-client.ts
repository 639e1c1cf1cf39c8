import type { Context, EntryNote, MatchEvent, View } from '@tapete/core';
import {
  type ClientEnvelope,
  type CommandEnvelope,
  FINAL_ERRORS,
  type HostEnvelope,
  PROTOCOLS,
  readFromHost,
  type Seen,
  seeUpdate,
  seeWhole,
  wordsOf,
  writeEnvelope,
} from '@tapete/wire/client';
import { type Clock, systemClock } from './clock.js';
import { Commands, decisionOf, newCommandId } from './commands.js';
import { Line } from './line.js';
import type { CommandOutcome, MatchClient, MatchState, MatchStep } from './match-state.js';
import { Recalls, type Told } from './recalls.js';
import type { Connect } from './socket.js';

export interface MatchClientOptions {
  readonly match: string;
  /** Proves the seat. Without one, one watches. */
  readonly token?: string | undefined;
  readonly connect: Connect;
  readonly clock?: Clock;
  /** From 0 to below 1. */
  readonly random?: () => number;
}

/** Begins at once to connect. */
export const createMatchClient = (options: MatchClientOptions): MatchClient => new Client(options);

type Of<Type extends HostEnvelope['type']> = Extract<HostEnvelope, { type: Type }>;

class Client implements MatchClient {
  readonly #options: MatchClientOptions;
  readonly #random: () => number;
  readonly #commands = new Commands();
  readonly #recalls = new Recalls();
  readonly #listeners = new Set<(state: MatchState) => void>();
  readonly #stepListeners = new Set<(step: MatchStep) => void>();
  readonly #line: Line;
  #state: MatchState = EMPTY;
  /** View and context of the state, with what it takes to follow a patch. */
  #seen: Seen | undefined;
  #isWelcome = false;
  #isSyncing = false;

  constructor(options: MatchClientOptions) {
    this.#options = options;
    this.#random = options.random ?? Math.random;
    this.#line = new Line({
      connect: options.connect,
      clock: options.clock ?? systemClock,
      random: this.#random,
      opened: () => this.#hello(),
      received: (text) => this.#receive(text),
      lost: (fault) => this.#lost(fault),
      isThere: () => this.#isWelcome && this.#send({ type: 'ping' }),
    });
    this.#line.open();
  }

  get state(): MatchState {
    return this.#state;
  }

  subscribe(listener: (state: MatchState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onStep(listener: (step: MatchStep) => void): () => void {
    this.#stepListeners.add(listener);
    return () => this.#stepListeners.delete(listener);
  }

  take(offer: string, value?: string | number): Promise<CommandOutcome> {
    return this.#command((base, context) => ({
      ...base,
      act: 'take',
      decision: decisionOf(context, base.seat),
      step: context.draft?.steps.length ?? 0,
      offer,
      value,
    }));
  }

  undo(): Promise<CommandOutcome> {
    return this.#command((base) => ({ ...base, act: 'undo' }));
  }

  withdraw(): Promise<CommandOutcome> {
    return this.#command((base) => ({ ...base, act: 'withdraw' }));
  }

  history(after = 0): Promise<readonly Told[] | undefined> {
    const { connection } = this.#state;
    if (connection === 'closed' || connection === 'refused') return Promise.resolve(undefined);
    const { envelope, told } = this.#recalls.ask(after);
    if (this.#isWelcome) this.#send(envelope);
    return told;
  }

  retry(): void {
    this.#line.retry();
  }

  close(): void {
    this.#end('closed');
  }

  // ---- commands ----

  #command(
    make: (base: Pick<CommandEnvelope, 'type' | 'id' | 'seat'>, context: Context) => CommandEnvelope,
  ): Promise<CommandOutcome> {
    const id = newCommandId(this.#random);
    const { viewer, context, connection } = this.#state;
    if (connection === 'closed' || connection === 'refused')
      return Promise.resolve({ id, status: 'unanswered' });
    if (viewer === undefined || viewer === 'spectator' || context === undefined) {
      return Promise.resolve({ id, status: 'refused', code: 'SEAT_WRONG' });
    }
    const envelope = make({ type: 'command', id, seat: viewer }, context);
    const outcome = this.#commands.add(envelope);
    this.#change({ pending: this.#commands.ids });
    if (this.#isWelcome) this.#send(envelope);
    return outcome;
  }

  #settle(outcome: CommandOutcome): void {
    this.#line.wentWell();
    if (this.#commands.settle(outcome)) this.#change({ pending: this.#commands.ids, lastOutcome: outcome });
  }

  // ---- the connection ----

  #hello(): void {
    const { match, token } = this.#options;
    const cursor = this.#state.view === undefined ? undefined : this.#state.cursor;
    this.#send({ type: 'hello', protocols: [...PROTOCOLS], match, token, cursor });
  }

  #send(envelope: ClientEnvelope): void {
    this.#line.send(writeEnvelope(envelope));
  }

  #lost(fault: unknown): void {
    this.#isWelcome = false;
    this.#isSyncing = false;
    const error =
      fault === undefined ? this.#state.error : { code: 'HOST_UNREACHABLE', message: String(fault) };
    this.#change({ connection: 'lost', attempts: this.#state.attempts + 1, error });
  }

  #end(connection: 'refused' | 'closed'): void {
    if (this.#state.connection === 'closed') return;
    this.#isWelcome = false;
    this.#line.close();
    this.#commands.abandon();
    this.#recalls.abandon();
    this.#change({ connection, pending: [] });
  }

  // ---- what the host says ----

  #receive(text: string): void {
    const read = readFromHost(text);
    if (read.ok) this.#hear(read.value);
    else this.#change({ error: { code: 'ENVELOPE_WRONG', message: wordsOf(read.refusal) } });
  }

  #hear(envelope: HostEnvelope): void {
    switch (envelope.type) {
      case 'welcome':
        this.#welcome(envelope);
        break;
      case 'snapshot':
        this.#snapshot(envelope);
        break;
      case 'update':
        this.#update(envelope);
        break;
      case 'history':
        this.#past(envelope);
        break;
      case 'receipt':
        this.#settle(outcomeOf(envelope));
        break;
      case 'presence':
        this.#change({ presence: envelope.seats, spectators: envelope.spectators });
        break;
      case 'rematch':
        this.#change({ rematch: { match: envelope.match, by: envelope.by } });
        break;
      case 'error':
        this.#error(envelope);
        break;
      case 'result':
      // The context of the last update says it too.
      case 'pong':
    }
  }

  /** The first welcome of a connection opens it; later ones say that somebody took a seat. */
  #welcome({ viewer, game, seats }: Of<'welcome'>): void {
    const { viewer: before, view } = this.#state;
    if (before !== undefined && before !== viewer)
      this.#change({ view: undefined, context: undefined, cursor: 0 });
    this.#change({ viewer, game, seats });
    if (this.#isWelcome) return;
    this.#isWelcome = true;
    if (before !== undefined && before !== viewer) this.#send({ type: 'sync', cursor: 0 });
    else if (view !== undefined) this.#live({});
    for (const envelope of this.#commands.envelopes) this.#send(envelope);
    for (const envelope of this.#recalls.envelopes) this.#send(envelope);
  }

  #live(change: Partial<MatchState>): void {
    if (this.#commands.ids.length === 0) this.#line.wentWell();
    this.#change({ ...change, connection: 'live', attempts: 0, error: undefined });
  }

  #snapshot({ cursor, ...whole }: Of<'snapshot'>): void {
    this.#isSyncing = false;
    this.#seen = seeWhole(whole);
    const { view, context } = this.#seen;
    this.#live({ cursor, view, context });
  }

  /** Takes the next one; knows those before already; asks for what came between, or for the whole where it cannot. */
  #update(update: Of<'update'>): void {
    const { cursor: seen, view: before } = this.#state;
    if (before === undefined || update.cursor <= seen) return;
    const after = update.cursor === seen + 1 ? seeUpdate(this.#seen, update) : undefined;
    if (after === undefined) this.#sync(update.cursor > seen + 1 ? seen : undefined);
    else this.#step(update, before, after);
  }

  /** Asks once, until an answer comes. */
  #sync(cursor: number | undefined): void {
    if (!this.#isSyncing) this.#send({ type: 'sync', cursor });
    this.#isSyncing = true;
  }

  #step({ cursor, events, note }: Of<'update'>, before: View, seen: Seen): void {
    this.#isSyncing = false;
    this.#seen = seen;
    const { view, context } = seen;
    this.#state = { ...this.#state, cursor, view, context };
    const step: MatchStep = {
      before,
      after: view,
      context,
      events: events as unknown as readonly MatchEvent[],
      note: note as EntryNote | undefined,
    };
    for (const listener of this.#stepListeners) listener(step);
    this.#tell();
  }

  #past(page: Of<'history'>): void {
    const next = this.#recalls.take(page);
    if (next !== undefined) this.#send(next);
  }

  #error({ code, message, id }: Of<'error'>): void {
    this.#change({ error: { code, message } });
    if (FINAL_ERRORS.includes(code)) this.#end('refused');
    else if (code === 'ENVELOPE_WRONG' && id !== undefined) this.#settle({ id, status: 'refused', code });
    else if (TRY_AGAIN.has(code)) this.#line.cut();
  }

  #change(change: Partial<MatchState>): void {
    this.#state = { ...this.#state, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.#state);
  }
}

/** After these the host did nothing. A new connection, after a pause, sends again what was not answered. */
const TRY_AGAIN: ReadonlySet<string> = new Set([
  'NOT_STORED',
  'MATCH_UNAVAILABLE',
  'MATCH_SUSPENDED',
  'TOO_FAST',
  'HELLO_MISSING',
]);

const EMPTY: MatchState = {
  connection: 'connecting',
  attempts: 0,
  error: undefined,
  viewer: undefined,
  game: undefined,
  seats: [],
  presence: {},
  spectators: 0,
  rematch: undefined,
  cursor: 0,
  view: undefined,
  context: undefined,
  pending: [],
  lastOutcome: undefined,
};

function outcomeOf({ id, status, code, facts }: Of<'receipt'>): CommandOutcome {
  return { id, status, ...(code !== undefined && { code }), ...(facts !== undefined && { facts }) };
}
