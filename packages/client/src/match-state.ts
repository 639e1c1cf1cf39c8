import type { Context, EntryNote, MatchEvent, SeatId, View, Viewer } from '@tapete/core';
import type { Presence, Rematch, SeatCard } from '@tapete/wire/client';
import type { Told } from './recalls.js';

export const CONNECTIONS = ['connecting', 'live', 'lost', 'refused', 'closed'] as const;
export type ConnectionState = (typeof CONNECTIONS)[number];

/** What happened to one command of ours. `unanswered`: the client was closed before it was known. */
export interface CommandOutcome {
  readonly id: string;
  readonly status: 'accepted' | 'refused' | 'unanswered';
  readonly code?: string;
  readonly facts?: { readonly [name: string]: unknown };
}

/** All that a page needs to draw one match. A new object each time that something changes. */
export interface MatchState {
  readonly connection: ConnectionState;
  /** Tries since the connection was lost. */
  readonly attempts: number;
  /** What the host said last of an envelope that it did not take; why a connection is `refused`. */
  readonly error: { readonly code: string; readonly message: string } | undefined;
  readonly viewer: Viewer | undefined;
  readonly game: string | undefined;
  readonly seats: readonly SeatCard[];
  readonly presence: Readonly<Record<SeatId, Presence>>;
  readonly spectators: number;
  /** The match with the same people that somebody has asked for. */
  readonly rematch: Rematch | undefined;
  readonly cursor: number;
  readonly view: View | undefined;
  readonly context: Context | undefined;
  /** Ids of commands not yet answered. */
  readonly pending: readonly string[];
  readonly lastOutcome: CommandOutcome | undefined;
}

/** One update as it arrived, for whoever shows motion: the state before and after it, and what happened. */
export interface MatchStep {
  readonly before: View;
  readonly after: View;
  readonly context: Context;
  readonly events: readonly MatchEvent[];
  /** Who made the entry and what kind it is; undefined for a step of the viewer's own draft. */
  readonly note: EntryNote | undefined;
}

/**
 * One match from outside. Reconnects by itself with growing pauses, resumes at its cursor, and sends commands that
 * were not answered again, with the same id. Knows no rule and no page.
 */
export interface MatchClient {
  readonly state: MatchState;
  /** Called after each change. Returns how to stop. */
  subscribe(listener: (state: MatchState) => void): () => void;
  /**
   * Called for each update in order, before those who subscribed are; not for snapshots, which show nothing to have
   * moved. Returns how to stop.
   */
  onStep(listener: (step: MatchStep) => void): () => void;
  /** Takes an offer of the present context; of a domain's row, `offer` is the concrete offer's id. */
  take(offer: string, value?: string | number): Promise<CommandOutcome>;
  undo(): Promise<CommandOutcome>;
  withdraw(): Promise<CommandOutcome>;
  /**
   * What this viewer was told of every entry after a revision, oldest first, up to now: for a page that comes late, or
   * to whom a snapshot was sent in place of updates. Undefined where the client is closed before that is known.
   */
  history(after?: number): Promise<readonly Told[] | undefined>;
  /** Where it waits before the next try, tries now: the page is looked at again, the network is back. */
  retry(): void;
  close(): void;
}
