import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Published } from '@tapete/manifest';
import type { Step } from '@tapete/publisher';
import { isFailure } from '../failures.js';
import { readCatalogFolder } from './catalog-folder.js';
import { workspaceGames } from './workspace.js';

export interface WorkspaceGame {
  readonly id: string;
  readonly folder: string;
  readonly published: Published;
}

export interface LocalCatalog {
  readonly games: readonly WorkspaceGame[];
  /** True where a game had changed under its version, so that the catalog was begun anew. */
  readonly isNew: boolean;
}

/** What a person is told while games are published, which lasts. */
export interface Publishing {
  readonly onStep?: (id: string, step: Step) => void;
  readonly onGame?: (game: WorkspaceGame) => void;
}

const clock = () => new Date();
/** Played twice of each game: who starts the workspace wants to play, and has tests for what its own rules do. */
const MATCHES = 2;

/**
 * Publishes and activates every game of a workspace into its local catalog.
 *
 * A published version never changes. But this catalog is the author's own, and who tries out a change should not have
 * to raise a version for it: where a game stands there with other bytes, the log is begun anew. Locks and packages stay,
 * named by their digests; matches of the game as it was cannot go on.
 */
export async function publishWorkspace(
  workspace: string,
  catalog: string,
  publishing: Publishing = {},
): Promise<LocalCatalog> {
  try {
    return { games: await publishAll(workspace, catalog, publishing), isNew: false };
  } catch (error) {
    if (!isFailure(error) || error.code !== 'VERSION_TAKEN') throw error;
    await rm(join(catalog, 'catalog.jsonl'));
    return { games: await publishAll(workspace, catalog, publishing), isNew: true };
  }
}

async function publishAll(
  workspace: string,
  catalog: string,
  { onStep, onGame }: Publishing,
): Promise<WorkspaceGame[]> {
  const { activate, publish } = await import('@tapete/publisher');
  const games: WorkspaceGame[] = [];
  for (const id of workspaceGames(workspace)) {
    const folder = join(workspace, 'games', id);
    const published = await publish(folder, {
      catalog,
      clock,
      near: [workspace],
      matches: MATCHES,
      onStep: (step) => onStep?.(id, step),
    });
    const game = { id, folder, published };
    onGame?.(game);
    games.push(game);
    if (published.status !== 'refused' && !isActive(catalog, published.name)) {
      await activate(published.name, { catalog, clock });
    }
  }
  return games;
}

const isActive = (catalog: string, name: string): boolean =>
  readCatalogFolder(catalog).games.get(name)?.isActive === true;
