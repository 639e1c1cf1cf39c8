import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { LockedGame } from '@tapete/core';
import { loadRules } from '@tapete/isolation';
import { Found, foundIn } from '../found.js';
import type { Texts } from '../show/say.js';
import { findGame, type Search } from './find-game.js';
import { manifestIn } from './workspace.js';

/** A game that can be played. */
export interface OpenGame {
  /** `conecta4@1.0.0`. */
  readonly name: string;
  readonly rules: LockedGame;
  /** The text of its `rules.js`: workers load it for themselves. */
  readonly code: string;
  readonly texts: Texts;
  /** Of a published game. */
  readonly lock?: string;
}

/**
 * Opens what `<game>` names. A folder's rules are built in memory, a published game is checked against its lock. Each
 * way needs a large part of its own, which is loaded only then: a command that counts should not wait for a host.
 */
export async function openGame(game: string, search: Search): Promise<OpenGame> {
  const place = findGame(game, search);
  return 'folder' in place ? openFolder(place.folder, search.folder) : openPublished(place);
}

/** Thrown: Found, with the mistakes that keep the module from being played. */
async function openFolder(folder: string, from: string): Promise<OpenGame> {
  const { buildGame } = await import('@tapete/publisher');
  const built = await buildGame(folder);
  if ('findings' in built) {
    throw new Found(`${folder} cannot be built`, foundIn(relative(from, folder), built.findings));
  }
  const { text: code } = built;
  const rules = await loadRules(code);
  const { id, version } = rules.structure;
  return { name: `${id}@${version}`, rules, code, texts: readTexts(folder) };
}

/** The texts that the manifest names; a module without them is played all the same, in its ids. */
function readTexts(folder: string): Texts {
  const manifest = JSON.parse(readFileSync(manifestIn(folder) as string, 'utf8'));
  const files: Record<string, string> = manifest.presentation?.texts ?? {};
  return Object.fromEntries(
    Object.entries(files).map(([locale, file]) => [
      locale,
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}

async function openPublished({ catalog, name }: { catalog: string; name: string }): Promise<OpenGame> {
  const { folderShelf } = await import('@tapete/host');
  const shelf = folderShelf(catalog);
  const { rules, presentation, lock, file } = await shelf.open(await shelf.published(name));
  const code = await file('rules.js');
  const text = Buffer.from(code?.bytes ?? []).toString('utf8');
  return { name, rules, code: text, texts: presentation.texts, lock };
}
