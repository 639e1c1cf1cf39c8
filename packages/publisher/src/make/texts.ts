import { Failure } from '@tapete/core';
import type { Presentation, PresentationSection, Texts } from '@tapete/manifest';
import { type ModuleFolder, textOf } from '../module/read-folder.js';
import type { GameFolder } from '../module/read-game-folder.js';

/** Locale -> texts. What a library calls the cards and pieces that the game has stands until the game says otherwise. */
export function textsOf({ game, folder, libraries, structure }: GameFolder): Presentation['texts'] {
  const definitions = structure?.definitions ?? [];
  const pieces = new Set(definitions.map(({ id }) => `piece.${id.slice(id.indexOf('#') + 1)}`));
  const own = (game.presentation as PresentationSection).texts;
  const texts = Object.entries(own).map(([locale, path]) => {
    const lent = [...libraries.values()].flatMap((found) => {
      const file = found.library.texts[locale];
      return file === undefined ? [] : Object.entries(textsIn(found.folder, file));
    });
    const named = lent.filter(([key]) => pieces.has(key));
    return [locale, { ...Object.fromEntries(named), ...textsIn(folder, path) }] as const;
  });
  return Object.fromEntries(texts);
}

function textsIn(folder: ModuleFolder, path: string): Texts {
  const text = textOf(folder, path);
  if (text !== undefined) return JSON.parse(text);
  throw new Failure(
    'FILE_MISSING',
    `${path} is named by ${folder.root} and is not there`,
    'verify that folder',
  );
}
