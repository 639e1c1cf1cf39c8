import type { MatchRecord } from '../record/record.js';
import { invariant } from '../refusal.js';
import type { Choice } from '../rules/rules.js';
import type { Structure } from '../structure/structure.js';
import type { BotSight, LockedGame, LockedMatch, NewSetup } from './locked-game.js';

/** What a host asks of a match. Everything that crosses is JSON, so a match itself (`sample`) does not. */
const HOSTED_METHODS = [
  'step',
  'play',
  'take',
  'withdraw',
  'undo',
  'offers',
  'view',
  'context',
  'updates',
  'record',
  'save',
  'hash',
  'chanceFile',
  'choices',
  'acting',
  'check',
] as const;
type HostedMethod = (typeof HOSTED_METHODS)[number];

/** One method of a `LockedMatch` and what it is given. */
export type MatchCall = {
  readonly [Method in HostedMethod]: readonly [Method, ...Parameters<LockedMatch[Method]>];
}[HostedMethod];

/** What one call gave, or what it threw. */
export type MatchReply<Value> = { readonly value: Value } | { readonly fault: unknown };

/** A reply for each call; undefined for those that were not done, after one that failed or was refused. */
export type MatchReplies<Calls extends readonly MatchCall[]> = {
  readonly [At in keyof Calls]: MatchReply<ReturnType<LockedMatch[Calls[At][0]]>> | undefined;
};

/** At once where a match is near: who has it already need not wait for its turn. */
export type Soon<Value> = Value | Promise<Value>;

/**
 * A match as a host speaks to it, wherever it lies: in the host's own process, in a thread, in a sandbox. Each asking
 * crosses once, so whoever asks asks for all that it needs.
 */
export interface HostedMatch {
  /**
   * Does the calls in their order, up to the first that throws or is refused. Thrown as a Failure: MATCH_LOST (the match
   * is not there any more, and is to be made again from its record), MATCH_SUSPENDED (its rules do not come back: made
   * again it would end in the same way).
   */
  ask<const Calls extends readonly MatchCall[]>(calls: Calls, again?: Again): Soon<MatchReplies<Calls>>;
  /** True once it has given up: it is to be made again from its record. */
  readonly isLost: boolean;
  close(): void;
}

export interface Again {
  /** What was taken once already is made again, and may take ten times as much. */
  readonly again: true;
}

/** A locked game as a host speaks to it. */
export interface HostedGame {
  readonly structure: Structure;
  readonly bots: readonly string[];
  /** What one of its bots chooses, as `choose` of a `LockedGame`. */
  choose(bot: string, sight: BotSight): Promise<Choice>;
  create(setup: NewSetup): Promise<HostedMatch>;
  replay(record: MatchRecord): Promise<HostedMatch>;
}

/** A game that runs in the process of its host, as all others are spoken to. */
export function hostGame(game: LockedGame): HostedGame {
  return {
    structure: game.structure,
    bots: game.bots,
    choose: async (bot, sight) => game.choose(bot, sight),
    create: async (setup) => new NearMatch(game.create(setup)),
    replay: async (record) => new NearMatch(game.replay(record)),
  };
}

class NearMatch implements HostedMatch {
  readonly isLost = false;

  constructor(private readonly match: LockedMatch) {}

  ask<const Calls extends readonly MatchCall[]>(calls: Calls): MatchReplies<Calls> {
    return askMatch(this.match, calls) as MatchReplies<Calls>;
  }

  close(): void {
    this.match.close();
  }
}

function askMatch(match: LockedMatch, calls: readonly MatchCall[]): MatchReply<unknown>[] {
  const replies: MatchReply<unknown>[] = [];
  for (const [method, ...args] of calls) {
    const reply = replyOf(() => (match[method] as (...given: readonly unknown[]) => unknown)(...args));
    replies.push(reply);
    if ('fault' in reply || isRefusal(reply.value)) break;
  }
  return replies;
}

function replyOf(call: () => unknown): MatchReply<unknown> {
  try {
    return { value: call() };
  } catch (fault) {
    return { fault };
  }
}

const isRefusal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'status' in value && value.status === 'refused';

/** What a call gave. Throws what it threw. */
export function givenBy<Value>(reply: MatchReply<Value> | undefined): Value {
  invariant(reply !== undefined, 'a call that was not done is not asked for what it gave');
  if ('fault' in reply) throw reply.fault;
  return reply.value;
}
