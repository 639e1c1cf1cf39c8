import type { Clock } from './clock.js';
import { pauseMs } from './pause.js';
import type { Connect, Socket } from './socket.js';

/** After so long a silence the other end is asked for a sign, and given up when none comes for as long. */
export const SILENCE_MS = 15_000;

export interface LineOptions {
  readonly connect: Connect;
  readonly clock: Clock;
  readonly random: () => number;
  /** A new connection stands. */
  opened(): void;
  received(text: string): void;
  /** The connection is gone, or could not be begun for this fault; another try will follow. */
  lost(fault: unknown): void;
  /** Nothing was heard for long. */
  isThere(): void;
}

/** A connection that comes back: lost, it tries again after pauses that grow until something goes well. */
export class Line {
  readonly #options: LineOptions;
  #socket: Socket | undefined;
  /** Tries since something went well. */
  #failures = 0;
  /** The one thing that is waited for: the next try, or a sign of life. */
  #stopWaiting = () => {};
  #isWaitingToRetry = false;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  /** Begins a connection. */
  open(): void {
    this.#isWaitingToRetry = false;
    // Each connection speaks for itself only: what an old one says late is not heard.
    const ifMine = (act: () => void) => {
      if (mine !== undefined && this.#socket === mine) act();
    };
    let mine: Socket | undefined;
    try {
      mine = this.#options.connect({
        opened: () => ifMine(() => this.#options.opened()),
        received: (text) => ifMine(() => this.#received(text)),
        closed: () => ifMine(() => this.#lost(undefined)),
      });
    } catch (fault) {
      this.#lost(fault);
      return;
    }
    this.#socket = mine;
    this.#awaitSign();
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  /** What was tried has worked: the next pause is a short one again. */
  wentWell(): void {
    this.#failures = 0;
  }

  /** Gives the connection up and tries another, after a pause. */
  cut(): void {
    const socket = this.#socket;
    this.#lost(undefined);
    socket?.close();
  }

  /** Where it waits for the next try, tries now. */
  retry(): void {
    if (!this.#isWaitingToRetry) return;
    this.#stopWaiting();
    this.open();
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isWaitingToRetry = false;
    this.#stopWaiting();
    socket?.close();
  }

  #received(text: string): void {
    this.#awaitSign();
    this.#options.received(text);
  }

  /** Every sign of life begins the wait for the next one anew. */
  #awaitSign(): void {
    const { clock } = this.#options;
    this.#stopWaiting();
    this.#stopWaiting = clock.after(SILENCE_MS, () => {
      this.#stopWaiting = clock.after(SILENCE_MS, () => this.cut());
      this.#options.isThere();
    });
  }

  #lost(fault: unknown): void {
    const { clock, random } = this.#options;
    this.#socket = undefined;
    this.#failures += 1;
    this.#isWaitingToRetry = true;
    this.#stopWaiting();
    this.#stopWaiting = clock.after(pauseMs(this.#failures, random), () => this.open());
    this.#options.lost(fault);
  }
}
