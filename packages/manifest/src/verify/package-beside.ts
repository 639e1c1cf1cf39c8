import type { PackageWritten } from '../across/package-json.js';
import { readJson } from '../read/json-text.js';
import type { ReadText } from '../read/library.js';
import { beside } from '../read/paths.js';

/** The `package.json` of the module whose manifest this is, where it has one that can be read. */
export function packageBeside(file: string, read: ReadText): PackageWritten | undefined {
  const text = read(beside(file, 'package.json'));
  if (text === undefined) return undefined;
  const json = readJson(text);
  const isPackage =
    json.ok && typeof json.value === 'object' && json.value !== null && !Array.isArray(json.value);
  return isPackage ? (json.value as PackageWritten) : {};
}
