import { Failure } from '@tapete/core';
import {
  type Digest,
  type Finding,
  type Key,
  type KeyAct,
  type Lock,
  type LockedPackage,
  packageFaults,
  readJson,
  readLock,
} from '@tapete/manifest';
import { lockSigner, readClaim } from '@tapete/manifest/signing';
import { finding } from '../finding.js';
import { type Packed, pack } from '../pack/pack.js';
import { type ArchiveFile, pathOf, readArchive } from './archive.js';
import { attempt, type Refused } from './found.js';
import { gunzipped } from './gzip.js';
import { CLAIM, LOCK, packageFolder, SIGNATURE } from './write-publication.js';

/** A publication whose parts are what they say: what they say was not looked at yet. */
export interface Sent {
  readonly lock: Lock;
  readonly lockText: string;
  /** Text of the signed lock. */
  readonly signature: string;
  /** Who signed it. */
  readonly by: Key;
  readonly grant?: KeyAct;
  /** By their names: packed again, with the digests that the lock says. */
  readonly packages: ReadonlyMap<string, Packed>;
}

/** How findings call the publication as a whole. */
export const PUBLICATION = 'publication';

/** Takes a publication apart, in memory alone. What is wrong in parts that do not need each other is told at once. */
export function readPublication(bytes: Uint8Array): Sent | Refused {
  const archive = attempt(PUBLICATION, () => readArchive(gunzipped(bytes)));
  if ('findings' in archive) return archive;
  const [top, inside] = [
    archive.value.filter(({ folder }) => folder === ''),
    archive.value.filter(({ folder }) => folder !== ''),
  ];
  const lock = lockIn(top);
  if ('findings' in lock) return { findings: [...lock.findings, ...pathFindings(inside)] };
  const seal = sealIn(top, lock.value);
  const packages = packagesIn(inside, lock.value.lock);
  const findings = [
    ...('findings' in seal ? seal.findings : []),
    ...packages.findings,
    ...top.filter(({ name }) => ![LOCK, SIGNATURE, CLAIM].includes(name)).map(unknown),
  ];
  if ('findings' in seal || findings.length > 0) return { findings };
  const { lock: locked, text } = lock.value;
  return { lock: locked, lockText: text, ...seal.value, packages: packages.packages };
}

interface ReadLock {
  readonly lock: Lock;
  readonly text: string;
}

function lockIn(top: readonly ArchiveFile[]): { readonly value: ReadLock } | Refused {
  return attempt(LOCK, () => {
    const text = textIn(top, LOCK);
    if (text === undefined) throw new Failure('LOCK_MISSING', 'There is no lock.');
    // Deeper, doubled and polluted texts end here, before anything is made of them.
    const json = readJson(text);
    if (!json.ok) throw new Failure('LOCK_NOT_JSON', `The lock is not JSON: ${json.mistake.message}`);
    return { lock: readLock(text), text };
  });
}

type Seal = Pick<Sent, 'signature' | 'by' | 'grant'>;

function sealIn(top: readonly ArchiveFile[], { lock, text }: ReadLock): { readonly value: Seal } | Refused {
  const signed = attempt(SIGNATURE, () => {
    const signature = textIn(top, SIGNATURE);
    if (signature === undefined)
      throw new Failure('SIGNATURE_MISSING', 'The lock is not signed.', 'Publish it with --key FILE.');
    return { signature, by: lockSigner(signature, text) };
  });
  if ('findings' in signed) return signed;
  return attempt(CLAIM, () => {
    const claim = textIn(top, CLAIM);
    const grant = claim && readClaim(claim, { name: lock.root.name, key: signed.value.by });
    return { ...signed.value, ...(grant && { grant }) };
  });
}

/** Refused (TEXT_WRONG): bytes that are no UTF-8. */
function textIn(top: readonly ArchiveFile[], name: string): string | undefined {
  const bytes = top.find((each) => each.name === name)?.bytes;
  return bytes && utf8(bytes);
}

/** The text of bytes, to the byte. Refused: TEXT_WRONG. */
export function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // The decoder says no more than that.
    throw new Failure('TEXT_WRONG', 'The file is no text in UTF-8.');
  }
}

interface ReadPackages {
  readonly packages: ReadonlyMap<string, Packed>;
  readonly findings: readonly Finding[];
}

function packagesIn(inside: readonly ArchiveFile[], lock: Lock): ReadPackages {
  const folders = new Map(lock.packages.map((each) => [packageFolder(each), each]));
  const strangers = inside.filter(({ folder }) => !folders.has(folder));
  const packed = [...folders].map(([folder, locked]) => {
    const files = inside.filter((file) => file.folder === folder);
    return { locked, packed: packedAgain(locked, files, lock) };
  });
  return {
    packages: new Map(
      packed.flatMap(({ locked, packed: each }) =>
        'integrity' in each ? [[locked.name, each] as const] : [],
      ),
    ),
    findings: [
      ...packed.flatMap(({ packed: each }) => ('findings' in each ? each.findings : [])),
      ...strangers.flatMap((file) => pathFindings([file], [unknown(file)])),
    ],
  };
}

/** What the lock says of a package must follow from its bytes. */
function packedAgain(locked: LockedPackage, files: readonly ArchiveFile[], lock: Lock): Packed | Refused {
  const name = inPackage(locked, lock);
  if (files.length === 0)
    return {
      findings: [
        finding('PACKAGE_MISSING', {
          file: name(''),
          message: 'the lock names this package, and it was not sent',
        }),
      ],
    };
  const packed = pack(files.map(({ name: path, bytes }) => ({ path, bytes })));
  if ('findings' in packed)
    return { findings: packed.findings.map((each) => ({ ...each, file: name(each.file) })) };
  const said: readonly (readonly [string, number | Digest, number | Digest])[] = [
    ['files', locked.files, packed.files.length],
    ['size', locked.size, packed.size],
    ['integrity', locked.integrity, packed.integrity],
  ];
  const wrong = said.filter(([, lockSays, is]) => lockSays !== is);
  if (wrong.length === 0) return packed;
  const message = wrong.map(([what, lockSays, is]) => `its ${what} is ${is}, and the lock says ${lockSays}`);
  return { findings: [finding('PACKAGE_WRONG', { file: name(''), message: message.join('; ') })] };
}

/** How findings call a file of a package: the game's by its path alone. */
export const inPackage =
  ({ name, version, kind }: Pick<LockedPackage, 'name' | 'version' | 'kind'>, { root }: Pick<Lock, 'root'>) =>
  (path: string): string => {
    if (path === '') return `${name}@${version}`;
    return kind === 'game' && name === root.name ? path : `${name}/${path}`;
  };

/** Of paths that no package may have; else what was to be said of them. */
function pathFindings(files: readonly ArchiveFile[], otherwise: readonly Finding[] = []): Finding[] {
  // The sign between name and version stands in the folder of a package, and in no package.
  const parts = files.flatMap(({ folder, name }) => [folder.replace('@', '-'), name]);
  const faults = packageFaults(parts.map((path) => ({ path, size: 0 })));
  const wrong = faults.filter(({ code }) => code === 'PATH_WRONG');
  return wrong.length === 0
    ? [...otherwise]
    : wrong.map(({ code, path, message }) => finding(code, { file: path, message }));
}

const unknown = (file: ArchiveFile): Finding =>
  finding('ENTRY_UNKNOWN', {
    file: pathOf(file),
    message: 'it is of no package that the lock names, and nothing else is sent',
  });
