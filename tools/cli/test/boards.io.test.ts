import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tapete, tapeteJson, WORKSPACE } from './call.js';

/** A game for each kind of board that has no squares; without pictures, so that they are all rules. */
const GAMES = readdirSync(join(WORKSPACE, 'examples/boards'));

test('there is one for hexes, one for networks, one for tracks', () => {
  expect(GAMES.sort()).toEqual(['hounds', 'isle', 'lake-race']);
});

test.each(GAMES)('%s is right, up to date, and keeps every law', { timeout: 120_000 }, async (game) => {
  const folder = `examples/boards/${game}`;
  expect((await tapeteJson(['verify', folder])).json.findings).toEqual([]);
  expect((await tapete(['update', folder])).out).toBe('Everything is up to date.\n');
  const { json } = await tapeteJson(['conform', folder, '--games', '4']);
  expect(json.holds).toBe(true);
});
