export { type DomainRow, offerId, rowsOf } from '@tapete/core';
export type {
  CreatedMatch,
  FairPart,
  GameCard,
  GameHistory,
  MatchAudit,
  MatchCard,
  NewMatch,
  Rematch,
  SeatBot,
  Seating,
  SeatPlan,
  SeatTaken,
  TakeSeat,
  VersionCard,
} from '@tapete/wire/client';
export { type Clock, systemClock } from './clock.js';
export { eitherOf, overHttp } from './http.js';
export { createLobby, type Lobby } from './lobby.js';
export { createMatchClient, type MatchClientOptions } from './match-client.js';
export {
  CONNECTIONS,
  type CommandOutcome,
  type ConnectionState,
  type MatchClient,
  type MatchState,
  type MatchStep,
} from './match-state.js';
export type { Told } from './recalls.js';
export { type Connect, type Socket, type SocketEvents, webSocket } from './socket.js';
