import type { LockedGame } from '@tapete/core';
import type { Finding, Plan, Presentation } from '@tapete/manifest';
import type { AcceptanceCase } from '../acceptance/read-case.js';
import type { Judges } from '../acceptance/schemas.js';

/** A module as it is given to the suite: its game, and as much of the rest as there is. */
export interface Module {
  readonly game: LockedGame;
  /** The text of its `rules.js`. */
  readonly code?: string | undefined;
  /** Of the schemas that it brings. */
  readonly judges?: Partial<Judges> | undefined;
  readonly presentation?: Presentation | undefined;
  readonly plans?: readonly Plan[] | undefined;
  readonly fixtures?: readonly AcceptanceCase[] | undefined;
  /** What was found in its files without running anything. */
  readonly findings?: readonly Finding[] | undefined;
}
