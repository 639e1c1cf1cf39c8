import { type LockedMatch, rowsOf, type Viewer } from '@tapete/core';
import { describe, expect, test } from 'vitest';
import {
  battleOf,
  done,
  drawSea,
  fire,
  fireAll,
  game,
  mover,
  numbers,
  placeFleet,
  playOut,
  random,
  ready,
  tableOf,
} from '../../test/table.js';
import { drawFleet } from '../draw-fleet.js';
import { FLEETS } from '../ships.js';

const answers = (match: LockedMatch, viewer: Viewer = 'spectator') =>
  match
    .updates(viewer, 0)
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === 'shot.fired')
    .map(({ data }) => data.answer);

const told = (match: LockedMatch, type: string) =>
  match
    .updates('spectator', 0)
    .flatMap(({ events }) => events)
    .filter((event) => event.type === type);

const rows = (match: LockedMatch, viewer: Viewer = 'p0') => drawSea(match, 'p1', viewer).split('\n');

describe('a shot', () => {
  test('is answered with water, a hit or a ship that is sunk; p0 fires first', () => {
    const match = battleOf();
    expect(mover(match)).toBe('p0');
    fireAll(match, 'a9 b9');
    expect(answers(match)).toEqual(['hit', 'sunk']);
    fireAll(match, 'j10');
    expect(answers(match)).toEqual(['hit', 'sunk', 'water']);
    expect(rows(match)[9]).toBe('.........~');
    expect(mover(match)).toBe('p1');
  });

  test.each([
    ['again', 'p0'],
    ['pass', 'p1'],
  ] as const)('that hits: afterHit %s', (afterHit, next) => {
    const match = battleOf({ afterHit });
    fireAll(match, 'a1');
    expect(mover(match)).toBe(next);
  });

  test('is the rival’s to make when it is its turn, and only at the sea', () => {
    const match = battleOf({ rows: 9, columns: 9 });
    expect(fire(match, 'p1', 'a1')).toMatchObject({ code: 'NOT_OFFERED' });
    expect(fire(match, 'p0', 'j1')).toEqual({
      status: 'refused',
      code: 'OUTSIDE_SEA',
      facts: { row: 0, column: 9, rows: 9, columns: 9 },
    });
    for (const payload of [
      { row: 10, column: 0 },
      { row: -1, column: 0 },
      { row: 1.5, column: 0 },
      { row: 1 },
    ])
      expect(match.play('p0', 'fire', payload)).toMatchObject({ code: 'VALUE_WRONG' });
  });

  test('at a cell that was fired at is refused, or wasted', () => {
    const strict = battleOf();
    fireAll(strict, 'a1');
    expect(fire(strict, 'p0', 'a1')).toEqual({
      status: 'refused',
      code: 'ALREADY_FIRED',
      facts: { row: 0, column: 0 },
    });
    const lax = battleOf({ repeatShot: 'waste' });
    fireAll(lax, 'a1 a1');
    expect(answers(lax)).toEqual(['hit', 'tried']);
    expect(mover(lax)).toBe('p1');
    expect(rows(lax)[0]).toBe('x.........');
  });

  test('next to a ship that is sunk is legal, though it is known to be water', () => {
    const match = battleOf();
    fireAll(match, 'a9 b9 c9');
    expect(answers(match).at(-1)).toBe('water');
  });

  test('is one offer for all the cells that are left', () => {
    const match = battleOf();
    const [offer, ...others] = match.offers('p0');
    expect(others).toEqual([]);
    const rows = offer?.domain && rowsOf(offer.domain);
    expect(rows).toHaveLength(100);
    expect(rows?.[12]).toEqual({ chosen: { row: 1, column: 2 }, at: ['shots:p1/c2'], covers: [] });
    fireAll(match, 'a1');
    expect(match.choices('p0')).toBe(99);
  });
});

describe('a ship that sinks', () => {
  const sunk = (announce: 'sunkWithCells' | 'sunkOnly' | 'hitOnly') => {
    const match = battleOf({ announce });
    fireAll(match, 'b9 a9');
    return match;
  };

  test('is shown with its cells', () => {
    const match = sunk('sunkWithCells');
    expect(match.view('p0').spaces['shots:p1/a9']).toMatchObject({
      pieces: [{ definition: 'hundido/sunk' }, { definition: 'hundido/destroyer', covers: ['shots:p1/b9'] }],
    });
    expect(told(match, 'ship.sunk')[0]?.data).toMatchObject({
      seat: 'p1',
      kind: 'destroyer',
      cells: ['shots:p1/a9', 'shots:p1/b9'],
    });
    expect(match.view('p0').variables.players.p1).toMatchObject({ lost: 1 });
  });

  test('is told to be sunk, and no more', () => {
    const match = sunk('sunkOnly');
    expect(answers(match)).toEqual(['hit', 'sunk']);
    expect(told(match, 'ship.sunk')).toEqual([]);
    expect(rows(match)[8]).toBe('#x........');
    expect(JSON.stringify(match.view('p0'))).not.toContain('destroyer","owner":"p1');
    expect(match.view('p0').variables.players.p1).toMatchObject({ lost: 1 });
  });

  test('is one more hit', () => {
    const match = sunk('hitOnly');
    expect(answers(match)).toEqual(['hit', 'hit']);
    expect(rows(match)[8]).toBe('xx........');
    expect(match.view('p0').variables.players.p1).toMatchObject({ lost: null });
  });
});

describe('a turn of several shots', () => {
  test('tells nothing before the last of them, and then everything', () => {
    const match = battleOf({ shotsPerTurn: 3, afterHit: 'pass' });
    const before = match.hash();
    fireAll(match, 'a1 j10');
    expect([match.hash(), answers(match), mover(match)]).toEqual([before, [], 'p0']);
    expect(rows(match)[0]).toBe('+.........');
    expect(drawSea(match, 'p1', 'p1')).not.toContain('+');
    expect(fire(match, 'p0', 'a1')).toMatchObject({ code: 'ALREADY_AIMED' });
    fireAll(match, 'b1');
    expect(answers(match)).toEqual(['hit', 'water', 'hit']);
    expect(mover(match)).toBe('p1');
    expect(match.context('p0').flow.revisions.p0).toBe(7);
    expect(match.check()).toEqual([]);
  });

  test('may be changed before the last of them', () => {
    const match = battleOf({ shotsPerTurn: 2 });
    fireAll(match, 'a1');
    done(match.undo('p0'));
    fireAll(match, 'j10 j9');
    expect(answers(match)).toEqual(['water', 'water']);
  });

  test('has as many as there were own ships afloat when it opened', () => {
    const match = battleOf({ shotsPerTurn: 'salvo', afterHit: 'pass' });
    expect(match.view('spectator').variables.global.shots).toBe(5);
    fireAll(match, 'a9 b9 j1 j2 j3');
    expect(match.view('spectator').variables.global.shots).toBe(4);
    fireAll(match, 'a9 b9 a7 b7');
    expect(match.view('spectator').variables.global.shots).toBe(4);
    expect(match.check()).toEqual([]);
  });

  test('follows another of the same seat where one of the shots hit', () => {
    const match = battleOf({ shotsPerTurn: 2 });
    fireAll(match, 'j10 a1');
    expect(mover(match)).toBe('p0');
    fireAll(match, 'j9 j8');
    expect(mover(match)).toBe('p1');
  });

  test('that is the last may have fewer cells left than shots', () => {
    const match = battleOf({ shotsPerTurn: 5, rows: 8, columns: 8, fleet: 'small', afterHit: 'pass' });
    const all = Array.from({ length: 64 }, (_, at) => `${'abcdefgh'[at % 8]}${Math.floor(at / 8) + 1}`);
    const water = all.filter((at) => !isShip(at));
    const order = [...water, ...all.filter(isShip)];
    for (let turn = 0; turn < 12; turn++)
      for (const seat of ['p0', 'p1'])
        for (const at of order.slice(turn * 5, turn * 5 + 5)) done(fire(match, seat as 'p0', at));
    expect(match.view('p0').variables.global.shots).toBe(4);
    fireAll(match, order.slice(60).join(' '));
    expect(match.context('p0').result).toMatchObject({ p0: { outcome: 'win' } });
  });

  const isShip = (at: string) =>
    ({ 1: 'abcde', 3: 'abcd', 5: 'abc', 7: 'ab' })[Number(at[1])]?.includes(at[0] as string) ?? false;
});

describe('the end', () => {
  const CELLS = 'a1 b1 c1 d1 e1 a3 b3 c3 d3 a5 b5 c5 a7 b7 c7 a9 b9';

  test.each(['sunkWithCells', 'sunkOnly', 'hitOnly'] as const)(
    'comes with the last ship at once, and both fleets are shown: %s',
    (announce) => {
      const match = battleOf({ announce });
      fireAll(match, CELLS);
      expect(match.context('p1')).toMatchObject({
        status: 'finished',
        result: { p0: { outcome: 'win', reason: 'fleet' }, p1: { outcome: 'loss', reason: 'fleet' } },
      });
      expect(match.acting()).toEqual([]);
      expect(fire(match, 'p0', 'j10')).toMatchObject({ code: 'MATCH_OVER' });
      expect(drawSea(match, 'p0', 'spectator').split('\n')[0]).toBe('ccccc.....');
      expect(match.check()).toEqual([]);
    },
  );

  test('leaving in battle loses, and both fleets are shown', () => {
    const match = battleOf();
    fireAll(match, 'a9 b9');
    done(match.withdraw('p0'));
    expect(match.context('p1').result).toMatchObject({
      p0: { outcome: 'loss', reason: 'withdrawal' },
      p1: { outcome: 'win' },
    });
    expect(drawSea(match, 'p1', 'p0').split('\n')[2]).toBe('bbbb......');
    expect(match.check()).toEqual([]);
  });
});

describe('random games', () => {
  const configs = [
    {},
    { fleet: 'paper', touching: 'edgesOnly', announce: 'sunkOnly' },
    { fleet: 'small', rows: 8, columns: 8, shotsPerTurn: 'salvo', afterHit: 'pass', announce: 'hitOnly' },
    { shotsPerTurn: 3, repeatShot: 'waste', rows: 8, columns: 8, touching: 'allowed' },
  ] as const;

  test.each(configs)('%o: every position is one, and somebody wins', (config) => {
    for (let seed = 1; seed <= 2; seed++) {
      const match = tableOf(config, seed);
      const next = numbers(seed);
      while (match.acting().length > 0) {
        const seat = mover(match);
        done(match.take(seat, next(match.choices(seat))));
        expect(match.check()).toEqual([]);
      }
      const outcomes = Object.values(match.context('p0').result ?? {}).map(({ outcome }) => outcome);
      expect(outcomes.sort()).toEqual(['loss', 'win']);
      expect(game.replay(match.record()).hash()).toBe(match.hash());
    }
  });

  test('a shooter by chance that never repeats needs 95.389 shots on average', () => {
    const next = numbers(11);
    let sum = 0;
    const GAMES = 2000;
    for (let played = 0; played < GAMES; played++) {
      const fleet = drawFleet(FLEETS.boxed, { rows: 10, columns: 10 }, 'none', next) ?? [];
      const cells = new Set(fleet.flatMap(({ place }) => place.cells));
      const left = Array.from({ length: 100 }, (_, cell) => cell);
      let shots = 0;
      for (; cells.size > 0; shots++) {
        const [cell] = left.splice(next(left.length), 1);
        cells.delete(cell as number);
      }
      sum += shots;
    }
    expect((17 * 101) / 18).toBeCloseTo(95.389, 3);
    expect(Math.abs(sum / GAMES - 95.389)).toBeLessThan(0.5);
  });

  test('so does the game: shots of a seat whose rival only ever fires at water', () => {
    const shots = [1, 2, 3, 4].map((seed) => shotsOfChance(seed));
    for (const count of shots) expect(count).toBeGreaterThanOrEqual(17);
    expect(shots.reduce((sum, count) => sum + count) / shots.length).toBeGreaterThan(80);
  });

  function shotsOfChance(seed: number): number {
    const match = tableOf({}, seed);
    placeFleet(match, 'p0');
    done(random(match, 'p1'));
    for (const seat of ['p0', 'p1'] as const) done(ready(match, seat));
    const next = numbers(seed);
    const fleet = new Set(
      ['01234', '0123', '012', '012', '01'].flatMap((row, at) =>
        [...row].map((column) => 20 * at + Number(column)),
      ),
    );
    const water = Array.from({ length: 100 }, (_, at) => at).filter((at) => !fleet.has(at));
    let shots = 0;
    while (match.acting().length > 0) {
      const seat = mover(match);
      if (seat === 'p0') {
        done(match.take(seat, next(match.choices(seat))));
        shots++;
      } else {
        const at = water.shift() as number;
        done(match.play(seat, 'fire', { row: Math.floor(at / 10), column: at % 10 }));
      }
    }
    expect(match.context('p0').result).toMatchObject({ p0: { outcome: 'win' } });
    return shots;
  }

  test('random play comes to an end', () => {
    expect(playOut(tableOf(), numbers(5))).toBeLessThan(230);
  });
});
