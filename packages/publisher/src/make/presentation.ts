import { type SeatId, seatId } from '@tapete/core';
import {
  type GameManifest,
  type Presentation,
  type PresentationSection,
  presentationShape,
} from '@tapete/manifest';
import { type ModuleFolder, textOf } from '../module/read-folder.js';

export interface PresentationParts {
  readonly game: GameManifest;
  readonly folder: ModuleFolder;
  readonly pictures: Presentation['pictures'];
  readonly sounds: Presentation['sounds'];
}

/** What a page needs to show the game, out of a manifest and files that were verified. */
export function presentationOf({ game, folder, pictures, sounds }: PresentationParts): Presentation {
  const section = game.presentation as PresentationSection;
  const read = (path: string): unknown => JSON.parse(textOf(folder, path) as string);
  return presentationShape.parse({
    presentationVersion: 1,
    game: game.id,
    version: game.version,
    locales: section.locales,
    title: game.title,
    summary: game.summary,
    texts: Object.fromEntries(Object.entries(section.texts).map(([locale, path]) => [locale, read(path)])),
    ...(section.layout === undefined ? {} : { layout: read(section.layout) }),
    plans: section.plans.map(read),
    pictures,
    faces: facesOf(section, pictures, game.playerConfig.maxPlayers),
    sounds,
    ...catalogPictures(game, pictures),
  });
}

/** A face whose picture differs by seat is one face a seat, and one for pieces that are nobody's. */
function facesOf(
  { faces }: PresentationSection,
  pictures: Presentation['pictures'],
  seats: number,
): Record<string, string> {
  const ids = Array.from({ length: seats }, (_, seat): SeatId => seatId(seat));
  const all = Object.entries(faces).flatMap(([face, slot]) => [
    [face, slot] as const,
    ...ids
      .filter((id) => pictures[`${slot}@${id}`] !== undefined)
      .map((id) => [`${face}@${id}`, `${slot}@${id}`] as const),
  ]);
  return Object.fromEntries(all);
}

const CATALOG_PICTURES = ['cover', 'thumbnail', 'icon'] as const;

function catalogPictures({ catalog, presentation }: GameManifest, pictures: Presentation['pictures']) {
  const [locale = ''] = presentation?.locales ?? [];
  const files = CATALOG_PICTURES.map((name) => {
    const resource = catalog?.[name] ?? '';
    const { plain = '' } = pictures[`${resource}/${name}`] ?? pictures[resource] ?? {};
    return [name, typeof plain === 'string' ? plain : (plain[locale] ?? '')] as const;
  });
  return Object.fromEntries(files);
}
