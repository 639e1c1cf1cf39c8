import { language } from '../keep/settings.js';
import { sayText, type Values } from '../words/icu.js';

/** Words of the sheet about a game's versions, which come with it: most who play never open it. */
export const DETAILS_WORDS = {
  es: {
    detailsTitle: '{title}: versiones',
    detailsLine:
      'Cada partida se juega hasta el final con la versión con que empezó. Lo publicado no cambia nunca.',
    'version.active': 'se juega',
    'version.inactive': 'sin partidas nuevas',
    'version.blocked': 'parada',
    checksWord: 'Lo que ha pasado',
    'check.acceptance':
      '{n, plural, one {# partida de su autor, jugada como debe ir} other {# partidas de su autor, jugadas como deben ir}}',
    'check.pictures':
      '{n, plural, one {# imagen, sin nada más que la imagen} other {# imágenes, sin nada más que imágenes}}',
    'check.verify':
      '{n, plural, one {# paquete, archivo por archivo} other {# paquetes, archivo por archivo}}',
    packagesWord: 'Paquetes',
    engineWord: 'Motor',
    lockWord: 'Candado',
    keyWord: 'Firmado por',
    keyNone: 'nadie',
  },
  en: {
    detailsTitle: '{title}: versions',
    detailsLine:
      'Each match is played to its end on the version that it began with. What is published never changes.',
    'version.active': 'played',
    'version.inactive': 'no new matches',
    'version.blocked': 'stopped',
    checksWord: 'What it was put through',
    'check.acceptance':
      '{n, plural, one {# match of its author, played as it should go} other {# matches of its author, played as they should go}}',
    'check.pictures':
      '{n, plural, one {# picture, with nothing in it but the picture} other {# pictures, with nothing in them but pictures}}',
    'check.verify': '{n, plural, one {# package, file by file} other {# packages, file by file}}',
    packagesWord: 'Packages',
    engineWord: 'Engine',
    lockWord: 'Lock',
    keyWord: 'Signed by',
    keyNone: 'nobody',
  },
} as const;
type DetailsKey = keyof (typeof DETAILS_WORDS)['es'];

export const tell = (key: DetailsKey, values: Values = {}): string =>
  sayText(DETAILS_WORDS[language.value][key], values, language.value);

/** For a key that comes from a lock; undefined where there is no such word. */
export const tellIfKnown = (key: string, values: Values): string | undefined =>
  Object.hasOwn(DETAILS_WORDS.es, key) ? tell(key as DetailsKey, values) : undefined;
