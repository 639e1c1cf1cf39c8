import { describe, expect, test } from 'vitest';
import {
  type BotChance,
  coveredBy,
  coverSpaces,
  coversOf,
  isFull,
  type LockedGame,
  movePiece,
  openGame,
  pieceOf,
  type Rules,
  type SquareBoard,
  spaceOf,
} from '../src/index.js';
import type { AnyGame } from '../src/match/running.js';
import { createState, type State } from '../src/match/state.js';
import { drawBlueprint } from '../src/structure/blueprint.js';
import { begin, piecesSeen, throughJson } from './game.js';
import { action, PUBLIC, structure } from './structure.js';
import { definitionSpec } from './table.js';

/** One row of five cells and a dock; two planks and a peg. Each seat has a pond that only itself sees. */
const TABLE = structure({
  spaces: [
    { id: 'dock', per: 'table', visibility: PUBLIC },
    { id: 'hole', per: 'table', visibility: PUBLIC, capacity: 1 },
  ],
  boards: [
    { type: 'square', id: 'row', per: 'table', rows: 1, columns: 5, visibility: PUBLIC },
    {
      type: 'square',
      id: 'pond',
      per: 'seat',
      rows: 1,
      columns: 3,
      visibility: { owner: 'identity', others: 'nothing' },
    },
  ],
  definitions: ['long', 'short', 'peg'].map(definitionSpec),
  pieces: ['long', 'short', 'peg'].map((id) => ({
    id,
    definition: `tiny/cards#${id}`,
    count: { config: 'size', by: { all: 1, few: id === 'short' ? 0 : 1 } },
    per: 'table',
    space: 'dock',
    face: 'up',
    ...(id !== 'peg' && { covers: true as const }),
  })),
  config: [{ name: 'size', type: 'enum', enum: ['all', 'few'], default: 'all' }],
});

const cloth = (): State => createState(drawBlueprint(TABLE, 2, { size: 'all' }));
const cells = (state: State, names: string) => names.split(' ').map((name) => spaceOf(state, `row/${name}`));

describe('a piece that covers spaces', () => {
  test('takes room in them until it is moved', () => {
    const state = cloth();
    const [long, [a = 0, b = 0, c = 0]] = [pieceOf(state, 'long'), cells(state, 'a1 b1 c1')];
    movePiece(state, long, a);
    coverSpaces(state, long, [c, b]);
    expect(coversOf(state, long)).toEqual([b, c]);
    expect([a, b, c].map((cell) => coveredBy(state, cell))).toEqual([-1, long, long]);
    movePiece(state, long, b);
    expect(coversOf(state, long)).toEqual([]);
    const hole = spaceOf(state, 'hole');
    coverSpaces(state, long, [hole]);
    expect(isFull(state, hole)).toBe(true);
    expect(() => movePiece(state, pieceOf(state, 'peg'), hole)).toThrow('hole is full');
    movePiece(state, long, hole);
    expect(coversOf(state, long)).toEqual([]);
  });

  test.each([
    ['another covers', 'short', 'b1', 'row/b1 is covered'],
    ['there is not', 'short', '', 'no space'],
    ['it may not cover', 'peg', 'c1', 'peg may not cover spaces'],
  ])('covers none that %s', (_, id, at, why) => {
    const state = cloth();
    coverSpaces(state, pieceOf(state, 'long'), cells(state, 'b1'));
    const spaces = at === '' ? [999] : cells(state, at);
    expect(() => coverSpaces(state, pieceOf(state, id), spaces)).toThrow(why);
  });

  test('costs nothing where no piece of a game may', () => {
    const { at } = drawBlueprint(structure({ spaces: TABLE.spaces }), 2, {});
    expect(at.spaces).toBe(at.covers);
  });
});

test('how many pieces there are may follow from a word of the config', () => {
  const pieces = (size: string) => drawBlueprint(TABLE, 2, { size }).pieces.map(({ id }) => id);
  expect([pieces('all'), pieces('few')]).toEqual([
    ['long', 'short', 'peg'],
    ['long', 'peg'],
  ]);
  expect(() => drawBlueprint(TABLE, 2, { size: 'none' })).toThrow('is no size');
});

/** p1's plank lies in its pond; p0 cannot know where. */
const planks = (sample?: Rules<AnyGame>['sample']): LockedGame =>
  openGame<AnyGame>(
    {
      ...TABLE,
      actions: [action('lay', { parameters: [{ name: 'at', type: 'integer' }] })],
      phases: [
        {
          name: 'laying',
          participation: 'multiple',
          stages: [{ name: 'acting', actions: ['lay'] }],
          transitions: ['laying'],
          autoAdvance: true,
        },
      ],
      initialPhase: 'laying',
      pieces: TABLE.pieces.map((spec) => ({ ...spec, per: 'seat' as const, space: 'bank' })),
      spaces: [{ id: 'bank', per: 'seat', visibility: { owner: 'identity', others: 'nothing' } }],
    },
    {
      phases: {
        laying: {
          offers(_, offer) {
            for (const at of [0, 1]) offer('lay', { at }, { changes: true });
          },
          actions: {
            lay: {
              apply(play, { at }, { seat }) {
                const pond = play.board('pond', seat) as SquareBoard;
                const long = pieceOf(play.table, `long:p${seat}`);
                movePiece(play.table, long, pond.cell(0, Number(at)));
                coverSpaces(play.table, long, [pond.cell(0, Number(at) + 1)]);
              },
            },
          },
        },
      },
      ...(sample && { sample }),
    },
  );

describe('what a piece covers', () => {
  test('is seen where the piece is, and changes when it is moved', () => {
    const match = begin(planks());
    match.play('p1', 'lay', { at: 0 });
    const long = () => piecesSeen(match, 'p1', 'pond:p1/a1').at(-1);
    expect(long()).toMatchObject({ definition: 'tiny/cards#long', covers: ['pond:p1/b1'] });
    match.play('p1', 'lay', { at: 1 });
    expect(piecesSeen(match, 'p1', 'pond:p1/b1')).toMatchObject([{ covers: ['pond:p1/c1'] }]);
    expect(JSON.stringify(match.view('p0'))).not.toContain('pond:p1');
  });

  test('is saved, read, replayed and taken back with everything else', () => {
    const game = planks();
    const match = begin(game);
    match.play('p1', 'lay', { at: 1 });
    const saved = throughJson(match.save());
    expect(saved.state.pieces).toMatchObject({ 'long:p1': { space: 'pond:p1/b1', covers: ['pond:p1/c1'] } });
    expect(game.load(saved).hash()).toBe(match.hash());
    expect(game.replay(match.record()).hash()).toBe(match.hash());
    const mark = match.mark();
    match.play('p1', 'lay', { at: 0 });
    match.backTo(mark);
    expect(match.hash()).toBe(saved.record.entries.at(-1)?.hash);
  });

  test('may not be wrong in a saved state', () => {
    const game = planks();
    const match = begin(game);
    match.play('p1', 'lay', { at: 1 });
    const saved = throughJson(match.save()) as unknown as {
      state: { pieces: Record<string, { covers: string[] }> };
    };
    (saved.state.pieces['long:p1'] as { covers: string[] }).covers = ['nowhere'];
    expect(() => game.load(saved as never)).toThrow('covered twice');
  });
});

describe('an offer that changes what was decided', () => {
  test('is counted where there is no other', () => {
    const match = begin(planks());
    expect(match.choices('p0')).toBe(2);
    expect(match.offers('p0')[0]).toMatchObject({ changes: true });
    expect(match.take('p0', 1).status).toBe('accepted');
  });
});

describe('a module’s own sample', () => {
  const chance: BotChance = { int: () => 1 };
  const laid = (match: ReturnType<typeof begin>) =>
    (match.save().state.pieces as Record<string, unknown>)['long:p1'];

  test('lays what the seat cannot see, and all else stays as it is', () => {
    const match = begin(
      planks((view, { int }, seat) => {
        expect(Object.keys(view.spaces).some((space) => space.startsWith('pond:p1'))).toBe(false);
        const at = int(2);
        expect(seat).toBe('p0');
        return { pieces: { 'long:p1': { space: `pond:p1/${'ab'[at]}1`, covers: [`pond:p1/${'bc'[at]}1`] } } };
      }),
    );
    match.play('p1', 'lay', { at: 0 });
    const before = match.hash();
    const sample = match.sample('p0', chance);
    expect(laid(sample)).toMatchObject({ space: 'pond:p1/b1', covers: ['pond:p1/c1'] });
    expect(sample.view('p0')).toEqual(match.view('p0'));
    expect(match.hash()).toBe(before);
    expect(laid(match)).toMatchObject({ space: 'pond:p1/a1' });
  });

  test.each([
    ['a piece that the seat sees', { pieces: { 'long:p0': { space: 'pond:p0/a1' } } }, 'p0 sees where'],
    ['a piece that there is not', { pieces: { raft: { space: 'pond:p0/a1' } } }, 'no piece raft'],
    ['a space that there is not', { pieces: { 'long:p1': { space: 'sky' } } }, 'no space sky'],
    ['data of nobody', { own: { p7: {} } }, 'p7 is no seat'],
  ])('with %s is broken', (_, drawn, why) => {
    const match = begin(planks(() => drawn));
    expect(() => match.sample('p0', chance)).toThrow(why);
  });
});
