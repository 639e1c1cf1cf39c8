import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { botChance, type LockedGame, type LockedMatch, type NewSetup, type SeatId } from '@tapete/core';
import { IsolatedGame, loadRules, RealmPool } from '@tapete/isolation';
import { afterAll, expect, test } from 'vitest';
import { buildGame } from '../src/index.js';

const GAMES = fileURLToPath(new URL('../../../games', import.meta.url));
const pool = new RealmPool({ threads: 1, watchdogMs: 20_000 });
afterAll(() => pool.close());

/** Every game of the workspace. A long run: TAPETE_ISOLATED_GAMES=200. */
const MATCHES = Number(process.env.TAPETE_ISOLATED_GAMES ?? 2);

test.each(readdirSync(GAMES))('%s goes the same way in process and isolated', async (id) => {
  const built = await buildGame(`${GAMES}/${id}`);
  if (!('text' in built)) throw new Error(JSON.stringify(built.findings));
  const near = await loadRules(built.text);
  const far = await IsolatedGame.load(built.text, pool);
  expect(far.structure).toEqual(near.structure);
  expect(far.bots).toEqual(near.bots);
  for (let seed = 1; seed <= MATCHES; seed++) playBoth(near, far, seed);
});

function playBoth(near: LockedGame, far: LockedGame, number: number): void {
  const seed = number.toString(16).padStart(64, '0');
  const setup: NewSetup = { seats: near.structure.seats.min, chance: 'chacha20', seed };
  const matches = [near.create(setup), far.create(setup)] as const;
  const chance = botChance(number);
  for (let moves = 0; moves < 120; moves++) {
    const [seat] = both(matches, (match) => match.acting());
    if (seat === undefined) break;
    const choices = both(matches, (match) => match.choices(seat));
    const choice = chance.int(choices);
    both(matches, (match) => match.take(seat, choice));
    if (moves % 10 === 0) both(matches, (match) => shown(match, seat));
  }
  both(matches, (match) => match.save());
  for (const match of matches) match.close();
}

/** Asks both the same, and gives what both said. */
function both<Value>(
  [near, far]: readonly [LockedMatch, LockedMatch],
  ask: (match: LockedMatch) => Value,
): Value {
  const told = ask(far);
  expect(told).toEqual(JSON.parse(JSON.stringify(ask(near))));
  return told;
}

const shown = (match: LockedMatch, seat: SeatId) => [
  match.view(seat),
  match.context(seat),
  match.view('spectator'),
  match.updates(seat, 0),
  match.check(),
  match.hash(),
];
