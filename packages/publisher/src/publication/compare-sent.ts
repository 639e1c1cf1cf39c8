import { type Finding, type Lock, type PackedFile, writeLock } from '@tapete/manifest';
import { finding } from '../finding.js';
import type { MadeGame } from '../make/make-game.js';
import type { Packed } from '../pack/pack.js';
import { inPackage, type Sent } from './read-publication.js';
import { LOCK } from './write-publication.js';

/**
 * What was sent against what was made of it here: every file and every field of the lock must come out the same, or it says
 * something that nothing has shown.
 */
export function compareSent(sent: Sent, made: MadeGame): Finding[] {
  const files = made.lock.packages.flatMap((locked) => {
    const [theirs, ours] = [sent.packages.get(locked.name), packedAs(made, locked)];
    const name = inPackage(locked, made.lock);
    return theirs && ours ? compareFiles(theirs.map, ours.map, name) : [];
  });
  if (files.length > 0) return files;
  return writeLock(made.lock) === sent.lockText ? [] : compareLocks(sent.lock, made.lock);
}

const packedAs = ({ packages }: MadeGame, { integrity }: Lock['packages'][number]): Packed | undefined =>
  packages.find((each) => each.integrity === integrity);

function compareFiles(
  theirs: readonly PackedFile[],
  ours: readonly PackedFile[],
  name: (path: string) => string,
): Finding[] {
  const made = new Map(ours.map((file) => [file.path, file]));
  const sent = new Set(theirs.map(({ path }) => path));
  return [
    ...theirs.flatMap(({ path, sha512 }) => {
      const own = made.get(path);
      if (own === undefined) return [finding('FILE_UNKNOWN', { file: name(path), message: UNKNOWN })];
      return own.sha512 === sha512 ? [] : [finding('FILE_DIFFERS', { file: name(path), message: DIFFERS })];
    }),
    ...ours
      .filter(({ path }) => !sent.has(path))
      .map(({ path }) => finding('FILE_MISSING', { file: name(path), message: MISSING })),
  ];
}

const UNKNOWN = 'nothing in the package names this file';
const DIFFERS = 'it is not what publishing makes of the manifest and of the other files';
const MISSING = 'publishing makes this file, and it was not sent';

function compareLocks(theirs: Lock, ours: Lock): Finding[] {
  const fields = Object.keys(ours) as (keyof Lock)[];
  return fields
    .filter((field) => JSON.stringify(theirs[field]) !== JSON.stringify(ours[field]))
    .map((field) =>
      finding(CODES[field] ?? 'LOCK_DIFFERS', {
        file: LOCK,
        path: `/${field}`,
        message: `\`${field}\` says something else than what was found: ${JSON.stringify(ours[field])}`,
      }),
    );
}

const CODES: { readonly [field in keyof Lock]?: 'ENGINE_VERSION' | 'API_UNKNOWN' } = {
  engine: 'ENGINE_VERSION',
  host: 'API_UNKNOWN',
};
