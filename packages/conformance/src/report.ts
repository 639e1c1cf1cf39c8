import type { JsonObject } from '@tapete/core';
import type { Move } from './play/move.js';

/** What the suite found. It crosses as JSON. */
export interface Report {
  /** `conecta4@1.0.0`. */
  readonly game: string;
  readonly games: number;
  /** Numbers of seats that were played, in turn. */
  readonly seats: readonly number[];
  /** Different configs that matches were created with. */
  readonly configs: number;
  readonly seed: number;
  /** Moves that were made in all of them. */
  readonly moves: number;
  /** Whether every law that could be tried holds. */
  readonly holds: boolean;
  readonly laws: readonly LawReport[];
}

export interface LawReport {
  readonly id: string;
  readonly says: string;
  readonly status: 'holds' | 'broken' | 'untried';
  /** How often it had something to look at. */
  readonly looked: number;
  /** Why it was not tried. */
  readonly why?: string;
  /** What breaks it: of a law about matches the first, of a law about the module all. */
  readonly cases: readonly Case[];
}

export interface Case {
  readonly what: string;
  /** Of the match; left out where no match was played. */
  readonly match?: {
    readonly seed: string;
    readonly seats: number;
    readonly config: JsonObject;
    /** The shortest list of moves that was found to lead there. */
    readonly moves: readonly Move[];
    /** Moves after those, by which it shows. */
    readonly by: readonly Move[];
  };
}
