import type { GameTypes, JsonObject, Look, Play } from '@tapete/core';
import type { AnyBoard } from './reading.js';

/** The action that every phase of players has; the manifest is completed with it. */
export const END_PHASE = 'endPhase';

/** The names of a game that is data: any. */
export interface DataGame extends GameTypes {
  readonly config: JsonObject;
  readonly global: Record<string, unknown>;
  readonly seat: Record<string, unknown>;
  readonly actions: Record<string, JsonObject>;
  readonly events: Record<string, JsonObject>;
  readonly boards: Record<string, AnyBoard>;
  readonly seatBoards: Record<string, AnyBoard>;
}
export type DataLook = Look<DataGame>;
export type DataPlay = Play<DataGame>;
