import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tapete, tapeteJson } from './call.js';
import { type TemporaryWorkspace, temporaryWorkspace } from './temporary-workspace.js';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

const blocks = (language: string): string[] =>
  [...README.matchAll(new RegExp(`\`\`\`${language}\n([^\`]+)\`\`\``, 'g'))].map(
    ([, text]) => text as string,
  );

const commands = blocks('sh').flatMap((text) => text.trim().split('\n'));

let workspace: TemporaryWorkspace;
beforeAll(() => {
  workspace = temporaryWorkspace();
  writeFileSync(join(workspace.folder, 'moves.jsonl'), blocks('jsonl')[0] as string);
});
afterAll(() => workspace.remove());

/** In the order of the page: what is activated was published before. */
test('the commands of the README do what they say', { timeout: 120_000 }, async () => {
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands) {
    const [name, ...argv] = command.split(' ');
    expect(name).toBe('tapete');
    // A port of one's own, so that tests disturb nobody; both commands are asked to stop at once.
    const port = ['serve', 'start'].includes(argv[0] as string) ? ['--port', '0'] : [];
    const { code, err } = await tapete([...argv, ...port], { folder: workspace.folder, typed: ['4', 'q'] });
    expect({ command, code, err: code === 0 ? '' : err }).toEqual({ command, code: 0, err: '' });
  }
});

test('its script is answered step by step', async () => {
  const { json } = await tapeteJson(['run', 'conecta4', '--script', 'moves.jsonl'], {
    folder: workspace.folder,
  });
  expect(json.receipts.map(({ status }: { status: string }) => status)).toEqual([
    'accepted',
    'refused',
    'refused',
    'accepted',
  ]);
});

test('every command that there is has a line in its table, and help with an example', async () => {
  const { out } = await tapete(['--help']);
  const names = [...out.matchAll(/^ {2}([a-z]+) .*[[<]/gm)].map(([, name]) => name as string);
  expect(names).toContain('verify');
  for (const name of names) {
    expect(README).toMatch(new RegExp(`tapete ${name}\\b|\`${name}\``));
    expect((await tapete([name, '--help'])).out).toMatch(/Examples?:\n {2}(printf .* )?tapete /);
  }
});
