import type { Answer, LockedMatch, PieceView, SeatId, Viewer } from '@tapete/core';
import type { Brisca } from '../src/manifest.js';
import { openBrisca } from './game.js';

const game = openBrisca();
type Config = Partial<Brisca['config']>;

/** A match that is dealt by a seed; only its last state has a hash. */
export const tableOf = (seed: number, seats = 2, config: Config = {}): LockedMatch =>
  game.create({ seats, config, chance: 'xorshift32', seed: String(seed) }, { hashes: false });

const SUITS = { o: 'oros', c: 'copas', e: 'espadas', b: 'bastos' } as const;
const RANKS = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12];

/** `12o` -> `oros-12`. */
export const card = (short: string): string =>
  `${SUITS[short.at(-1) as keyof typeof SUITS]}-${short.slice(0, -1)}`;

export const ALL = Object.values(SUITS).flatMap((suit) => RANKS.map((rank) => `${suit}-${rank}`));

/** What a table shall be dealt; whatever is not said is dealt from the other cards, in their order. */
export interface Wanted {
  /** Three cards of each seat. */
  readonly hands: readonly string[];
  readonly turned: string;
  /** In the order in which it is drawn; `?` for any. */
  readonly stock?: string;
}

/** The order of dealing, one by one from p0 on. Three seats play without `left`. */
export function orderFor({ hands, turned, stock = '' }: Wanted, left?: string): string[] {
  const dealt = hands.map((hand) => hand.split(' ').map(card));
  const first = [0, 1, 2].flatMap((round) => dealt.map((hand) => hand[round] as string));
  const drawn = stock.split(' ').filter(Boolean);
  const named = [...first, card(turned), ...drawn.filter((short) => short !== '?').map(card)];
  const free = ALL.filter((id) => !named.includes(id) && id !== left);
  const rest = drawn.map((short) => (short === '?' ? (free.shift() as string) : card(short)));
  return [...first, card(turned), ...rest, ...free];
}

export function wantedTable(wanted: Wanted, config: Config = {}): LockedMatch {
  const seats = wanted.hands.length;
  const shuffle = orderFor(wanted, seats === 3 ? card(`2${config.removedTwo?.[5] ?? 'c'}`) : undefined);
  return game.create({ seats, config, chance: 'xorshift32', seed: '1', script: [{ shuffle }] });
}

/** The seat that moves. */
export const mover = (match: LockedMatch): SeatId => match.acting()[0] as SeatId;

export const play = (match: LockedMatch, short: string, seat = mover(match)): Answer =>
  match.play(seat, 'play', { card: card(short) });

export const exchange = (match: LockedMatch, short: string, seat = mover(match)): Answer =>
  match.play(seat, 'exchange', { card: card(short) });

export function playAll(match: LockedMatch, cards: string): LockedMatch {
  for (const short of cards.split(' ')) {
    const answer = play(match, short);
    if (answer.status === 'refused') throw new Error(`${mover(match)} ${short}: ${answer.code}`);
  }
  return match;
}

/** A space as somebody sees it: cards from the lowest up, `#4` for a count, with what is shown beside it. */
export function seen(match: LockedMatch, space: string, viewer: Viewer = 'spectator'): string {
  const found = match.view(viewer).spaces[space];
  if (found === undefined) return '';
  if ('pieces' in found) return found.pieces.map(shortOf).join(' ');
  if (!('count' in found)) return String(found.any);
  return [`#${found.count}`, ...(found.shown ?? []).map(shortOf)].join(' ');
}

export const handOf = (match: LockedMatch, seat: SeatId): string => seen(match, `hand:${seat}`, seat);

function shortOf({ definition }: PieceView): string {
  const [, suit = '', rank] = /#([a-z]+)-(\d+)$/.exec(definition ?? '') ?? [];
  return definition === undefined ? '?' : `${rank}${suit[0]}`;
}

/** Plays a match to its end by taking offers of a number each. */
export function playOut(match: LockedMatch, chosen: (offers: number) => number): number {
  let moves = 0;
  for (let seat = match.acting()[0]; seat !== undefined; seat = match.acting()[0]) {
    match.take(seat, chosen(match.choices(seat)));
    moves++;
  }
  return moves;
}

/** A plain source of numbers for tests: the same each time. */
export function numbers(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}
