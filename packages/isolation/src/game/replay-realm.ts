import type { MatchRecord } from '@tapete/core';
import type { OpenRealm } from '../pool/realm-pool.js';
import { type Call, doorText, GAME, givenBy, type Reply, repliesIn, Spent, timesOf } from './door.js';

/**
 * One realm in which records are played again, one after another, as matches share a process where rules are trusted:
 * what one leaves behind shows in the next.
 */
export class ReplayRealm {
  readonly #realm: OpenRealm;

  constructor(realm: OpenRealm) {
    this.#realm = realm;
  }

  /** Thrown: RECORD_DIVERGES and what else `replay` of a game throws; RULES_FUEL, RULES_FAILED. */
  async replay(record: MatchRecord): Promise<void> {
    const call: Call = ['replay', record];
    const [reply] = await this.#ask(doorText(GAME, [call]), timesOf(call));
    await this.#ask(JSON.stringify([givenBy(reply), 'drop']), 1);
  }

  close(): void {
    this.#realm.close();
  }

  async #ask(text: string, times: number): Promise<readonly Reply[]> {
    const replies = repliesIn(await this.#realm.ask({ text, times, again: true }));
    if (replies instanceof Spent) throw replies.failure;
    return replies;
  }
}
