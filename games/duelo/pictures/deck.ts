import type { Kind } from './paper.js';

/** What the pictures need to know of each card: its kind, and what it costs. */
export const CARDS: Readonly<Record<string, { readonly kind: Kind; readonly cost: number }>> = {
  ducat: { kind: 'coin', cost: 0 },
  thrust: { kind: 'attack', cost: 0 },
  purse: { kind: 'coin', cost: 3 },
  chest: { kind: 'coin', cost: 6 },
  rapier: { kind: 'attack', cost: 2 },
  sabre: { kind: 'attack', cost: 4 },
  flurry: { kind: 'attack', cost: 5 },
  feint: { kind: 'trick', cost: 3 },
  parry: { kind: 'trick', cost: 2 },
  fury: { kind: 'trick', cost: 3 },
  wine: { kind: 'trick', cost: 2 },
  gunpowder: { kind: 'attack', cost: 4 },
  wager: { kind: 'trick', cost: 3 },
  spy: { kind: 'trick', cost: 1 },
  leech: { kind: 'attack', cost: 4 },
  disarm: { kind: 'attack', cost: 3 },
  confessor: { kind: 'trick', cost: 2 },
  banner: { kind: 'companion', cost: 4 },
  whetstone: { kind: 'companion', cost: 5 },
  lender: { kind: 'companion', cost: 3 },
};
