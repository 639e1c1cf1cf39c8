import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tapeteJson, WORKSPACE } from './call.js';
import { type TemporaryWorkspace, temporaryWorkspace } from './temporary-workspace.js';

const COMMAND = fileURLToPath(new URL('../bin/tapete.js', import.meta.url));

let workspace: TemporaryWorkspace;
beforeAll(() => {
  if (!existsSync(new URL('../dist/main.js', import.meta.url))) {
    throw new Error(
      'these tests run the built command: npm run do -- turbo run build --filter=@tapete/cli...',
    );
  }
  workspace = temporaryWorkspace();
});
afterAll(() => workspace.remove());

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The command as a process of its own. `until`, once it stands in the output, gets it a signal to stop. */
function call(argv: readonly string[], { folder = WORKSPACE, typed = '', until = '' } = {}): Promise<Ended> {
  const child = spawn(process.execPath, [COMMAND, ...argv], { cwd: folder });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
    if (until !== '' && out.includes(until)) child.kill('SIGTERM');
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  child.stdin.end(typed);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

test('one JSON document on standard output, and the exit code', async () => {
  const { code, out, err } = await call(['perft', 'conecta4', '--depth', '3', '--json']);
  expect({ code, out, err }).toEqual({ code: 0, out: '{"counts":[1,7,49,343]}\n', err: '' });
});

test('wrong use exits with 2, a finding with 1', async () => {
  expect(await call(['prft'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('Did you mean perft?'),
  });
  expect((await call(['serve', '--catalog', 'nowhere'], { folder: workspace.folder })).code).toBe(1);
});

test('choices come through a pipe', async () => {
  const argv = ['play', 'conecta4', '--lang', 'en'];
  const { code, out } = await call(argv, { typed: '1\n2\n1\n2\n1\n2\n1\n' });
  expect(code).toBe(0);
  expect(out).toContain('○ p0 wins (Four in a row)');
  expect(out).not.toContain('\u001b');
});

test('workers give the report that one thread gives', async () => {
  const argv = ['simulate', 'conecta4', '--games', '50', '--seed', '9'];
  const { code, out } = await call([...argv, '--workers', '2', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual((await tapeteJson(argv)).json);
});

test('a host stops when it is told to, and says nothing more', async () => {
  const { folder } = workspace;
  const { code, out, err } = await call(['start', '--port', '0', '--store', 'memory:'], {
    folder,
    until: 'http://',
  });
  expect({ code, err }).toEqual({ code: 0, err: 'published conecta4@1.0.0\n' });
  expect(out).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
});
