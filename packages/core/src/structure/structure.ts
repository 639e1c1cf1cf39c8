import type { Json } from '../json.js';
import type { NamedSpec } from './value-spec.js';

/** How much of a space a viewer is shown, from all to nothing (source: design, "The table"). */
export const LEVELS = ['identity', 'order', 'count', 'any', 'nothing'] as const;
export type Level = (typeof LEVELS)[number];

/** What each kind of viewer is shown. `owner` falls to `others` where nothing is owned. */
export interface Visibility {
  readonly owner: Level;
  readonly others: Level;
  readonly team?: Level;
  readonly roles?: Readonly<Record<string, Level>>;
}

/** A number that stands in the file, that the config of a match gives, or that one of its words stands for. */
export type Size = number | { readonly config: string; readonly by?: Readonly<Record<string, number>> };

/** A shared space (`deck`), or one for each seat (`hand` becomes `hand:p0`, `hand:p1`, …). */
export interface SpaceSpec {
  readonly id: string;
  readonly per: 'table' | 'seat';
  readonly visibility: Visibility;
  readonly capacity?: number;
  /** Fewest pieces between decisions. */
  readonly minimum?: number;
  /** Definitions that may lie here, by the part before `#`; all when left out. */
  readonly decks?: readonly string[];
}

/** A board of squares: `id/a1` is column 0 of row 0, `id/c4` column 2 of row 3. */
export interface SquareBoardSpec {
  readonly type: 'square';
  readonly id: string;
  readonly per: 'table' | 'seat';
  readonly rows: Size;
  readonly columns: Size;
  readonly visibility: Visibility;
}

/** A cell that its maker named. `type` is for rules: `goose`, `forest`. */
export interface CellSpec {
  readonly id: string;
  readonly type?: string;
}

/** A field of hexes: `id/wood` is a tile, `id/wood+sea` the edge and `id/wood+sea+hill` the vertex between tiles. */
export interface HexBoardSpec {
  readonly type: 'hex';
  readonly id: string;
  readonly per: 'table' | 'seat';
  /** `q` counts to the right along a row, `r` rows down, each half a tile further to the right. */
  readonly tiles: readonly (CellSpec & { readonly q: number; readonly r: number })[];
  /** Pairs of neighbouring tiles, and threes that meet in a corner: where pieces can lie between tiles. */
  readonly edges: readonly (readonly [string, string])[];
  readonly vertices: readonly (readonly [string, string, string])[];
  readonly visibility: Visibility;
}

/** Places and what joins them: `id/rome` is a node, `id/rome+oslo` the edge between two. */
export interface NetworkBoardSpec {
  readonly type: 'network';
  readonly id: string;
  readonly per: 'table' | 'seat';
  readonly nodes: readonly CellSpec[];
  readonly edges: readonly (readonly [string, string])[];
  readonly visibility: Visibility;
}

/** A way to walk: `id/start`. `next` names where it goes on: more than one at a fork, none at an end. */
export interface TrackBoardSpec {
  readonly type: 'track';
  readonly id: string;
  readonly per: 'table' | 'seat';
  readonly spaces: readonly (CellSpec & { readonly next: readonly string[] })[];
  readonly visibility: Visibility;
}

export type BoardSpec = SquareBoardSpec | HexBoardSpec | NetworkBoardSpec | TrackBoardSpec;

/** What a piece is. Properties have the types that their schema says. */
export interface DefinitionSpec {
  readonly id: string;
  /** Display name, for people. */
  readonly name: string;
  readonly properties: Readonly<Record<string, Json>>;
}

/**
 * Pieces that a match begins with. Runtime ids: `disc` for one, `disc-1`, `disc-2`, … for more,
 * with `:p0` behind where each seat has its own.
 */
export interface PieceSpec {
  readonly id: string;
  readonly definition: string;
  readonly count: Size;
  readonly per: 'table' | 'seat';
  /** The space they start in, without its seat; of the same seat where they are `per` seat. */
  readonly space: string;
  readonly face: 'up' | 'down';
  /** Whether it may cover spaces beside the one that it lies in. */
  readonly covers?: true;
}

/** What may be counted on every piece. It ends when the rules say so, not when the piece is moved. */
export interface CounterSpec {
  readonly name: string;
  /** Shown with a piece wherever that can be told from others; a hidden one is the rules' own. */
  readonly hidden?: true;
}

export const POLICIES = ['match', 'actor'] as const;
export type Policy = (typeof POLICIES)[number];

export interface ActionSpec {
  readonly name: string;
  readonly parameters: readonly NamedSpec[];
  /** Without one: `match` in single phases, `actor` in multiple ones. */
  readonly policy?: Policy;
  readonly errorCodes: readonly string[];
}

export const PARTICIPATIONS = ['none', 'single', 'multiple'] as const;
export type Participation = (typeof PARTICIPATIONS)[number];

export interface PhaseSpec {
  readonly name: string;
  readonly participation: Participation;
  /** What a seat may be doing in it; the first is the one it enters with. Never empty but for `none`. */
  readonly stages: readonly StageSpec[];
  /** The phases that may follow it. */
  readonly transitions: readonly string[];
  /** False: when it is complete it waits in its last stage, in which a seat has `endPhase` alone. */
  readonly autoAdvance: boolean;
}

export interface StageSpec {
  readonly name: string;
  readonly actions: readonly string[];
}

export interface VariableSpec extends NamedSpec {
  readonly visibility: Visibility;
}

/** A kind of event and the fields of its data. Fields of type `cardId` or `pieceId` are sent as names. */
export interface EventSpec {
  readonly type: string;
  readonly fields: readonly NamedSpec[];
}

/** A game as the engine needs it: the manifest, checked and with every default written out. */
export interface Structure {
  readonly id: string;
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** What a match is created with. Every value has a default. */
  readonly config: readonly NamedSpec[];
  readonly spaces: readonly SpaceSpec[];
  readonly boards: readonly BoardSpec[];
  readonly definitions: readonly DefinitionSpec[];
  readonly pieces: readonly PieceSpec[];
  /** None where they are left out. */
  readonly counters?: readonly CounterSpec[];
  readonly dice: readonly { readonly id: string; readonly sides: number }[];
  readonly resources: readonly string[];
  readonly actions: readonly ActionSpec[];
  readonly phases: readonly PhaseSpec[];
  readonly initialPhase: string;
  readonly variables: { readonly global: readonly VariableSpec[]; readonly seat: readonly VariableSpec[] };
  readonly events: readonly EventSpec[];
  /** The most decisions that a match can take. */
  readonly longest: number | 'endless';
}
