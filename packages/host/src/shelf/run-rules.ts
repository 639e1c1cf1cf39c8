import type { HostedGame, LockedGame } from '@tapete/core';
import { IsolatedGame, loadRules, RealmPool } from '@tapete/isolation';

/** Rules that run: as they are asked at once, and as a host asks them. */
export interface RunningRules {
  readonly rules: LockedGame;
  readonly hosted: HostedGame;
}

export interface RunOptions {
  /** Ids of games whose rules run in the host's own process; `*` for all. All others run isolated. */
  readonly inProcess?: readonly string[];
  /** Where isolated rules run. Default: threads of this one, started when the first is needed. */
  readonly pool?: RealmPool;
}

/**
 * Runs the rules of games by whose they are: those that the operator takes for its own in its process, those of everybody
 * else each match in a realm of its own. Nobody above sees a difference.
 */
export class RulesRunner {
  readonly #inProcess: ReadonlySet<string>;
  readonly #givenPool: RealmPool | undefined;
  #pool: RealmPool | undefined;

  constructor({ inProcess = [], pool }: RunOptions = {}) {
    this.#inProcess = new Set(inProcess);
    this.#givenPool = pool;
  }

  /** Refused, as a Failure: what `loadRules` and `IsolatedGame.load` refuse. */
  async run(game: string, text: string): Promise<RunningRules> {
    if (this.#inProcess.has(game) || this.#inProcess.has('*')) {
      const rules = await loadRules(text);
      return { rules, hosted: rules };
    }
    this.#pool ??= this.#givenPool ?? new RealmPool();
    const rules = await IsolatedGame.load(text, this.#pool);
    return { rules, hosted: rules.hosted };
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}
