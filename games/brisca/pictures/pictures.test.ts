import { renderGraphic, variantsOf } from '@tapete/graphics';
import { expect, test } from 'vitest';
import * as cover from './cover.js';
import * as places from './places.js';

const asked = { resource: 'any', locale: 'es' } as const;

const PICTURES = [
  { module: cover, slots: ['cover', 'thumbnail', 'icon'] },
  { module: places, slots: ['trick-wide', 'trick-tall'] },
].flatMap(({ module, slots }) =>
  slots.flatMap((slot) => variantsOf(module).map((variant) => ({ module, slot, variant }))),
);

test.each(PICTURES)('$slot, $variant, is a picture, the same each time, of less than 64 kB', (picture) => {
  const { module, slot, variant } = picture;
  const [one, other] = [1, 2].map(() => renderGraphic(module, { ...asked, slot, variant }));
  expect(one?.findings).toEqual([]);
  expect(other?.svg).toBe(one?.svg);
  expect(one?.svg?.length).toBeLessThan(64_000);
});
