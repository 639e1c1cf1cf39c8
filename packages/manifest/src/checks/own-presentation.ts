import type { Report } from '../findings/report.js';
import type { GameWritten } from '../shapes/game.js';
import type { ResourceFile } from '../shapes/resources.js';
import { each, eachMember, mustExist } from './each.js';
import { checkResources, pictureSlots } from './resources.js';

const RESOURCES = ['presentation', 'resources'];

/** What a manifest says of its own pictures, sounds and texts, before any other file is looked at. */
export function checkOwnPresentation(game: GameWritten, report: Report): void {
  const { presentation } = game;
  checkCatalog(game, report);
  if (!presentation) return;
  checkResources(presentation.resources, RESOURCES, report);
  const slots = pictureSlots(presentation.resources);
  eachMember(presentation.faces, ['presentation', 'faces'], (name, path) =>
    mustExist(report, { name, among: slots, path, code: 'SLOT_UNKNOWN', kind: 'picture' }),
  );
  checkLocales(game, report);
}

/** A catalog shows every game by three pictures. */
function checkCatalog({ catalog, presentation }: GameWritten, report: Report): void {
  const pictures = new Map<string, ResourceFile>();
  each(presentation?.resources, [], (resource) => {
    if (resource.type !== 'sound' && resource.type !== 'text') pictures.set(resource.id, resource);
  });
  eachMember(catalog, ['catalog'], (name, path, slot) => {
    mustExist(report, {
      name,
      among: pictures.keys(),
      path,
      code: 'RESOURCE_UNKNOWN',
      kind: 'picture among `presentation.resources`',
    });
    const resource = pictures.get(name);
    if (resource?.type !== 'graphic' || resource.slots === undefined || resource.slots.includes(slot)) return;
    report(
      'SLOT_UNKNOWN',
      path,
      `\`${name}\` draws ${resource.slots.map((one) => `\`${one}\``).join(', ')}, but not \`${slot}\``,
    );
  });
}

/** Every locale that the game speaks has its title, its summary and its texts, and no other has. */
function checkLocales({ presentation, title, summary }: GameWritten, report: Report): void {
  const locales = presentation?.locales ?? [];
  const sections = [
    { path: ['title'], has: title },
    { path: ['summary'], has: summary },
    { path: ['presentation', 'texts'], has: presentation?.texts },
  ];
  for (const { path, has } of sections) {
    if (has === undefined) continue;
    for (const locale of locales) {
      if (locale && !Object.hasOwn(has, locale))
        report('LOCALE_MISSING', path, `\`${locale}\` is one of the locales and is missing here`);
    }
    eachMember(has, path, (_, at, locale) =>
      mustExist(report, {
        name: locale,
        among: locales,
        path: at,
        code: 'LOCALE_MISSING',
        kind: 'locale among `presentation.locales`',
      }),
    );
  }
}
