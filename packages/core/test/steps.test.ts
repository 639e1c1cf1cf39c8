import { describe, expect, test } from 'vitest';
import {
  add,
  arrange,
  givePiece,
  movePiece,
  movePieceUnder,
  type Play,
  piecesIn,
  topOf,
  turnPiece,
} from '../src/index.js';
import type { Match } from '../src/match/match.js';
import type { AnyGame } from '../src/match/running.js';
import { begin, game, type TinyGame, take, throughJson } from './game.js';
import { counting } from './games.js';
import { HIDDEN, OWNER_ONLY, PUBLIC } from './structure.js';

/** Everything of a match that may be asked for. */
const allOf = (match: Match) =>
  throughJson({
    saved: match.save(),
    hash: match.hash(),
    ...Object.fromEntries(
      (['p0', 'p1', 'spectator'] as const).map((viewer) => [
        viewer,
        [match.view(viewer), match.context(viewer), match.updates(viewer, 0)],
      ]),
    ),
  });

const lists = (play: Play<AnyGame>) => ({
  list: play.global.list as number[],
  tree: play.global.tree as { branch: { leaf: number } },
});

/** What a rule may do before it breaks, one thing after another. */
const DEEDS: readonly [string, (play: Play<AnyGame>) => void][] = [
  ['nothing', () => {}],
  ['a move', (play) => movePiece(play.table, topOf(play.table, play.space('deck')), play.space('row'))],
  [
    'a move under',
    (play) => movePieceUnder(play.table, topOf(play.table, play.space('deck')), play.space('row')),
  ],
  ['a turn', (play) => turnPiece(play.table, topOf(play.table, play.space('row')), 'up')],
  ['a gift', (play) => givePiece(play.table, topOf(play.table, play.space('row')), 1)],
  [
    'an order',
    (play) => arrange(play.table, play.space('row'), piecesIn(play.table, play.space('row')).reverse()),
  ],
  ['a shuffle', (play) => play.chance.shuffle(play.space('deck'))],
  ['a number', (play) => void play.chance.int(1000)],
  ['a roll', (play) => void play.chance.roll(6)],
  ['an event', (play) => play.emit('told', { count: 1 })],
  ['an event for one', (play) => play.emit('told', { count: 2 }, { to: [0] })],
  ['own data', (play) => Object.assign(play.global, { count: 5 })],
  ['own data changed in place', (play) => void lists(play).list.push(9)],
  ['own data changed deep inside', (play) => Object.assign(lists(play).tree.branch, { leaf: 9 })],
  ['own data of a seat', (play) => Object.assign(play.own[1] ?? {}, { mine: 3 })],
  ['coins', (play) => add(play.table, 1, { coins: 3 })],
  ['another phase', (play) => play.go('other')],
  ['the end', (play) => play.win([0])],
];

const shaken = (more: Partial<TinyGame> = {}) =>
  game({
    spaces: { deck: HIDDEN, 'hand@seat': OWNER_ONLY, row: PUBLIC },
    pieces: 'deck: ~A ~B ~C ~D ~E | row: F',
    resources: ['coins'],
    global: { count: 0, list: [1, 2], tree: { branch: { leaf: 1 } } },
    seat: { mine: 0 },
    events: { told: { count: 'integer' } },
    actions: { shake: { parameters: [{ name: 'deeds', type: 'integer' }] } },
    phases: {
      playing: {
        participation: 'single',
        offers(_, offer) {
          for (let deeds = 0; deeds <= DEEDS.length; deeds++) offer('shake', { deeds });
          offer('go', {});
        },
        actions: {
          shake: {
            apply(play, { deeds }) {
              for (const [, deed] of DEEDS.slice(0, Number(deeds))) deed(play);
              throw new Error('broken here');
            },
          },
          go: {
            apply(play) {
              play.global.count = play.chance.int(1_000_000);
              play.chance.shuffle(play.space('deck'));
              play.emit('told', { count: Number(play.global.count) });
            },
          },
        },
      },
      other: { participation: 'single' },
    },
    ...more,
  });

describe('S1 a step whose rule throws leaves no trace', () => {
  test.each(DEEDS.map(([deed], index) => [deed, index + 1] as const))('after %s', (_, deeds) => {
    const match = begin(shaken());
    take(match, 'p0', 'go{}');
    const before = allOf(match);
    expect(take(match, 'p1', `shake{"deeds":${deeds}}`)).toEqual({ status: 'refused', code: 'RULES_FAILED' });
    expect(allOf(match)).toEqual(before);
    expect(match.fault).toMatchObject({ message: 'broken here' });
  });

  test('and the next step goes as if it had not been', () => {
    const [plain, broken] = [begin(shaken()), begin(shaken())];
    take(broken, 'p0', `shake{"deeds":${DEEDS.length}}`);
    for (const match of [plain, broken]) expect(take(match, 'p0', 'go{}').status).toBe('accepted');
    expect(allOf(broken)).toEqual(allOf(plain));
  });

  test('nor does one that nobody looked at', () => {
    const match = begin(shaken());
    const before = [match.hash(), match.save()].map(throughJson);
    match.play('p0', 'shake', { deeds: DEEDS.length });
    expect([match.hash(), match.save()].map(throughJson)).toEqual(before);
  });
});

describe('S1 wherever it breaks after the rule', () => {
  const breakdown = () => {
    throw new Error('broken here');
  };
  /** A game in which `go` leads to where it breaks. */
  const broken = (more: Partial<TinyGame>, phase: Partial<TinyGame['phases'][string]> = {}) =>
    counting({
      global: { count: 0, odd: 0 },
      events: { counted: { count: 'integer' } },
      ...more,
      phases: {
        playing: {
          participation: 'single',
          offers: (_, offer) => offer('go', {}),
          actions: {
            go: {
              apply(play) {
                play.global.count = 1;
                play.emit('counted', { count: 1 });
              },
            },
          },
          ...phase,
        },
        ...more.phases,
      },
    });

  test.each<[string, ReturnType<typeof broken>]>([
    ['in `next`', broken({}, { next: breakdown })],
    [
      'on entering a phase',
      broken(
        { phases: { other: { participation: 'single', enter: breakdown } } },
        { next: (play) => play.go('other') },
      ),
    ],
    [
      'in an automatic phase',
      broken(
        { phases: { other: { participation: 'none', enter: breakdown } } },
        { next: (play) => play.go('other') },
      ),
    ],
    [
      'while offers are listed',
      broken(
        { phases: { other: { participation: 'single', offers: breakdown } } },
        { next: (play) => play.go('other') },
      ),
    ],
    [
      'with an offer that its stage does not have',
      broken(
        {
          phases: {
            other: { participation: 'single', offers: (_, offer) => offer('go', {}) },
          },
        },
        { next: (play) => play.go('other') },
      ),
    ],
    [
      'with an input that nobody can give',
      broken(
        {
          phases: {
            other: {
              participation: 'single',
              actions: { ask: { apply: () => {} } },
              offers: (_, offer) => offer('ask', {}, { input: { type: 'integer', min: 2, max: 1 } }),
            },
          },
        },
        { next: (play) => play.go('other') },
      ),
    ],
    ['with a phase that is none', broken({}, { next: (play) => play.go('othre') })],
    [
      'with nobody to act',
      broken({}, { offers: (look, offer) => void (look.global.count === 0 && offer('go', {})) }),
    ],
    [
      'with own data that JSON cannot say',
      broken({}, { next: (play) => Object.assign(play.global, { odd: Number.NaN }) }),
    ],
    [
      'with a set in own data',
      broken({}, { next: (play) => Object.assign(play.global, { odd: new Set([1]) }) }),
    ],
    [
      'with a variable that has no value any more',
      broken({}, { next: (play) => Object.assign(play.global, { odd: undefined }) }),
    ],
    [
      'with a variable that is not declared',
      broken({}, { next: (play) => Object.assign(play.global, { more: 1 }) }),
    ],
    [
      'with a variable of a seat that is not declared',
      broken({}, { next: (play) => Object.assign(play.own[0] ?? {}, { more: 1 }) }),
    ],
    [
      'with an event that the manifest does not have',
      broken({}, { next: (play) => play.emit('cuonted', {}) }),
    ],
    ['with results of too few seats', broken({}, { next: (play) => play.end([{ outcome: 'win' }]) })],
    [
      'with a second end',
      broken(
        {},
        {
          next(play) {
            play.draw();
            play.cancel();
          },
        },
      ),
    ],
  ])('%s', (_, of) => {
    for (const looked of [false, true]) {
      const match = begin(of);
      if (looked) allOf(match);
      const before = [match.hash(), throughJson(match.save())];
      const seen = looked && allOf(match);
      expect(match.play('p0', 'go', {})).toEqual({ status: 'refused', code: 'RULES_FAILED' });
      expect([match.hash(), throughJson(match.save())]).toEqual(before);
      if (looked) expect(allOf(match)).toEqual(seen);
    }
  });
});

test('S1 a chance file that does not fit is told, and leaves no trace', () => {
  const match = begin(shaken(), { script: [{ int: 5 }, { roll: 3 }] });
  const before = allOf(match);
  expect(() => take(match, 'p0', 'go{}')).toThrow(expect.objectContaining({ code: 'CHANCE_MISFIT' }));
  expect(allOf(match)).toEqual(before);
});

describe('S2 the counters', () => {
  test('of the revision and of the seat’s own go up by one an entry', () => {
    const match = begin(counting());
    const flows = [match.context('p0').flow];
    for (const seat of ['p0', 'p1', 'p0'] as const) {
      take(match, seat, 'add{"by":1}');
      flows.push(match.context('p0').flow);
    }
    expect(flows.map(({ revision, revisions }) => [revision, revisions.p0, revisions.p1])).toEqual([
      [1, 0, 0],
      [2, 1, 0],
      [3, 1, 1],
      [4, 2, 1],
    ]);
  });

  test('of a refused step stay', () => {
    const match = begin(counting());
    const { flow } = match.context('p0');
    take(match, 'p1', 'add{"by":1}');
    take(match, 'p0', 'add{"by":3}');
    expect(match.context('p0').flow).toEqual(flow);
  });
});

test('S3 a match that is over takes nothing more', () => {
  const match = begin(counting({ allowUndo: () => true }), { config: { to: 1 } });
  take(match, 'p0', 'add{"by":1}');
  const before = allOf(match);
  const over = { status: 'refused', code: 'MATCH_OVER' };
  expect([
    take(match, 'p1', 'add{"by":1}'),
    match.play('p1', 'add', { by: 1 }),
    match.take('p1', 0),
    match.undo('p0'),
    match.withdraw('p1'),
  ]).toEqual([over, over, over, over, over]);
  expect(match.acting()).toEqual([]);
  expect([match.offers('p0'), match.offers('p1'), match.choices('p0')]).toEqual([[], [], 0]);
  expect(match.context('p0').flow.stages).toEqual({});
  expect(allOf(match)).toEqual(before);
});

test('S4 whoever is no seat of the match can do nothing', () => {
  const match = begin(counting());
  const wrong = { status: 'refused', code: 'SEAT_WRONG' };
  expect([
    match.step({ seat: 'p2', decision: { revision: 1 }, step: 0, offer: 'add{"by":1}' }),
    match.play('p7', 'add', { by: 1 }),
    match.take('p2', 0),
    match.undo('p2'),
    match.withdraw('p2'),
  ]).toEqual([wrong, wrong, wrong, wrong, wrong]);
  expect(match.context('p0').flow.revision).toBe(1);
});
