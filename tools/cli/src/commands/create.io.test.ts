import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tapete, tapeteJson } from '../../test/call.js';
import { temporaryWorkspace } from '../../test/temporary-workspace.js';

const folder = mkdtempSync(join(tmpdir(), 'tapete-create-'));
const workspace = temporaryWorkspace();
afterAll(() => {
  rmSync(folder, { recursive: true });
  workspace.remove();
});

test('a new module passes verify and conform at once, and is up to date', { timeout: 120_000 }, async () => {
  const { code, json } = await tapeteJson(['create', './three-stones'], { folder });
  expect(code).toBe(0);
  expect(json).toMatchObject({ id: 'three-stones', folder: 'three-stones' });
  expect(json.written).toContain('src/manifest.d.ts');
  expect(readFileSync(join(folder, 'three-stones/src/index.ts'), 'utf8')).toContain('Rules<ThreeStones>');
  expect((await tapeteJson(['verify', 'three-stones'], { folder })).json.findings).toEqual([]);
  expect((await tapete(['update', 'three-stones'], { folder })).out).toBe('Everything is up to date.\n');
  const conform = await tapeteJson(['conform', './three-stones', '--games', '10'], { folder });
  expect(conform.json.holds).toBe(true);
  expect(conform.code).toBe(0);
});

test('a new module of data passes verify and conform at once, and editors find its schema', {
  timeout: 120_000,
}, async () => {
  const { json } = await tapeteJson(['create', './high-steps', '--data'], { folder });
  expect(json.written).toContain('schemas/view.schema.json');
  expect(json.written.some((path: string) => path.startsWith('src/'))).toBe(false);
  for (const file of ['high-steps.game.json', 'layout.json', 'plans/drawn.plan.json']) {
    const path = join(folder, 'high-steps', file);
    expect(existsSync(resolve(dirname(path), JSON.parse(readFileSync(path, 'utf8')).$schema))).toBe(true);
  }
  expect((await tapeteJson(['verify', 'high-steps'], { folder })).json.findings).toEqual([]);
  expect((await tapete(['update', 'high-steps'], { folder })).out).toBe('Everything is up to date.\n');
  const conform = await tapeteJson(['conform', './high-steps', '--games', '2'], { folder });
  expect(conform.json.holds).toBe(true);
});

test('in a workspace an id is made among its games', async () => {
  const { json } = await tapeteJson(['create', 'three-stones'], { folder: workspace.folder });
  expect(json.folder).toBe('games/three-stones');
  expect(existsSync(join(workspace.folder, 'games/three-stones/three-stones.game.json'))).toBe(true);
});

test('nothing that is there is written over', async () => {
  writeFileSync(join(folder, 'taken'), '');
  const { code, err } = await tapete(['create', '.'], { folder });
  expect(code).toBe(2);
  expect(err).toContain('is there already');
});
