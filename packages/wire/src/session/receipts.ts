import type { JsonObject, SeatId } from '@tapete/core';
import type { ReceiptEnvelope } from '../envelopes.js';

/** Of each seat, refusals are remembered so far back. What was accepted is remembered as long as the match. */
export const REFUSALS_KEPT = 256;

/** What a command came to, and the digest of what it asked for. */
export interface Answered {
  readonly digest: string;
  readonly receipt: ReceiptEnvelope;
}

/** The receipts of one match. */
export class Receipts {
  readonly #seats = new Map<
    SeatId,
    { readonly answered: Map<string, Answered>; readonly refused: string[] }
  >();

  find(seat: SeatId, id: string): Answered | undefined {
    return this.#seats.get(seat)?.answered.get(id);
  }

  remember(seat: SeatId, answer: Answered): void {
    const { answered, refused } = this.#of(seat);
    answered.set(answer.receipt.id, answer);
    if (answer.receipt.status === 'accepted') return;
    refused.push(answer.receipt.id);
    if (refused.length > REFUSALS_KEPT) answered.delete(refused.shift() as string);
  }

  #of(seat: SeatId) {
    const known = this.#seats.get(seat);
    if (known !== undefined) return known;
    const fresh = { answered: new Map<string, Answered>(), refused: [] };
    this.#seats.set(seat, fresh);
    return fresh;
  }
}

export const accepted = (id: string, revision: number): ReceiptEnvelope => ({
  type: 'receipt',
  id,
  status: 'accepted',
  revision,
});

export const refused = (id: string, code: string, facts?: JsonObject): ReceiptEnvelope =>
  facts === undefined
    ? { type: 'receipt', id, status: 'refused', code }
    : { type: 'receipt', id, status: 'refused', code, facts };
