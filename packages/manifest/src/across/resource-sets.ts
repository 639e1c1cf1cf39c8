import { eachMember, mustExist } from '../checks/each.js';
import { pictureSlots } from '../checks/resources.js';
import { nearest } from '../findings/near.js';
import type { Report } from '../findings/report.js';
import type { Library } from '../shapes/library.js';
import type { ResourceSet } from '../shapes/small-files.js';
import { definitionIndex, membersOf } from '../values/definition-index.js';

/** A set that claims a deck has a picture for every card of it, and for their back. */
export function checkCoverage(set: ResourceSet, libraries: readonly Library[], report: Report): void {
  const pictures = pictureSlots(set.resources);
  eachMember(set.slots, ['slots'], (name, path) =>
    mustExist(report, {
      name,
      among: pictures,
      path,
      code: 'RESOURCE_UNKNOWN',
      kind: 'picture among `resources`',
    }),
  );
  const { whole } = definitionIndex(libraries);
  const deck = set.covers ? whole.get(set.covers) : undefined;
  if (!deck) {
    if (set.covers)
      report(
        'DEFINITION_UNKNOWN',
        ['covers'],
        `\`${set.covers}\`: no such deck is at hand`,
        nearest(set.covers, whole.keys()),
      );
    return;
  }
  const cards = [...membersOf(deck), 'back'];
  const lacking = cards.filter((card) => !Object.hasOwn(set.slots ?? {}, card));
  if (lacking.length > 0) {
    const shown = lacking
      .slice(0, 5)
      .map((card) => `\`${card}\``)
      .join(', ');
    const more = lacking.length > 5 ? ` and ${lacking.length - 5} more` : '';
    report('SLOT_UNCOVERED', ['slots'], `\`${set.covers}\` is claimed, but ${shown}${more} have no picture`);
  }
  eachMember(set.slots, ['slots'], (_, path, name) =>
    mustExist(report, { name, among: cards, path, code: 'SLOT_UNKNOWN', kind: `card of \`${set.covers}\`` }),
  );
}
