import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { kindOf, type Library, readLibrary } from '@tapete/manifest';
import { findWorkspace } from '../games/workspace.js';

/** Libraries that a module in this folder can name: those of its workspace, and those installed beside it. */
export function librariesNear(folder: string): readonly Library[] {
  const workspace = findWorkspace(folder);
  const folders = [
    ...foldersIn(join(folder, 'node_modules', '@tapete')),
    ...(workspace === undefined ? [] : foldersIn(join(workspace, 'libraries'))),
  ];
  const libraries = folders.flatMap(readFolder);
  return [...new Map(libraries.map((library) => [`${library.id}@${library.version}`, library])).values()];
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** A library with a mistake is not at hand; its own check tells the mistake. */
function readFolder(folder: string): Library[] {
  const name = readdirSync(folder).find((each) => kindOf(each) === 'library');
  if (name === undefined) return [];
  const read = (path: string) => {
    const file = resolve(folder, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const { library } = readLibrary(read(name) ?? '', name, read);
  return library === undefined ? [] : [library];
}
