import { contrast, renderGraphic, seatColour, THEMES, variantsOf } from '@tapete/graphics';
import { describe, expect, test } from 'vitest';
import * as board from './board.js';
import * as cover from './cover.js';
import * as disc from './disc.js';
import { WOOD } from './parts/wood.js';

const asked = { resource: 'any', locale: 'es', variant: 'plain' } as const;
const discOf = (seat: 'p0' | 'p1') => renderGraphic(disc, { ...asked, slot: 'disc', seat }).svg;

const PICTURES = [
  { module: board, slots: ['board-back', 'board-front'] },
  { module: cover, slots: ['cover', 'thumbnail', 'icon'] },
  { module: disc, slots: ['disc'] },
].flatMap(({ module, slots }) =>
  slots.flatMap((slot) => variantsOf(module).map((variant) => ({ module, slot, variant }))),
);

describe.each(PICTURES)('$slot, $variant', ({ module, slot, variant }) => {
  test('is a picture, the same each time, of less than 16 kB', () => {
    const [one, other] = [1, 2].map(() => renderGraphic(module, { ...asked, slot, variant, seat: 'p0' }));
    expect(one?.findings).toEqual([]);
    expect(other?.svg).toBe(one?.svg);
    expect(one?.svg?.length).toBeLessThan(16_000);
  });
});

test('the front has a hole for each of the 42 cells', () => {
  const { svg } = renderGraphic(board, { ...asked, slot: 'board-front' });
  expect(svg?.match(/<use /g)).toHaveLength(42);
});

test('the discs of two seats have different marks, so that the board reads in greyscale', () => {
  const [mine, theirs] = [discOf('p0'), discOf('p1')].map((svg) =>
    svg?.replace(/#[0-9a-f]{6}/g, '').replace(/p[01]/g, ''),
  );
  expect(mine).not.toBe(theirs);
});

test('discs, their marks and the holes can be told from what they lie on, 3 to 1', () => {
  for (const theme of Object.values(THEMES)) {
    for (const seat of ['p0', 'p1']) {
      expect(contrast(seatColour(theme, seat), '#12211c')).toBeGreaterThanOrEqual(3);
      expect(contrast(seatColour(theme, seat), theme.paper)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(WOOD.dark, '#12211c')).toBeGreaterThanOrEqual(3);
  }
});
