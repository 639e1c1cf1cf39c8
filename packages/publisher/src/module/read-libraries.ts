import { type Finding, type Library, type PackageFile, readLibrary } from '@tapete/manifest';
import { finding } from '../finding.js';
import { findLibrary } from './packages.js';
import { type ModuleFolder, readFolder, textOf } from './read-folder.js';

/** A library that a game stands on, as it is found on this machine. */
export interface FoundLibrary {
  readonly name: string;
  readonly version: string;
  readonly folder: ModuleFolder;
  /** With all its definitions. */
  readonly library: Library;
}

export interface FoundLibraries {
  /** Of the game and of its libraries, each once, by name. */
  readonly libraries: ReadonlyMap<string, FoundLibrary>;
  readonly findings: readonly Finding[];
}

interface Wanted {
  readonly name: string;
  readonly version: string;
  /** The manifest that names it. */
  readonly file: string;
}

/** The files of a library, wherever it is; or where it was looked for. */
export type FindLibrary = (
  name: string,
  version: string,
) => Promise<ModuleFolder | { readonly missing: string }>;

/** Libraries that are installed beside these folders or above them. */
export const librariesNear =
  (near: readonly string[]): FindLibrary =>
  async (name) => {
    const root = await findLibrary(name, near);
    return root === undefined
      ? { missing: 'not in node_modules and not in a folder `libraries`' }
      : readFolder(root);
  };

/** Finds the libraries that a manifest names, and those that they name, at exactly these versions. */
export async function readLibraries(
  dependencies: Dependencies,
  find: FindLibrary,
  file: string,
): Promise<FoundLibraries> {
  const libraries = new Map<string, FoundLibrary>();
  const findings: Finding[] = [];
  const wanted = wantedOf(dependencies, file);
  for (let next = wanted.shift(); next !== undefined; next = wanted.shift()) {
    const known = libraries.get(next.name);
    if (known !== undefined && known.version === next.version) continue;
    const found = known ?? (await readOne(next, find));
    if ('findings' in found) findings.push(...found.findings);
    else if (found.version !== next.version) findings.push(otherVersion(next, found.version));
    else {
      libraries.set(next.name, found);
      wanted.push(...wantedOf(found.library.dependencies, `${next.name}.library.json`));
    }
  }
  return { libraries, findings };
}

type Dependencies = Readonly<Record<string, string>>;

const wantedOf = (dependencies: Dependencies, file: string): Wanted[] =>
  Object.entries(dependencies).map(([name, version]) => ({ name, version, file }));

async function readOne(
  { name, version, file }: Wanted,
  find: FindLibrary,
): Promise<FoundLibrary | { readonly findings: readonly Finding[] }> {
  const folder = await find(name, version);
  if ('missing' in folder) {
    const message = `${name}@${version} is not found: ${folder.missing}`;
    return { findings: [finding('LIBRARY_NOT_FOUND', { file, path: `/dependencies/${name}`, message })] };
  }
  const manifest = `${name}.library.json`;
  const text = textOf(folder, manifest);
  if (text === undefined) {
    const message = `${name} has no ${manifest}, so it is no library`;
    return { findings: [finding('LIBRARY_NOT_FOUND', { file, path: `/dependencies/${name}`, message })] };
  }
  const { library, findings } = readLibrary(text, manifest, (path) => textOf(folder, path));
  if (library === undefined) return { findings: [...folder.findings, ...findings] };
  if (library.id !== name) {
    const message = `${name} calls itself ${library.id}`;
    return { findings: [finding('LIBRARY_NOT_FOUND', { file: manifest, path: '/id', message, near: name })] };
  }
  return { name, version: library.version, folder, library };
}

function otherVersion({ name, version, file }: Wanted, found: string): Finding {
  const message = `${name}@${version} is not found; here is ${name}@${found}`;
  return finding('LIBRARY_NOT_FOUND', { file, path: `/dependencies/${name}`, message, near: found });
}

/**
 * The files that make a library: its manifest with what it names, its code and its pictures. What is only for its own
 * tests or for tools changes nothing of a game.
 */
export function libraryFiles({ folder }: FoundLibrary): PackageFile[] {
  return [...folder.files]
    .filter(([path]) => /^[^/]+\.json$|^(src|pictures|texts)\//.test(path) && !/\.test\.tsx?$/.test(path))
    .filter(([path]) => !/^(package|tsconfig[^/]*)\.json$|^(src|pictures)\/(.*\/)?test\//.test(path))
    .map(([path, bytes]) => ({ path, bytes }));
}
