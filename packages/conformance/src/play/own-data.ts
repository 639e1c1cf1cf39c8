import { type Json, type JsonObject, type LockedMatch, seatId } from '@tapete/core';

/** All of the game's own variables, in the shape that its schema describes. */
export function ownDataOf(match: LockedMatch): {
  readonly global: JsonObject;
  readonly players: Readonly<Record<string, JsonObject>>;
} {
  const { global, seats } = match.save().state.variables as { global: JsonObject; seats: readonly Json[] };
  const players = seats.map((own, seat) => [seatId(seat), own as JsonObject] as const);
  return { global, players: Object.fromEntries(players) };
}
