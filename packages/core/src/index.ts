export { botChance } from './chance/bot-chance.js';
export { commitmentOf } from './chance/commitment.js';
export type { EntryNote, MatchEvent } from './events/event.js';
export { END_PHASE } from './flow/end-phase.js';
export type { DefinitionId, Piece, PieceId, PieceName, Seat, SeatId, Space, SpaceId, Viewer } from './ids.js';
export { NONE, seatId, seatOf } from './ids.js';
export type { Json, JsonObject, Scalar } from './json.js';
export { canonicalText, sameJson } from './json.js';
export type { HostedGame, HostedMatch, Soon } from './match/hosted-game.js';
export type {
  Answer,
  BotSight,
  Command,
  DecisionName,
  LockedGame,
  LockedMatch,
  MatchOptions,
  NewSetup,
  SavedMatch,
  Update,
} from './match/locked-game.js';
export { LOCKED_GAME_API } from './match/locked-game.js';
export { botUnknown, openGame } from './match/open-game.js';
export type { Block, Column, Domain, DomainRow, Pattern, Target } from './offers/domain.js';
export { countRows, rowsOf } from './offers/domain.js';
export { domainFault, ROWS_MAX } from './offers/domain-fault.js';
export type { Input, Intent, Label, Offer } from './offers/offer.js';
export { INTENTS, offerId, readOfferId } from './offers/offer.js';
export { anyValue, valueFits } from './offers/offer-list.js';
export type {
  ChanceKind,
  Entry,
  MatchRecord,
  MatchSetup,
  RecordedStep,
  ScriptedDraw,
} from './record/record.js';
export { CHANCE_KINDS } from './record/record.js';
export type { Refusal, RefusalCode, Result } from './refusal.js';
export { Broken, Failure, invariant, no, REFUSAL_CODES, yes } from './refusal.js';
export type {
  Action,
  Asked,
  Audience,
  Bot,
  BotChance,
  Chance,
  Choice,
  GameTypes,
  Look,
  Move,
  OfferOptions,
  OfferSink,
  Phase,
  PieceTarget,
  Play,
  Rules,
  Sample,
  SampledPlace,
  Status,
} from './rules/rules.js';
export { type Blueprint, drawBlueprint } from './structure/blueprint.js';
export { defaultOf, defaultsOf, type Misfit, misfitOf, misfitOfMembers } from './structure/check-value.js';
export type {
  ActionSpec,
  BoardSpec,
  CellSpec,
  CounterSpec,
  DefinitionSpec,
  EventSpec,
  HexBoardSpec,
  Level,
  NetworkBoardSpec,
  Participation,
  PhaseSpec,
  PieceSpec,
  Policy,
  Size,
  SpaceSpec,
  SquareBoardSpec,
  StageSpec,
  Structure,
  TrackBoardSpec,
  VariableSpec,
  Visibility,
} from './structure/structure.js';
export { LEVELS, PARTICIPATIONS, POLICIES } from './structure/structure.js';
export type { NamedSpec, ParameterType, PropertyType, ValueSpec } from './structure/value-spec.js';
export { PARAMETER_TYPES, PROPERTY_TYPES } from './structure/value-spec.js';
export { Board, type Cell } from './table/board.js';
export { clearCounters, counterOf, countersOf, setCounter } from './table/counters.js';
export { coveredBy, coverSpaces, coversOf } from './table/covering.js';
export type { HexKind, HexTile, HexWay } from './table/hex-board.js';
export { HEX_LINES, HEX_WAYS, HexBoard, hexDistance, joinedName } from './table/hex-board.js';
export { knowsFace } from './table/knowledge.js';
export type { LinedBoard } from './table/lines.js';
export { countOwned, linesThrough, ownerAt } from './table/lines.js';
export type { Face } from './table/move-piece.js';
export {
  arrange,
  givePiece,
  hidePiece,
  movePiece,
  movePieceUnder,
  showPiece,
  turnPiece,
} from './table/move-piece.js';
export { NetworkBoard } from './table/network-board.js';
export { ofDefinition } from './table/of-definition.js';
export {
  above,
  below,
  bottomOf,
  countOf,
  definitionId,
  definitionNumber,
  definitionOf,
  isEmpty,
  isFull,
  isUp,
  ownerOf,
  pieceAt,
  pieceId,
  pieceOf,
  piecesIn,
  spaceId,
  spaceOf,
  spaceOfPiece,
  topOf,
} from './table/pieces.js';
export type { Amounts } from './table/resources.js';
export { add, amountOf, canAfford, deduct, transfer } from './table/resources.js';
export { isPlaced, levelOf, seesFace } from './table/sight.js';
export type { Way } from './table/square-board.js';
export { LINES, readSquareName, SquareBoard, squareName, WAYS } from './table/square-board.js';
export type { Table } from './table/table.js';
export { TrackBoard } from './table/track-board.js';
export { WAY_NAMES } from './table/way-names.js';
export type {
  Context,
  DraftView,
  Flow,
  MatchResult,
  MatchStatus,
  Outcome,
  PieceView,
  SeatResult,
  SpaceView,
  UndoRefusal,
  UndoView,
  View,
} from './view/view.js';
export { MATCH_STATUSES, OUTCOMES, UNDO_REFUSALS } from './view/view.js';
