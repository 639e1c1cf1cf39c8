import { compileSchemas, type Judges } from '@tapete/conformance';
import { type Finding, hasErrors, type Lock } from '@tapete/manifest';
import { readCases } from '../acceptance/accept.js';
import { type BuildOptions, foldersOf, rulesOf } from '../build/build-game.js';
import { type Engine, findEngine } from '../build/engine.js';
import { tryRules } from '../isolate/try-rules.js';
import { ownPackage } from '../module/packages.js';
import { textOf } from '../module/read-folder.js';
import { type GameFolder, readGameFolder } from '../module/read-game-folder.js';
import type { Packed } from '../pack/pack.js';
import { type DressedDecks, dressedDecks } from '../render/dressed-decks.js';
import { imagesOf } from '../render/images.js';
import { renderPictures } from '../render/render-pictures.js';
import { graphicsOf, laterResources, soundsOf } from '../render/resources.js';
import { type GameParts, packGame } from './pack-game.js';
import { publishingFindings } from './publishable.js';

/** What publishing does, in this order. */
export const STEPS = ['verify', 'build', 'render', 'accept', 'compare', 'pack', 'store'] as const;
export type Step = (typeof STEPS)[number];

export interface MakeOptions extends BuildOptions {
  readonly onStep?: (step: Step) => void;
  /** Random matches that are played twice, isolated and in another engine. Default 100, fewer of long ones. */
  readonly matches?: number;
  /** How many of them have been played. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** A game that passed everything, not yet in a catalog. */
export interface MadeGame {
  readonly lock: Lock;
  /** Of the game and of each library, in the order of the lock. */
  readonly packages: readonly Packed[];
  /** What is worth a look and stops nothing. */
  readonly warnings: readonly Finding[];
}

export type Made = MadeGame | { readonly findings: readonly Finding[] };

/**
 * Makes packages and lock out of a game's folder, and writes nothing. A game in which anything is missing or wrong gets
 * neither; everything that is found is told at once.
 */
export async function makeGame(root: string, options: MakeOptions = {}): Promise<Made> {
  const { near = [], onStep } = options;
  onStep?.('verify');
  const engine = await findEngine();
  const read = await readGameFolder(root, near);
  if (!('game' in read)) return read;
  const made = await makeParts(read, engine, options);
  const findings = [...read.findings, ...publishingFindings(read, engine), ...made.findings];
  if (made.parts === undefined || hasErrors(findings)) return { findings };
  onStep?.('pack');
  const packed = packGame(made.parts);
  return 'findings' in packed
    ? { findings: [...findings, ...packed.findings] }
    : { ...packed, warnings: findings };
}

/** Enough that what differs between two runs has shown in one of them. */
const MATCHES = 100;

interface MadeParts {
  /** Undefined where something is missing. */
  readonly parts?: GameParts;
  readonly findings: readonly Finding[];
}

/** Everything that goes into the package. What one part lacks does not keep the others from being looked at. */
async function makeParts(
  read: GameFolder,
  engine: Engine,
  { onStep, matches = MATCHES, onProgress }: MakeOptions,
): Promise<MadeParts> {
  const { folder, game, manifest } = read;
  const schemas = compileSchemas((path) => textOf(folder, path));
  const { cases, findings: ofCases } = readCases(folder);
  onStep?.('build');
  const rules = await rulesOf(read, engine);
  onStep?.('render');
  const sets = dressedDecks(read);
  const pictures = await picturesOf(read, sets, engine);
  const images = imagesOf(game, folder);
  const sounds = soundsOf(game, folder);
  const findings = [
    ...schemas.findings,
    ...ofCases,
    ...('findings' in rules ? rules.findings : []),
    ...pictures.findings,
    ...images.findings,
    ...sounds.findings,
    ...sets.findings,
    ...laterResources(game, manifest),
  ];
  if (!('text' in rules) || hasErrors([...read.findings, ...findings])) return { findings };
  onStep?.('accept');
  const failed = await tryRules({
    rules: rules.text,
    cases,
    judges: schemas.judges as Judges,
    matches,
    onCompare: () => onStep?.('compare'),
    onProgress,
  });
  const parts = {
    read,
    engine,
    rules: rules.text,
    pictures,
    images,
    faces: sets.faces,
    sounds,
    cases: cases.length,
  };
  return { parts, findings: [...findings, ...failed] };
}

async function picturesOf({ folder, game, libraries }: GameFolder, sets: DressedDecks, engine: Engine) {
  return renderPictures({
    graphics: [...graphicsOf(game, folder), ...sets.graphics],
    locales: game.presentation?.locales ?? [],
    seats: game.playerConfig.maxPlayers,
    packages: new Map([
      ...foldersOf(libraries),
      ['core', engine.folder],
      ['graphics', await ownPackage('graphics')],
    ]),
  });
}
