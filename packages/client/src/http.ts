import type { Connect, Socket, SocketEvents } from './socket.js';

/** Seconds for which the host may hold an answer back until there is news. */
const WAIT = 25;
/** Envelopes in one request, besides its hello. */
const MOST = 15;

/**
 * The envelopes over single requests, for whoever cannot hold a socket: `overHttp('https://example.org/api')`. To who
 * uses it, it is a socket: it asks again and again, from the cursor of what it has heard.
 */
export function overHttp(address: string, ask: typeof fetch = (...args) => fetch(...args)): Connect {
  return (events) => new Exchanging(address, ask, events);
}

/**
 * The first way to connect, and the second where the first has never led to anything: a page behind a proxy that lets
 * no socket through plays all the same, and one whose host was away for a moment comes back as it was.
 */
export function eitherOf(first: Connect, second: Connect): Connect {
  let failures = 0;
  let works = false;
  return (events) => {
    if (!works && failures >= FAILURES_BEFORE_OTHER) return second(events);
    return first({
      opened: () => events.opened(),
      received(text) {
        works = true;
        events.received(text);
      },
      closed() {
        failures += 1;
        events.closed();
      },
    });
  };
}

const FAILURES_BEFORE_OTHER = 2;

type Fields = Readonly<Record<string, unknown>>;

class Exchanging implements Socket {
  readonly #address: string;
  readonly #ask: typeof fetch;
  readonly #events: SocketEvents;
  readonly #waiting: Fields[] = [];
  /** The last text of each kind that every answer repeats. */
  readonly #repeated = new Map<unknown, string>();
  #hello: Fields | undefined;
  #cursor: unknown;
  #holding: AbortController | undefined;
  #isAsking = false;
  #isOpen = true;

  constructor(address: string, ask: typeof fetch, events: SocketEvents) {
    this.#address = address;
    this.#ask = ask;
    this.#events = events;
    queueMicrotask(() => {
      if (this.#isOpen) events.opened();
    });
  }

  send(text: string): void {
    const envelope: Fields = JSON.parse(text);
    if (envelope.type === 'hello') {
      this.#hello = envelope;
      this.#cursor = envelope.cursor;
    } else this.#waiting.push(envelope);
    // An answer that is held back for news is not waited for: what it would have told comes with the next one.
    this.#holding?.abort();
    if (!this.#isAsking) void this.#askOn();
  }

  close(): void {
    this.#isOpen = false;
    this.#holding?.abort();
  }

  async #askOn(): Promise<void> {
    this.#isAsking = true;
    try {
      for (let isFirst = true; this.#isOpen && this.#hello !== undefined; isFirst = false) {
        await this.#askOnce(isFirst);
      }
    } catch {
      // Whatever went wrong, the connection is gone; who uses it tries again.
      if (this.#isOpen) this.#events.closed();
      this.#isOpen = false;
    }
    this.#isAsking = false;
  }

  async #askOnce(isFirst: boolean): Promise<void> {
    const said = this.#waiting.splice(0, MOST);
    const { match } = this.#hello as Fields;
    const holding = said.length === 0 && !isFirst ? new AbortController() : undefined;
    this.#holding = holding;
    try {
      const path = `${this.#address}/matches/${encodeURIComponent(String(match))}/envelopes`;
      const response = await this.#ask(`${path}?wait=${holding === undefined ? 0 : WAIT}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([{ ...this.#hello, cursor: this.#cursor }, ...said]),
        ...(holding && { signal: holding.signal }),
      });
      this.#hear(await response.json());
    } catch (fault) {
      if (!holding?.signal.aborted) throw fault;
    }
    this.#holding = undefined;
  }

  #hear(answer: unknown): void {
    if (!Array.isArray(answer)) {
      // A refusal of the whole request, in the words of an envelope: the client knows what to do about its code.
      this.#events.received(JSON.stringify({ type: 'error', ...(answer as { error: object }).error }));
      throw new Error('the host takes no exchange');
    }
    for (const envelope of answer as Fields[]) {
      const text = JSON.stringify(envelope);
      if (envelope.cursor !== undefined) this.#cursor = envelope.cursor;
      if (REPEATED.has(envelope.type) && this.#repeated.get(envelope.type) === text) continue;
      this.#repeated.set(envelope.type, text);
      this.#events.received(text);
    }
  }
}

/** Told to everybody who comes, and so in each answer. */
const REPEATED: ReadonlySet<unknown> = new Set(['welcome', 'presence', 'result', 'rematch']);
