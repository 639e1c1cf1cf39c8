import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { camelCase, kebabCase, pascalCase } from '@tapete/manifest';
import { WrongUse } from '../wrong-use.js';
import { updateModule } from './update-module.js';
import { findWorkspace } from './workspace.js';

/** What a new module begins as. */
export type Template = 'code' | 'data';

export interface Created {
  readonly id: string;
  readonly folder: string;
  /** Paths in the module. */
  readonly written: readonly string[];
}

/**
 * Makes a module that can be verified, played and published at once. An id is made in the workspace's `games`, where
 * there is one; anything with a slash is a folder.
 * Refused as wrong use: FOLDER_TAKEN, GAME_NAME_WRONG.
 */
export async function createModule(place: string, from: string, template: Template): Promise<Created> {
  const folder = folderOf(place, from);
  const id = kebabCase(basename(folder));
  if (!/^[a-z]/.test(id))
    throw new WrongUse('GAME_NAME_WRONG', `${place}: a game's name begins with a letter`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new WrongUse(
      'FOLDER_TAKEN',
      `${folder} is there already`,
      'Give another name, or an empty folder.',
    );
  // A large part, which no other command should wait for.
  const { findEngine } = await import('@tapete/publisher');
  const { version } = await findEngine();
  const written = writeTemplate(template, folder, {
    __id__: id,
    __name__: camelCase(id),
    __Name__: pascalCase(id),
    __Title__: titleOf(id),
    __engine__: version,
    ...schemaWords(folder),
  });
  const updated = updateModule(folder, from);
  return { id, folder, written: [...new Set([...written, ...updated.written])].sort() };
}

/** Where editors find the schemas from a file of the module, and from one in a folder of it. */
function schemaWords(folder: string): Record<string, string> {
  const schema = (name: string, from = folder) =>
    relative(from, join(schemasFolder(), `${name}.schema.json`)).replaceAll('\\', '/');
  return {
    __schema__: schema('game'),
    __layoutSchema__: schema('layout'),
    __planSchema__: schema('plan', join(folder, 'plans')),
  };
}

/** The schemas that are published with the formats. */
function schemasFolder(): string {
  const manifest = fileURLToPath(import.meta.resolve('@tapete/manifest'));
  return resolve(dirname(manifest), '..', 'schemas');
}

function folderOf(place: string, from: string): string {
  const workspace = /[/\\]|^\.+$/.test(place) ? undefined : findWorkspace(from, { own: false });
  return workspace === undefined ? resolve(from, place) : join(workspace, 'games', place);
}

/** `tic-tac` is `Tic tac`. */
const titleOf = (id: string): string => id.slice(0, 1).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** Copies the files of a template, with what stands for names put in their place, in paths too. */
function writeTemplate(
  template: Template,
  folder: string,
  words: Readonly<Record<string, string>>,
): string[] {
  const source = join(templatesFolder(), template);
  const filled = (text: string) =>
    Object.entries(words).reduce((whole, [mark, word]) => whole.replaceAll(mark, word), text);
  const files = readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.map((entry) => {
    const path = filled(relative(source, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), filled(readFileSync(join(entry.parentPath, entry.name), 'utf8')));
    return path;
  });
}

/** Beside the package's own files, from the sources and from the built file. */
function templatesFolder(): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    const folder = join(at, 'templates');
    if (existsSync(folder) || at === dirname(at)) return folder;
  }
}
