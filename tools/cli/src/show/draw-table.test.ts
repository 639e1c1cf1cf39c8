import type { View } from '@tapete/core';
import pc from 'picocolors';
import { expect, test } from 'vitest';
import { drawTable } from './draw-table.js';

const paint = pc.createColors(false);
const view = (spaces: View['spaces']): View => ({
  spaces,
  variables: { global: {}, players: {} },
  resources: {},
});
const disc = (owner: 'p0' | 'p1', name: number) =>
  ({ name, owner, face: 'up', definition: 'tabletop/pieces#disc' }) as const;

test('a board of squares is a grid, its first row at the bottom', () => {
  const spaces = {
    'board/a1': { pieces: [disc('p0', 1)] },
    'board/b1': { pieces: [disc('p1', 2)] },
    'board/a2': { pieces: [] },
    'board/b2': { pieces: [] },
  };
  expect(drawTable(view(spaces), { paint }).join('\n')).toBe(
    ['  ┌─────┐', '2 │ · · │', '1 │ ○ ● │', '  └─────┘', '    a b', ''].join('\n'),
  );
});

test('a square that a move ends on shows the number of the move', () => {
  const spaces = { 'board/a1': { pieces: [] }, 'board/b1': { pieces: [] } };
  const marks = new Map([['board/b1', '12']]);
  expect(drawTable(view(spaces), { paint, marks })[1]).toBe('1 │  · 12 │');
});

test('several boards have their names, and what is not seen is not drawn as water', () => {
  const spaces = {
    'sea:p0/a1': { pieces: [{ name: 1, owner: null, face: 'up', definition: 'fleet/ship#destroyer' }] },
    'sea:p1/a1': { any: true },
  } as const;
  const drawn = drawTable(view(spaces), { paint });
  expect(drawn).toContain('sea:p0');
  expect(drawn).toContain('1 │ D │');
  expect(drawn).toContain('1 │ ▒ │');
});

test('of a board without squares those cells are told that matter, and how many more there are', () => {
  const spaces = {
    'isle/wood': { pieces: [disc('p0', 1)] },
    'isle/sea': { pieces: [] },
    'isle/wood+sea': { pieces: [] },
    'isle/hill': { pieces: [] },
  };
  const marks = new Map([['isle/wood+sea', '3']]);
  expect(drawTable(view(spaces), { paint, marks })).toEqual([
    'isle/wood      ○ disc',
    'isle/wood+sea  3',
    '2 more, empty',
  ]);
});

test('other spaces are lines: like pieces are counted, hidden ones are backs or a number', () => {
  const card = (definition: string, name: number) => ({ name, owner: null, face: 'up', definition }) as const;
  const spaces = {
    'supply:p0': { pieces: [disc('p0', 1), disc('p0', 2)] },
    'hand:p0': { pieces: [card('cards/deck#hearts-1', 3), card('cards/deck#clubs-12', 4)] },
    'hand:p1': { count: 2 },
    stock: { pieces: [{ name: 5, owner: null, face: 'down' }] },
    waste: { pieces: [] },
    pot: { any: false },
  } as const;
  expect(drawTable(view(spaces), { paint })).toEqual([
    'supply:p0  ○ disc × 2',
    'hand:p0    hearts-1  clubs-12',
    'hand:p1    ▒ × 2',
    'stock      ▒',
    'waste      —',
    'pot        —',
  ]);
});

test('a module that has words for its spaces and pieces is drawn with them', () => {
  const card = { name: 3, owner: null, face: 'up', definition: 'cards/deck#hearts-1' } as const;
  const voice = { locale: 'es', texts: { 'space.hand': 'Mano', 'piece.hearts-1': 'As de corazones' } };
  const spaces = { 'hand:p0': { pieces: [card] }, stock: { count: 0 } } as const;
  expect(drawTable(view(spaces), { paint, voice })).toEqual(['Mano ○  As de corazones', 'stock   —']);
});
