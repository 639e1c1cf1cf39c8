import {
  type BotSight,
  type Choice,
  type HostedGame,
  LOCKED_GAME_API,
  type LockedGame,
  type LockedMatch,
  type MatchOptions,
  type MatchRecord,
  type NewSetup,
  type SavedMatch,
  type Structure,
} from '@tapete/core';
import type { OpenRealm, PooledRules, RealmPool } from '../pool/realm-pool.js';
import type { RealmEngine } from '../realm/realm.js';
import { checkBots, checkGame } from './check-game.js';
import { type Call, doorText, GAME, givenBy, type Reply, repliesIn, Spent, timesOf } from './door.js';
import { FarMatch } from './far-match.js';
import { IsolatedMatch } from './isolated-match.js';
import { ReplayRealm } from './replay-realm.js';

/** What a match is made from. */
interface Origins {
  readonly create: NewSetup;
  readonly load: SavedMatch;
  readonly replay: MatchRecord;
}

/**
 * A game whose rules run apart from everything: each match in a realm of its own. As a `LockedGame` it is spoken to as
 * one in process is, and whoever speaks to it sleeps meanwhile; `hosted` is for a host, which has others to serve.
 */
export class IsolatedGame implements LockedGame {
  readonly api = LOCKED_GAME_API;
  readonly hosted: HostedGame;

  private constructor(
    readonly structure: Structure,
    readonly bots: readonly string[],
    private readonly pool: RealmPool,
    private readonly rules: PooledRules,
  ) {
    this.hosted = {
      structure,
      bots,
      choose: (bot, sight) => this.#alone(['choose', bot, sight]) as Promise<Choice>,
      create: (setup) => this.far('create', setup),
      replay: (record) => this.far('replay', record),
    };
  }

  /** Refused as `loadRules` refuses, and RULES_FUEL, RULES_FAILED: what the rules take while they are loaded. */
  static async load(text: string, pool: RealmPool, engine: RealmEngine = 'quickjs'): Promise<IsolatedGame> {
    const rules = pool.rules(text, engine);
    const told = await asked(await pool.open(rules), [['api'], ['structure'], ['bots']]);
    const [api, structure, bots] = told.map(givenBy);
    return new IsolatedGame(checkGame({ api, structure }), checkBots(bots), pool, rules);
  }

  /** In a realm of its own: a bot sees what its seat is shown, and nothing that a match left behind. */
  choose(bot: string, sight: BotSight): Choice {
    return this.#aloneNow(['choose', bot, sight]) as Choice;
  }

  create(setup: NewSetup, options?: MatchOptions): LockedMatch {
    return IsolatedMatch.open(this.#openNow, ['create', setup, options]);
  }

  load(saved: SavedMatch): LockedMatch {
    return IsolatedMatch.open(this.#openNow, ['load', saved]);
  }

  replay(record: MatchRecord): LockedMatch {
    return IsolatedMatch.open(this.#openNow, ['replay', record]);
  }

  /** No more matches will be made of it: gives back what its rules take. */
  close(): void {
    this.pool.forget(this.rules);
  }

  /** A realm for playing records again. Whoever has it closes it. */
  async replayRealm(): Promise<ReplayRealm> {
    return new ReplayRealm(await this.pool.open(this.rules));
  }

  perft(setup: NewSetup, depth: number): readonly number[] {
    return this.#aloneNow(['perft', setup, depth]) as readonly number[];
  }

  #aloneNow(call: Call): unknown {
    const realm = this.#openNow();
    try {
      const replies = repliesIn(realm.askNow({ text: doorText(GAME, [call]), times: 1, again: true }));
      if (replies instanceof Spent) throw replies.failure;
      return givenBy(replies[0]);
    } finally {
      realm.close();
    }
  }

  async #alone(call: Call): Promise<unknown> {
    const [reply] = await asked(await this.pool.open(this.rules), [call]);
    return givenBy(reply);
  }

  readonly #openNow = (): OpenRealm => this.pool.openNow(this.rules);

  /** A match for whoever does not wait. */
  async far<Method extends keyof Origins>(method: Method, from: Origins[Method]): Promise<FarMatch> {
    const again = method !== 'create';
    const realm = await this.pool.open(this.rules);
    try {
      const call: Call = [method, from];
      const text = doorText(GAME, [call]);
      const replies = repliesIn(await realm.ask({ text, times: timesOf(call), again }));
      if (replies instanceof Spent) throw replies.failure;
      return new FarMatch(realm, Number(givenBy(replies[0])), again);
    } catch (error) {
      realm.close();
      throw error;
    }
  }
}

/** Asks the game in a realm, and closes the realm. Thrown: why it gave no answer. */
async function asked(realm: OpenRealm, calls: readonly Call[]): Promise<readonly Reply[]> {
  try {
    const replies = repliesIn(await realm.ask({ text: doorText(GAME, calls), times: 1, again: true }));
    if (replies instanceof Spent) throw replies.failure;
    return replies;
  } finally {
    realm.close();
  }
}
