import type { Context, Offer, View } from '@tapete/core';
import { type HostEnvelope, type Seen, seeUpdate, seeWhole } from '@tapete/wire';
import { WebSocket } from 'ws';

type Envelope<Type extends HostEnvelope['type']> = Extract<HostEnvelope, { type: Type }>;

/** One raw socket of a test: says what it is told to say, keeps what it hears. */
export class Seat {
  readonly heard: HostEnvelope[] = [];
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();
  #commands = 0;
  #seen: Seen | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      this.#hear(JSON.parse(String(data)));
      for (const look of this.#waiting) look();
    });
    this.closed = new Promise((go) => {
      socket.on('close', (code, reason) => go({ code, reason: String(reason) }));
    });
    socket.on('error', () => socket.terminate());
  }

  static async open(url: string): Promise<Seat> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    const seat = new Seat(socket);
    await new Promise((go, fail) => {
      socket.on('open', go);
      socket.on('error', fail);
    });
    return seat;
  }

  /** Connected and shown the match. */
  static async join(url: string, match: string, token?: string | null, cursor?: number): Promise<Seat> {
    const seat = await Seat.open(url);
    seat.hello(match, token, cursor);
    await seat.hears('welcome');
    if (cursor === undefined) await seat.hears('snapshot');
    return seat;
  }

  hello(match: string, token?: string | null, cursor?: number): void {
    this.say({
      type: 'hello',
      protocols: [1],
      match,
      ...(token && { token }),
      ...(cursor !== undefined && { cursor }),
    });
  }

  say(message: unknown): void {
    this.#socket.send(
      typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message),
    );
  }

  get offers(): readonly Offer[] {
    return this.context?.offers ?? [];
  }

  get view(): View | undefined {
    return this.#seen?.view;
  }

  get context(): Context | undefined {
    return this.#seen?.context;
  }

  get cursor(): number {
    return this.#last()?.cursor ?? 0;
  }

  get stones(): unknown {
    return this.view?.variables.global.stones;
  }

  /** Takes stones, as of what it was last shown. Returns the command's id. */
  take(seat: string, stones: number, more: Readonly<Record<string, unknown>> = {}): string {
    this.#commands += 1;
    const { revision = 0 } = this.context?.flow ?? {};
    const id = `${seat}-${this.#commands}-${Math.random()}`;
    const offer = `take{"stones":${stones}}`;
    this.say({ type: 'command', act: 'take', id, seat, decision: { revision }, step: 0, offer, ...more });
    return String(more.id ?? id);
  }

  /** The receipt of a command, now or when it comes. */
  receipt(id: string): Promise<Envelope<'receipt'>> {
    return this.hears('receipt', (receipt) => receipt.id === id);
  }

  /** Until it is this seat's move, or the match is over. */
  async turn(seat: string): Promise<void> {
    await this.until(
      () => this.context?.status !== 'playing' || `${seat}` in (this.context?.flow.stages ?? {}),
    );
  }

  /** The first such envelope among all that was and will be heard. */
  async hears<Type extends HostEnvelope['type']>(
    type: Type,
    fits: (envelope: Envelope<Type>) => boolean = () => true,
  ): Promise<Envelope<Type>> {
    const find = () =>
      this.heard.find(
        (heard): heard is Envelope<Type> => heard.type === type && fits(heard as Envelope<Type>),
      );
    await this.until(() => find() !== undefined);
    return find() as Envelope<Type>;
  }

  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((go) => {
      const look = () => {
        if (!holds()) return;
        this.#waiting.delete(look);
        go();
      };
      this.#waiting.add(look);
    });
  }

  async leave(): Promise<void> {
    this.#socket.close();
    await this.closed;
  }

  cut(): void {
    this.#socket.terminate();
  }

  /** Reads nothing any more, answers no ping. */
  freeze(): void {
    this.#socket.pause();
  }

  #hear(envelope: HostEnvelope): void {
    this.heard.push(envelope);
    if (envelope.type === 'snapshot') this.#seen = seeWhole(envelope);
    else if (envelope.type === 'update') this.#seen = seeUpdate(this.#seen, envelope);
  }

  #last(): Envelope<'snapshot'> | Envelope<'update'> | undefined {
    const shown = this.heard.filter((heard) => heard.type === 'snapshot' || heard.type === 'update');
    return shown.at(-1);
  }
}
