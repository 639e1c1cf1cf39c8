import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '@tapete/core';

/** What our own packages and those of authors are called: a library `tabletop` is imported as `@tapete/tabletop`. */
const SCOPE = '@tapete';

/** A specifier of ours: `@tapete/tabletop/pictures` is `./pictures` of `tabletop`. */
export interface OurImport {
  readonly name: string;
  readonly subpath: string;
}

export function readOurImport(specifier: string): OurImport | undefined {
  const [scope, name, ...rest] = specifier.split('/');
  if (scope !== SCOPE || name === undefined || name === '') return undefined;
  return { name, subpath: ['.', ...rest].join('/') };
}

/**
 * Folder of a library: installed beside the module or above it, or in the `libraries` folder of a workspace that the
 * module stands in or that is named.
 */
export async function findLibrary(name: string, near: readonly string[]): Promise<string | undefined> {
  const candidates = near
    .flatMap(upwards)
    .flatMap((folder) => [join(folder, 'node_modules', SCOPE, name), join(folder, 'libraries', name)]);
  const found = candidates.find((folder) => existsSync(join(folder, 'package.json')));
  return found === undefined ? undefined : realpath(found);
}

function upwards(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}

const CONDITIONS = ['@tapete/source', 'import', 'default'];

/** The file that a package exports under a subpath; undefined where it exports none. */
export async function exportedFile(folder: string, subpath: string): Promise<string | undefined> {
  const { exports } = await readPackage(folder);
  const entry = exports?.[subpath];
  const condition = CONDITIONS.find((each) => entry?.[each] !== undefined);
  return condition === undefined ? undefined : join(folder, entry?.[condition] as string);
}

interface PackageJson {
  readonly version: string;
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export async function readPackage(folder: string): Promise<PackageJson> {
  const path = join(folder, 'package.json');
  try {
    return JSON.parse(await readFile(path, 'utf8')) as PackageJson;
  } catch (error) {
    throw new Failure('PACKAGE_UNREADABLE', `${path} cannot be read: ${(error as Error).message}`);
  }
}

/** Where the publisher itself is installed, beside the other parts. */
export const HERE = dirname(fileURLToPath(import.meta.url));

/** Folder of one of our own packages, as this one has it installed. */
export async function ownPackage(name: string): Promise<string> {
  const folder = await findLibrary(name, [HERE]);
  if (folder !== undefined) return folder;
  throw new Failure('PACKAGE_UNREADABLE', `${SCOPE}/${name} is not installed beside the publisher.`);
}
