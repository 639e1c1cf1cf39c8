import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { WORKSPACE } from './call.js';

/** A workspace of its own, with one game and its library, that a test may change. */
export interface TemporaryWorkspace {
  readonly folder: string;
  readonly game: string;
  /** Changes one file of the game. */
  edit(path: string, change: (text: string) => string): void;
  remove(): void;
}

export function temporaryWorkspace(): TemporaryWorkspace {
  const folder = mkdtempSync(join(tmpdir(), 'tapete-workspace-'));
  const isSource = (path: string) => !['node_modules', 'dist', '.turbo'].includes(basename(path));
  for (const part of ['games/conecta4', 'libraries/tabletop']) {
    cpSync(join(WORKSPACE, part), join(folder, part), { recursive: true, filter: isSource });
  }
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'packages: [games/*, libraries/*]\n');
  const game = join(folder, 'games/conecta4');
  return {
    folder,
    game,
    edit: (path, change) => writeFileSync(join(game, path), change(readFileSync(join(game, path), 'utf8'))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
