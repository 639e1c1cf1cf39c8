import type { NamedSpec } from '@tapete/core';

/*
 * The host's HTTP face, all under `/api`. Errors are `{ "error": { code, message, hint? } }` with a fitting status.
 *
 *   GET  /api/games                         GameCard[], active versions only
 *   GET  /api/games/:name/presentation      the Presentation of `conecta4@1.0.0` (pictures and sounds by path)
 *   GET  /api/games/:name/files/*           one file of the package, immutable, by path
 *   POST /api/matches                       NewMatch -> CreatedMatch
 *   GET  /api/matches/:match                MatchCard
 *   POST /api/matches/:match/seats          TakeSeat -> SeatTaken: a free seat, by the invitation
 *   POST /api/matches/:match/bots           SeatBot -> MatchCard: a bot takes a free seat, by the invitation
 *   POST /api/matches/:match/rematch        {token} -> CreatedMatch with the same settings
 *   GET  /api/matches/:match/record         the record, once the match is over
 *   GET  /api/socket                        WebSocket of the envelopes
 *   GET  /                                  the player, and every other path that is not a file
 */

export interface GameCard {
  /** `conecta4@1.0.0`. */
  readonly name: string;
  readonly game: string;
  readonly version: string;
  readonly lock: string;
  readonly title: Readonly<Record<string, string>>;
  readonly summary: Readonly<Record<string, string>>;
  readonly seats: { readonly min: number; readonly max: number; readonly optimal: number };
  readonly minutes?: number;
  readonly config: readonly NamedSpec[];
  readonly bots: readonly string[];
  /** Addresses of the pictures, ready to use. */
  readonly cover: string;
  readonly thumbnail: string;
  readonly icon: string;
}

/** Who plays a seat: the one who creates the match, whoever is invited, a bot by name. */
export type SeatPlan = 'me' | 'open' | `bot:${string}`;

export interface NewMatch {
  /** A game (its newest active version) or `game@version`. */
  readonly game: string;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatPlan[];
  readonly name?: string;
}

export interface CreatedMatch {
  readonly match: string;
  /** Proves the creator's seat. Kept by its page; never part of an address that is shared. */
  readonly seat: string | null;
  readonly token: string | null;
  /** Lets whoever has it take a free seat. */
  readonly invitation: string;
}

export interface TakeSeat {
  readonly invitation: string;
  readonly seat?: string;
  readonly name?: string;
}

export interface SeatTaken {
  readonly seat: string;
  readonly token: string;
}

export interface SeatBot {
  readonly invitation: string;
  readonly seat?: string;
  readonly bot: string;
}

export interface MatchCard {
  readonly match: string;
  readonly game: string;
  readonly lock: string;
  readonly status: 'playing' | 'finished' | 'cancelled';
  readonly seats: readonly {
    readonly seat: string;
    readonly name: string;
    readonly controller: 'person' | 'open' | `bot:${string}`;
  }[];
}
