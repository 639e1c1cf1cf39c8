import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tapete, tapeteJson } from '../../test/call.js';
import { type TemporaryWorkspace, temporaryWorkspace } from '../../test/temporary-workspace.js';

let workspace: TemporaryWorkspace;
let world: { readonly folder: string };
beforeAll(() => {
  workspace = temporaryWorkspace();
  world = { folder: workspace.folder };
});
afterAll(() => workspace.remove());

const publish = () => tapeteJson(['publish', 'games/conecta4'], world);

test('a module is published, activated, played from the catalog and deactivated', async () => {
  const first = await publish();
  expect(first.code).toBe(0);
  expect(first.json).toEqual({
    status: 'published',
    name: 'conecta4@1.0.0',
    lock: expect.stringMatching(/^sha512-/),
    warnings: expect.any(Array),
  });
  expect(existsSync(join(workspace.folder, '.tapete/catalog/catalog.jsonl'))).toBe(true);

  expect((await publish()).json).toEqual({ ...first.json, status: 'already' });
  const activated = await tapete(['activate', 'conecta4@1.0.0'], world);
  expect(activated).toMatchObject({ code: 0, out: 'conecta4@1.0.0 is active\n' });
  const perft = await tapeteJson(['perft', 'conecta4@1.0.0', '--depth', '3'], world);
  expect(perft.json).toEqual({ counts: [1, 7, 49, 343] });
  const { json } = await tapeteJson(['deactivate', 'conecta4@1.0.0'], world);
  expect(json).toEqual({ name: 'conecta4@1.0.0', status: 'inactive' });
});

test('another version is named where it was probably meant', async () => {
  const { code, err } = await tapete(['activate', 'conecta4@1.0.1'], world);
  expect(code).toBe(2);
  expect(err).toContain('Did you mean conecta4@1.0.0?');
});

test('a published version that would change is refused, with what differs', async () => {
  workspace.edit('texts/en.json', (text) => text.replace('Board full', 'The board is full'));
  const { code, json } = await publish();
  expect(code).toBe(1);
  expect(json.error).toMatchObject({
    code: 'VERSION_TAKEN',
    hint: expect.stringContaining('Raise the version'),
  });
});

test('a module with mistakes gets no lock, and all of them are told with their files', async () => {
  workspace.edit('conecta4.game.json', (text) => text.replace('"drop",', '"dorp",'));
  rmSync(join(workspace.game, 'texts/es.json'));
  const { code, json, err } = await publish();
  expect(code).toBe(1);
  expect(json.status).toBe('refused');
  expect(json.findings.map(({ file }: { file: string }) => file)).toContain(
    'games/conecta4/conecta4.game.json',
  );
  expect(err).toContain('error ACTION_UNKNOWN');
});
