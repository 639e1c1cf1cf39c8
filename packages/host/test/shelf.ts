import { Failure } from '@tapete/core';
import { digestOf } from '@tapete/manifest';
import type { OpenedGame, Shelf } from '../src/shelf/shelf.js';
import { game } from './nim.js';

const cover = 'pictures/cover.svg';

export const nim: OpenedGame = {
  name: 'nim@1.0.0',
  game: 'nim',
  version: '1.0.0',
  lock: digestOf('the lock of nim'),
  rules: game,
  hosted: game,
  facts: { optimalSeats: 2, minutes: 1 },
  presentation: {
    presentationVersion: 1,
    game: 'nim',
    version: '1.0.0',
    locales: ['en'],
    title: { en: 'Nim' },
    summary: { en: 'Take the last stone.' },
    texts: { en: {} },
    plans: [],
    pictures: { cover: { plain: cover } },
    faces: {},
    sounds: {},
    cover,
    thumbnail: cover,
    icon: cover,
  },
  file: async (path) =>
    path === cover
      ? { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), mediaType: 'image/svg+xml' }
      : undefined,
};

/** A shelf with one game on it, and no files; `blocked` says why of what may not be loaded. */
export function shelfOf(only: OpenedGame, blocked: ReadonlyMap<string, string> = new Map()): Shelf {
  const found = (isIt: boolean, name: string): OpenedGame => {
    if (isIt) return only;
    throw new Failure('GAME_UNKNOWN', `${name}: no such game here`);
  };
  return {
    list: async () => [only],
    active: async (name) => found(name === only.game || name === only.name, name),
    published: async (name) => found(name === only.name, name),
    blocked: async () => blocked,
    history: async (game) => ({ game: found(game === only.game, game).game, keys: [], versions: [] }),
    open: async () => only,
    close: async () => {},
  };
}

export const nimShelf = shelfOf(nim);
