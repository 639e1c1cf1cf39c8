import { randomInt } from 'node:crypto';
import { Failure } from '@tapete/core';
import { MatchSession, type SessionOptions } from '@tapete/wire';
import type { Clock } from '../clock.js';
import type { OpenedGame, Shelf } from '../shelf/shelf.js';
import type { AppendAnswer, MatchStore, StoredMatch } from '../store/store.js';
import { BotDriver } from './bot-driver.js';
import { LiveMatch } from './live-match.js';
import { type MatchFacts, readFacts, rematchOf, seatCards, setupOf, writeFacts } from './match-facts.js';
import { newMatchId } from './secret.js';

export interface MatchesOptions {
  readonly shelf: Shelf;
  readonly store: MatchStore;
  readonly clock: Clock;
  /** Between two moves of bots. */
  readonly botPauseMs: number;
  readonly report: (fault: unknown) => void;
}

/** Rows that are read from a log at once. */
const PAGE = 1000;
const SWEEP_MS = 5_000;
/** A match that goes on and that nobody looks at is kept in memory for so long, */
const IDLE_MS = 300_000;
/** and only so many of them, those that were looked at last: however many people come and go, memory is for who is here. */
const IDLE_KEPT = 32;
/** What was asked for just now is left alone: who asked may be on the way to its session. */
const JUST_NOW_MS = 5_000;
/** A game that is blocked stops so soon. */
const LOOK_MS = 1000;

/** The matches of a host: those in memory, and the way in for those that are only stored. One session a match. */
export class Matches {
  readonly #options: MatchesOptions;
  readonly #live = new Map<string, Promise<LiveMatch>>();
  readonly #lastUsed = new Map<string, number>();
  readonly #stops: readonly (() => void)[];
  /** What was wrong with the catalog when it was looked at last. */
  #told = '';

  constructor(options: MatchesOptions) {
    this.#options = options;
    this.#stops = [
      options.clock.every(SWEEP_MS, () => void this.#sweep()),
      options.clock.every(LOOK_MS, () => void this.suspendBlocked()),
    ];
  }

  /** How many are in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** Refused: what the game says to a setup that it does not play (CONFIG_WRONG, SEATS_WRONG). Then nothing is stored. */
  create(game: OpenedGame, facts: MatchFacts): Promise<LiveMatch> {
    const stored = { match: newMatchId(), game: game.name, lock: game.lock, body: writeFacts(facts) };
    const begun = this.#enliven(game, stored, (options) =>
      MatchSession.create({
        ...options,
        append: (n, body) => (n === 1 ? this.#storeNew(stored, body) : options.append(n, body)),
      }),
    );
    return this.#keep(stored.match, begun);
  }

  /** Refused: MATCH_UNKNOWN, MATCH_SUSPENDED, and why its game cannot be opened or its log not be read. */
  find(match: string): Promise<LiveMatch> {
    this.#lastUsed.set(match, this.#options.clock.now());
    return this.#live.get(match) ?? this.#keep(match, this.#restore(match));
  }

  /**
   * Changes who has which seat; asked again with what another has stored meanwhile. Refused: what `change` throws.
   */
  async change(live: LiveMatch, change: (facts: MatchFacts) => MatchFacts): Promise<LiveMatch> {
    for (;;) {
      const body = writeFacts(change(live.facts));
      const answer = await this.#options.store.update(live.stored, body);
      if (answer === 'stale') await this.refresh(live);
      else live.adopt({ ...live.stored, body });
      if (answer === 'stored') return live;
    }
  }

  /** Reads again who has which seat: another host may have given one away. */
  async refresh(live: LiveMatch): Promise<void> {
    live.adopt(await this.#stored(live.id));
  }

  /** Somebody has gone: a match that is over leaves the memory with its last viewer. */
  async left(live: LiveMatch): Promise<void> {
    if (this.#live.has(live.id)) this.#lastUsed.set(live.id, this.#options.clock.now());
    if (live.session.status !== 'playing' && live.isIdle) await this.#forget(live);
  }

  /** Stops the matches of games that may not be loaded any more. Called in regular turns. */
  async suspendBlocked(): Promise<void> {
    const blocked = await this.#blocked();
    if (blocked.size === 0) return;
    for (const loading of [...this.#live.values()]) {
      const live = await loading.catch(() => undefined);
      const reason = live && blocked.get(live.game.name);
      if (live === undefined || reason === undefined) continue;
      this.#drop(live);
      await live.suspend(suspended(reason));
    }
  }

  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    const all = await Promise.allSettled(this.#live.values());
    this.#live.clear();
    await Promise.all(all.map((live) => (live.status === 'fulfilled' ? live.value.close() : undefined)));
  }

  #keep(match: string, loading: Promise<LiveMatch>): Promise<LiveMatch> {
    this.#live.set(match, loading);
    this.#lastUsed.set(match, this.#options.clock.now());
    loading.catch(() => {
      this.#live.delete(match);
      this.#lastUsed.delete(match);
    });
    return loading;
  }

  async #restore(match: string): Promise<LiveMatch> {
    return this.#load(await this.#stored(match));
  }

  async #stored(match: string): Promise<StoredMatch> {
    const stored = await this.#options.store.find(match);
    if (stored !== undefined) return stored;
    throw new Failure('MATCH_UNKNOWN', `${match}: no such match`, 'was its address copied whole?');
  }

  async #load(stored: StoredMatch): Promise<LiveMatch> {
    const game = await this.#gameOf(stored, this.#options.shelf);
    const rows = await this.#rows(stored.match);
    return this.#enliven(game, stored, (options) => MatchSession.restore({ ...options, rows }));
  }

  async #enliven(
    game: OpenedGame,
    stored: StoredMatch,
    open: (options: SessionOptions) => Promise<MatchSession>,
  ): Promise<LiveMatch> {
    const { clock, botPauseMs, report, store } = this.#options;
    const facts = readFacts(stored.body);
    let live: LiveMatch | undefined;
    const session = await open({
      match: stored.match,
      game: game.hosted,
      lock: stored.lock,
      setup: setupOf(facts),
      seats: seatCards(facts),
      rematch: rematchOf(facts),
      append: (n, body) => store.append({ match: stored.match, n, body }),
      load: () => this.#rows(stored.match),
      report,
      onChange: () => live?.bots.wake(),
    });
    const pause = () => clock.wait(botPauseMs);
    const bots = new BotDriver({ session, game, pause, report, seed: randomInt(2 ** 32) });
    live = new LiveMatch({ game, session, bots, stored });
    bots.wake();
    return live;
  }

  /**
   * A match and the first row of its log, asked for in one breath so that one commit has both. Should only one of them
   * be stored, a match with an empty log begins anew, and rows of no match are found by nobody.
   */
  async #storeNew(stored: StoredMatch, body: string): Promise<AppendAnswer> {
    const { store } = this.#options;
    const row = { match: stored.match, n: 1, body };
    const [created, appended] = await Promise.all([store.create(stored), store.append(row)]);
    if (created === 'stored') return appended;
    throw new Failure('MATCH_EXISTS', `there is a match ${stored.match} already`);
  }

  /** With the lock that the match began with. */
  async #gameOf({ game, lock }: StoredMatch, shelf: Shelf): Promise<OpenedGame> {
    const reason = (await shelf.blocked()).get(game);
    if (reason !== undefined) throw suspended(reason);
    const published = await shelf.published(game);
    if (published.lock === lock) return shelf.open(published);
    throw new Failure('LOCK_OTHER', `${game} has another lock here than the one that the match began with`);
  }

  async #rows(match: string): Promise<string[]> {
    const rows: string[] = [];
    for (;;) {
      const page = await this.#options.store.read(match, rows.length + 1, PAGE);
      rows.push(...page.map(({ body }) => body));
      if (page.length < PAGE) return rows;
    }
  }

  /** A catalog that cannot be read blocks nothing anew; whoever runs the host is told once of what is wrong with it. */
  async #blocked(): Promise<ReadonlyMap<string, string>> {
    try {
      const blocked = await this.#options.shelf.blocked();
      this.#told = '';
      return blocked;
    } catch (fault) {
      const { message } = fault as Error;
      if (message !== this.#told) this.#options.report(fault);
      this.#told = message;
      return new Map();
    }
  }

  async #sweep(): Promise<void> {
    const all = await Promise.all([...this.#live.values()].map((loading) => loading.catch(() => undefined)));
    const idle = all.flatMap((live) => (live?.isIdle ? [{ live, restedMs: this.#restedMs(live) }] : []));
    idle.sort((one, other) => one.restedMs - other.restedMs);
    for (const [place, { live, restedMs }] of idle.entries()) {
      const isSpare = place >= IDLE_KEPT && restedMs >= JUST_NOW_MS;
      const mayGo = isSpare || restedMs >= IDLE_MS || live.session.status !== 'playing';
      // While others were closed, somebody may have come.
      if (mayGo && live.isIdle && this.#restedMs(live) >= restedMs) await this.#forget(live);
    }
  }

  #restedMs({ id }: LiveMatch): number {
    return this.#options.clock.now() - (this.#lastUsed.get(id) ?? 0);
  }

  async #forget(live: LiveMatch): Promise<void> {
    // Closed already, and made again for somebody who came: that one stays.
    if ((await this.#live.get(live.id)) !== live) return;
    this.#drop(live);
    await live.close();
  }

  #drop({ id }: LiveMatch): void {
    this.#live.delete(id);
    this.#lastUsed.delete(id);
  }
}

const suspended = (reason: string): Failure => new Failure('MATCH_SUSPENDED', reason);
