import { gunzipSync, gzipSync } from 'node:zlib';
import { digestOf, hexOf, type Lock, type PackageFile, writeLock } from '@tapete/manifest';
import { newKeyFile, readKeyFile, signKeyAct, signLock, writeClaim } from '@tapete/manifest/signing';
import type { MadeGame } from '../../src/index.js';
import { pack } from '../../src/pack/pack.js';
import { type ArchiveFile, writeArchive } from '../../src/publication/archive.js';

export const ana = readKeyFile(newKeyFile());
export const bruno = readKeyFile(newKeyFile());

/** Files of one package, by their paths. */
export type Tree = Map<string, Uint8Array>;

/** A publication before it is packed: whoever forges it forges everything that follows, and signs it. */
export interface Forged {
  /** By the names of packages. */
  readonly trees: ReadonlyMap<string, Tree>;
  /** Of the lock, in what its packages do not say. */
  lock: Lock;
}

export const textOf = (tree: Tree, path: string): string => new TextDecoder().decode(tree.get(path));
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A good publication in parts, each time anew. */
export function forged(made: MadeGame): Forged {
  const trees = made.lock.packages.map(({ name, integrity }) => {
    const files = made.packages.find((each) => each.integrity === integrity)?.files ?? [];
    return [name, new Map(files.map(({ path, bytes }) => [path, bytes]))] as const;
  });
  return { trees: new Map(trees), lock: structuredClone(made.lock) };
}

/** The lock as it would be written of these files: every digest, size and count is true. */
export function relocked({ trees, lock }: Forged): Lock {
  const packages = lock.packages.map((each) => {
    const packed = packedAnyhow([...(trees.get(each.name) ?? [])].map(([path, bytes]) => ({ path, bytes })));
    return { ...each, ...packed };
  });
  const own = trees.get(lock.root.name) as Tree;
  const root = packages.find(({ name }) => name === lock.root.name);
  const schema = (name: string) => digestOf(own.get(`schemas/${name}.schema.json`) ?? new Uint8Array());
  return {
    ...lock,
    root: { ...lock.root, integrity: root?.integrity ?? lock.root.integrity },
    packages,
    resources: [...own]
      .filter(([path]) => /^(pictures|sounds)\//.test(path))
      .map(([path, bytes]) => ({ path, mediaType: mediaTypeOf(path), integrity: digestOf(bytes) }))
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
    schemas: {
      config: schema('config'),
      data: schema('data'),
      view: schema('view'),
      context: schema('context'),
    },
  };
}

function packedAnyhow(files: readonly PackageFile[]) {
  const packed = pack(files);
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  // What cannot be a package has no digest; whoever sends it makes one up.
  const integrity = 'integrity' in packed ? packed.integrity : digestOf('none');
  return { integrity, size, files: Math.max(1, files.length) };
}

const MEDIA = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
} as const;
const mediaTypeOf = (path: string) =>
  MEDIA[path.slice(path.lastIndexOf('.') + 1) as keyof typeof MEDIA] ?? 'audio/wav';

/** What is sent, as entries of its archive. */
export function entriesOf({ trees, lock }: Forged, lockText = writeLock(lock)): ArchiveFile[] {
  const top = (name: string, text: string): ArchiveFile => ({ folder: '', name, bytes: utf8(text) });
  const claim = signKeyAct('grant', { name: lock.root.name, key: ana.id }, { signer: ana });
  return [
    top('lock.json', lockText),
    top('lock.signature.json', signLock(writeLock(lock), ana)),
    top('grant.json', writeClaim(claim)),
    ...lock.packages.flatMap(({ name, version }) =>
      [...(trees.get(name) ?? [])].map(
        ([path, bytes]): ArchiveFile => ({
          folder: `packages/${name}@${version}`,
          name: path,
          bytes,
        }),
      ),
    ),
  ];
}

/** As a publication is packed, by a library that is quicker at it. */
export const gzipped = (bytes: Uint8Array): Uint8Array => new Uint8Array(gzipSync(bytes, { level: 9 }));

export const archived = (entries: readonly ArchiveFile[]): Uint8Array => gzipped(writeArchive(entries));

/** A publication whose author says truly of the files that he changed what they are. */
export function forgedBytes(made: MadeGame, change: (parts: Forged, own: Tree) => void): Uint8Array {
  const parts = forged(made);
  change(parts, parts.trees.get(made.lock.root.name) as Tree);
  return archived(entriesOf({ ...parts, lock: relocked(parts) }));
}

/** Archive of a good publication, to be changed byte by byte. */
export function changedArchive(made: MadeGame, change: (archive: Buffer) => Uint8Array): Uint8Array {
  return gzipped(change(gunzipSync(archived(entriesOf(forged(made))))));
}

/** A picture under the name that its digest gives it, in the place of another. */
export function redrawn(own: Tree, slot: string, svg: string): void {
  const shown = JSON.parse(textOf(own, 'presentation.json'));
  const old = shown.pictures[slot].plain as string;
  const path = `pictures/${hexOf(digestOf(svg)).slice(0, 32)}.svg`;
  own.delete(old);
  own.set(path, utf8(svg));
  own.set('presentation.json', utf8(textOf(own, 'presentation.json').replaceAll(old, path)));
}
