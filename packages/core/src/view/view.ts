import type { DefinitionId, PieceName, SeatId, SpaceId } from '../ids.js';
import type { Json, JsonObject } from '../json.js';
import type { Label, Offer } from '../offers/offer.js';
import type { Participation } from '../structure/structure.js';

export interface PieceView {
  readonly name: PieceName;
  /** Left out where the viewer does not see the face. */
  readonly definition?: DefinitionId;
  readonly owner: SeatId | null;
  readonly face: 'up' | 'down';
  /** Spaces that it covers beside the one it lies in. */
  readonly covers?: readonly SpaceId[];
  /** What is counted on it; left out where that is nothing. */
  readonly counters?: Readonly<Record<string, number>>;
}

/** What one viewer sees of a space: its pieces from bottom to top, how many, whether there are any. */
export type SpaceView =
  | { readonly pieces: readonly PieceView[] }
  | {
      readonly count: number;
      /** Those whose faces are revealed to the viewer all the same, from bottom to top. */
      readonly shown?: readonly PieceView[];
    }
  | { readonly any: boolean };

/** What one viewer may see of the table. A space of which it sees nothing is left out. */
export interface View {
  readonly spaces: Readonly<Record<SpaceId, SpaceView>>;
  readonly variables: {
    readonly global: JsonObject;
    readonly players: Readonly<Record<SeatId, JsonObject>>;
  };
  readonly resources: Readonly<Record<SeatId, Readonly<Record<string, number>>>>;
  /** What the module's own `view` adds. */
  readonly own?: Json;
}

export interface Flow {
  readonly phase: string;
  readonly participation: Participation;
  /** The seats that may act, and in which stage each is. */
  readonly stages: Readonly<Record<SeatId, string>>;
  /** Counted from 1. */
  readonly turn: number;
  readonly epoch: number;
  readonly revision: number;
  /** Of each seat: the entries that it made. */
  readonly revisions: Readonly<Record<SeatId, number>>;
}

export const MATCH_STATUSES = ['playing', 'finished', 'cancelled'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

export const OUTCOMES = ['win', 'loss', 'draw'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface SeatResult {
  readonly outcome: Outcome;
  readonly score?: number;
  readonly rank?: number;
  readonly goals?: readonly string[];
  /** A text of the module, or the platform's `withdrawal`. */
  readonly reason?: string;
}
export type MatchResult = Readonly<Record<SeatId, SeatResult>>;

/** The seat's open decision: how many steps it has, and what each was. */
export interface DraftView {
  readonly steps: readonly { readonly action: string; readonly label: Label }[];
  /** True when the last change of the match dropped steps of it. */
  readonly shortened?: true;
}

/** Whether the platform's undo may be used now, and why not. */
export type UndoView = { readonly allowed: true } | { readonly allowed: false; readonly reason: UndoRefusal };

export const UNDO_REFUSALS = [
  'NOTHING_TO_UNDO',
  'UNDO_OFF',
  'CHANCE_DRAWN',
  'FACE_REVEALED',
  'OTHERS_ACTED',
] as const;
export type UndoRefusal = (typeof UNDO_REFUSALS)[number];

/** The flow around a view: whose move it is, how it stands, what this viewer may do. */
export interface Context {
  readonly status: MatchStatus;
  readonly flow: Flow;
  /** Seats that have left. */
  readonly withdrawn: readonly SeatId[];
  readonly result: MatchResult | null;
  /** Of this viewer; empty for a spectator. */
  readonly offers: readonly Offer[];
  readonly draft: DraftView | null;
  readonly undo: UndoView;
}
