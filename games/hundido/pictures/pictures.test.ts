import { contrast, renderGraphic, variantsOf } from '@tapete/graphics';
import { describe, expect, test } from 'vitest';
import manifest from '../hundido.game.json' with { type: 'json' };
import { KINDS, LENGTHS } from '../src/ships.js';
import * as atlas from './atlas.js';
import * as cover from './cover.js';
import * as marks from './marks.js';
import { ATLAS, BERTHS } from './parts/ships.js';
import { SEA } from './parts/water.js';
import * as sea from './sea.js';

const asked = { resource: 'any', locale: 'es', variant: 'plain' } as const;

const PICTURES = [
  { module: sea, slots: ['sea', 'sea-cell'] },
  { module: marks, slots: ['water', 'hit', 'sunk', 'aim'] },
  { module: cover, slots: ['cover', 'thumbnail', 'icon'] },
  { module: atlas, slots: ['fleet'] },
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

describe('the atlas', () => {
  test('is what its code draws', async () => {
    const { svg } = renderGraphic(atlas, { ...asked, slot: 'fleet' });
    await expect(svg).toMatchFileSnapshot('../atlas/fleet.svg');
  });

  test('has a region for each kind of ship, as long as the ship, where the code draws it', () => {
    const { width, height, regions } = resource('fleet');
    expect({ width, height }).toEqual(ATLAS);
    const berths = KINDS.map((kind) => {
      const [x, y] = BERTHS[kind];
      return [kind, { x, y, width: 100 * LENGTHS[kind], height: 100 }];
    });
    expect(regions).toEqual(Object.fromEntries(berths));
  });

  test('is the face of every ship', () => {
    const faces: Readonly<Record<string, string>> = manifest.presentation.faces;
    const ships = manifest.components.filter((component) => 'covers' in component);
    for (const { id } of ships) expect(faces[`hundido/${id}`]).toBe(`fleet/${id.replace(/-\d$/, '')}`);
  });
});

function resource(id: string) {
  const found = manifest.presentation.resources.find((each) => each.id === id);
  return found as { readonly width?: number; readonly height?: number; readonly regions?: object };
}

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
