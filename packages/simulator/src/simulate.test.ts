import { expect, test } from 'vitest';
import { race } from '../test/race.js';
import { movesOfGame } from './moves-of-game.js';
import { playGame } from './play-game.js';
import { botSeed, gameSeed } from './seeds.js';
import { simulate } from './simulate.js';

const game = await race();
const run = { games: 400, seed: 7 };

test('every game is counted once, and each of them has one winner', () => {
  const { games, seats, length, ends, branching, intervals, actions, ...rest } = simulate(game, run);
  expect(games).toBe(400);
  expect(Object.keys(seats)).toEqual(['p0', 'p1']);
  expect(seats.p0!.win + seats.p1!.win).toBe(400);
  expect(seats.p0!.loss + seats.p1!.loss).toBe(400);
  expect(ends).toEqual({ reached: 400 });
  expect(branching).toEqual({ mean: 3, max: 3 });
  expect(length.min).toBeGreaterThanOrEqual(4);
  expect(length.max).toBeLessThanOrEqual(10);
  expect(length.mean).toBeGreaterThan(length.min);
  expect(length.median).toBeLessThanOrEqual(length.most90);
  const { low, high } = intervals.wins.p0 as { low: number; high: number };
  expect(low).toBeLessThan((seats.p0?.win ?? 0) / 400);
  expect(high).toBeGreaterThan((seats.p0?.win ?? 0) / 400);
  expect(actions).toEqual({ add: { taken: length.mean * 400, games: 400 }, rest: { taken: 0, games: 0 } });
  expect(rest).toEqual({
    unfinished: 0,
    cancelled: 0,
    broken: 0,
    pieces: {},
    brokenGames: [],
    unfinishedGames: [],
  });
});

test('the same seed gives the same report, another one another', () => {
  expect(simulate(game, run)).toEqual(simulate(game, run));
  expect(simulate(game, { ...run, seed: 8 }).seats).not.toEqual(simulate(game, run).seats);
});

test('a run is the sum of its games, each from its own seed', () => {
  const plan = { seats: 2, config: {}, bots: ['random'], most: 40 };
  const courses = Array.from({ length: 400 }, (_, number) => playGame(game, plan, gameSeed(7, number)));
  const wins = courses.filter(({ result }) => result?.p0?.outcome === 'win').length;
  const decisions = courses.reduce((sum, course) => sum + course.decisions, 0);
  const report = simulate(game, run);
  expect(report.seats.p0!.win).toBe(wins);
  expect(report.length.mean).toBe(decisions / 400);
});

test('a bot that the game brings chooses from what its seat is shown', () => {
  const { length } = simulate(game, { ...run, bots: ['last'] });
  expect([length.min, length.max]).toEqual([4, 4]);
});

test('no two games of a run share a seed, nor do the bots of a game', () => {
  const seeds = Array.from({ length: 20_000 }, (_, number) => gameSeed(1, number));
  expect(new Set(seeds).size).toBe(20_000);
  expect(new Set([0, 1, 2, 3].map((seat) => botSeed(5, seat))).size).toBe(4);
});

test('a game that breaks stops nothing, and is told with the seed that breaks it', () => {
  const report = simulate(game, { ...run, config: { brokenOn: 3 } });
  expect(report.games).toBe(400);
  expect(report.broken).toBeGreaterThan(20);
  expect(report.seats.p0!.win + report.seats.p1!.win).toBe(400 - report.broken);
  expect(report.ends).toEqual({ broken: report.broken, reached: 400 - report.broken });
  expect(report.brokenGames).toHaveLength(20);
  for (const { game: number, seed, message } of report.brokenGames) {
    expect(seed).toBe(String(gameSeed(7, number)));
    expect(seed).toMatch(/3$/);
    expect(message).toContain('rolled off the table');
    expect(movesOfGame(game, { ...run, config: { brokenOn: 3 } }, number).message).toBe(message);
  }
});

test('a match in which nobody can act, though it is not over, counts as broken', () => {
  const report = simulate(game, { ...run, config: { stuckOn: 4 } });
  expect(report.broken).toBeGreaterThan(0);
  expect(report.brokenGames[0]?.message).toContain('nobody is offered anything in phase "adding"');
});

test('a game that takes longer than it may is unfinished', () => {
  const report = simulate(game, { ...run, most: 5 });
  expect(report.unfinished).toBeGreaterThan(0);
  expect(report.ends.unfinished).toBe(report.unfinished);
  expect(report.length.max).toBe(5);
  expect(report.unfinishedGames).toHaveLength(20);
  const [{ game: number, seed } = { game: -1, seed: '' }] = report.unfinishedGames;
  expect(movesOfGame(game, { ...run, most: 5 }, number)).toMatchObject({ seed, seats: 2 });
  expect(movesOfGame(game, { ...run, most: 5 }, number).steps).toHaveLength(5);
});

test('three seats, and progress that is told on the way', () => {
  const told: number[] = [];
  const report = simulate(game, { games: 600, seed: 1, seats: 3, onProgress: (done) => told.push(done) });
  expect(Object.keys(report.seats)).toEqual(['p0', 'p1', 'p2']);
  expect(told).toEqual([250, 500]);
});

test.each([
  ['no games', { games: 0, seed: 1 }, 'SIMULATION_WRONG'],
  ['half a game', { games: 1.5, seed: 1 }, 'SIMULATION_WRONG'],
  ['a seed of more than 32 bits', { games: 1, seed: 2 ** 32 }, 'SIMULATION_WRONG'],
  ['no bots', { games: 1, seed: 1, bots: [] }, 'SIMULATION_WRONG'],
  ['games without a decision', { games: 1, seed: 1, most: 0 }, 'SIMULATION_WRONG'],
  ['a bot that there is not', { games: 1, seed: 1, bots: ['rnadom'] }, 'BOT_UNKNOWN'],
])('%s: refused before the first game', (_, wrong, code) => {
  expect(() => simulate(game, wrong)).toThrow(expect.objectContaining({ code }));
});

test('seats that the game refuses are refused before the first game', () => {
  expect(() => simulate(game, { ...run, seats: 5 })).toThrow('too many seats');
});
