import type { GameCard, SeatPlan } from '@tapete/client';

/** Me, and bots on the other seats: what one press begins. */
export function botSeats(game: GameCard): SeatPlan[] {
  return ['me', ...others(game, botPlan(game))];
}

/** Me, and free seats: what an invitation begins. */
export function invitedSeats(game: GameCard): SeatPlan[] {
  return ['me', ...others(game, 'open')];
}

/** The bot that is put against a person who asked for none: the last that the game names, its strongest. */
export function botPlan(game: GameCard): SeatPlan {
  return `bot:${game.bots.at(-1) ?? 'random'}`;
}

/** Everything that may sit on a seat, in the order in which it is offered. */
export function plansFor(game: GameCard): readonly SeatPlan[] {
  return ['me', 'open', ...game.bots.map((bot): SeatPlan => `bot:${bot}`)];
}

/** As many seats as play best. */
function others(game: GameCard, plan: SeatPlan): readonly SeatPlan[] {
  const { min, max, optimal } = game.seats;
  const seats = Math.min(Math.max(optimal, min), max);
  return Array.from({ length: seats - 1 }, () => plan);
}
