import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Workspace } from './command.js';
import { blocksOf, namesIn, ROOT, readText, rowsOf } from './pages.js';

const AUTHORING = 'docs/authoring.md';
const DESIGNING = 'docs/rules-as-data.md';
const MANIFEST = 'games/conecta4/conecta4.game.json';
/** One of each command, in the order of the README's table. */
const EXAMPLES = rowsOf('README.md', 'for example').map(([cell = '']) => namesIn(cell)[0] as string);
const RECORDING = 'tapete run conecta4@1.0.0 --script moves.jsonl --record record.json';
const SENDING = [
  'tapete key sender.pem',
  'tapete publish games/conecta4 --key sender.pem --out conecta4.tgz',
];
const SLOW = { timeout: 240_000 };

let workspace: Workspace;
beforeEach(() => {
  workspace = new Workspace();
});
afterEach(() => workspace.remove());

/** In the order of the pages: what is activated was published before. */
async function runAll(lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    // A record to be audited: of the game that an earlier line has published.
    if (line.startsWith('tapete audit')) await workspace.run(RECORDING);
    if (line.startsWith('tapete receive')) for (const before of SENDING) await workspace.run(before);
    const { code, err } = await workspace.run(line);
    expect({ line, code, err: code === 0 ? '' : err }).toEqual({ line, code: 0, err: '' });
  }
}

const blockOf = (page: string, language: string, about: string): string =>
  blocksOf(page).find((block) => block.language === language && block.about === about)?.text ?? '';

test('the commands of the README and of the page for authors do what they say', SLOW, async () => {
  workspace.write('moves.jsonl', blockOf('README.md', 'jsonl', 'moves.jsonl'));
  const ofAuthors = blocksOf(AUTHORING).filter(({ language }) => language === 'sh');
  await runAll([...new Set([...EXAMPLES, ...ofAuthors.flatMap(({ text }) => text.trim().split('\n'))])]);
  const { out } = await workspace.run('tapete run conecta4 --script moves.jsonl');
  expect(out).toContain('p1 wins');

  workspace.edit(MANIFEST, '"minutes": 5', '"minutes": 6');
  const again = await workspace.run('tapete publish games/conecta4');
  expect(again.code).toBe(1);
  expect(again.err).toContain(blockOf(AUTHORING, 'text', 'publish').trim());
});

test('a mistake in a manifest is told as the page shows it', async () => {
  workspace.edit(MANIFEST, '"tabletop/pieces#disc",', '"tabletop/pieces#disk",');
  const { code, out } = await workspace.run('tapete verify games/conecta4');
  expect(code).toBe(1);
  expect(out.trim()).toBe(blockOf(AUTHORING, 'text', 'verify').trim());
});

test(
  'a designer without code makes a game, is told a mistake, plays it and has it played',
  SLOW,
  async () => {
    const session = blockOf(DESIGNING, 'sh', '').trim().split('\n');
    await runAll(session.filter((line) => / (create|play|simulate) /.test(line)));
    workspace.edit(
      'games/high-steps/high-steps.game.json',
      'player.trackers.score >= 25',
      'player.trackers.scor >= 25',
    );
    const { code, out } = await workspace.run('tapete verify games/high-steps');
    expect(code).toBe(1);
    expect(out).toContain(blockOf(DESIGNING, 'text', 'mistake').trim());
  },
);

test('the README has an example of every command that there is, and of none that is to come', async () => {
  const { out } = await workspace.run('tapete --help');
  const there = [...out.matchAll(/^ {2}([a-z]+) .*[[<]/gm)].map(([, name]) => name as string).sort();
  expect(EXAMPLES.map((line) => line.split(' ')[1]).sort()).toEqual(there);
  const [toCome = ''] = /\*\*Commands:\*\*[\s\S]*?\n- /.exec(readText('README.md')) ?? [];
  expect(namesIn(toCome).length).toBeGreaterThan(0);
  expect(namesIn(toCome).filter((name) => there.includes(name))).toEqual([]);
});

test('the README names every game', () => {
  for (const id of readdirSync(join(ROOT, 'games'))) {
    const { title } = JSON.parse(readText(`games/${id}/${id}.game.json`));
    expect(readText('README.md')).toContain(title.en);
  }
});

test('what the README calls missing is missing', () => {
  const [section = ''] = /## What it does not do yet\n[\s\S]*?\n## /.exec(readText('README.md')) ?? [];
  expect(section).toContain('there is no `dev`');
  expect(existsSync(join(ROOT, 'tools/workbench'))).toBe(false);
  expect(section).toContain('RESOURCE_LATER');
  expect(readText('packages/publisher/src/finding.ts')).toContain('RESOURCE_LATER');
});

test('a game without rules gets the stub that the page shows', SLOW, async () => {
  workspace.drop('games/conecta4/src');
  await runAll(['tapete update games/conecta4']);
  const stub = blockOf(AUTHORING, 'ts', 'stub src/phases/playing.ts');
  expect(workspace.read('games/conecta4/src/phases/playing.ts')).toContain(stub.trim());
});

test('the scripts that contributors are told of are there', () => {
  const { scripts } = JSON.parse(readText('package.json'));
  const told = blocksOf('CONTRIBUTING.md').concat(blocksOf('README.md'));
  const called = told
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => [...text.matchAll(/^npm (?:run )?(?:-s )?(\w+)/gm)].map(([, name]) => name));
  expect(called).toContain('do');
  expect(called.filter((name) => !(String(name) in scripts))).toEqual([]);
});
