import type { Context, MatchEvent, SeatId, View, Viewer } from '@tapete/core';

export const CONNECTIONS = ['connecting', 'live', 'lost', 'refused', 'closed'] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** What happened to one command of ours. */
export interface CommandOutcome {
  readonly id: string;
  readonly status: 'accepted' | 'refused';
  readonly code?: string;
  readonly facts?: { readonly [name: string]: unknown };
}

/** All that a page needs to draw one match. A new object each time that something changes. */
export interface MatchState {
  readonly connection: Connection;
  /** Tries since the connection was lost. */
  readonly attempts: number;
  readonly viewer: Viewer | undefined;
  readonly game: string | undefined;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string; readonly controller: string }[];
  readonly presence: Readonly<Record<SeatId, 'here' | 'away' | 'bot' | 'open'>>;
  readonly spectators: number;
  readonly cursor: number;
  readonly view: View | undefined;
  readonly context: Context | undefined;
  /** Ids of commands sent and not yet answered. */
  readonly pending: readonly string[];
  readonly lastOutcome: CommandOutcome | undefined;
}

/** One update as it arrived, for whoever shows motion: the state before and after it, and what happened. */
export interface MatchStep {
  readonly before: View;
  readonly after: View;
  readonly context: Context;
  readonly events: readonly MatchEvent[];
}

/**
 * One match from outside. Reconnects by itself with growing pauses, resumes at its cursor, and sends commands that
 * were not answered again, with the same id. Knows no rule and no page: sockets and clocks are given to it.
 */
export interface MatchClient {
  readonly state: MatchState;
  /** Called after each change. Returns how to stop. */
  subscribe(listener: (state: MatchState) => void): () => void;
  /** Called for each update in order; not for snapshots, which show nothing to have moved. */
  onStep(listener: (step: MatchStep) => void): () => void;
  /** Takes an offer of the present context; `id` of a domain's row is the concrete offer's. */
  take(offer: string, value?: string | number): Promise<CommandOutcome>;
  undo(): Promise<CommandOutcome>;
  withdraw(): Promise<CommandOutcome>;
  close(): void;
}
