import { expect, test } from 'vitest';
import type { Presentation } from '../presentation/presentation.js';
import type { View } from '../shapes.js';
import { beneath, overlaysOf } from './beneath.js';
import { spanned } from './laid.js';
import { targetIn } from './pressing.js';

const place = { x: 0, y: 0, width: 10, height: 10, arrangement: 'grid' as const };
const sheet = {
  width: 10,
  height: 10,
  places: [
    { of: 'sea', ...place },
    { of: 'shots', ...place, over: 'sea' },
  ],
};
const overlays = overlaysOf({
  layout: { layoutVersion: 1, cloth: 'blue', wide: sheet, tall: sheet },
} as unknown as Presentation);

test.each([
  ['shots:p0/b7', 'sea:p0/b7'],
  ['shots/a1', 'sea/a1'],
  ['sea:p0/b7', undefined],
  ['harbour:p0', undefined],
])('below %s lies %s', (space, below) => {
  expect(beneath(space, overlays)).toBe(below);
});

const ship = { name: 3, owner: 'p0' as const, face: 'up' as const, covers: ['sea:p0/b1'] };
const view = {
  spaces: {
    'sea:p0/a1': { pieces: [ship] },
    'sea:p0/b1': { pieces: [] },
    'sea:p0/c1': { pieces: [] },
    'shots:p0/b1': { pieces: [] },
  },
} as unknown as View;

test('a press on a board over another means the cell below, and what covers it', () => {
  expect(targetIn(view, 'shots:p0/b1', new Set(['sea:p0/b1']), overlays)).toBe('sea:p0/b1');
  expect(targetIn(view, 'shots:p0/b1', new Set([3]), overlays)).toBe(3);
  expect(targetIn(view, 'sea:p0/b1', new Set([3]))).toBe(3);
});

test('a press on a board over another is never read by its column', () => {
  expect(targetIn(view, 'shots:p0/b1', new Set(['shots:p0/b9']), overlays)).toBeUndefined();
  expect(targetIn(view, 'board/b1', new Set(['board/b9']), overlays)).toBe('board/b9');
});

test('a piece that covers cells fills them; one along a column is its picture turned', () => {
  const cell = { x: 0, y: 0, width: 2, height: 2 };
  expect(spanned(cell, cell, [])).toEqual({ rect: cell, turned: false });
  expect(spanned(cell, cell, [{ ...cell, x: 2 }])).toEqual({ rect: { ...cell, width: 4 }, turned: false });
  expect(spanned(cell, cell, [{ ...cell, y: 2 }])).toEqual({
    rect: { x: -1, y: 1, width: 4, height: 2 },
    turned: true,
  });
});
