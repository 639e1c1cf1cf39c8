import type { EntryNote, MatchEvent } from '@tapete/core';
import type { ClientEnvelope, HostEnvelope } from '@tapete/wire/client';

/** What a viewer was told of one entry. */
export interface Told {
  readonly note: EntryNote;
  readonly events: readonly MatchEvent[];
}

interface Waiting {
  /** The last revision that is known. */
  after: number;
  readonly told: Told[];
  readonly answer: (told: readonly Told[] | undefined) => void;
}

type Recall = Extract<ClientEnvelope, { type: 'recall' }>;
type Page = Extract<HostEnvelope, { type: 'history' }>;

/** What was asked of the past and is not told in full yet. */
export class Recalls {
  readonly #waiting = new Set<Waiting>();

  /** To be sent on a new connection. */
  get envelopes(): readonly Recall[] {
    return [...this.#waiting].map(envelopeOf);
  }

  /** What to send, and the promise of all that comes of it; undefined where nobody will answer any more. */
  ask(after: number): { readonly envelope: Recall; readonly told: Promise<readonly Told[] | undefined> } {
    const told = new Promise<readonly Told[] | undefined>((answer) => {
      this.#waiting.add({ after, told: [], answer });
    });
    return { envelope: { type: 'recall', after }, told };
  }

  /** Takes a page for all who wait for it, and says what to ask for next. */
  take({ after, entries, more }: Page): Recall | undefined {
    const waiting = [...this.#waiting].filter((one) => one.after === after);
    for (const one of waiting) {
      one.told.push(...(entries as unknown as readonly Told[]));
      one.after = entries.at(-1)?.note.revision ?? after;
      if (!more) this.#settle(one, one.told);
    }
    return more && waiting[0] !== undefined ? envelopeOf(waiting[0]) : undefined;
  }

  abandon(): void {
    for (const one of [...this.#waiting]) this.#settle(one, undefined);
  }

  #settle(waiting: Waiting, told: readonly Told[] | undefined): void {
    this.#waiting.delete(waiting);
    waiting.answer(told);
  }
}

const envelopeOf = ({ after }: Waiting): Recall => ({ type: 'recall', after });
