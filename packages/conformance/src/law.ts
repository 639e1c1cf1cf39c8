import type { LockedMatch } from '@tapete/core';
import type { Module } from './module/module.js';
import type { Move } from './play/move.js';
import type { Trial } from './play/trial.js';

/** How a law is broken, in words, and what shows it. */
export interface Breach {
  readonly what: string;
  /** Moves after those that led there, by which it shows: the round of a cycle, the offer that is refused. */
  readonly by?: readonly Move[];
}

/** What a law says of what it was shown; `idle` where there was nothing that it could have been broken by. */
export type Verdict = Breach | 'holds' | 'idle';

export const isBreach = (verdict: Verdict): verdict is Breach => typeof verdict === 'object';

interface AnyLaw {
  /** `O4`. Stable: tests and reports name it. */
  readonly id: string;
  /** What holds, in one sentence. */
  readonly says: string;
  /** Laws without which nothing that this one sees can be trusted. While one of them is broken it is not tried. */
  readonly restsOn?: readonly string[];
}

/** A match in play. Laws look at it and leave it as it is; what they try they try on copies. */
export interface Position {
  readonly trial: Trial;
  readonly match: LockedMatch;
  /** The moves that have led there. */
  readonly moves: readonly Move[];
}

/** Looks at one position of a match. */
export interface PositionLaw extends AnyLaw {
  readonly of: 'position';
  /** Whether it looks at every position; one that is dear looks at some. */
  readonly everywhere: boolean;
  look(position: Position): Verdict;
}

/** A match that was played: how it was created, and every move made in it. */
export interface PlayedMatch {
  readonly trial: Trial;
  readonly moves: readonly Move[];
}

/** Plays a match once more, or several times, and looks at what comes of it. */
export interface MatchLaw extends AnyLaw {
  readonly of: 'match';
  look(played: PlayedMatch): Verdict | Promise<Verdict>;
}

/** Looks at the module as it was written. */
export interface ModuleLaw extends AnyLaw {
  readonly of: 'module';
  /** Everything that breaks it; undefined where the module gives it nothing to look at. */
  look(module: Module): readonly Breach[] | undefined;
}

export type Law = PositionLaw | MatchLaw | ModuleLaw;
