import { createHash } from 'node:crypto';
import type { BotChance, LockedMatch, SeatId, Viewer } from '@tapete/core';
import { describe, expect, test } from 'vitest';
import {
  battleOf,
  type Config,
  done,
  drawSea,
  fire,
  mover,
  numbers,
  place,
  placeFleet,
  random,
  ready,
  remove,
  tableOf,
} from '../test/table.js';
import { marksOn, shipsSeen } from './seen.js';

/** All that leaves for a viewer, and what it may take back where that is asked for: a sample has nothing to take back. */
function sent(match: LockedMatch, viewer: Viewer, withUndo = true): string {
  const { undo, ...context } = match.context(viewer);
  const all = [match.view(viewer), context, withUndo && undo, match.updates(viewer, 0)];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

describe('before the battle', () => {
  test('a rival and a spectator are sent the same, whatever is placed, moved or taken back', () => {
    const one = tableOf();
    const other = tableOf();
    for (const match of [one, other]) done(place(match, 'p0', 'carrier a1 across'));
    done(place(one, 'p1', 'carrier c3 across'));
    done(place(one, 'p1', 'destroyer a10 across'));
    done(place(one, 'p1', 'destroyer j1 along'));
    done(place(other, 'p1', 'submarine c3 along'));
    done(random(other, 'p1'));
    done(remove(other, 'p1', 'carrier'));
    for (const viewer of ['p0', 'spectator'] as const) expect(sent(one, viewer)).toBe(sent(other, viewer));
  });

  test('a view has no space of the other’s fleet, and not even its number', () => {
    const match = tableOf();
    placeFleet(match, 'p1');
    for (const viewer of ['p0', 'spectator'] as const) {
      const spaces = Object.keys(match.view(viewer).spaces);
      expect(spaces.filter((space) => /^(sea|harbour):p1/.test(space))).toEqual([]);
      expect(JSON.stringify(match.updates(viewer, 0))).not.toContain('ship');
    }
  });

  test('an error says nothing of the other’s fleet', () => {
    const match = tableOf();
    const before = place(match, 'p0', 'carrier j1 across');
    placeFleet(match, 'p1');
    expect(place(match, 'p0', 'carrier j1 across')).toEqual(before);
    expect(remove(match, 'p0', 'carrier')).toMatchObject({
      code: 'SHIP_NOT_PLACED',
      facts: { ship: 'carrier' },
    });
  });
});

test('in battle all that was not found stays hidden, whatever is announced', () => {
  for (const announce of ['sunkWithCells', 'sunkOnly', 'hitOnly'] as const) {
    const match = battleOf(
      { announce },
      {
        p1: [
          'carrier b2 along',
          'battleship d2 across',
          'cruiser d4 across',
          'submarine d6 across',
          'destroyer d8 across',
        ],
      },
    );
    done(fire(match, 'p0', 'b2'));
    done(fire(match, 'p0', 'b3'));
    done(fire(match, 'p0', 'a1'));
    expect(drawSea(match, 'p1', 'p0').replace(/[.\n]/g, '')).toBe('~xx');
    expect(drawSea(match, 'p1', 'spectator')).toBe(drawSea(match, 'p1', 'p0'));
    const spaces = Object.keys(match.view('p0').spaces).filter((space) => space.startsWith('sea:p1'));
    expect(spaces).toEqual([]);
  }
});

describe('a sampled match', () => {
  const configs: Config[] = [
    {},
    { announce: 'sunkOnly', touching: 'allowed' },
    { announce: 'hitOnly', fleet: 'paper', touching: 'edgesOnly' },
    { fleet: 'small', rows: 8, columns: 8, shotsPerTurn: 'salvo', afterHit: 'pass' },
  ];

  test.each(configs)(
    '%o: shows its seat the same, is a position, and is another one where it can be',
    (config) => {
      const match = tableOf(config, 3);
      const next = numbers(4);
      const chance: BotChance = { int: next };
      let others = 0;
      for (let moves = 0; match.acting().length > 0; moves++) {
        if (moves % 30 === 7)
          for (const seat of ['p0', 'p1'] as const) {
            const sample = match.sample(seat, chance);
            expect(sent(sample, seat, false)).toBe(sent(match, seat, false));
            expect(sample.check()).toEqual([]);
            if (drawAll(sample, seat) !== drawAll(match, seat)) others++;
          }
        const seat = mover(match);
        done(match.take(seat, next(match.choices(seat))));
      }
      expect(others).toBeGreaterThan(1);
    },
  );

  test('can be played on', () => {
    const match = battleOf();
    for (const at of ['a1', 'b1', 'j10']) done(fire(match, 'p0', at));
    const sample = match.sample('p1', { int: numbers(2) });
    done(fire(sample, 'p1', 'j10'));
    expect(sample.check()).toEqual([]);
  });

  test('has a whole fleet once the rival is ready', () => {
    const match = tableOf();
    placeFleet(match, 'p1');
    done(ready(match, 'p1'));
    for (let seed = 1; seed < 6; seed++)
      expect(drawAll(match.sample('p0', { int: numbers(seed) }), 'p0').replace(/[.\n]/g, '')).toHaveLength(
        17,
      );
  });

  /** The rival's sea as it truly is in this match. */
  function drawAll(match: LockedMatch, seat: SeatId): string {
    const rival = seat === 'p0' ? 'p1' : 'p0';
    return drawSea(match, rival, rival);
  }
});

test('what is seen of a sea is read as it stands there', () => {
  const match = battleOf();
  for (const at of ['a9', 'b9', 'j10']) done(fire(match, 'p0', at));
  const sea = { rows: 10, columns: 10 };
  const marks = marksOn(match.view('p0'), 'p1', sea);
  expect([marks[80], marks[81], marks[99], marks[0]]).toEqual(['hit', 'sunk', 'water', undefined]);
  expect(shipsSeen(match.view('p0'), 'shots:p1', sea)).toEqual([{ ship: 'destroyer', cells: [80, 81] }]);
});
