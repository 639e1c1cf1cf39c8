import type { Presentation } from '@tapete/manifest';

const TEXTS = { 'offer.play': 'Play a card', 'refusal.CARD_UNKNOWN': 'You have no such card', row: 'Row' };
const FACES = [...'ABCDEFGHIJKL'].map((letter) => [`tiny/cards#${letter}`, `cards/${letter}`] as const);

/** All that a page needs to show the game of hidden hands. */
export const presentation: Presentation = {
  presentationVersion: 1,
  game: 'tiny',
  version: '1.0.0',
  locales: ['es', 'en'],
  title: { es: 'Manos', en: 'Hands' },
  summary: { es: 'Cartas en la mano', en: 'Cards in hand' },
  texts: { es: TEXTS, en: TEXTS },
  plans: [
    {
      on: 'played',
      effects: [{ id: 'lay', do: 'move', piece: '$card', to: 'row:p0', ms: 300 }],
    } as unknown as Presentation['plans'][number],
  ],
  pictures: {
    'cards/back': { plain: 'pictures/back.svg' },
    ...Object.fromEntries(
      FACES.map(([, slot]) => [slot, { plain: { es: `${slot}.es.svg`, en: `${slot}.en.svg` } }]),
    ),
  },
  faces: { 'tiny/cards!back': 'cards/back', ...Object.fromEntries(FACES) },
  sounds: {},
  cover: 'pictures/cover.svg',
  thumbnail: 'pictures/thumbnail.svg',
  icon: 'pictures/icon.svg',
};
