import type { Duplex } from 'node:stream';
import { Failure, type Viewer } from '@tapete/core';
import {
  type Connection,
  type ErrorCode,
  type HelloEnvelope,
  readClientEnvelope,
  wordsOf,
  writeEnvelope,
} from '@tapete/wire';
import type { WebSocket } from 'ws';
import type { LiveMatch } from '../matches/live-match.js';
import { viewerOf } from '../matches/viewer-of.js';
import type { SocketsOptions } from './limits.js';
import { Tally } from './tally.js';

const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/**
 * One socket. It is nobody until its first `hello` has shown to which match and seat it belongs; from then on
 * what it says goes to that match's session, and nothing else does.
 */
export class PlayerSocket {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #options: SocketsOptions;
  readonly #tally: Tally;
  #match: LiveMatch | undefined;
  #connection: Connection | undefined;
  #stopListening = () => {};
  #greeting = false;
  #isAlive = true;
  #isHeldBack = false;

  /** `wire` is what lies under the socket. */
  constructor(socket: WebSocket, wire: Duplex, options: SocketsOptions) {
    this.#socket = socket;
    this.#wire = wire;
    this.#options = options;
    this.#tally = new Tally(options.limits.messagesPerSecond, options.clock.now());
    socket.on('message', (data, isBinary) => this.#hear(data as Buffer, isBinary));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('close', () => this.#end());
    // What is wrong with a frame closes the socket; there is nobody else to be told.
    socket.on('error', () => socket.terminate());
  }

  /** Called in regular turns: who has not answered since the last one is gone. */
  ping(): void {
    const wasAlive = this.#isAlive;
    this.#isAlive = false;
    // A socket that has not said who it is keeps a place from somebody who would.
    if (wasAlive && (this.#connection !== undefined || this.#greeting)) this.#socket.ping();
    else this.#socket.terminate();
  }

  #hear(data: Buffer, isBinary: boolean): void {
    if (!this.#tally.take(this.#options.clock.now())) this.#tooFast();
    else if (isBinary) this.#sendError('ENVELOPE_WRONG', 'envelopes are sent as text');
    else if (this.#connection === undefined) this.#greet(data.toString('utf8'));
    else this.#connection.receive(data.toString('utf8'));
  }

  #tooFast(): void {
    this.#sendError('TOO_FAST', 'too many messages; connect again and go slower');
    this.#socket.close(POLICY_VIOLATION, 'too many messages');
  }

  #greet(text: string): void {
    const read = readClientEnvelope(text);
    if (!read.ok) this.#sendError('ENVELOPE_WRONG', wordsOf(read.refusal));
    else if (read.value.type === 'ping') this.#send(writeEnvelope({ type: 'pong', at: read.value.at }));
    else if (read.value.type === 'hello' && !this.#greeting) this.#open(read.value);
    else this.#sendError('HELLO_MISSING', 'the first envelope is hello; wait for its answer');
  }

  #open(hello: HelloEnvelope): void {
    this.#greeting = true;
    this.#enter(hello)
      .catch((fault: unknown) => this.#turnAway(fault))
      .finally(() => {
        this.#greeting = false;
      });
  }

  async #enter(hello: HelloEnvelope): Promise<void> {
    const live = await this.#options.matches.find(hello.match);
    const viewer = viewerOf(live, hello.token) ?? (await this.#askStore(live, hello.token));
    if (viewer === undefined) this.#sendError('TOKEN_WRONG', 'this token proves no seat of this match');
    else if (this.#socket.readyState === this.#socket.OPEN) this.#join(live, viewer, hello);
  }

  #join(live: LiveMatch, viewer: Viewer, hello: HelloEnvelope): void {
    this.#match = live;
    this.#connection = live.session.connect(viewer, (text) => this.#send(text));
    this.#stopListening = live.onSuspended((why) => this.#suspended(why));
    this.#connection.receive(hello);
    live.bots.wake();
  }

  /** Another host may have given the seat away. */
  async #askStore(live: LiveMatch, token: string | undefined): Promise<Viewer | undefined> {
    await this.#options.matches.refresh(live);
    return viewerOf(live, token);
  }

  #turnAway(fault: unknown): void {
    if (fault instanceof Failure && fault.code === 'MATCH_UNKNOWN') {
      this.#sendError('MATCH_UNKNOWN', fault.message);
    } else if (fault instanceof Failure && fault.code === 'MATCH_SUSPENDED') {
      this.#suspended(fault);
    } else {
      this.#options.report(fault);
      const why = fault instanceof Failure ? fault.message : 'the host failed; it has noted why';
      this.#sendError('MATCH_UNAVAILABLE', why);
      this.#socket.close(TRY_AGAIN_LATER, 'the match cannot be reached now');
    }
  }

  /** Whoever comes again is told again, until it goes on. */
  #suspended({ message }: Failure): void {
    this.#sendError('MATCH_SUSPENDED', message);
    this.#socket.close(TRY_AGAIN_LATER, 'the match is suspended');
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#options.limits.waitingBytes) this.#socket.terminate();
    else this.#sendTogether(text);
  }

  /** What is said in one breath, a receipt and its update, goes out in one packet. */
  #sendTogether(text: string): void {
    if (!this.#isHeldBack) {
      this.#isHeldBack = true;
      this.#wire.cork();
      process.nextTick(() => {
        this.#isHeldBack = false;
        this.#wire.uncork();
      });
    }
    this.#socket.send(text);
  }

  #sendError(code: ErrorCode, message: string): void {
    this.#send(writeEnvelope({ type: 'error', code, message }));
  }

  #end(): void {
    this.#stopListening();
    this.#connection?.close();
    if (this.#match !== undefined) this.#options.matches.left(this.#match).catch(this.#options.report);
  }
}
