import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { nearest } from '@tapete/manifest';
import { WrongUse } from '../wrong-use.js';
import { catalogFolder, readCatalogFolder } from './catalog-folder.js';
import { findWorkspace, manifestIn, workspaceGames } from './workspace.js';

/** Where a game is: in a module's folder, or published in a catalog. */
export type GamePlace = { readonly folder: string } | { readonly catalog: string; readonly name: string };

export interface Search {
  /** What relative paths begin at. */
  readonly folder: string;
  readonly catalog?: string | undefined;
}

/**
 * Finds what `<game>` names: `id@version` of the catalog, a module's folder, or an id of the workspace.
 * Refused as wrong use: GAME_UNKNOWN, with what is near.
 */
export function findGame(game: string, search: Search): GamePlace {
  if (/^[^/\\]+@[^/\\]+$/.test(game)) return findPublished(game, search);
  const place = [inWorkspace(game, search), resolve(search.folder, game)].find(
    (folder) => folder !== undefined && manifestIn(folder) !== undefined,
  );
  if (place !== undefined) return { folder: place };
  throw unknownGame(game, search);
}

/** An id names a folder of the workspace's games before it names one that happens to be called so here. */
function inWorkspace(game: string, { folder }: Search): string | undefined {
  const workspace = findWorkspace(folder);
  return workspace === undefined || /[/\\]/.test(game) ? undefined : join(workspace, 'games', game);
}

/** Refused as wrong use: GAME_UNKNOWN, with what is near. */
export function findPublished(
  name: string,
  search: Search,
): { readonly catalog: string; readonly name: string } {
  const catalog = catalogFolder(search.folder, search.catalog);
  const published = [...readCatalogFolder(catalog).games.keys()];
  if (published.includes(name)) return { catalog, name };
  const near = nearest(name, published);
  throw new WrongUse(
    'GAME_UNKNOWN',
    `${name} is not published in ${catalog}`,
    near === undefined ? listed('It has', published) : `Did you mean ${near}?`,
  );
}

function unknownGame(game: string, { folder }: Search): WrongUse {
  const place = statSync(resolve(folder, game), { throwIfNoEntry: false });
  if (place?.isFile())
    return new WrongUse(
      'GAME_UNKNOWN',
      `${game} is a file; a game is named by its folder`,
      `Did you mean ${dirname(game)}?`,
    );
  if (place) {
    return new WrongUse(
      'GAME_UNKNOWN',
      `${game} is no module: it has no <id>.game.json and no manifest.json`,
    );
  }
  const workspace = findWorkspace(folder);
  const games = workspace === undefined ? [] : workspaceGames(workspace);
  const near = nearest(game, games);
  return new WrongUse(
    'GAME_UNKNOWN',
    `${game}: no such game, and no such folder`,
    near === undefined ? listed('The workspace has', games) : `Did you mean ${near}?`,
  );
}

const listed = (begin: string, names: readonly string[]): string =>
  `${begin} ${names.length === 0 ? 'no game yet' : names.join(', ')}.`;
