import type { Look, Refusal, Seat } from '@tapete/core';
import type { Brisca } from './manifest.js';

type Config = Readonly<Brisca['config']>;

/** What the config asks of the table that it is played at. */
export function refuseConfig({ pairs, partnersHand }: Config, seats: number): Refusal | undefined {
  if (pairs && seats !== 4) return { code: 'PAIRS_NEED_FOUR', facts: { seats } };
  if (partnersHand !== 'never' && !pairs) return { code: 'PARTNERS_WITHOUT_PAIRS', facts: { partnersHand } };
  return undefined;
}

/** Partners sit across. Without pairs each seat is a side of its own. */
export const sideOf = ({ pairs }: Config, seat: Seat): number => (pairs ? seat % 2 : seat);

export const sidesOf = ({ config, seats }: Look<Brisca>): number => (config.pairs ? 2 : seats);

export const partnerOf = (seat: Seat): Seat => (seat + 2) % 4;

/** All seats in turn order, from one of them on. */
export function turnOrder(from: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let step = 0; step < seats; step++) order.push((from + step) % seats);
  return order;
}
