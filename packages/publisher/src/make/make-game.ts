import { compileSchemas, type Judges } from '@tapete/conformance';
import { type Finding, hasErrors, type Lock } from '@tapete/manifest';
import { readCases } from '../acceptance/accept.js';
import { type BuildOptions, foldersOf, rulesOf } from '../build/build-game.js';
import { type Engine, findEngine } from '../build/engine.js';
import { type Trials, tryRules } from '../isolate/try-rules.js';
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
export const STEPS = ['verify', 'build', 'render', 'pack', 'accept', 'compare', 'store'] as const;
export type Step = (typeof STEPS)[number];

export interface MakeOptions extends BuildOptions {
  readonly onStep?: (step: Step) => void;
  /** Random matches that are played twice, isolated and in another engine. Default 100, fewer of long ones. */
  readonly matches?: number;
  /** How many of them have been played. */
  readonly onProgress?: (done: number, of: number) => void;
  /** True for a lock whose game was played before: the same bytes would go the same way again. */
  readonly wasPlayed?: (lock: Lock) => Promise<boolean>;
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
  options.onStep?.('verify');
  const engine = await findEngine();
  const read = await readGameFolder(root, options.near ?? []);
  if (!('game' in read)) return read;
  const made = await makeParts(read, engine, options);
  const findings = [...read.findings, ...publishingFindings(read, engine), ...made.findings];
  if (made.parts === undefined || hasErrors(findings)) return { findings };
  options.onStep?.('pack');
  const packed = packGame(made.parts);
  if ('findings' in packed) return { findings: [...findings, ...packed.findings] };
  if (await options.wasPlayed?.(packed.lock)) return { ...packed, warnings: findings };
  const played = [...findings, ...(await playOf(made.trials, options))];
  return hasErrors(played) ? { findings: played } : { ...packed, warnings: played };
}

/** Enough that what differs between two runs has shown in one of them. */
const MATCHES = 100;

function playOf(trials: Tried, { onStep, matches = MATCHES, onProgress }: MakeOptions): Promise<Finding[]> {
  onStep?.('accept');
  return tryRules({ ...trials, matches, onCompare: () => onStep?.('compare'), onProgress });
}

type Tried = Pick<Trials, 'rules' | 'cases' | 'judges'>;
type MadeParts =
  | { readonly parts: GameParts; readonly trials: Tried; readonly findings: readonly Finding[] }
  /** Something is missing. */
  | { readonly parts?: undefined; readonly findings: readonly Finding[] };

/** Everything that goes into the package. What one part lacks does not keep the others from being looked at. */
async function makeParts(read: GameFolder, engine: Engine, { onStep }: MakeOptions): Promise<MadeParts> {
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
  const { faces } = sets;
  const parts = { read, engine, rules: rules.text, pictures, images, faces, sounds, cases: cases.length };
  return { parts, trials: { rules: rules.text, cases, judges: schemas.judges as Judges }, findings };
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
