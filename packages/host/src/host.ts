import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Failure } from '@tapete/core';
import { type Clock, wallClock } from './clock.js';
import { hostApp } from './http/app.js';
import { Exchanges } from './http/exchanges.js';
import { readPage } from './http/page-files.js';
import { Lobby } from './matches/lobby.js';
import { Matches } from './matches/matches.js';
import { Heirs } from './publications/heirs.js';
import { Publications, type Receiver } from './publications/publications.js';
import type { Shelf } from './shelf/shelf.js';
import { SOCKET_LIMITS, type SocketLimits } from './socket/limits.js';
import { Sockets } from './socket/sockets.js';
import type { MatchStore } from './store/store.js';

export interface HostOptions {
  /** Closed with the host. */
  readonly shelf: Shelf;
  /** Closed with the host. */
  readonly store: MatchStore;
  /** Any free one where it is 0. */
  readonly port: number;
  /** Default: only this machine. */
  readonly address?: string;
  /** The built files of the player's page; without them the host serves only its interface. */
  readonly playerDir?: string;
  /** What stands between two moves of a bot, so that people can follow. Default 600. */
  readonly botPauseMs?: number;
  /** Takes games in that are sent to the host; without it, none. Closed with the host. */
  readonly receiver?: Receiver;
  readonly limits?: Partial<SocketLimits>;
  readonly clock?: Clock;
  /** Told of every fault that is not a player's. Default: the error stream. */
  readonly report?: (fault: unknown) => void;
}

export interface Host {
  /** `http://127.0.0.1:8080` */
  readonly url: string;
  /** Takes no more, tells who is connected, and ends when all that was taken is stored. */
  close(): Promise<void>;
}

/** Refused, as a Failure: PORT_TAKEN, ADDRESS_WRONG, PLAYER_MISSING. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { shelf, store, clock = wallClock, report = toErrorStream, botPauseMs = 600 } = options;
  const page = options.playerDir === undefined ? undefined : await readPage(options.playerDir);
  const matches = new Matches({ shelf, store, clock, botPauseMs, report });
  const exchanges = new Exchanges({ matches, clock, report });
  const heirs = new Heirs({ shelf, store, matches });
  const compare = (name: string) => heirs.of(name);
  const { receiver } = options;
  const publications = receiver && new Publications({ receiver, compare, clock, report });
  const lobby = new Lobby({ shelf, matches, clock, report });
  const app = hostApp({ lobby, exchanges, shelf, publications, page, report });
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: TIMEOUTS }) as Server;
  const limits = { ...SOCKET_LIMITS, ...options.limits };
  const sockets = new Sockets(server, { matches, clock, limits, report });
  const url = await listen(server, options.address ?? '127.0.0.1', options.port);
  return {
    url,
    close: once(() => stop({ server, sockets, exchanges, publications, matches, store, shelf })),
  };
}

/** Nobody keeps a connection busy by sending slowly; idle ones stay longer than those of the usual proxies. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

function toErrorStream(fault: unknown): void {
  const text = fault instanceof Failure ? `${fault.code}: ${fault.message}` : fault;
  console.error(text);
}

async function listen(server: Server, address: string, port: number): Promise<string> {
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(cannotListen(error, address, port)));
    server.listen(port, address, listening);
  });
  const bound = server.address() as AddressInfo;
  return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`;
}

function cannotListen({ code, message }: NodeJS.ErrnoException, address: string, port: number): Failure {
  if (code === 'EADDRINUSE') {
    return new Failure(
      'PORT_TAKEN',
      `port ${port} of ${address} is taken`,
      'Choose another one with --port.',
    );
  }
  return new Failure('ADDRESS_WRONG', `the host cannot listen at ${address}:${port}: ${message}`);
}

interface Running {
  readonly server: Server;
  readonly sockets: Sockets;
  readonly exchanges: Exchanges;
  readonly publications: Publications | undefined;
  readonly matches: Matches;
  readonly store: MatchStore;
  readonly shelf: Shelf;
}

async function stop(running: Running): Promise<void> {
  const { server, sockets, exchanges, publications, matches, store, shelf } = running;
  const closed = new Promise((go) => server.close(go));
  exchanges.close();
  await publications?.close();
  await sockets.close();
  server.closeIdleConnections();
  await matches.close();
  await store.close();
  await shelf.close();
  server.closeAllConnections();
  await closed;
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= act();
    return done;
  };
}
