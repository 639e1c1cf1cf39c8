import { Broken, Failure, invariant } from '@tapete/core';
import type { RealmAnswer } from '../realm/realm.js';

/** What one call gave, or what it threw. */
export type Reply = { readonly value: unknown } | { readonly fault: unknown };

/** What a call gave. Throws what it threw. */
export function givenBy(reply: Reply | undefined): unknown {
  invariant(reply !== undefined, 'a call that was not done is not asked for what it gave');
  if ('fault' in reply) throw reply.fault;
  return reply.value;
}

/** What goes through the door of a realm: the number of a match, -1 for the game, and calls in their order. */
export const GAME = -1;
export type Call = readonly [method: string, ...args: readonly unknown[]];

export const doorText = (on: number, calls: readonly Call[]): string =>
  JSON.stringify([on, calls.map(withoutOpenEnd)]);

/** How many moves a call makes: a record is played again entry by entry, and each may take what a move may. */
export function timesOf([method, from]: Call): number {
  const entries =
    method === 'replay' ? (from as { readonly entries?: readonly unknown[] }).entries : undefined;
  return Math.max(1, entries?.length ?? 1);
}

/** In JSON an argument that is left out would be null. */
function withoutOpenEnd(call: Call): readonly unknown[] {
  let end = call.length;
  while (call[end - 1] === undefined) end--;
  return call.slice(0, end);
}

/** Why a realm gave no answers. It is not to be used again. */
export class Spent {
  constructor(
    /** What a command is refused with. */
    readonly code: 'RULES_FUEL' | 'RULES_FAILED',
    readonly message: string,
  ) {}

  /** What anything else than a command fails with. */
  get failure(): Failure {
    return new Failure(this.code, `the rules gave no answer: ${this.message}`);
  }
}

/** The replies in an answer. What comes out of a realm is not trusted to be what it should. */
export function repliesIn(answer: RealmAnswer): readonly Reply[] | Spent {
  if ('fault' in answer)
    return new Spent(answer.fault === 'fuel' ? 'RULES_FUEL' : 'RULES_FAILED', answer.message);
  try {
    return readReplies(JSON.parse(answer.text));
  } catch (error) {
    return new Spent('RULES_FAILED', `what came is no answer: ${String(error)}`);
  }
}

interface Told {
  readonly value?: unknown;
  readonly same?: number;
  readonly fault?: {
    readonly name: string;
    readonly code: string;
    readonly message: string;
    readonly hint?: string;
  };
}

function readReplies(told: readonly Told[]): Reply[] {
  const replies: Reply[] = [];
  for (const { value, same, fault } of told) {
    if (fault !== undefined) replies.push({ fault: faultOf(fault) });
    else replies.push(same === undefined ? { value } : (replies[same] as Reply));
  }
  return replies;
}

const faultOf = ({ name, code, message, hint }: NonNullable<Told['fault']>): Error =>
  name === 'Failure' ? new Failure(code, message, hint) : new Broken(message, code);

/** Whether rules broke down in it. What they left behind is not to be trusted: the match is made again. */
export const isBreakdown = (reply: Reply | undefined): boolean =>
  reply !== undefined && 'value' in reply && codeOf(reply.value) === 'RULES_FAILED';

const codeOf = (value: unknown): unknown =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  value.status === 'refused' &&
  'code' in value
    ? value.code
    : undefined;
