import { type Finding, hasErrors, type Lock } from '@tapete/manifest';
import { type BuildOptions, foldersOf, rulesOf } from '../build/build-game.js';
import { type Engine, findEngine } from '../build/engine.js';
import { publishingRealms } from '../isolate/realms.js';
import { type Trials, tryRules } from '../isolate/try-rules.js';
import { ownPackage } from '../module/packages.js';
import { type GameFolder, readGameFolder } from '../module/read-game-folder.js';
import type { Packed } from '../pack/pack.js';
import { loadGraphics } from '../render/load-graphics.js';
import { makeParts, type Step, type Tried, type Workshop } from './make-parts.js';
import { packGame } from './pack-game.js';
import { publishingFindings } from './publishable.js';

export interface PlayOptions {
  readonly onStep?: (step: Step) => void;
  /** Random matches that are played twice, isolated and in another engine. Default 100, fewer of long ones. */
  readonly matches?: number;
  /** How many of them have been played. */
  readonly onProgress?: (done: number, of: number) => void;
}

export interface MakeOptions extends BuildOptions, PlayOptions {
  /** True for a lock whose game was played before: the same bytes would go the same way again. What it throws ends it all. */
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
  const packed = await packRead(read, ownWorkshop(engine), options);
  if ('findings' in packed || (await options.wasPlayed?.(packed.lock))) return packed;
  return played(packed, { realms: publishingRealms(), second: 'v8' }, options);
}

/** A game that passed all but what plays it. */
export interface PackedGame extends MadeGame {
  readonly tried: Tried;
}

/** Makes packages and lock out of a game that was read, with what comes from a workshop, and plays nothing. */
export async function packRead(
  read: GameFolder,
  workshop: Workshop,
  { onStep }: PlayOptions,
): Promise<PackedGame | { readonly findings: readonly Finding[] }> {
  const made = await makeParts(read, workshop, onStep);
  const findings = [...read.findings, ...publishingFindings(read, workshop.engine), ...made.findings];
  if (made.parts === undefined || hasErrors(findings)) return { findings };
  onStep?.('pack');
  const packed = packGame(made.parts);
  if ('findings' in packed) return { findings: [...findings, ...packed.findings] };
  return { ...packed, warnings: findings, tried: made.tried };
}

/** Enough that what differs between two runs has shown in one of them. */
const MATCHES = 100;

/** Plays a game that was packed: what it shows then is told, or it has passed everything. */
export async function played(
  { tried, ...packed }: PackedGame,
  where: Pick<Trials, 'realms' | 'second'>,
  { onStep, matches = MATCHES, onProgress }: PlayOptions,
): Promise<Made> {
  onStep?.('accept');
  const onCompare = () => onStep?.('compare');
  const found = await tryRules({ ...tried, ...where, matches, onCompare, onProgress });
  const findings = [...packed.warnings, ...found];
  return hasErrors(found) ? { findings } : { ...packed, warnings: findings };
}

/** Builds and draws out of the author's sources. */
const ownWorkshop = (engine: Engine): Workshop => ({
  engine,
  rules: (read) => rulesOf(read, engine),
  artists: async ({ libraries }, graphics) => {
    const packages = new Map([
      ...foldersOf(libraries),
      ['core', engine.folder] as const,
      ['graphics', await ownPackage('graphics')] as const,
    ]);
    return loadGraphics({ graphics, packages }, publishingRealms());
  },
});
