import { renderGraphic } from '@tapete/graphics';
import { describe, expect, test } from 'vitest';
import * as die from './die.js';
import * as grid from './grid.js';
import * as pieces from './pieces.js';

const asked = { resource: 'tabletop', locale: 'es' } as const;
const PIECES = ['disc', 'pawn', 'cube', 'stone', 'ring', 'cross', 'marker'];
const withoutColours = (svg = '') => svg.replace(/#[0-9a-f]{6}/g, '');

describe.each(PIECES)('%s', (slot) => {
  test.each(['p0', 'p1', 'p5', undefined] as const)('is a picture for %s', (seat) => {
    const request = { ...asked, slot, variant: 'plain', ...(seat === undefined ? {} : { seat }) };
    expect(renderGraphic(pieces, request).findings).toEqual([]);
  });
});

test.each(['disc', 'pawn', 'cube', 'stone', 'marker'])('two seats have a %s of different marks', (slot) => {
  const [mine, theirs] = (['p0', 'p1'] as const).map((seat) =>
    withoutColours(renderGraphic(pieces, { ...asked, slot, seat, variant: 'plain' }).svg).replaceAll(
      seat,
      '',
    ),
  );
  expect(mine).not.toBe(theirs);
});

test.each([1, 2, 3, 4, 5, 6])('face %i of a die has so many pips', (face) => {
  const { svg } = renderGraphic(die, { ...asked, slot: `die-${face}`, variant: 'dark' });
  expect(svg?.match(/url\(#pip\)/g)).toHaveLength(face);
});

test.each(['cell', 'cell-dark'])('a %s is a picture by day and by night', (slot) => {
  const [day, night] = ['plain', 'dark'].map(
    (variant) => renderGraphic(grid, { ...asked, slot, variant }).svg,
  );
  expect(day).toBeDefined();
  expect(night).not.toBe(day);
});

test('a slot that nobody draws is refused by its name', () => {
  expect(renderGraphic(pieces, { ...asked, slot: 'rook', variant: 'plain' }).findings[0]?.message).toContain(
    'rook',
  );
  expect(renderGraphic(die, { ...asked, slot: 'die-7', variant: 'plain' }).findings[0]?.message).toContain(
    'die-7',
  );
});
