import { createHash } from 'node:crypto';
import { Failure } from '@tapete/core';
import type { Published } from '@tapete/manifest';
import type { Heir, PublicationAnswer } from '@tapete/wire';
import type { Clock } from '../clock.js';

/** Where publications are taken in: the host knows none of what is asked of a game. */
export interface Receiver {
  /** Of one publication, as it is sent. */
  readonly maxBytes: number;
  /** Thrown: what keeps the catalog from being written. */
  receive(bytes: Uint8Array, onStep: (step: string) => void): Promise<Published>;
  /** Gives up what is under way. */
  close(): Promise<void>;
}

export interface PublicationsOptions {
  readonly receiver: Receiver;
  /** How matches of earlier versions go on the new one, once it stands. */
  readonly compare: (name: string) => Promise<readonly Heir[]>;
  readonly clock: Clock;
  readonly report: (fault: unknown) => void;
}

/** Publications that may wait for their turn: each is kept in memory until then. */
const WAITING_MAX = 8;
/** Answers that are kept for whoever asks again. */
const ANSWERS_KEPT = 64;

interface Publication {
  step?: string;
  readonly done: Promise<PublicationAnswer>;
  isDone: boolean;
  /** How many wait for what comes of it. */
  waiting: number;
}

/**
 * Publications that come in. One is looked at a time, so that two of one name are judged one after the other and strangers'
 * rules take no more than one thread. The same bytes sent again are the same publication: who was cut off asks on.
 */
export class Publications {
  readonly #options: PublicationsOptions;
  readonly #known = new Map<string, Publication>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: PublicationsOptions) {
    this.#options = options;
  }

  get maxBytes(): number {
    return this.#options.receiver.maxBytes;
  }

  /** Its id. Refused: PUBLICATIONS_BUSY. */
  begin(bytes: Uint8Array): string {
    const id = createHash('sha256').update(bytes).digest('hex');
    if (this.#known.has(id)) return id;
    const waiting = [...this.#known.values()].filter(({ isDone }) => !isDone).length;
    if (waiting >= WAITING_MAX)
      throw new Failure(
        'PUBLICATIONS_BUSY',
        `${waiting} publications wait already`,
        'Try again in a minute.',
      );
    this.#add(id, bytes);
    return id;
  }

  /** What came of it, or how far it is after so long. Refused: PUBLICATION_UNKNOWN, and why it could not be taken in. */
  async answer(id: string, waitMs: number): Promise<PublicationAnswer> {
    const known = this.#known.get(id);
    if (known === undefined)
      throw new Failure('PUBLICATION_UNKNOWN', `${id}: no such publication here`, 'Send it again.');
    const late = this.#options.clock.wait(waitMs).then((): PublicationAnswer => {
      return { id, status: 'checking', ...(known.step !== undefined && { step: known.step }) };
    });
    known.waiting += 1;
    try {
      return await Promise.race([known.done, late]);
    } finally {
      known.waiting -= 1;
    }
  }

  /** Gives up what is under way; its sender sends it again. */
  close(): Promise<void> {
    return this.#options.receiver.close();
  }

  #add(id: string, bytes: Uint8Array): void {
    const publication: Publication = {
      isDone: false,
      waiting: 0,
      done: this.#last.then(() => this.#takeIn(id, bytes, publication)),
    };
    this.#known.set(id, publication);
    this.#last = publication.done.then(
      () => this.#end(publication),
      (fault: unknown) => {
        // Whoever waits is told, and by that the host; sent again it is tried again.
        if (publication.waiting === 0) this.#options.report(fault);
        this.#known.delete(id);
      },
    );
  }

  async #takeIn(id: string, bytes: Uint8Array, publication: Publication): Promise<PublicationAnswer> {
    const received = await this.#options.receiver.receive(bytes, (step) => {
      publication.step = step;
    });
    if (received.status !== 'published') return { id, ...received };
    publication.step = 'records';
    return { id, ...received, heirs: await this.#compare(received.name) };
  }

  /** It stands already: that its matches cannot be compared takes nothing from it. */
  async #compare(name: string): Promise<readonly Heir[]> {
    try {
      return await this.#options.compare(name);
    } catch (fault) {
      this.#options.report(fault);
      return [];
    }
  }

  #end(publication: Publication): void {
    publication.isDone = true;
    const ended = [...this.#known].filter(([, { isDone }]) => isDone);
    for (const [id] of ended.slice(0, Math.max(0, ended.length - ANSWERS_KEPT))) this.#known.delete(id);
  }
}
