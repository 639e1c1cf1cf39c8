import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, EMPTY_CATALOG, writeAct } from '@tapete/manifest';
import { newKeyFile, readKeyFile } from '@tapete/manifest/signing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tapete, tapeteJson } from '../../test/call.js';

const name = 'conecta4@1.0.0';
const AT = '2026-01-02T03:04:05.000Z';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapete-block-'));
  const act = { act: 'publish', name: 'conecta4', version: '1.0.0', lock: digestOf('a lock') } as const;
  writeFileSync(join(folder, 'catalog.jsonl'), writeAct(EMPTY_CATALOG, act, AT));
});
afterAll(() => rmSync(folder, { recursive: true }));

const inCatalog = (...argv: string[]) => [...argv, '--catalog', folder];

test('a version is blocked with its reason, listed so, and is what it was when it is unblocked', async () => {
  expect((await tapete(inCatalog('block', name))).err).toContain("required option '--reason <text>'");
  const blocked = await tapete(inCatalog('block', name, '--reason', 'it cheats'));
  expect(blocked).toMatchObject({ code: 0, out: `${name} is blocked: it cheats\n` });
  const { json } = await tapeteJson(inCatalog('catalog', 'conecta4'));
  const lock = digestOf('a lock');
  expect(json.games).toEqual([{ name, status: 'blocked', reason: 'it cheats', publishedAt: AT, lock }]);
  expect((await tapete(inCatalog('activate', name))).err).toContain('GAME_BLOCKED');
  const { out } = await tapete(inCatalog('catalog'));
  expect(out).toMatch(/^conecta4@1\.0\.0 {2}blocked .* not signed\n {4}it cheats\n$/);
  const unblocked = await tapeteJson(inCatalog('unblock', name));
  expect(unblocked).toMatchObject({ code: 0, json: { name, status: 'inactive' } });
});

test('a game that is not there is told with what is near', async () => {
  const { code, err } = await tapete(inCatalog('catalog', 'conecta5'));
  expect([code, err]).toEqual([2, expect.stringContaining('Did you mean conecta4?')]);
});

test('a host with the wrong key of the operator does not start', async () => {
  writeFileSync(join(folder, 'operator.pem'), newKeyFile());
  const operator = join(folder, 'operator.pem');
  await tapete(inCatalog('checkpoint', '--operator', operator));
  const other = readKeyFile(newKeyFile()).id;
  const serve = inCatalog('serve', '--operator', other, '--port', '0', '--store', 'memory:');
  const { code, err } = await tapete(serve, { folder });
  expect(code).toBe(1);
  expect(err).toContain('SIGNATURE_WRONG');
  expect(err).toContain('Is this the key that you mean?');
});
