import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type Finding, planUpdate, readGame, sortFindings } from '@tapete/manifest';
import { Found } from '../found.js';
import { librariesNear } from '../verify/libraries-near.js';
import { WrongUse } from '../wrong-use.js';
import { manifestIn } from './workspace.js';

export interface Updated {
  /** Paths in the module. */
  readonly written: readonly string[];
  readonly findings: readonly Finding[];
}

/** Brings types and stubs of a module up to date with its manifest. Thrown: Found, for a manifest with mistakes. */
export function updateModule(folder: string, from: string): Updated {
  const manifest = manifestIn(folder);
  if (manifest === undefined) throw noModule(folder);
  const named = `${basename(folder)}/${basename(manifest)}`;
  const { game, findings } = readGame(readFileSync(manifest, 'utf8'), named);
  if (game === undefined) throw mistaken(relative(from, manifest), findings);
  const { write, report } = planUpdate(game, librariesNear(folder), filesOf(folder));
  for (const { path, text } of write) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { written: write.map(({ path }) => path), findings: report };
}

const noModule = (folder: string): WrongUse =>
  new WrongUse('GAME_UNKNOWN', `${folder} is no module: it has no <id>.game.json and no manifest.json`);

function mistaken(file: string, findings: readonly Finding[]): Found {
  return new Found(
    `${file} has mistakes, so nothing was written`,
    sortFindings(findings.map((each) => ({ ...each, file }))),
  );
}

/** The files that an update may concern: code and schemas, by their paths in the module. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const paths = ['src', 'schemas'].flatMap((part) =>
    existsSync(join(folder, part))
      ? readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [],
  );
  return new Map(
    paths.map((path) => [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
}
