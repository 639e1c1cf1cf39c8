import type { LockedMatch, MatchEvent, MatchResult, MatchStatus, Offer, View } from '@tapete/core';
import { type SeatId, seatId } from '@tapete/core';
import type { Receipt } from './play-script.js';

/** What `tapete run --json` prints. */
export interface MatchReport {
  readonly receipts: readonly Receipt[];
  readonly status: MatchStatus;
  readonly result: MatchResult | null;
  readonly flow: object;
  readonly views: Readonly<Record<string, View>>;
  readonly offers: Readonly<Record<SeatId, readonly Offer[]>>;
  /** As a spectator is told them. */
  readonly events: readonly MatchEvent[];
  readonly hash: string;
}

export function reportMatch(match: LockedMatch, receipts: readonly Receipt[]): MatchReport {
  const { status, result, flow } = match.context('spectator');
  const { phase, participation, stages, epoch, revision, revisions } = flow;
  const seats = seatsOf(match);
  return {
    receipts,
    status,
    result,
    flow: { phase, participation, stages, epoch, revision, revisions },
    views: Object.fromEntries([...seats, 'spectator' as const].map((viewer) => [viewer, match.view(viewer)])),
    offers: Object.fromEntries(seats.map((seat) => [seat, match.offers(seat)])),
    events: eventsOf(match),
    hash: match.hash(),
  };
}

export const seatsOf = (match: LockedMatch): readonly SeatId[] =>
  Array.from({ length: match.setup.seats }, (_, seat) => seatId(seat));

export function eventsOf(match: LockedMatch): readonly MatchEvent[] {
  return match.updates('spectator', 0).flatMap(({ events }) => events);
}
