import {
  type Answer,
  type Command,
  type Context,
  Failure,
  type HostedMatch,
  type MatchRecord,
  type SeatId,
  type Update,
  type View,
  type Viewer,
} from '@tapete/core';
import type { OpenRealm } from '../pool/realm-pool.js';
import { type Call, doorText, givenBy, isBreakdown, type Reply, repliesIn, Spent } from './door.js';

/** What was fetched of a match for those who look at it. */
interface Sight {
  readonly after: number;
  /** By method and viewer. */
  readonly replies: ReadonlyMap<string, Reply>;
}

/**
 * A match in a realm, as a host speaks to it. It is a copy of what its record says: broken, it is made again. What its
 * viewers see is fetched for all of them at once.
 */
export class FarMatch implements HostedMatch {
  readonly #realm: OpenRealm;
  readonly #match: number;
  #sight: Sight | undefined;
  #isSpent = false;
  /** Made again, until somebody looks at it: what was taken once may take more now. */
  #again: boolean;

  constructor(realm: OpenRealm, match: number, again: boolean) {
    this.#realm = realm;
    this.#match = match;
    this.#again = again;
  }

  get isLost(): boolean {
    return this.#isSpent || this.#realm.hasEnded;
  }

  step(command: Command): Promise<Answer> {
    return this.#act(['step', command]);
  }

  withdraw(seat: SeatId): Promise<Answer> {
    return this.#act(['withdraw', seat]);
  }

  undo(seat: SeatId): Promise<Answer> {
    return this.#act(['undo', seat]);
  }

  async hash(): Promise<string> {
    return (await this.#one(['hash'])) as string;
  }

  async record(lock?: string): Promise<MatchRecord> {
    return (await this.#one(['record', lock])) as MatchRecord;
  }

  async look(viewers: readonly Viewer[], after: number): Promise<void> {
    this.#again = false;
    const calls: Call[] = [['context', 'spectator']];
    for (const viewer of viewers)
      calls.push(['updates', viewer, after], ['view', viewer], ['context', viewer]);
    const replies = await this.#ask(calls);
    const named = replies.map((reply, at) => [keyOf(calls[at] as Call), reply] as const);
    this.#sight = { after, replies: new Map(named) };
  }

  view(viewer: Viewer): View {
    return this.#seen('view', viewer) as View;
  }

  context(viewer: Viewer): Context {
    return this.#seen('context', viewer) as Context;
  }

  updates(viewer: Viewer, revision: number): readonly Update[] {
    const updates = this.#seen('updates', viewer) as readonly Update[];
    return revision === this.#sight?.after ? updates : updates.filter(({ note }) => note.revision > revision);
  }

  /** Does calls of any kind in one crossing; for whoever plays and is no host. Thrown: RULES_FUEL, RULES_FAILED. */
  async ask(calls: readonly Call[]): Promise<readonly Reply[]> {
    this.#sight = undefined;
    return this.#ask(calls);
  }

  close(): void {
    this.#isSpent = true;
    this.#realm.close();
  }

  async #act(call: Call): Promise<Answer> {
    this.#sight = undefined;
    const replies = await this.#cross([call]);
    if (replies instanceof Spent) return { status: 'refused', code: replies.code };
    if (isBreakdown(replies[0])) this.close();
    return givenBy(replies[0]) as Answer;
  }

  async #one(call: Call): Promise<unknown> {
    return givenBy((await this.#ask([call]))[0]);
  }

  async #ask(calls: readonly Call[]): Promise<readonly Reply[]> {
    const replies = await this.#cross(calls);
    if (replies instanceof Spent) throw replies.failure;
    return replies;
  }

  async #cross(calls: readonly Call[]): Promise<readonly Reply[] | Spent> {
    if (this.isLost) throw new Failure('MATCH_LOST', 'the match is not there any more');
    const text = doorText(this.#match, calls);
    const replies = repliesIn(await this.#realm.ask({ text, times: calls.length, again: this.#again }));
    if (replies instanceof Spent) this.close();
    return replies;
  }

  #seen(method: string, viewer: Viewer): unknown {
    return givenBy(this.#sight?.replies.get(keyOf([method, viewer])));
  }
}

const keyOf = ([method, viewer]: Call): string => `${method} ${String(viewer)}`;
