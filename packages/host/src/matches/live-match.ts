import { isDeepStrictEqual } from 'node:util';
import type { SeatId } from '@tapete/core';
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

  async close(): Promise<void> {
    await this.bots.stop();
    await this.session.close();
  }
}
