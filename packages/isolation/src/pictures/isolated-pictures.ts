import { Failure } from '@tapete/core';
import { doorText, GAME, givenBy, repliesIn, Spent } from '../game/door.js';
import type { OpenRealm, PooledRules, RealmPool } from '../pool/realm-pool.js';

/** Ten times what a move may take: a picture is drawn once, and by itself. */
const TIMES = 10;

/**
 * A module of pictures that runs apart from everything: one realm for all that it draws. Its bundle exports `game`, whose
 * functions and values are asked for by their names.
 */
export class IsolatedPictures {
  readonly #pool: RealmPool;
  readonly #text: PooledRules;
  readonly #realm: OpenRealm;
  /** Why nothing is drawn any more. */
  #ended: Failure | undefined;

  private constructor(pool: RealmPool, text: PooledRules, realm: OpenRealm) {
    this.#pool = pool;
    this.#text = text;
    this.#realm = realm;
  }

  /** Refused, as a Failure: RULES_UNREADABLE (what the module throws while it is loaded). */
  static async load(text: string, pool: RealmPool): Promise<IsolatedPictures> {
    const pictures = pool.pictures(text);
    return new IsolatedPictures(pool, pictures, await pool.open(pictures));
  }

  /**
   * What one of its functions gives, or one of its values is; who asks sleeps meanwhile. Thrown: what it throws, as a Failure
   * or Broken, and RULES_FUEL, RULES_FAILED, MATCH_SUSPENDED where it does not come to an end. After one of these it is asked
   * nothing more.
   */
  ask(name: string, ...args: readonly unknown[]): unknown {
    if (this.#ended !== undefined) throw this.#ended;
    const replies = this.#replies(doorText(GAME, [[name, ...args]]));
    return givenBy(replies[0]);
  }

  close(): void {
    this.#realm.close();
    this.#pool.forget(this.#text);
  }

  #replies(text: string) {
    try {
      const replies = repliesIn(this.#realm.askNow({ text, times: TIMES, again: false }));
      if (replies instanceof Spent) throw replies.failure;
      return replies;
    } catch (error) {
      if (error instanceof Failure) this.#ended = error;
      throw error;
    }
  }
}
