import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace that a folder lies in; outside of any, the one that this command lies in, unless that is not asked. */
export function findWorkspace(folder: string, { own = true } = {}): string | undefined {
  return (
    workspaceAbove(folder) ?? (own ? workspaceAbove(dirname(fileURLToPath(import.meta.url))) : undefined)
  );
}

function workspaceAbove(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'pnpm-workspace.yaml')) && existsSync(join(at, 'games'))) return at;
    if (at === dirname(at)) return undefined;
  }
}

/** Ids of the workspace's games, in order: folders of `games/` that have a manifest. */
export function workspaceGames(workspace: string): readonly string[] {
  return readdirSync(join(workspace, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && manifestIn(join(workspace, 'games', entry.name)) !== undefined)
    .map(({ name }) => name)
    .sort();
}

/** The manifest of a module: `<id>.game.json`, or a bare `manifest.json`. Undefined where the folder has none. */
export function manifestIn(folder: string): string | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const names = readdirSync(folder);
  const name =
    names.find((each) => each.endsWith('.game.json')) ?? names.find((each) => each === 'manifest.json');
  return name === undefined ? undefined : join(folder, name);
}
