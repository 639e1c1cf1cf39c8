import type { Answer, LockedMatch, View } from '@tapete/core';
import type { Klondike } from '../src/manifest.js';
import { openKlondike } from './game.js';

const game = openKlondike();
type Config = Partial<Klondike['config']>;

/** A match that is dealt by a seed. */
export const handOf = (seed: number, config: Config = {}): LockedMatch =>
  game.create({ seats: 1, config, chance: 'xorshift32', seed: String(seed) });

/** A match that is dealt in this order, the first card first. */
export const dealtHand = (shuffle: readonly string[], config: Config = {}): LockedMatch =>
  game.create({ seats: 1, config, chance: 'xorshift32', seed: '1', script: [{ shuffle }] });

const SUITS = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' } as const;

/** `10h` -> `hearts-10`. */
export const card = (short: string): string =>
  `${SUITS[short.at(-1) as keyof typeof SUITS]}-${short.slice(0, -1)}`;

export const cards = (short: string): string[] => short.split(' ').filter(Boolean).map(card);

export const ALL = Object.values(SUITS).flatMap((suit) =>
  Array.from({ length: 13 }, (_, index) => `${suit}-${index + 1}`),
);

/** A hand whose columns and stock begin with what is asked for; the other cards follow in order. */
export interface Wanted {
  /** Of each column from the lowest card to its open one, `?` for any. */
  readonly columns?: readonly string[];
  /** In the order in which it is drawn. */
  readonly stock?: string;
}

/** The order of dealing that gives such a hand. */
export function orderFor({ columns = [], stock = '' }: Wanted): string[] {
  const order: (string | undefined)[] = Array.from({ length: 52 });
  for (const [index, column] of columns.entries()) {
    const wanted = column.split(' ').filter(Boolean);
    const last = index;
    for (const [at, short] of wanted.entries()) {
      const row = last - (wanted.length - 1) + at;
      if (short !== '?') order[dealtAt(row, index)] = card(short);
    }
  }
  for (const [at, short] of stock.split(' ').filter(Boolean).entries()) {
    if (short !== '?') order[28 + at] = card(short);
  }
  const free = ALL.filter((id) => !order.includes(id));
  return order.map((id) => id ?? (free.shift() as string));
}

/** The place in the order of dealing of the card in a row (from 0) of a column (from 0). */
function dealtAt(row: number, column: number): number {
  let before = 0;
  for (let earlier = 0; earlier < row; earlier++) before += 7 - earlier;
  return before + (column - row);
}

export const wantedHand = (wanted: Wanted, config: Config = {}): LockedMatch =>
  dealtHand(orderFor(wanted), config);

/** Plays a move written short: `draw`, `recycle`, `3>5` or `3x2>5` (two cards), `w>5`, `h>5` (from the hearts), `w^`, `3^`, `turn 3`. */
export function play(match: LockedMatch, short: string): Answer {
  const [, from = '', count, to] = /^(\d|w|[cdhs])(?:x(\d+))?>(\d)$/.exec(short) ?? [];
  if (to !== undefined)
    return match.play('p0', 'moveStack', {
      from: place(from),
      count: Number(count ?? 1),
      to: `column-${to}`,
    });
  const [, home] = /^(\d|w)\^$/.exec(short) ?? [];
  if (home !== undefined) return match.play('p0', 'moveToFoundation', { from: place(home) });
  const [, turned] = /^turn (\d)$/.exec(short) ?? [];
  if (turned !== undefined) return match.play('p0', 'turnUp', { column: `column-${turned}` });
  return match.play('p0', short, {});
}

export function playAll(match: LockedMatch, moves: string): LockedMatch {
  for (const short of moves.split(',').map((each) => each.trim())) {
    const answer = play(match, short);
    if (answer.status === 'refused') throw new Error(`${short}: ${answer.code}`);
  }
  return match;
}

function place(short: string): string {
  if (short === 'w') return 'waste';
  return short in SUITS ? `foundation-${SUITS[short as keyof typeof SUITS]}` : `column-${short}`;
}

/** A space as its seat sees it: `?` for a card that is down, `#4` for a count. */
export function seen(view: View, space: string): string {
  const found = view.spaces[space];
  if (found === undefined) return '';
  if (!('pieces' in found)) return `#${'count' in found ? found.count : found.any}`;
  return found.pieces.map(({ definition }) => (definition ? shortOf(definition) : '?')).join(' ');
}

function shortOf(definition: string): string {
  const [, suit = '', rank] = /#([a-z]+)-(\d+)$/.exec(definition) ?? [];
  return `${rank}${suit[0]}`;
}

export const drawn = (match: LockedMatch): Readonly<Record<string, string>> => {
  const view = match.view('p0');
  return Object.fromEntries(Object.keys(view.spaces).map((space) => [space, seen(view, space)]));
};

/** The moves that are offered, written as `play` reads them. */
export function offered(match: LockedMatch): string[] {
  return match.offers('p0').map(({ action, payload }) => {
    const { from, count, to, column } = payload as Readonly<Record<string, string | number>>;
    if (action === 'moveToFoundation') return `${shortPlace(from)}^`;
    if (action === 'turnUp') return `turn ${shortPlace(column)}`;
    if (action !== 'moveStack') return action;
    return `${shortPlace(from)}${count === 1 ? '' : `x${count}`}>${shortPlace(to)}`;
  });
}

function shortPlace(place: string | number | undefined): string {
  const [, kind, name = ''] = /^(waste|column|foundation)-?(.*)$/.exec(String(place)) ?? [];
  if (kind === 'waste') return 'w';
  return kind === 'column' ? name : (name[0] ?? '');
}

export const scoreOf = (match: LockedMatch): unknown => match.view('p0').variables.global.score;
