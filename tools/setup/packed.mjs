// Reads every part as it would be packed: its built files, and package.json with what publishConfig changes. One process
// for all of them, because packing each for real takes longer than all other checks together.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packageFiles } from './install.mjs';

const findings = await Promise.all(packageFiles().map(readPacked));
for (const line of findings.flat()) console.log(line);
process.exitCode = findings.flat().length > 0 ? 1 : 0;

async function readPacked(/** @type {string} */ file) {
  const { publishConfig, ...written } = JSON.parse(readFileSync(file, 'utf8'));
  if (written.private) return [];
  const packed = { ...written, ...publishConfig };
  const folder = dirname(file);
  const files = filesUnder(folder, packed.files ?? []).map((name) => ({
    name: join('package', name),
    data: readFileSync(join(folder, name)),
  }));
  files.push({ name: 'package/package.json', data: Buffer.from(JSON.stringify(packed)) });
  const { messages } = await publint({ pkgDir: 'package', pack: { files }, strict: true });
  return messages.map((message) => `${file}: ${formatMessage(message, packed, { color: false })}`);
}

/** Patterns among the names are left out: nothing that a package exports lies under one. */
function filesUnder(/** @type {string} */ folder, /** @type {readonly string[]} */ names) {
  return names
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) =>
      statSync(join(folder, name)).isDirectory()
        ? readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((inner) =>
            join(name, inner),
          )
        : [name],
    )
    .filter((name) => statSync(join(folder, name)).isFile());
}
