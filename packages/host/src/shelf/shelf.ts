import type { Digest, Key, Presentation } from '@tapete/manifest';
import type { GameHistory } from '@tapete/wire';
import type { RunningRules } from './run-rules.js';

/** One published version, not yet opened. */
export interface ShelfGame {
  /** `conecta4@1.0.0`. */
  readonly name: string;
  readonly game: string;
  readonly version: string;
  readonly lock: Digest;
  /** The key that signed its lock, where its name has keys. */
  readonly by?: Key;
}

/** A version all of whose files are what its lock says. */
export interface OpenedGame extends ShelfGame, RunningRules {
  readonly presentation: Presentation;
  readonly facts: GameFacts;
  /** One file of the package, or undefined. Refused, as a Failure: FILE_CHANGED. */
  file(path: string): Promise<ServedFile | undefined>;
}

/** What the manifest says for people who choose a game. */
export interface GameFacts {
  readonly optimalSeats: number;
  readonly minutes?: number;
  /** The value of the config that counts the games of a series. */
  readonly series?: string;
  /** The value of the config that numbers the deal. */
  readonly deal?: string;
}

export interface ServedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/**
 * Where a host finds the games that it may run. Refused, as a Failure: GAME_UNKNOWN, GAME_BLOCKED, and what is
 * wrong with a file: FILE_MISSING, FILE_CHANGED, and the codes of locks, packages and rules.
 */
export interface Shelf {
  /** The newest active version of each game: what new matches are created of. */
  list(): Promise<readonly ShelfGame[]>;
  /** For a new match: the newest active version of `conecta4`, or `conecta4@1.0.0` if it is active. */
  active(name: string): Promise<ShelfGame>;
  /** `conecta4@1.0.0`, whether it is active or not: a running match keeps what it began with. */
  published(name: string): Promise<ShelfGame>;
  /** Of each version that may not be loaded, by its name, why. */
  blocked(): Promise<ReadonlyMap<string, string>>;
  /** Every version of a game that was ever published, with what its lock says. Refused: GAME_UNKNOWN. */
  history(game: string): Promise<GameHistory>;
  open(game: ShelfGame): Promise<OpenedGame>;
  /** Ends whatever the games that were opened run in. */
  close(): Promise<void>;
}
