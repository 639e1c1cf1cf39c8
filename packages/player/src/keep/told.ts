import type { MatchEvent, Note } from '../shapes.js';

/** What was told of one match, kept for as long as the tab is open, so that loading it again forgets nothing. */
export interface Told {
  /** Of the match's updates, up to and with the last one that was told. */
  readonly cursor: number;
  readonly moments: readonly ToldMoment[];
}

export interface ToldMoment {
  readonly events: readonly MatchEvent[];
  readonly note: Note | undefined;
  readonly touched: readonly string[];
}

const MOST = 400;
const keyOf = (match: string): string => `tapete.told.${match}`;

export function keepTold(match: string, { cursor, moments }: Told): void {
  try {
    const last = moments.slice(-MOST).map(({ events, note, touched }) => ({ events, note, touched }));
    sessionStorage.setItem(keyOf(match), JSON.stringify({ cursor, moments: last }));
  } catch {
    // A tab that keeps nothing tells what happens from now on.
  }
}

export function readTold(match: string): Told | undefined {
  try {
    const told = JSON.parse(sessionStorage.getItem(keyOf(match)) ?? 'null') as Told | null;
    return Array.isArray(told?.moments) ? told : undefined;
  } catch {
    // What cannot be read was not ours.
    return undefined;
  }
}
