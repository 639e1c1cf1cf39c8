import { countRows, rowsOf, type SeatId } from '@tapete/core';
import { describe, expect, test } from 'vitest';
import {
  type Config,
  done,
  drawSea,
  FLEET,
  game,
  place,
  placeFleet,
  random,
  ready,
  remove,
  tableOf,
} from '../../test/table.js';
import { FLEETS, KINDS, LENGTHS } from '../ships.js';

const shown = (match: ReturnType<typeof tableOf>, seat: SeatId = 'p0') =>
  drawSea(match, seat, seat).split('\n');
const sailing = (match: ReturnType<typeof tableOf>) => drawSea(match, 'p0', 'p0').replace(/[.\n]/g, '');

describe('a ship', () => {
  test('is placed along a row or along a column, from its cell on', () => {
    const match = tableOf();
    done(place(match, 'p0', 'cruiser b2 across'));
    done(place(match, 'p0', 'destroyer g4 along'));
    expect(shown(match).slice(0, 6)).toEqual([
      '..........',
      '.ccc......',
      '..........',
      '......d...',
      '......d...',
      '..........',
    ]);
  });

  test('is moved by placing it again, also over cells that it leaves, and is taken back', () => {
    const match = tableOf();
    done(place(match, 'p0', 'carrier a1 across'));
    done(place(match, 'p0', 'carrier b1 across'));
    expect(shown(match)[0]).toBe('.ccccc....');
    done(place(match, 'p0', 'carrier b1 along'));
    expect(shown(match).map((row) => row[1])).toEqual([...'ccccc.....']);
    done(remove(match, 'p0', 'carrier'));
    expect(sailing(match)).toBe('');
    expect(match.view('p0').spaces['harbour:p0']).toMatchObject({ pieces: { length: 5 } });
  });

  test.each([
    ['leaves the sea to the right', 'carrier g1 across', 'SHIP_OUTSIDE'],
    ['leaves it past the last row', 'carrier a7 along', 'SHIP_OUTSIDE'],
    ['lies on another', 'destroyer d5 along', 'SHIP_OVERLAPS'],
    ['touches another along an edge', 'destroyer d6 across', 'SHIP_TOUCHES'],
    ['touches another at a corner', 'destroyer g6 across', 'SHIP_TOUCHES'],
  ])('that %s is refused: %s', (_, words, code) => {
    const match = tableOf();
    done(place(match, 'p0', 'cruiser d5 across'));
    const before = match.hash();
    expect(place(match, 'p0', words)).toMatchObject({ status: 'refused', code });
    expect(match.hash()).toBe(before);
  });

  test.each([
    ['none', 0, 0],
    ['edgesOnly', 1, 0],
    ['allowed', 1, 1],
  ] as const)('touching %s: at a corner %i, along an edge %i', (touching, corner, edge) => {
    const match = tableOf({ touching });
    done(place(match, 'p0', 'cruiser d5 across'));
    const takes = (words: string) => (place(match, 'p0', words).status === 'accepted' ? 1 : 0);
    expect([takes('destroyer g6 across'), takes('submarine d4 across')]).toEqual([corner, edge]);
  });

  test('that is none of the fleet, or no place at all, is refused', () => {
    const match = tableOf({ fleet: 'paper' });
    expect(place(match, 'p0', 'carrier a1 across')).toEqual({
      status: 'refused',
      code: 'NOT_IN_FLEET',
      facts: { ship: 'carrier', fleet: 'paper' },
    });
    expect(remove(match, 'p0', 'carrier')).toMatchObject({ code: 'NOT_IN_FLEET' });
    expect(remove(match, 'p0', 'battleship')).toMatchObject({ code: 'SHIP_NOT_PLACED' });
    expect(place(match, 'p0', 'patrol-1 a1 along')).toMatchObject({ code: 'SHIP_OF_ONE_CELL' });
    for (const payload of [
      {},
      { ship: 'raft', row: 0, column: 0, across: true },
      { ship: 'patrol-1', row: 10 },
    ])
      expect(match.play('p0', 'placeShip', payload)).toMatchObject({ code: 'VALUE_WRONG' });
  });
});

test('all places of a ship are one offer, and those of ships that are placed change what was decided', () => {
  const match = tableOf();
  const offers = () => match.offers('p0').filter(({ action }) => action === 'placeShip');
  expect(offers().map(({ domain }) => domain && countRows(domain))).toEqual([120, 140, 160, 160, 180]);
  done(place(match, 'p0', 'carrier a1 across'));
  expect(offers().map(({ changes, domain }) => [changes, domain && countRows(domain)])).toEqual([
    [true, 120],
    [undefined, 116],
    [undefined, 136],
    [undefined, 136],
    [undefined, 156],
  ]);
  const [carrier] = offers();
  expect(carrier?.domain && rowsOf(carrier.domain)[0]?.covers).toEqual([
    'sea:p0/b1',
    'sea:p0/c1',
    'sea:p0/d1',
    'sea:p0/e1',
  ]);
});

test.each([
  ['boxed', 17],
  ['paper', 20],
  ['small', 14],
] as const)('the fleet %s has %i cells, and the ships that the manifest says', (fleet, cells) => {
  const match = tableOf({ fleet, rows: 8, columns: 8 });
  done(random(match, 'p0'));
  expect(sailing(match)).toHaveLength(cells);
  const { by } = { by: Object.fromEntries(game.structure.pieces.map(({ id, count }) => [id, count])) };
  const said = Object.entries(by).flatMap(([id, count]) =>
    typeof count === 'object' && count.config === 'fleet' && count.by?.[fleet] === 1 ? [id] : [],
  );
  expect(new Set(FLEETS[fleet])).toEqual(new Set(said));
  expect(KINDS.map((kind) => LENGTHS[kind])).toEqual([5, 4, 3, 3, 2, 1]);
});

describe('a random fleet', () => {
  test('is whole and legal, whatever the rules and the sea', () => {
    const configs: Config[] = [
      {},
      { fleet: 'paper', rows: 8, columns: 8 },
      { fleet: 'small', rows: 8, columns: 8, touching: 'edgesOnly' },
      { touching: 'allowed', rows: 9, columns: 8 },
    ];
    for (const config of configs)
      for (let seed = 1; seed < 12; seed++) {
        const match = tableOf(config, seed);
        done(place(match, 'p0', `${FLEETS[config.fleet ?? 'boxed'][0]} a1 across`));
        done(random(match, 'p0'));
        expect(match.check()).toEqual([]);
        expect(match.view('p0').spaces['harbour:p0']).toEqual({ pieces: [] });
      }
  });

  test('is drawn from its seat’s own stream: what the other draws does not change it', () => {
    const alone = tableOf();
    random(alone, 'p0');
    const after = tableOf();
    for (let times = 0; times < 3; times++) random(after, 'p1');
    random(after, 'p0');
    expect(drawSea(after, 'p0', 'p0')).toBe(drawSea(alone, 'p0', 'p0'));
  });
});

describe('ready', () => {
  test('takes the whole fleet', () => {
    const match = tableOf();
    placeFleet(match, 'p0', FLEET.slice(1));
    expect(ready(match, 'p0')).toEqual({
      status: 'refused',
      code: 'FLEET_INCOMPLETE',
      facts: { missing: 1, ships: 5 },
    });
    placeFleet(match, 'p0', FLEET.slice(0, 1));
    expect(ready(match, 'p0').status).toBe('accepted');
    expect(match.acting()).toEqual(['p1']);
  });

  test('is withdrawn by taking it back, while the rival is not ready', () => {
    const match = tableOf();
    placeFleet(match, 'p0');
    done(ready(match, 'p0'));
    expect(place(match, 'p0', 'carrier b1 across')).toMatchObject({ code: 'NOT_OFFERED' });
    placeFleet(match, 'p1');
    expect(match.context('p0').undo).toEqual({ allowed: true });
    done(match.undo('p0'));
    done(place(match, 'p0', 'carrier b1 across'));
    done(ready(match, 'p1'));
    expect(match.context('p0').flow.phase).toBe('placement');
    done(ready(match, 'p0'));
    expect(match.context('p0').flow.phase).toBe('battle');
    expect(match.undo('p0')).toMatchObject({ status: 'refused', facts: { reason: 'UNDO_OFF' } });
    expect(match.undo('p1')).toMatchObject({ status: 'refused', facts: { reason: 'UNDO_OFF' } });
  });

  test('a random fleet is not taken back, and what was placed by hand is', () => {
    const match = tableOf();
    done(random(match, 'p0'));
    expect(match.undo('p0')).toMatchObject({ facts: { reason: 'CHANCE_DRAWN' } });
    done(place(match, 'p1', 'carrier a1 across'));
    done(match.undo('p1'));
    expect(drawSea(match, 'p1', 'p1')).not.toContain('c');
  });
});

describe('the decisive case', () => {
  const command = (seat: SeatId, epoch: number, ownRevision: number, offer: string) => ({
    seat,
    decision: { epoch, ownRevision },
    step: 0,
    offer,
  });
  const ids = (seat: SeatId) =>
    FLEET.map((words) => {
      const match = tableOf();
      done(place(match, seat, words));
      const entry = match.record().entries.at(-1);
      const step = entry?.kind === 'decision' ? entry.steps[0] : undefined;
      return `placeShip${JSON.stringify(sorted(step?.payload ?? {}))}`;
    }).concat('ready{}');

  test.each([
    ['by turns', '010101010101'],
    ['one after the other', '000000111111'],
    ['crossing', '001101100110'],
  ])('both place in one epoch, %s; the second who is ready opens battle', (_, order) => {
    const match = tableOf();
    const { epoch } = match.context('p0').flow;
    const made = { p0: 0, p1: 0 };
    for (const digit of order) {
      const seat = `p${digit}` as 'p0' | 'p1';
      const offer = ids(seat)[made[seat]] as string;
      expect(match.step(command(seat, epoch, made[seat], offer)).status).toBe('accepted');
      made[seat]++;
    }
    const { flow } = match.context('spectator');
    expect([flow.phase, flow.revisions]).toEqual(['battle', { p0: 6, p1: 6 }]);
    expect(flow.epoch).toBeGreaterThan(epoch);
    for (const seat of ['p0', 'p1'] as const)
      for (let own = 0; own <= 6; own++)
        for (const offer of ids(seat))
          expect(match.step(command(seat, epoch, own, offer))).toMatchObject({ code: 'EPOCH_PASSED' });
    expect(place(match, 'p0', 'carrier b1 across')).toMatchObject({ code: 'NOT_OFFERED' });
  });
});

const sorted = (payload: object) =>
  Object.fromEntries(Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1)));

test('leaving while both place cancels the match, and nobody has won', () => {
  const match = tableOf();
  placeFleet(match, 'p0');
  done(match.withdraw('p1'));
  expect(match.context('p0')).toMatchObject({ status: 'cancelled', result: null });
  expect(drawSea(match, 'p0', 'p1')).not.toContain('c');
});
