import { Failure, type HostedMatch, type MatchCall, type MatchReplies, type MatchReply } from '@tapete/core';
import type { OpenRealm } from '../pool/realm-pool.js';
import { doorText, isBreakdown, repliesIn, Spent } from './door.js';

/** Methods that a seat's command ends in: where they get no answer, the command is refused. */
const COMMANDS: ReadonlySet<string> = new Set(['step', 'play', 'take', 'withdraw', 'undo']);

/** A match in a realm, as a host speaks to it. It is a copy of what its record says: broken, it is made again. */
export class FarMatch implements HostedMatch {
  readonly #realm: OpenRealm;
  readonly #match: number;
  #isSpent = false;

  constructor(realm: OpenRealm, match: number) {
    this.#realm = realm;
    this.#match = match;
  }

  get isLost(): boolean {
    return this.#isSpent || this.#realm.hasEnded;
  }

  async ask<const Calls extends readonly MatchCall[]>(
    calls: Calls,
    { again }: { readonly again: boolean } = { again: false },
  ): Promise<MatchReplies<Calls>> {
    if (this.isLost) throw new Failure('MATCH_LOST', 'the match is not there any more');
    const text = doorText(this.#match, calls);
    const replies = repliesIn(await this.#realm.ask({ text, times: calls.length, again }));
    if (!(replies instanceof Spent)) {
      if (replies.some(isBreakdown)) this.#spend();
      return replies as MatchReplies<Calls>;
    }
    this.#spend();
    return [refusedOf(calls[0], replies)] as unknown as MatchReplies<Calls>;
  }

  close(): void {
    this.#spend();
  }

  #spend(): void {
    this.#isSpent = true;
    this.#realm.close();
  }
}

function refusedOf(first: MatchCall | undefined, spent: Spent): MatchReply<unknown> {
  return first !== undefined && COMMANDS.has(first[0])
    ? { value: { status: 'refused', code: spent.code } }
    : { fault: spent.failure };
}
