import type { Context, SeatId } from '@tapete/core';
import type { CommandEnvelope } from '@tapete/wire/client';
import type { CommandOutcome } from './match-state.js';

interface Waiting {
  readonly envelope: CommandEnvelope;
  readonly answer: (outcome: CommandOutcome) => void;
}

/** Commands that were made and not yet answered, in order. */
export class Commands {
  readonly #waiting = new Map<string, Waiting>();

  get ids(): readonly string[] {
    return [...this.#waiting.keys()];
  }

  get envelopes(): readonly CommandEnvelope[] {
    return [...this.#waiting.values()].map(({ envelope }) => envelope);
  }

  add(envelope: CommandEnvelope): Promise<CommandOutcome> {
    return new Promise((answer) => this.#waiting.set(envelope.id, { envelope, answer }));
  }

  /** False for an answer that came already. */
  settle(outcome: CommandOutcome): boolean {
    const waiting = this.#waiting.get(outcome.id);
    this.#waiting.delete(outcome.id);
    waiting?.answer(outcome);
    return waiting !== undefined;
  }

  /** Nobody will answer any more. */
  abandon(): void {
    for (const id of this.ids) this.settle({ id, status: 'unanswered' });
  }
}

/** Names the decision as all policies check it: the client does not know which policy an action has. */
export function decisionOf({ flow }: Context, seat: SeatId) {
  return { revision: flow.revision, epoch: flow.epoch, ownRevision: flow.revisions[seat] ?? 0 };
}

/** An id that no other command of this seat has, on whatever page. */
export function newCommandId(random: () => number): string {
  return Array.from({ length: 4 }, () => Math.floor(random() * 2 ** 32).toString(36)).join('-');
}
