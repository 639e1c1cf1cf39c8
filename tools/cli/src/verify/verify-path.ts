import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Finding, kindOf, verifyFiles } from '@tapete/manifest';
import { WrongUse } from '../wrong-use.js';
import { checkEnvelope } from './check-envelope.js';
import { ENGINE } from './engine.js';
import { librariesNear } from './libraries-near.js';

/** Checks a file, the files of a folder, or, where it has none that we know, of the folders in it. */
export function verifyPath(path: string, folder: string): readonly Finding[] {
  const place = resolve(folder, path);
  if (!existsSync(place)) throw new WrongUse('PATH_UNKNOWN', `${path}: there is no such file or folder`);
  if (statSync(place).isFile()) return verifyTogether([place], { folder, isModule: false });
  const groups = groupsIn(place);
  if (groups.length === 0) throw new WrongUse('PATH_UNKNOWN', `${path}: nothing in it can be verified`);
  return groups.flatMap((files) => {
    const isModule = existsSync(join(dirname(files[0] as string), 'package.json'));
    return verifyTogether(files, { folder, isModule });
  });
}

/** Files that are checked together: those of one folder. */
function groupsIn(folder: string): string[][] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  const files = entries.filter((entry) => entry.isFile() && kindOf(entry.name) !== undefined);
  if (files.length > 0) return [files.map(({ name }) => join(folder, name))];
  return entries
    .filter((entry) => entry.isDirectory() && !isAside(entry.name))
    .flatMap((entry) => groupsIn(join(folder, entry.name)));
}

const isAside = (name: string): boolean => name.startsWith('.') || name === 'node_modules' || name === 'dist';

/** Files are named in findings as the caller would name them. */
function verifyTogether(
  files: readonly string[],
  { folder, isModule }: { folder: string; isModule: boolean },
): Finding[] {
  const named = (file: string) => relative(folder, file).replaceAll('\\', '/') || file;
  const found = (name: string) => resolve(folder, name);
  const isFile = (name: string) => statSync(found(name), { throwIfNoEntry: false })?.isFile() === true;
  return verifyFiles(files.map(named), {
    read: (name) => (isFile(name) ? readFileSync(found(name), 'utf8') : undefined),
    libraries: librariesNear(dirname(files[0] as string)),
    checkEnvelope,
    engine: ENGINE,
    ...(isModule ? { exists: isFile } : {}),
  });
}
