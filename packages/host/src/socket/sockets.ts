import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SocketsOptions } from './limits.js';
import { PlayerSocket } from './player-socket.js';

const PATH = '/api/socket';
/** A socket that did not answer the ping before the last one is dead. */
const PING_MS = 20_000;
const GOING_AWAY = 1001;
const CLOSING_MS = 1000;

/** All open sockets of a host. */
export class Sockets {
  readonly #options: SocketsOptions;
  readonly #server: WebSocketServer;
  readonly #open = new Map<WebSocket, { readonly player: PlayerSocket; readonly address: string }>();
  readonly #ofAddress = new Map<string, number>();
  readonly #stopPinging: () => void;
  #closing = false;

  constructor(http: Server, options: SocketsOptions) {
    this.#options = options;
    const maxPayload = options.limits.messageBytes;
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload,
    });
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#stopPinging = options.clock.every(PING_MS, () => this.#ping());
  }

  get size(): number {
    return this.#open.size;
  }

  /** Tells every socket that the host goes away, and waits a moment for them. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#stopPinging();
    const sockets = [...this.#open.keys()];
    const gone = Promise.all(sockets.map((socket) => new Promise((go) => socket.once('close', go))));
    for (const socket of sockets) socket.close(GOING_AWAY, 'the host is stopping');
    await Promise.race([gone, this.#options.clock.wait(CLOSING_MS)]);
    for (const socket of sockets) socket.terminate();
    this.#server.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = request.socket.remoteAddress ?? '';
    const refusal = this.#refusal(request, address);
    if (refusal !== undefined) refuseUpgrade(socket, refusal);
    else this.#server.handleUpgrade(request, socket, head, (opened) => this.#add(opened, socket, address));
  }

  #refusal({ url = '' }: IncomingMessage, address: string): Refusal | undefined {
    const { limits } = this.#options;
    if (url.split('?')[0] !== PATH)
      return { status: '404 Not Found', code: 'PATH_UNKNOWN', message: `sockets are at ${PATH}` };
    if (this.#closing)
      return { status: '503 Service Unavailable', code: 'HOST_STOPPING', message: 'the host is stopping' };
    if (this.#open.size >= limits.sockets) {
      return {
        status: '503 Service Unavailable',
        code: 'HOST_FULL',
        message: 'the host has too many connections',
      };
    }
    if ((this.#ofAddress.get(address) ?? 0) >= limits.socketsOfAddress) {
      return {
        status: '429 Too Many Requests',
        code: 'TOO_MANY_SOCKETS',
        message: 'too many connections of one address',
      };
    }
    return undefined;
  }

  #add(socket: WebSocket, wire: Duplex, address: string): void {
    const player = new PlayerSocket(socket, wire, this.#options);
    this.#open.set(socket, { player, address });
    this.#ofAddress.set(address, (this.#ofAddress.get(address) ?? 0) + 1);
    socket.on('close', () => this.#remove(socket, address));
  }

  #remove(socket: WebSocket, address: string): void {
    this.#open.delete(socket);
    const left = (this.#ofAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#ofAddress.set(address, left);
    else this.#ofAddress.delete(address);
  }

  #ping(): void {
    for (const { player } of this.#open.values()) player.ping();
  }
}

interface Refusal {
  readonly status: string;
  readonly code: string;
  readonly message: string;
}

function refuseUpgrade(socket: Duplex, { status, code, message }: Refusal): void {
  const body = JSON.stringify({ error: { code, message } });
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
