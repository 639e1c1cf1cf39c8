import type { Clock } from '../clock.js';
import type { Matches } from '../matches/matches.js';

/** What one socket, one address and all together may ask of a host. */
export interface SocketLimits {
  /** Open at once, over all. */
  readonly sockets: number;
  /** Open at once, of one address. */
  readonly socketsOfAddress: number;
  /** Over some time; for a moment there may be four times as many. */
  readonly messagesPerSecond: number;
  readonly messageBytes: number;
  /** What may wait to be sent to a socket that does not read. */
  readonly waitingBytes: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  sockets: 20_000,
  socketsOfAddress: 1000,
  messagesPerSecond: 25,
  messageBytes: 65_536,
  waitingBytes: 8_388_608,
};

/** What every socket of a host works with. */
export interface SocketsOptions {
  readonly matches: Matches;
  readonly clock: Clock;
  readonly limits: SocketLimits;
  readonly report: (fault: unknown) => void;
}
