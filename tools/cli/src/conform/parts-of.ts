import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileSchemas, type Module, readCase } from '@tapete/conformance';
import type { Finding } from '@tapete/manifest';
import { Found, foundIn } from '../found.js';
import { findGame, type Search } from '../games/find-game.js';
import { verifyPath } from '../verify/verify-path.js';

/** What a module has for the suite besides its rules: a folder what was written, a published game what a page is given. */
export async function partsOf(game: string, search: Search): Promise<Omit<Module, 'game'>> {
  const place = findGame(game, search);
  return 'folder' in place ? partsOfFolder(place.folder, search) : partsOfPublished(place);
}

async function partsOfPublished({ catalog, name }: { readonly catalog: string; readonly name: string }) {
  const { folderShelf } = await import('@tapete/host');
  const shelf = folderShelf(catalog);
  const { presentation } = await shelf.open(await shelf.published(name));
  return { presentation };
}

/** Schemas, acceptance cases, what was found in its files. Thrown: Found, for schemas and cases that cannot be read. */
function partsOfFolder(folder: string, search: Search): Omit<Module, 'game'> {
  const { judges, findings: ofSchemas } = compileSchemas((path) => textIn(folder, path));
  const read = casesIn(folder);
  // A schema that is missing is what publishing asks for; without it there is less to judge by.
  const wrong = [
    ...ofSchemas.filter(({ code }) => code !== 'SCHEMA_MISSING'),
    ...read.flatMap((each) => ('findings' in each ? each.findings : [])),
  ];
  if (wrong.length > 0) throw unreadable(folder, wrong, search);
  const fixtures = read.flatMap((each) => ('case' in each ? [each.case] : []));
  return { judges, fixtures, findings: verifyPath(folder, search.folder) };
}

function textIn(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function casesIn(folder: string) {
  const fixtures = join(folder, 'fixtures');
  const names = existsSync(fixtures) ? readdirSync(fixtures).filter((name) => name.endsWith('.jsonl')) : [];
  return names.sort().map((name) => readCase(readFileSync(join(fixtures, name), 'utf8'), `fixtures/${name}`));
}

const unreadable = (folder: string, findings: readonly Finding[], { folder: from }: Search): Found =>
  new Found(`${folder} cannot be judged`, foundIn(relative(from, folder), findings));
