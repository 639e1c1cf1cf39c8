import { each } from '../checks/each.js';
import { nearest } from '../findings/near.js';
import type { Report } from '../findings/report.js';
import { type ReadText, readResourceSet } from '../read/library.js';
import type { GameManifest, GameWritten } from '../shapes/game.js';
import type { ResourceSet } from '../shapes/small-files.js';
import { definitionIndex, membersOf } from '../values/definition-index.js';
import { canBeLookedUp, type Libraries, librariesOf, wholeDecks } from './libraries.js';

/** A resource set by which a game shows its cards. */
export interface UsedSet {
  /** As the game names it: `cards-poker/standard`, or a file of its own. */
  readonly name: string;
  readonly set: ResourceSet;
  /** The library that brings it and has its pictures; left out, the game itself. */
  readonly library?: string;
}

/** A picture of a set: one of its resources, and what is to be drawn where that draws several. */
export interface SetFace {
  /** Definition of a card, or `deck!back`. */
  readonly face: string;
  readonly resource: string;
  readonly slot: string;
}

/** A file of the game's own, and not a set of a library. */
export const isOwnSet = (name: string): boolean => name.endsWith('.json');

/** What a game names must be a set of one of its libraries, and show something that it has. */
export function checkSets(game: GameWritten, libraries: Libraries, report: Report): void {
  const index = definitionIndex(librariesOf(game, libraries));
  const decks = wholeDecks(game, index);
  const sets = setsOf(librariesOf(game, libraries));
  each(game.presentation?.resourceSets, ['presentation', 'resourceSets'], (name, path) => {
    if (isOwnSet(name) || !canBeLookedUp(name, path, { game, libraries, index, report })) return;
    const set = sets.get(name);
    if (set === undefined)
      report('RESOURCE_SET_UNKNOWN', path, `\`${name}\`: no such resource set`, nearest(name, sets.keys()));
    else if (!coversOf(set).some((deck) => decks.includes(deck)))
      report('RESOURCE_SET_UNUSED', path, `\`${name}\` covers no deck of the game`);
  });
}

/** The sets that a game names and that are at hand, in its order. Those of its own are read. */
export function usedSets(game: GameManifest, libraries: Libraries, read: ReadText): readonly UsedSet[] {
  const sets = setsOf(librariesOf(game, libraries));
  return (game.presentation?.resourceSets ?? []).flatMap((name) => {
    const set = isOwnSet(name) ? readResourceSet(name, read) : sets.get(name);
    if (set === undefined) return [];
    return isOwnSet(name) ? [{ name, set }] : [{ name, set, library: name.split('/')[0] as string }];
  });
}

/** What a set shows of a game's decks. */
export function facesOfSet({ set }: UsedSet, game: GameManifest, libraries: Libraries): readonly SetFace[] {
  const index = definitionIndex(librariesOf(game, libraries));
  const covered = wholeDecks(game, index).filter((deck) => coversOf(set).includes(deck));
  return covered.flatMap((deck) => {
    const definition = index.whole.get(deck);
    const cards = definition === undefined ? [] : membersOf(definition);
    return [
      ...cards.map((card) => ({ face: `${deck}#${card}`, slot: card })),
      { face: `${deck}!back`, slot: 'back' },
    ].flatMap(({ face, slot }) => {
      const [resource, own = slot] = set.slots[slot]?.split('/') ?? [];
      return resource === undefined ? [] : [{ face, resource, slot: own }];
    });
  });
}

const coversOf = ({ covers }: ResourceSet): readonly string[] => (Array.isArray(covers) ? covers : [covers]);

const setsOf = (libraries: Libraries): ReadonlyMap<string, ResourceSet> =>
  new Map(libraries.flatMap(({ id, sets = [] }) => sets.map((set) => [`${id}/${set.id}`, set] as const)));
