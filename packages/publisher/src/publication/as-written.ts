import {
  type Finding,
  type GameManifest,
  isAuthored,
  type Presentation,
  type ResourceFile,
  readGame,
  readPresentation,
} from '@tapete/manifest';
import { CASES } from '../acceptance/accept.js';
import type { ModuleFolder } from '../module/read-folder.js';
import { RULES } from '../module/read-game-folder.js';
import type { Packed } from '../pack/pack.js';
import { cardImages } from '../render/images.js';
import { attempt, type Refused } from './found.js';
import { utf8 } from './read-publication.js';

/** A game's package, laid out again as the folder that it was made from: so it is checked by what checks folders. */
export interface WrittenGame {
  readonly folder: ModuleFolder;
  readonly presentation: Presentation;
  /** Text of `rules.js`. */
  readonly rules: string;
  /** Files of the package itself, by their paths. */
  readonly sent: ReadonlyMap<string, Uint8Array>;
}

const MANIFEST = 'game.json';
export const RULES_FILE = 'rules.js';
export const PRESENTATION = 'presentation.json';

/** Undoes packing as far as a package has what its author wrote; code is not in it, and stands there empty. */
export function asWritten(name: string, { files }: Pick<Packed, 'files'>): WrittenGame | Refused {
  const sent = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const manifest = textOf(sent, MANIFEST);
  const presented = textOf(sent, PRESENTATION);
  const rules = textOf(sent, RULES_FILE);
  const broken = [manifest, presented, rules].flatMap((each) => ('findings' in each ? each.findings : []));
  if ('findings' in manifest || 'findings' in presented || 'findings' in rules) return { findings: broken };
  const file = `${name}.game.json`;
  const { game, findings: ofGame } = readGame(manifest.value, file);
  const { presentation, findings: ofPresentation } = readPresentation(presented.value, PRESENTATION);
  if (game === undefined || presentation === undefined) return { findings: [...ofGame, ...ofPresentation] };
  const layout: Layout = { game, presentation, sent };
  return {
    folder: {
      root: name,
      files: new Map([[file, sent.get(MANIFEST) as Uint8Array], ...written(layout)]),
      findings: [],
    },
    presentation,
    rules: rules.value,
    sent,
  };
}

type Sent = ReadonlyMap<string, Uint8Array>;

/** A library's package is the files that its author wrote. */
export const libraryAsWritten = (name: string, { files }: Pick<Packed, 'files'>): ModuleFolder => ({
  root: name,
  files: new Map(files.map(({ path, bytes }) => [path, bytes])),
  findings: [],
});

function textOf(sent: Sent, path: string): { readonly value: string } | Refused {
  const bytes = sent.get(path);
  if (bytes !== undefined) return attempt(path, () => utf8(bytes));
  const message = 'a package of a game has this file';
  const missing: Finding = { severity: 'error', code: 'FILE_MISSING', file: path, path: '', message };
  return { findings: [missing] };
}

interface Layout {
  readonly game: GameManifest;
  readonly presentation: Presentation;
  readonly sent: Sent;
}

type Entry = readonly [path: string, bytes: Uint8Array];

/** Everything that a manifest names, where it names it. */
function written({ game, presentation, sent }: Layout): Entry[] {
  const section = game.presentation;
  const own = [...sent].filter(([path]) => path.startsWith(CASES) || path.startsWith('schemas/'));
  return [
    ...own,
    ...Object.entries(section?.texts ?? {}).flatMap(([locale, path]) =>
      asFile(path, presentation.texts[locale]),
    ),
    ...asFile(section?.layout, presentation.layout),
    ...(section?.plans ?? []).flatMap((path, index) => asFile(path, presentation.plans[index])),
    ...(section?.resourceSets ?? []).flatMap((path) => copied(path, sent.get(path))),
    ...(section?.resources ?? []).flatMap((resource) => resourceAsWritten(resource, presentation, sent)),
    ...cardImages(game).flatMap(({ file }) => copied(file, sent.get(plainOf(presentation.pictures, file)))),
    // What is code has become a text, pictures or nothing: that it was there is not looked for again.
    ...(isAuthored(game) ? [] : [[RULES, EMPTY] as const]),
  ];
}

const EMPTY = new Uint8Array();

const asFile = (path: string | undefined, value: unknown): Entry[] =>
  path === undefined || value === undefined ? [] : [[path, new TextEncoder().encode(JSON.stringify(value))]];

const copied = (path: string, bytes: Uint8Array | undefined): Entry[] =>
  bytes === undefined ? [] : [[path, bytes]];

function resourceAsWritten(resource: ResourceFile, { pictures, sounds }: Presentation, sent: Sent): Entry[] {
  switch (resource.type) {
    case 'graphic':
      return [[resource.module, EMPTY]];
    case 'sound':
      return copied(resource.file, sent.get(sounds[resource.id] ?? ''));
    case 'image':
      return copied(resource.file, sent.get(plainOf(pictures, resource.id)));
    case 'atlas':
      return copied(
        resource.file,
        sent.get(plainOf(pictures, `${resource.id}/${Object.keys(resource.regions)[0]}`)),
      );
    case 'text':
      return [];
  }
}

function plainOf(pictures: Presentation['pictures'], slot: string): string {
  const plain = pictures[slot]?.plain;
  return typeof plain === 'string' ? plain : '';
}
