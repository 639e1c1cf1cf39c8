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
  const claimed = claimedDecks(set, libraries, report);
  if (claimed.some(({ cards }) => cards === undefined)) return;
  for (const { deck, cards = [] } of claimed) mustCover(set, { deck, cards }, report);
  const among = [...new Set(claimed.flatMap(({ cards = [] }) => cards))];
  const kind = `card of ${claimed.map(({ deck }) => `\`${deck}\``).join(' or ')}`;
  eachMember(set.slots, ['slots'], (_, path, name) =>
    mustExist(report, { name, among, path, code: 'SLOT_UNKNOWN', kind }),
  );
}

interface ClaimedDeck {
  readonly deck: string;
  /** With their back; undefined where no such deck is at hand. */
  readonly cards: readonly string[] | undefined;
}

function claimedDecks({ covers }: ResourceSet, libraries: readonly Library[], report: Report): ClaimedDeck[] {
  const { whole } = definitionIndex(libraries);
  const claimed = (Array.isArray(covers) ? covers : [covers]).filter(Boolean);
  return claimed.map((deck, index) => {
    const definition = whole.get(deck);
    if (definition) return { deck, cards: [...membersOf(definition), 'back'] };
    const path = Array.isArray(covers) ? ['covers', index] : ['covers'];
    report('DEFINITION_UNKNOWN', path, `\`${deck}\`: no such deck is at hand`, nearest(deck, whole.keys()));
    return { deck, cards: undefined };
  });
}

function mustCover(
  { slots }: ResourceSet,
  { deck, cards }: { readonly deck: string; readonly cards: readonly string[] },
  report: Report,
): void {
  const lacking = cards.filter((card) => !Object.hasOwn(slots ?? {}, card));
  if (lacking.length === 0) return;
  const shown = lacking
    .slice(0, 5)
    .map((card) => `\`${card}\``)
    .join(', ');
  const more = lacking.length > 5 ? ` and ${lacking.length - 5} more` : '';
  const has = lacking.length === 1 ? 'has' : 'have';
  report('SLOT_UNCOVERED', ['slots'], `\`${deck}\` is claimed, but ${shown}${more} ${has} no picture`);
}
