import { Failure } from '@tapete/core';
import { RealmPool } from '@tapete/isolation';
import { type Finding, hasErrors, type Key, lockDigest, type Published } from '@tapete/manifest';
import type { SigningKey } from '@tapete/manifest/signing';
import { rulesOf } from '../build/build-game.js';
import { lateImport } from '../build/bundle.js';
import { findEngine } from '../build/engine.js';
import type { Clock } from '../catalog/catalog-folder.js';
import { type Entrant, enter, mayEnter } from '../catalog/enter.js';
import { finding } from '../finding.js';
import { type Made, type PackedGame, type PlayOptions, packRead, played } from '../make/make-game.js';
import type { Workshop } from '../make/make-parts.js';
import { readGameIn } from '../module/read-game-folder.js';
import { asWritten, libraryAsWritten, RULES_FILE, type WrittenGame } from './as-written.js';
import { compareSent } from './compare-sent.js';
import { foundBy } from './found.js';
import { PUBLICATION_LIMITS } from './limits.js';
import { readPublication, type Sent } from './read-publication.js';
import { sentPictures } from './sent-pictures.js';
import { LOCK } from './write-publication.js';

export interface ReceiveOptions extends PlayOptions {
  /** Folder of the catalog; made where there is none. */
  readonly catalog: string;
  readonly clock: Clock;
  /** Vouches for the catalog with the new line in it. */
  readonly operator?: SigningKey;
  /** Whose publications are taken. Default: whoever's keys the catalog allows. */
  readonly publishers?: readonly Key[];
  /** Where the stranger's rules run. Default: a thread of this call's own, which ends with it. */
  readonly realms?: RealmPool;
}

/**
 * Takes in what a stranger made: reads it in memory, packs it again, checks it as if it had been made here, tries its rules
 * isolated, and puts it into the catalog. Until all of that holds, nothing is written anywhere. Everything that is wrong is
 * told at once, as far as one thing does not need another; also who may not publish under the name, and what is taken.
 *
 * While acceptance cases are played the caller's thread waits: who serves others meanwhile runs this in a process of its
 * own.
 *
 * Thrown: CATALOG_BUSY, CATALOG_BROKEN.
 */
export async function receive(bytes: Uint8Array, options: ReceiveOptions): Promise<Published> {
  const sent = readPublication(bytes);
  if ('findings' in sent) return { status: 'refused', findings: sent.findings };
  const { name, version } = sent.lock.root;
  const told = { name: `${name}@${version}`, lock: lockDigest(sent.lockText) };
  const allowed = await allowedIn(sent, options);
  if (allowed === 'already') return { status: 'already', ...told, warnings: [] };
  const packed = await packAgain(sent, options);
  const findings = [...allowed, ...('findings' in packed ? packed.findings : compareSent(sent, packed))];
  if ('findings' in packed || hasErrors(findings)) return { status: 'refused', findings };
  const made = await playApart(packed, options);
  if ('findings' in made) return { status: 'refused', findings: made.findings };
  options.onStep?.('store');
  return stored(sent, options, { ...told, warnings: made.warnings });
}

/** Whether the name is theirs and the version free, as the catalog stands now; looked at again when it is written. */
async function allowedIn(
  sent: Sent,
  { catalog, publishers = [sent.by] }: ReceiveOptions,
): Promise<'already' | readonly Finding[]> {
  try {
    if (!publishers.includes(sent.by)) throw notInvited(sent.by);
    return (await mayEnter(entrantOf(sent), catalog)) === 'already' ? 'already' : [];
  } catch (error) {
    return [refusedEntry(error)];
  }
}

const notInvited = (by: Key): Failure =>
  new Failure(
    'KEY_NOT_INVITED',
    `Publications of ${by} are not taken here.`,
    'Ask whoever runs the host to take those of your key.',
  );

const entrantOf = ({ lock, by, signature, grant, packages }: Sent): Entrant => ({
  lock,
  packages: [...packages.values()],
  proof: { by, signature, ...(grant && { grant }) },
});

/** What makes a catalog refuse anybody is no finding about a game. */
function refusedEntry(error: unknown): Finding {
  const { code = '' } = error as { readonly code?: string };
  if (code.startsWith('CATALOG_')) throw error;
  return foundBy(error, LOCK);
}

/** Lays the packages out as they were written, and makes everything of them that publishing makes. */
async function packAgain(sent: Sent, { onStep }: ReceiveOptions): ReturnType<typeof packRead> {
  onStep?.('verify');
  const { name } = sent.lock.root;
  const own = sent.packages.get(name);
  const written = own && asWritten(name, own);
  if (written === undefined || 'findings' in written) return written ?? { findings: [] };
  const read = await readGameIn(written.folder, async (library, version) => {
    const found = sent.packages.get(library);
    return found ? libraryAsWritten(library, found) : { missing: `the lock has no ${library}@${version}` };
  });
  if (!('game' in read)) return read;
  return packRead(read, await sentWorkshop(written), { ...(onStep && { onStep }) });
}

/** In a thread that nothing else runs in, in two builds of an engine that has walls. */
async function playApart(packed: PackedGame, options: ReceiveOptions): Promise<Made> {
  const { callMs, trialMs } = PUBLICATION_LIMITS;
  const realms = options.realms ?? new RealmPool({ threads: 1, watchdogMs: callMs, lastsMs: trialMs });
  try {
    return await played(packed, { realms, second: 'quickjs-ng' }, options);
  } finally {
    if (options.realms === undefined) await realms.close();
  }
}

/** Rules that are code, and pictures, are taken as they were sent; rules that are data are built here, and compared. */
async function sentWorkshop({ rules, presentation, folder, sent }: WrittenGame): Promise<Workshop> {
  const engine = await findEngine();
  return {
    engine,
    rules: async (read) => {
      if (read.program === undefined) return lateImport(rules) ?? { text: rules, files: [] };
      const built = await rulesOf({ ...read, folder: { ...folder, root: engine.folder } }, engine);
      if (!('text' in built) || built.text === rules) return built;
      const message = 'the rules are data, and this is not what is made of them';
      return { findings: [finding('FILE_DIFFERS', { file: RULES_FILE, message })] };
    },
    artists: async (_, graphics) => {
      const { artist, findings } = sentPictures(graphics, presentation.pictures, sent);
      return { artists: artist, findings, close: () => undefined };
    },
  };
}

type Told = Pick<Extract<Published, { readonly lock: unknown }>, 'name' | 'lock' | 'warnings'>;

async function stored(
  sent: Sent,
  { catalog, clock, operator }: ReceiveOptions,
  told: Told,
): Promise<Published> {
  try {
    const status = await enter(entrantOf(sent), { catalog, clock, ...(operator && { operator }) });
    return { status, ...told };
  } catch (error) {
    return { status: 'refused', findings: [refusedEntry(error)] };
  }
}
