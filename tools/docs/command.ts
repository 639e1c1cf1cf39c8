import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from './pages.js';

const COMMAND = join(ROOT, 'tools/cli/bin/tapete.js');

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * `tapete …` as a page has it, in a folder. Hosts get a port of their own and are stopped when they have said their
 * address; who plays takes the fourth move, then quits.
 */
export function tapete(line: string, folder: string): Promise<Ended> {
  const argv = line.split(' ').slice(1);
  const isHost = ['serve', 'start'].includes(argv[0] as string);
  const child = spawn(process.execPath, [COMMAND, ...argv, ...(isHost ? ['--port', '0'] : [])], {
    cwd: folder,
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.out += text;
    if (isHost && said.out.includes('http://')) child.kill('SIGTERM');
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.err += text;
  });
  child.stdin.end('4\nq\n');
  return new Promise((ended) => child.on('close', (code) => ended({ code, ...said })));
}

/** A workspace with Connect Four and its library, which a test may change. */
export class Workspace {
  readonly folder = mkdtempSync(join(tmpdir(), 'tapete-docs-'));

  constructor() {
    if (!existsSync(join(ROOT, 'tools/cli/dist/main.js'))) {
      throw new Error(
        'these tests run the built command: npm run do -- turbo run build --filter=@tapete/cli...',
      );
    }
    const isSource = (path: string) => !['node_modules', 'dist', '.turbo'].includes(basename(path));
    for (const part of ['games/conecta4', 'libraries/tabletop']) {
      cpSync(join(ROOT, part), join(this.folder, part), { recursive: true, filter: isSource });
    }
    this.write('pnpm-workspace.yaml', 'packages: [games/*, libraries/*]\n');
  }

  run(line: string): Promise<Ended> {
    return tapete(line, this.folder);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
  }

  edit(path: string, from: string, to: string): void {
    this.write(path, this.read(path).replace(from, to));
  }

  drop(path: string): void {
    rmSync(join(this.folder, path), { recursive: true });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
