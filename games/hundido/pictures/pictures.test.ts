import { contrast, renderGraphic, variantsOf } from '@tapete/graphics';
import { describe, expect, test } from 'vitest';
import * as cover from './cover.js';
import * as marks from './marks.js';
import { SEA } from './parts/water.js';
import * as sea from './sea.js';

const asked = { resource: 'any', locale: 'es', variant: 'plain' } as const;

const PICTURES = [
  { module: sea, slots: ['sea', 'sea-cell'] },
  { module: marks, slots: ['water', 'hit', 'sunk', 'aim'] },
  { module: cover, slots: ['cover', 'thumbnail', 'icon'] },
].flatMap(({ module, slots }) =>
  slots.flatMap((slot) => variantsOf(module).map((variant) => ({ module, slot, variant }))),
);

describe.each(PICTURES)('$slot, $variant', ({ module, slot, variant }) => {
  test('is a picture, the same each time, of less than 16 kB', () => {
    const [one, other] = [1, 2].map(() => renderGraphic(module, { ...asked, slot, variant }));
    expect(one?.findings).toEqual([]);
    expect(other?.svg).toBe(one?.svg);
    expect(one?.svg?.length).toBeLessThan(16_000);
  });
});

test('water, fire and ships can be told from the sea, 3 to 1', () => {
  for (const { shallow, deep } of Object.values(SEA))
    for (const water of [shallow, deep])
      for (const paint of ['#f2f8f8', '#e6dfcd'] as const)
        expect(contrast(paint, water)).toBeGreaterThanOrEqual(3);
});

test('the marks of water, a hit and a sinking have shapes of their own, so that the sea reads in greyscale', () => {
  const shapes = ['water', 'hit', 'sunk', 'aim'].map((slot) =>
    renderGraphic(marks, { ...asked, slot }).svg?.replace(/#[0-9a-f]{3,6}/g, ''),
  );
  expect(new Set(shapes).size).toBe(4);
});
