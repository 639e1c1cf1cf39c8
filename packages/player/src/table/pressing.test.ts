import { expect, test } from 'vitest';
import type { View } from '../shapes.js';
import { inHand } from './in-hand.js';
import { spaceOfTarget, targetIn } from './pressing.js';

const piece = (name: number, definition = 'lib#disc') => ({ name, definition, owner: 'p0', face: 'up' });
const view = (spaces: Record<string, object[]>) =>
  ({
    spaces: Object.fromEntries(Object.entries(spaces).map(([space, pieces]) => [space, { pieces }])),
  }) as unknown as View;

const table = view({
  'board/a1': [piece(9), piece(3)],
  'board/a2': [],
  'board/b1': [],
  'supply:p0': [piece(1), piece(2)],
  'supply:p1': [piece(4)],
});

test.each([
  ['the space itself', 'board/b1', ['board/b1'], 'board/b1'],
  ['the uppermost piece in it that may be taken', 'board/a1', [9, 3], 3],
  ['a piece under others', 'board/a1', [9], 9],
  ['the space rather than the pieces in it', 'board/a1', ['board/a1', 3], 'board/a1'],
  ['the only target of its column', 'board/a1', ['board/a2'], 'board/a2'],
  ['nothing', 'board/b1', ['board/a2'], undefined],
])('a press points at %s', (_, space, targets, target) => {
  expect(targetIn(table, space, new Set(targets))).toBe(target);
});

test('a target lies in a space', () => {
  expect(spaceOfTarget(table, 9)).toBe('board/a1');
  expect(spaceOfTarget(table, 'deck')).toBe('deck');
  expect(spaceOfTarget(table, 77)).toBeUndefined();
});

test('in the hand is what was picked', () => {
  expect(inHand(table, 'p0', [9])?.piece.name).toBe(9);
  expect(inHand(table, 'p0', ['supply:p1'])?.piece.name).toBe(4);
});

test('with nothing picked it is the uppermost of my own, while they are all of one kind', () => {
  expect(inHand(table, 'p0', [])).toMatchObject({ space: 'supply:p0', piece: { name: 2 } });
  expect(inHand(table, 'p1', [])?.piece.name).toBe(4);
  expect(inHand(table, 'spectator', [])).toBeUndefined();
  expect(inHand(view({ 'hand:p0': [piece(1), piece(2, 'lib#other')] }), 'p0', [])).toBeUndefined();
});
