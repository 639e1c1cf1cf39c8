import type { PlacedPlace } from '@tapete/graphics/player';
import { expect, test } from 'vitest';
import { isBare } from './laid.js';

const board = { of: 'sea', isBoard: true, arrangement: 'grid', spaces: [] } as unknown as PlacedPlace;

test.each([
  ['a board that nobody has painted', board, true],
  ['with a picture behind it', { ...board, behind: 'sea' }, false],
  ['with a picture in front', { ...board, front: 'frame' }, false],
  ['with a picture of each cell', { ...board, cell: 'sea-cell' }, false],
  ['over another board', { ...board, over: 'sea' }, false],
  ['no board', { ...board, isBoard: false }, false],
] as const)('ground is drawn for %s: %#', (_, place, isDrawn) => {
  expect(isBare(place)).toBe(isDrawn);
});
