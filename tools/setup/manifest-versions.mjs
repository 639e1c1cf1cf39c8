import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFiles } from './install.mjs';

/**
 * Gives every manifest the version of its package, and the versions of the engine and the libraries in the workspace.
 * They must be those of package.json, exactly; written here, nobody has to remember it. Gives the changed files.
 */
export function setManifestVersions() {
  const packages = packageFiles().map((file) => ({
    folder: dirname(file),
    ...JSON.parse(readFileSync(file, 'utf8')),
  }));
  const versions = new Map(packages.map(({ name, version }) => [name.replace('@tapete/', ''), version]));
  return packages
    .flatMap(({ folder, version }) => manifestsIn(folder).map((file) => ({ file, version })))
    .filter(({ file, version }) => rewrite(file, (text) => withVersions(text, version, versions)))
    .map(({ file }) => file);
}

/**
 * The text of a manifest with its own version, the engine's and those of its dependencies set. Only the numbers change: the author's
 * order and spacing stay.
 *
 * @param {string} text
 * @param {string} version
 * @param {ReadonlyMap<string, string>} versions by id
 */
export function withVersions(text, version, versions) {
  const { version: own, engine, dependencies = {} } = JSON.parse(text);
  if (own === undefined) return text;
  const changes = [
    { key: 'version', from: own, to: version },
    ...(engine === undefined ? [] : [{ key: 'engine', from: engine, to: versions.get('core') }]),
    ...Object.entries(dependencies).map(([id, from]) => ({ key: id, from, to: versions.get(id) })),
  ];
  return changes.reduce(
    (written, { key, from, to }) => setNumber(written, key, { from, to: to ?? from }),
    text,
  );
}

function setNumber(
  /** @type {string} */ text,
  /** @type {string} */ key,
  /** @type {{ from: string, to: string }} */ { from, to },
) {
  const literal = (/** @type {string} */ part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`("${literal(key)}"\\s*:\\s*)"${literal(from)}"`), `$1"${to}"`);
}

function manifestsIn(/** @type {string} */ folder) {
  return readdirSync(folder)
    .filter((file) => /\.(game|library)\.json$/.test(file))
    .map((file) => join(folder, file));
}

function rewrite(/** @type {string} */ file, /** @type {(text: string) => string} */ change) {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
  return changed !== text;
}
