export {
  CLIENT_SHAPES,
  type ClientEnvelope,
  type CommandEnvelope,
  type Envelope,
  type HelloEnvelope,
  HOST_SHAPES,
  type HostEnvelope,
  type ReceiptEnvelope,
  type Rematch,
  type SeatCard,
} from './envelopes.js';
export { ERROR_CODES, type ErrorCode, FINAL_ERRORS } from './error-codes.js';
export { envelopeSchemas } from './json-schemas.js';
export { CLIENT_LIMITS, HOST_LIMITS } from './limits.js';
export {
  type AskRematch,
  askRematchShape,
  type CreatedMatch,
  createdMatchShape,
  exchangeShape,
  type FairPart,
  type GameCard,
  type GameHistory,
  gameCardShape,
  gameHistoryShape,
  type Heir,
  lobbyErrorShape,
  type MatchAudit,
  type MatchCard,
  matchAuditShape,
  matchCardShape,
  type NewMatch,
  newMatchShape,
  type PublicationAnswer,
  publicationAnswerShape,
  type SeatBot,
  type Seating,
  type SeatPlan,
  type SeatTaken,
  seatBotShape,
  seatTakenShape,
  type TakeSeat,
  takeSeatShape,
  type VersionCard,
} from './lobby.js';
export { printOf } from './patch/print.js';
export { type Seen, seeUpdate, seeWhole } from './patch/seen.js';
export { applyPatch, patchOf, type ViewPatch } from './patch/view-patch.js';
export { PRESENCES, PROTOCOLS, type Presence } from './protocols.js';
export {
  readAnyEnvelope,
  readClientEnvelope,
  readHostEnvelope,
} from './read-envelope.js';
export { readShape, type Shape } from './read-shape.js';
export { recordShape } from './record-shape.js';
export type { Limits } from './safe-json.js';
export { wordsOf } from './safe-json.js';
export type { Act } from './session/act.js';
export type { Log, Outcome } from './session/ledger.js';
export { type Connection, type Look, MatchSession, type SessionOptions } from './session/match-session.js';
export { writeEnvelope } from './write-envelope.js';
