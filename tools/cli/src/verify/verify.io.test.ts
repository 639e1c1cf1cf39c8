import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tapete, tapeteJson, WORKSPACE } from '../../test/call.js';

const folder = mkdtempSync(join(tmpdir(), 'tapete-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

test('a wire fixture is judged by the wire', async () => {
  write('wire.json', [
    { name: 'a ping', envelope: { type: 'ping', at: 1 } },
    { name: 'a bad receipt', envelope: { type: 'receipt', id: 'c1', status: 'perhaps' } },
    { name: 'no envelope', envelope: { type: 'gossip' } },
  ]);
  const { code, json } = await tapeteJson(['verify', 'wire.json'], { folder });
  expect(code).toBe(1);
  expect(json.findings).toHaveLength(2);
  expect(json.findings[0]).toMatchObject({
    severity: 'error',
    code: 'ENVELOPE_WRONG',
    file: 'wire.json',
    path: '/1/envelope/status',
    message: '`a bad receipt`: must be one of accepted, refused',
  });
  expect(json.findings[1]).toMatchObject({ code: 'ENVELOPE_WRONG', path: '/2/envelope/type' });
});

test('a game for another engine than the one at hand is told', async () => {
  const game = JSON.parse(readFileSync(join(WORKSPACE, 'games/duelo/duelo.game.json'), 'utf8'));
  write('duelo.game.json', { ...game, engine: '9.9.9' });
  const { json } = await tapeteJson(['verify', 'duelo.game.json'], { folder });
  rmSync(join(folder, 'duelo.game.json'));
  const found = { code: 'ENGINE_VERSION', path: '/engine', near: game.engine };
  expect(json.findings).toContainEqual(expect.objectContaining(found));
});

test('a file without mistakes is said to have none', async () => {
  write('wire.json', [{ name: 'a ping', envelope: { type: 'ping' } }]);
  expect(await tapete(['verify', 'wire.json'], { folder })).toEqual({
    code: 0,
    out: 'No mistakes.\n',
    err: '',
  });
});

test('findings are told with file, line, path, message and what is near', async () => {
  write('manifest.json', { playerConfg: { minPlayers: 2, maxPlayers: 2, optimalPlayers: 2 } });
  const { code, out } = await tapete(['verify', '.'], { folder });
  expect(code).toBe(1);
  expect(out).toMatch(
    /^manifest\.json:1:\d+ \/playerConfg\n {2}error FIELD_UNKNOWN: .*did you mean `playerConfig`\?$/m,
  );
  rmSync(join(folder, 'manifest.json'));
});

test('what is not there, and what nothing is known of, is wrong use', async () => {
  const missing = await tapete(['verify', 'nowhere'], { folder });
  expect(missing.code).toBe(2);
  expect(missing.err).toContain('error PATH_UNKNOWN: nowhere: there is no such file or folder');
  expect(missing.err).toContain('Usage: tapete verify [options] <path...>');
  write('notes.txt', 'nothing');
  expect((await tapeteJson(['verify', 'notes.txt'], { folder })).json.findings[0].code).toBe(
    'FILE_KIND_UNKNOWN',
  );
});
