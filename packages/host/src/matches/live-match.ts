import { isDeepStrictEqual } from 'node:util';
import type { Failure, SeatId } from '@tapete/core';
import type { MatchSession } from '@tapete/wire';
import type { OpenedGame } from '../shelf/shelf.js';
import type { StoredMatch } from '../store/store.js';
import type { BotDriver } from './bot-driver.js';
import { type MatchFacts, readFacts, rematchOf, seatCards, seatOfToken } from './match-facts.js';

/** A match that is in memory: its game, its session, and what is stored beside its log. */
export class LiveMatch {
  readonly game: OpenedGame;
  readonly session: MatchSession;
  readonly bots: BotDriver;
  #stored: StoredMatch;
  #facts: MatchFacts;
  readonly #onSuspended = new Set<(why: Failure) => void>();

  constructor(parts: {
    readonly game: OpenedGame;
    readonly session: MatchSession;
    readonly bots: BotDriver;
    readonly stored: StoredMatch;
  }) {
    this.game = parts.game;
    this.session = parts.session;
    this.bots = parts.bots;
    this.#stored = parts.stored;
    this.#facts = readFacts(parts.stored.body);
  }

  get id(): string {
    return this.#stored.match;
  }

  get stored(): StoredMatch {
    return this.#stored;
  }

  get facts(): MatchFacts {
    return this.#facts;
  }

  seatOf(token: string): SeatId | undefined {
    return seatOfToken(this.#facts, token);
  }

  /** What the store now says of it. Everybody at the table is told what is new: who sits where, what follows. */
  adopt(stored: StoredMatch): void {
    if (stored.body === this.#stored.body) return;
    const before = this.#facts;
    this.#stored = stored;
    this.#facts = readFacts(stored.body);
    const rematch = rematchOf(this.#facts);
    if (rematch !== undefined && before.rematch === undefined) this.session.offerRematch(rematch);
    if (!isDeepStrictEqual(seatCards(before), seatCards(this.#facts))) {
      this.session.reseat(seatCards(this.#facts));
      this.bots.wake();
    }
  }

  /** Nobody looks at it and nothing of it is being done. */
  get isIdle(): boolean {
    return this.session.isIdle && this.bots.isResting;
  }

  /** Told when the match stops before it is over. Gives how not to be told any more. */
  onSuspended(tell: (why: Failure) => void): () => void {
    this.#onSuspended.add(tell);
    return () => this.#onSuspended.delete(tell);
  }

  /** Takes no more. What was taken is stored and told; then everybody there is told why it stops. */
  async suspend(why: Failure): Promise<void> {
    await this.close();
    for (const tell of this.#onSuspended) tell(why);
  }

  async close(): Promise<void> {
    await this.bots.stop();
    await this.session.close();
  }
}
