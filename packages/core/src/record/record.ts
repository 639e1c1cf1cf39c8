import type { SeatId } from '../ids.js';
import type { JsonObject } from '../json.js';

export const CHANCE_KINDS = ['xorshift32', 'chacha20'] as const;
export type ChanceKind = (typeof CHANCE_KINDS)[number];

/** What chance gives, in order, for tests and puzzles that must not wait for a lucky seed. */
export type ScriptedDraw =
  | { readonly shuffle: readonly string[] }
  | { readonly roll: number }
  | { readonly int: number };

/** How a match was created. Same lock, same setup, same entries: same state. */
export interface MatchSetup {
  readonly game: string;
  readonly version: string;
  readonly seats: number;
  readonly config: JsonObject;
  readonly chance: ChanceKind;
  /** xorshift32: a whole number from 0 to 2^32 - 1, in decimal. chacha20: 64 hex digits. */
  readonly seed: string;
  /** Each seat's own part of the seed, hex; empty where none was given. */
  readonly parts?: readonly string[];
  readonly script?: readonly ScriptedDraw[];
}

export interface RecordedStep {
  readonly action: string;
  /** With runtime ids. */
  readonly payload: JsonObject;
  readonly value?: string | number;
}

interface EntryBase {
  /** The revision that the match has after it; the setup makes it 1. */
  readonly revision: number;
  /** Draws of chance that it used. */
  readonly draws: number;
  /** Of the state after it; left out in simulations but for the last. */
  readonly hash?: string;
}
export type Entry = EntryBase &
  (
    | { readonly kind: 'setup' }
    | { readonly kind: 'decision'; readonly seat: SeatId; readonly steps: readonly RecordedStep[] }
    | { readonly kind: 'withdrawal'; readonly seat: SeatId }
    | { readonly kind: 'undo'; readonly seat: SeatId }
  );

/** A match's entries, enough to replay it with the lock that it names. */
export interface MatchRecord {
  readonly recordVersion: 1;
  /** The lock's digest; empty for a module that is not published. */
  readonly lock: string;
  readonly setup: MatchSetup;
  readonly entries: readonly Entry[];
}
