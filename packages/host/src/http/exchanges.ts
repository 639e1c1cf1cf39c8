import { Failure, type Viewer } from '@tapete/core';
import { type Connection, readClientEnvelope, wordsOf, writeEnvelope } from '@tapete/wire';
import type { Clock } from '../clock.js';
import type { LiveMatch } from '../matches/live-match.js';
import type { Matches } from '../matches/matches.js';
import { viewerOf } from '../matches/viewer-of.js';

/** No answer is held back for longer: proxies give up after thirty seconds. */
export const WAIT_MAX_MS = 25_000;
/** Who asks again within this time has been here all the while. */
const LINGER_MS = 30_000;
/** So many answers may be held back at once; more are given as they are. */
const HELD_MAX = 10_000;

export interface ExchangesOptions {
  readonly matches: Matches;
  readonly clock: Clock;
  readonly report: (fault: unknown) => void;
}

/** What one request says, and how long its answer may wait for news. */
export interface Exchange {
  readonly match: string;
  readonly envelopes: readonly unknown[];
  readonly waitMs: number;
  /** Aborted when whoever asked has gone. */
  readonly signal: AbortSignal;
}

/**
 * The envelopes of the socket over single requests. Each is a short connection: it says `hello` with its cursor, gets
 * what came since, and its commands are answered. A seat that asks again soon is shown as here in between.
 */
export class Exchanges {
  readonly #options: ExchangesOptions;
  /** The last connection of each seat that came so, by match and viewer. */
  readonly #lingering = new Map<string, Lingering>();
  readonly #held = new Set<() => void>();
  readonly #stopSweeping: () => void;
  #isClosed = false;

  constructor(options: ExchangesOptions) {
    this.#options = options;
    this.#stopSweeping = options.clock.every(LINGER_MS, () => this.#sweep());
  }

  /** The text of all that the host says. Refused: ENVELOPE_WRONG, HELLO_MISSING, MATCH_UNKNOWN, TOKEN_WRONG. */
  async answer(exchange: Exchange): Promise<string> {
    const { matches } = this.#options;
    const token = tokenIn(exchange);
    const live = await matches.find(exchange.match);
    if (token !== undefined && live.seatOf(token) === undefined) await matches.refresh(live);
    const viewer = viewerOf(live, token);
    if (viewer === undefined) throw new Failure('TOKEN_WRONG', 'this token proves no seat of this match');
    return this.#converse(live, viewer, exchange);
  }

  /** Answers all that is held back. */
  close(): void {
    this.#isClosed = true;
    this.#stopSweeping();
    for (const answer of this.#held) answer();
    for (const { connection } of this.#lingering.values()) connection.close();
    this.#lingering.clear();
  }

  async #converse(live: LiveMatch, viewer: Viewer, { envelopes, waitMs, signal }: Exchange): Promise<string> {
    const heard: string[] = [];
    const visit: Visit = { live, hear: (text) => heard.push(text), onNews: () => {}, hasMissed: false };
    const connection = live.session.connect(viewer, (text) => {
      visit.hear(text);
      visit.onNews();
    });
    const stopListening = live.onSuspended(({ message }) => {
      visit.hear(writeEnvelope({ type: 'error', code: 'MATCH_SUSPENDED', message }));
      visit.onNews();
    });
    for (const envelope of envelopes) connection.receive(envelope);
    live.bots.wake();
    await live.session.settled();
    const hasNews = heard.some(isNews) || this.#hasMissed(live, viewer);
    if (!hasNews && !this.#isClosed && !signal.aborted) await this.#news(visit, waitMs, signal);
    stopListening();
    this.#linger(visit, connection);
    return `[${heard.join(',')}]`;
  }

  /** Until something is told, the time is over, the host stops, or nobody waits any more. */
  async #news(visit: Visit, waitMs: number, signal: AbortSignal): Promise<void> {
    if (waitMs === 0 || this.#held.size >= HELD_MAX) return;
    let answer = () => {};
    const told = new Promise<void>((go) => {
      answer = go;
    });
    this.#held.add(answer);
    signal.addEventListener('abort', answer, { once: true });
    visit.onNews = answer;
    await Promise.race([told, this.#options.clock.wait(waitMs)]);
    signal.removeEventListener('abort', answer);
    this.#held.delete(answer);
  }

  /** Whether the seat was told something between its last answer and now: of that it does not wait to hear. */
  #hasMissed(live: LiveMatch, viewer: Viewer): boolean {
    return this.#lingering.get(keyOf(live, viewer))?.visit.hasMissed ?? false;
  }

  #linger(visit: Visit, connection: Connection): void {
    const { live } = visit;
    const key = keyOf(live, connection.viewer);
    const before = this.#lingering.get(key);
    visit.onNews = () => {};
    visit.hear = () => {
      visit.hasMissed = true;
    };
    // A spectator is nobody in particular: the next one is somebody else.
    if (connection.viewer === 'spectator' || this.#isClosed) this.#end(live, connection);
    else {
      this.#lingering.set(key, { visit, connection, since: this.#options.clock.now() });
      before?.connection.close();
    }
  }

  #sweep(): void {
    const oldest = this.#options.clock.now() - LINGER_MS;
    for (const [key, { visit, connection, since }] of this.#lingering) {
      if (since > oldest) continue;
      this.#lingering.delete(key);
      this.#end(visit.live, connection);
    }
  }

  #end(live: LiveMatch, connection: Connection): void {
    connection.close();
    this.#options.matches.left(live).catch(this.#options.report);
  }
}

/** One exchange, from its first envelope until the next one of its seat. */
interface Visit {
  readonly live: LiveMatch;
  hear: (text: string) => void;
  onNews: () => void;
  /** Told something after its answer was given. */
  hasMissed: boolean;
}

const keyOf = ({ id }: LiveMatch, viewer: Viewer): string => `${id} ${viewer}`;

interface Lingering {
  readonly visit: Visit;
  readonly connection: Connection;
  readonly since: number;
}

function tokenIn({ match, envelopes: [first] }: Exchange): string | undefined {
  const read = readClientEnvelope(first);
  if (!read.ok) throw new Failure('ENVELOPE_WRONG', wordsOf(read.refusal));
  if (read.value.type !== 'hello')
    throw new Failure('HELLO_MISSING', 'the first envelope of an exchange is hello');
  if (read.value.match === match) return read.value.token;
  throw new Failure('MATCH_UNKNOWN', `hello names match ${read.value.match}, the address ${match}`);
}

/** What everybody is told who comes is no news; an answer is worth giving for anything else. */
const isNews = (text: string): boolean => !/^\{"type":"(?:welcome|presence|pong|result|rematch)"/.test(text);
