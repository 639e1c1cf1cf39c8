import { type Finding, facesOfSet, type UsedSet, usedSets } from '@tapete/manifest';
import { finding } from '../finding.js';
import { textOf } from '../module/read-folder.js';
import type { GameFolder } from '../module/read-game-folder.js';
import type { GraphicResource } from './picture-source.js';
import { slotName } from './render-pictures.js';

/** What the resource sets that a game names draw for it. */
export interface DressedDecks {
  /** Only what the game's decks need, each resource once. */
  readonly graphics: readonly GraphicResource[];
  /** Face -> picture. */
  readonly faces: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
}

/** Pictures for the game's decks out of its resource sets. */
export function dressedDecks(read: GameFolder): DressedDecks {
  const libraries = [...read.libraries.values()].map(({ library }) => library);
  const graphics = new Map<string, GraphicResource & { readonly slots: string[] }>();
  const faces: Record<string, string> = {};
  const findings: Finding[] = [];
  for (const used of usedSets(read.game, libraries, (path) => textOf(read.folder, path))) {
    for (const { face, resource, slot } of facesOfSet(used, read.game, libraries)) {
      const graphic = graphics.get(`${used.name}/${resource}`) ?? graphicOf(used, resource, read);
      if (graphic === undefined) continue;
      graphics.set(`${used.name}/${resource}`, graphic);
      if (!graphic.slots.includes(slot)) graphic.slots.push(slot);
      faces[face] = slotName(graphic, slot);
    }
    findings.push(...otherKinds(used, read.manifest));
  }
  return { graphics: [...graphics.values()], faces, findings };
}

function graphicOf({ name, set, library }: UsedSet, id: string, { folder, libraries }: GameFolder) {
  const resource = set.resources.find((each) => each.id === id);
  const home = library === undefined ? folder : libraries.get(library)?.folder;
  if (resource?.type !== 'graphic' || home === undefined) return undefined;
  return { id, root: home.root, module: resource.module, prefix: `${name}/`, slots: [] as string[] };
}

function otherKinds({ name, set }: UsedSet, file: string): Finding[] {
  const others = set.resources.filter(({ type }) => type !== 'graphic');
  return others.map(({ id, type }) =>
    finding('RESOURCE_LATER', {
      file,
      path: '/presentation/resourceSets',
      message: `\`${id}\` of \`${name}\` is of type ${type}, which cannot be published yet; draw it as a graphic`,
    }),
  );
}
