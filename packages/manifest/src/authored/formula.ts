import type { BoardPart, SpaceFact, SpaceQuestion } from './spaces.js';

/**
 * An expression whose names are found and whose types are known. Cards and players are their numbers, -1 for none; lists
 * are lists of those.
 */
export type Formula =
  | { readonly op: 'value'; readonly value: number | string | boolean }
  | { readonly op: 'place'; readonly place: number }
  | { readonly op: 'opponent'; readonly of: Formula }
  | { readonly op: 'players' }
  | { readonly op: 'withdrawn'; readonly of: Formula }
  | { readonly op: 'tracker'; readonly tracker: Tracker; readonly of?: Formula }
  | { readonly op: 'zone' | 'count' | 'top' | 'bottom'; readonly zone: ZoneRef }
  | { readonly op: 'property'; readonly property: number; readonly of: Formula }
  | { readonly op: 'counter'; readonly counter: number; readonly of: Formula }
  | { readonly op: 'owner' | 'cardType' | 'cardZone' | 'faceUp'; readonly of: Formula }
  | { readonly op: 'spaceOf'; readonly of: Formula }
  | { readonly op: 'piece'; readonly id: string }
  | { readonly op: 'piecesOf'; readonly of: Formula }
  | { readonly op: 'everySpace'; readonly part: BoardPart }
  | { readonly op: 'board'; readonly at: BoardRef; readonly part: BoardPart }
  | { readonly op: 'start'; readonly at: BoardRef }
  | { readonly op: 'namedSpace'; readonly at: BoardRef; readonly name: string }
  | { readonly op: SpaceFact; readonly of: Formula }
  | { readonly op: SpaceQuestion; readonly of: Formula; readonly with: Formula }
  | { readonly op: 'wayTo'; readonly of: Formula; readonly to: Formula; readonly steps: Formula }
  | { readonly op: 'reach'; readonly of: Formula; readonly steps: Formula; readonly through: Formula }
  | { readonly op: 'turn' | 'phase' | 'phasesLeft' }
  | { readonly op: 'config'; readonly name: string }
  | {
      readonly op:
        | 'not'
        | 'negative'
        | 'size'
        | 'sum'
        | 'largest'
        | 'smallest'
        | 'first'
        | 'last'
        | 'abs'
        | 'distinct';
      readonly of: Formula;
    }
  | { readonly op: (typeof ARITHMETIC)[number]; readonly left: Formula; readonly right: Formula }
  | {
      readonly op: '==' | '!=' | 'and' | 'or' | 'in' | 'joined' | 'item' | 'max' | 'min';
      readonly left: Formula;
      readonly right: Formula;
    }
  | { readonly op: 'if'; readonly when: Formula; readonly yes: Formula; readonly no: Formula }
  | { readonly op: 'list'; readonly items: readonly Formula[] }
  | {
      readonly op: 'exists' | 'all' | 'filter' | 'map';
      readonly list: Formula;
      readonly place: number;
      readonly body: Formula;
    };

/** Operators over two numbers. */
export const ARITHMETIC = ['+', '-', '*', '/', '%', '<', '<=', '>', '>='] as const;

/** What a name stands for. */
export type ValueKind = 'card' | 'player' | 'space' | 'integer' | 'boolean' | 'text';

/** What a modifier adds while it lasts. */
export interface Addition {
  readonly modifier: number;
  readonly by: number;
}

/** A variable or a resource. Without `of` it is the table's; a modifier's additions count where it is read. */
export interface Tracker {
  readonly kind: 'variable' | 'resource' | 'shared';
  readonly name: string;
  readonly holds: ValueKind;
  readonly adds: readonly Addition[];
}

export interface ZoneRef {
  /** By number in `zones`. */
  readonly zone: number;
  /** Whose; undefined of a shared zone. */
  readonly of?: Formula;
}

/** A board by its number among the zones, and whose it is. */
export interface BoardRef {
  readonly board: number;
  readonly of?: Formula;
}
