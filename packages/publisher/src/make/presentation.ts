import { type SeatId, seatId } from '@tapete/core';
import {
  boardCharts,
  type GameManifest,
  type Presentation,
  type PresentationSection,
  presentationShape,
} from '@tapete/manifest';
import { textOf } from '../module/read-folder.js';
import type { GameFolder } from '../module/read-game-folder.js';
import { textsOf } from './texts.js';

export interface PresentationParts {
  readonly read: GameFolder;
  readonly pictures: Presentation['pictures'];
  readonly regions: NonNullable<Presentation['regions']>;
  /** What resource sets and images of cards show; the game's own `faces` go before them. */
  readonly faces: Readonly<Record<string, string>>;
  readonly sounds: Presentation['sounds'];
}

/** What a page needs to show the game, out of a manifest and files that were verified. */
export function presentationOf({ read, pictures, regions, faces, sounds }: PresentationParts): Presentation {
  const { game, folder } = read;
  const section = game.presentation as PresentationSection;
  const json = (path: string): unknown => JSON.parse(textOf(folder, path) as string);
  return presentationShape.parse({
    presentationVersion: 1,
    game: game.id,
    version: game.version,
    locales: section.locales,
    title: game.title,
    summary: game.summary,
    texts: textsOf(read),
    ...(section.layout === undefined ? {} : { layout: json(section.layout) }),
    ...chartsOf(game),
    plans: section.plans.map(json),
    pictures,
    ...(Object.keys(regions).length === 0 ? {} : { regions }),
    faces: facesOf({ ...faces, ...section.faces }, pictures, game.playerConfig.maxPlayers),
    sounds,
    ...catalogPictures(game, pictures),
  });
}

/** Only where a game has a board that does not say in its cells where they lie. */
function chartsOf(game: GameManifest): Pick<Presentation, 'charts'> {
  const charts = boardCharts(game);
  return Object.keys(charts).length === 0 ? {} : { charts };
}

/** A face whose picture differs by seat is one face a seat, and one for pieces that are nobody's. */
function facesOf(
  faces: Readonly<Record<string, string>>,
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
