import { type Answer, type LockedMatch, type SeatId, squareName, type Viewer } from '@tapete/core';
import type { Hundido } from '../src/manifest.js';
import type { Ship } from '../src/ships.js';
import { openHundido } from './game.js';

export const game = openHundido();
export type Config = Partial<Hundido['config']>;

/** A match in which both may place; only its last state has a hash. */
export const tableOf = (config: Config = {}, seed = 1): LockedMatch =>
  game.create({ seats: 2, config, chance: 'xorshift32', seed: String(seed) }, { hashes: false });

/** `b7` -> row 6, column 1. */
export function cell(name: string): { readonly row: number; readonly column: number } {
  return { row: Number(name.slice(1)) - 1, column: name.charCodeAt(0) - 97 };
}

/** `carrier a1 across`, `cruiser c3 along`: along a row, or along a column. */
export function place(match: LockedMatch, seat: SeatId, words: string): Answer {
  const [ship, at = '', way] = words.split(' ');
  return match.play(seat, 'placeShip', { ship: ship as Ship, ...cell(at), across: way === 'across' });
}

export const remove = (match: LockedMatch, seat: SeatId, ship: Ship): Answer =>
  match.play(seat, 'removeShip', { ship });
export const ready = (match: LockedMatch, seat: SeatId): Answer => match.play(seat, 'ready', {});
export const random = (match: LockedMatch, seat: SeatId): Answer => match.play(seat, 'randomFleet', {});
export const fire = (match: LockedMatch, seat: SeatId, at: string): Answer =>
  match.play(seat, 'fire', cell(at));

/** What must be accepted. */
export function done(answer: Answer): Answer {
  if (answer.status === 'refused') throw new Error(`${answer.code} ${JSON.stringify(answer.facts)}`);
  return answer;
}

export const FLEET = [
  'carrier a1 across',
  'battleship a3 across',
  'cruiser a5 across',
  'submarine a7 across',
  'destroyer a9 across',
];
const FLEETS: { readonly [fleet in Hundido['config']['fleet']]: readonly string[] } = {
  boxed: FLEET,
  paper: [
    'battleship a1 across',
    'cruiser-1 f1 across',
    'cruiser-2 a3 across',
    'destroyer-1 e3 across',
    'destroyer-2 h3 across',
    'destroyer-3 a5 across',
    'patrol-1 d5 across',
    'patrol-2 f5 across',
    'patrol-3 a7 across',
    'patrol-4 c7 across',
  ],
  small: ['carrier a1 across', 'battleship a3 across', 'cruiser a5 across', 'destroyer a7 across'],
};

export function placeFleet(match: LockedMatch, seat: SeatId, fleet: readonly string[] = FLEET): void {
  for (const words of fleet) done(place(match, seat, words));
}

/** Both have the same fleet, row by row from a1, unless it is said otherwise, and p0 is to fire. */
export function battleOf(
  config: Config = {},
  fleets: { readonly [seat in 'p0' | 'p1']?: readonly string[] } = {},
): LockedMatch {
  const match = tableOf(config);
  for (const seat of ['p0', 'p1'] as const) {
    placeFleet(match, seat, fleets[seat] ?? FLEETS[config.fleet ?? 'boxed']);
    done(ready(match, seat));
  }
  return match;
}

export const mover = (match: LockedMatch): SeatId => match.acting()[0] as SeatId;

/** Shots of whoever is to move, all of which must be accepted. */
export function fireAll(match: LockedMatch, cells: string): LockedMatch {
  for (const at of cells.split(' ')) done(fire(match, mover(match), at));
  return match;
}

const SIGNS: Readonly<Record<string, string>> = { water: '~', hit: 'x', sunk: '#', aim: '+' };

/** A sea as somebody sees it, row by row: letters are ships, `~` water, `x` a hit, `#` the hit that sank, `+` an aim. */
export function drawSea(match: LockedMatch, seat: SeatId, viewer: Viewer): string {
  const { spaces } = match.view(viewer);
  const { rows, columns } = match.setup.config as Hundido['config'];
  const signs = new Map<string, string>();
  const ships = ['sea', 'shots'].flatMap((board) => piecesOn(spaces, `${board}:${seat}/`));
  for (const { space, piece } of ships) {
    const name = (piece.definition ?? '').replace(/^.*\//, '');
    if (SIGNS[name] !== undefined) continue;
    for (const each of [space, ...(piece.covers ?? [])]) signs.set(nameOf(each), name[0] ?? '?');
  }
  for (const { space, piece } of ships) {
    const sign = SIGNS[(piece.definition ?? '').replace(/^.*\//, '')];
    if (sign !== undefined) signs.set(nameOf(space), sign);
  }
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => signs.get(squareName(row, column)) ?? '.').join(''),
  ).join('\n');
}

const nameOf = (space: string): string => space.slice(space.indexOf('/') + 1);

function piecesOn(spaces: ReturnType<LockedMatch['view']>['spaces'], board: string) {
  return Object.entries(spaces).flatMap(([space, seen]) =>
    space.startsWith(board) && 'pieces' in seen ? seen.pieces.map((piece) => ({ space, piece })) : [],
  );
}

/** A plain source of numbers for tests: the same each time. */
export function numbers(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

/** Plays a match to its end by taking offers of a number each. */
export function playOut(match: LockedMatch, next: (below: number) => number): number {
  let moves = 0;
  for (let seats = match.acting(); seats.length > 0; seats = match.acting()) {
    const seat = seats[next(seats.length)] as SeatId;
    done(match.take(seat, next(match.choices(seat))));
    moves++;
  }
  return moves;
}
