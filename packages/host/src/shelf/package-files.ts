import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@tapete/core';
import { type Digest, fileFault, type Hash, hexOf, type PackedFile, readFileMap } from '@tapete/manifest';

/** Node's own, ten times as fast as one that runs everywhere. */
export const nodeHash: Hash = (bytes) => createHash('sha512').update(bytes).digest();

/** The files of one package of a catalog. Nothing is given out that the package's map does not vouch for. */
export class PackageFiles {
  readonly #catalog: string;
  /** Within the catalog. */
  readonly #folder: string;
  readonly #files: ReadonlyMap<string, PackedFile>;

  private constructor(catalog: string, folder: string, files: readonly PackedFile[]) {
    this.#catalog = catalog;
    this.#folder = folder;
    this.#files = new Map(files.map((file) => [file.path, file]));
  }

  /** Refused: FILE_MISSING, PACKAGE_WRONG. */
  static async open(catalog: string, integrity: Digest): Promise<PackageFiles> {
    const folder = `packages/${hexOf(integrity)}`;
    const map = await readInCatalog(catalog, `${folder}/map.json`);
    return new PackageFiles(catalog, folder, readFileMap(map.toString('utf8'), integrity));
  }

  get count(): number {
    return this.#files.size;
  }

  get size(): number {
    return [...this.#files.values()].reduce((sum, file) => sum + file.size, 0);
  }

  /** Refused: FILE_MISSING, FILE_CHANGED, each with the path. Undefined where the package has no such file. */
  async read(path: string): Promise<Buffer | undefined> {
    const file = this.#files.get(path);
    if (file === undefined) return undefined;
    const bytes = await readInCatalog(this.#catalog, `${this.#folder}/files/${path}`);
    const fault = fileFault(file, bytes, nodeHash);
    if (fault !== undefined) throw changed(fault);
    return bytes;
  }

  /** Like `read`, of a file that every game's package has. */
  async text(path: string): Promise<string> {
    const bytes = await this.read(path);
    if (bytes === undefined) throw new Failure('FILE_MISSING', `the package has no ${path}`);
    return bytes.toString('utf8');
  }

  /** Compares every file with the map, and names the first that differs. */
  async verify(): Promise<void> {
    for (const path of this.#files.keys()) await this.read(path);
  }
}

/** Refused: FILE_MISSING, naming the path within the catalog and not where on this machine that is. */
export async function readInCatalog(catalog: string, path: string): Promise<Buffer> {
  try {
    return await readFile(join(catalog, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Failure(
      'FILE_MISSING',
      `the catalog has no ${path}`,
      'Publish the game into this catalog again.',
    );
  }
}

function changed(fault: string): Failure {
  return new Failure(
    'FILE_CHANGED',
    fault,
    'It is not what was published, so it is not loaded. Restore it, or publish the game into a new catalog.',
  );
}
