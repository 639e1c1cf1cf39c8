import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of all files below a folder of a folder; none where it is not there. */
export async function filesIn(folder: string, inside: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = join(folder, inside);
  return all
    .filter((entry) => entry.isFile() && entry.parentPath.startsWith(below))
    .map((entry) => join(entry.parentPath, entry.name).slice(below.length + 1))
    .sort();
}
