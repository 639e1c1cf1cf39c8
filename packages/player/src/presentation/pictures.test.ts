import { expect, test } from 'vitest';
import { hasFourColours, pictureFile, slotOf } from './pictures.js';
import type { Presentation } from './presentation.js';

const presentation = {
  locales: ['es', 'en'],
  pictures: {
    disc: { plain: 'disc.svg', dark: 'disc-dark.svg' },
    heart: { plain: 'heart.svg', dark: 'heart-dark.svg', 'four-colours': 'heart-four.svg' },
    sign: { plain: { es: 'sign-es.svg', en: 'sign-en.svg' } },
  },
  faces: {
    'lib/pieces#disc@p0': 'disc-p0',
    'lib/pieces#disc': 'disc',
    'cards#a': 'ace',
    'cards!back': 'back',
  },
} as unknown as Presentation;

test.each([
  ['disc', { locale: 'es', dark: false }, 'disc.svg'],
  ['disc', { locale: 'es', dark: true }, 'disc-dark.svg'],
  ['heart', { locale: 'es', dark: true, fourColours: true }, 'heart-four.svg'],
  ['disc', { locale: 'es', dark: true, fourColours: true }, 'disc-dark.svg'],
  ['sign', { locale: 'en', dark: true }, 'sign-en.svg'],
  ['sign', { locale: 'fr', dark: false }, 'sign-es.svg'],
  ['none', { locale: 'es', dark: false }, undefined],
])('%s %o is %s', (slot, looks, file) => {
  expect(pictureFile(presentation, slot, looks)).toBe(file);
});

test('four colours are offered where a picture has them', () => {
  const { heart, ...others } = presentation.pictures;
  expect(hasFourColours(presentation)).toBe(true);
  expect(hasFourColours({ ...presentation, pictures: others })).toBe(false);
});

test.each([
  ['the face of its owner', { definition: 'lib/pieces#disc', owner: 'p0', face: 'up' }, 'disc-p0'],
  ['the face for all other owners', { definition: 'lib/pieces#disc', owner: 'p1', face: 'up' }, 'disc'],
  ['a face that is up', { definition: 'cards#a', owner: null, face: 'up' }, 'ace'],
  [
    'a face that is down shows the back of its deck',
    { definition: 'cards#a', owner: null, face: 'down' },
    'back',
  ],
  ['a piece that is not known shows a back', { owner: null, face: 'down' }, 'back'],
  ['a definition without a picture has none', { definition: 'other#x', owner: null, face: 'up' }, undefined],
] as const)('%s', (_, piece, slot) => {
  expect(slotOf(presentation, piece)).toBe(slot);
});
