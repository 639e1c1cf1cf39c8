export type {
  ClientEnvelope,
  CommandEnvelope,
  HostEnvelope,
  Rematch,
  SeatCard,
} from './envelopes.js';
export { FINAL_ERRORS } from './error-codes.js';
export type { Check } from './light/check.js';
export {
  createdMatch,
  gameCard,
  gameHistory,
  lobbyError,
  matchAudit,
  matchCard,
  seatTaken,
  seedPromise,
} from './light/lobby-checks.js';
export { readChecked, readFromHost } from './light/read.js';
export type {
  AskRematch,
  CreatedMatch,
  FairPart,
  GameCard,
  GameHistory,
  MatchAudit,
  MatchCard,
  NewMatch,
  SeatBot,
  Seating,
  SeatPlan,
  SeatTaken,
  TakeSeat,
  VersionCard,
} from './lobby.js';
export { type Seen, seeUpdate, seeWhole } from './patch/seen.js';
export { PROTOCOLS, type Presence } from './protocols.js';
export { wordsOf } from './safe-json.js';
export { writeEnvelope } from './write-envelope.js';
