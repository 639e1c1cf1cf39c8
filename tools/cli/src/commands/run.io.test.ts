import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tapete, tapeteJson } from '../../test/call.js';

const folder = mkdtempSync(join(tmpdir(), 'tapete-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const drop = (seat: string, column: unknown) => ({ seat, action: 'drop', payload: { column } });

function script(...steps: readonly object[]): string {
  const file = join(folder, 'script.jsonl');
  writeFileSync(file, steps.map((step) => `${JSON.stringify(step)}\n`).join(''));
  return file;
}

const WIN = [0, 1, 0, 1, 0, 1, 0].map((column, ply) => drop(`p${ply % 2}`, column));

test('a script gets a receipt a step, and a refused one does not stop it', async () => {
  const steps = [
    drop('p0', 3),
    drop('p0', 3),
    drop('p1', 7),
    { seat: 'p1', undo: true },
    drop('p1', 3),
    drop('p9', 3),
  ];
  const { code, json } = await tapeteJson(['run', 'conecta4', '--script', script(...steps)]);
  expect(code).toBe(0);
  expect(json.receipts).toEqual([
    { status: 'accepted' },
    { status: 'refused', code: 'NOT_OFFERED' },
    { status: 'refused', code: 'VALUE_WRONG', facts: expect.objectContaining({ path: '/column' }) },
    { status: 'refused', code: expect.any(String), facts: expect.anything() },
    { status: 'accepted' },
    { status: 'refused', code: 'SEAT_WRONG' },
  ]);
  expect(json.status).toBe('playing');
  expect(json.result).toBeNull();
});

test('the document has receipts, status, result, flow, views, offers, events and hash, and nothing else', async () => {
  const { json } = await tapeteJson(['run', 'conecta4', '--script', script(drop('p0', 3))]);
  expect(Object.keys(json)).toEqual([
    'receipts',
    'status',
    'result',
    'flow',
    'views',
    'offers',
    'events',
    'hash',
  ]);
  expect(json.flow).toEqual({
    phase: 'playing',
    participation: 'single',
    stages: { p1: 'move' },
    epoch: 2,
    revision: 2,
    revisions: { p0: 1, p1: 0 },
  });
  expect(Object.keys(json.views)).toEqual(['p0', 'p1', 'spectator']);
  expect(json.views.spectator.spaces['board/d1']).toEqual({
    pieces: [{ name: expect.any(Number), definition: 'tabletop/pieces#disc', owner: 'p0', face: 'up' }],
  });
  expect(json.views.p1.variables).toEqual({ global: { plies: 1, last: 3 }, players: { p0: {}, p1: {} } });
  expect(json.offers.p0).toEqual([]);
  expect(json.offers.p1.map(({ id }: { id: string }) => id)).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((column) => `drop{"column":${column}}`),
  );
  expect(json.events).toEqual([
    {
      seq: 1,
      type: 'disc.dropped',
      data: {
        seat: 'p0',
        row: 0,
        column: 3,
        cell: 'board/d1',
        disc: { name: expect.any(Number), definition: 'tabletop/pieces#disc' },
      },
    },
  ]);
  expect(json.hash).toMatch(/^[0-9a-f]{64}$/);
});

test('a line of four ends the match; the same script gives the same hash', async () => {
  const run = () => tapeteJson(['run', 'conecta4', '--script', script(...WIN), '--seed', '7']);
  const { json } = await run();
  expect(json.status).toBe('finished');
  expect(json.result).toEqual({
    p0: { outcome: 'win', reason: 'line' },
    p1: { outcome: 'loss', reason: 'line' },
  });
  expect(json.events.at(-1).data.line).toEqual(['board/a1', 'board/a2', 'board/a3', 'board/a4']);
  expect(json.offers).toEqual({ p0: [], p1: [] });
  expect((await run()).json.hash).toBe(json.hash);
});

test('who withdraws loses', async () => {
  const { json } = await tapeteJson(['run', 'conecta4', '--script', script({ seat: 'p0', withdraw: true })]);
  expect(json.result.p1).toEqual({ outcome: 'win', reason: 'withdrawal' });
});

test('config, seats and a seed of 256 bits are the options of the match', async () => {
  const argv = ['run', 'conecta4', '--script', script(), '--config', '{"starter":"alternate","game":2}'];
  const { json } = await tapeteJson([...argv, '--seats', '2', '--seed', 'ab'.repeat(32)]);
  expect(json.flow.stages).toEqual({ p1: 'move' });
});

test('people are shown each step with its receipt, the board and how it ended', async () => {
  const { code, out } = await tapete(['run', 'conecta4', '--script', script(...WIN, drop('p1', 0))]);
  expect(code).toBe(0);
  expect(out).toContain('  1. ○ p0 drop column 0  accepted\n');
  expect(out).toContain('  8. ● p1 drop column 0  refused MATCH_OVER\n');
  expect(out).toContain(['4 │ ○ · · · · · · │', '3 │ ○ ● · · · · · │', '2 │ ○ ● · · · · · │'].join('\n'));
  expect(out).toContain('○ p0 wins (Four in a row)\n● p1 loses (Four in a row)\n');
});

test('lines that are no steps are told with their numbers, and nothing is played', async () => {
  const file = join(folder, 'wrong.jsonl');
  writeFileSync(file, '{"seat":"p0","action":"drop","payload":{"column":3}}\nnonsense\n{"seat":"p0"}\n');
  const { code, out, err } = await tapete(['run', 'conecta4', '--script', 'wrong.jsonl'], { folder });
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(/error SCRIPT_WRONG: wrong\.jsonl:2: it is no JSON.*\nwrong\.jsonl:3: `action` /);
  expect(err).toContain('Usage: tapete run [options] <game>');
});

test('a chance file of another shape is wrong use; one that does not fit the game is an error', async () => {
  writeFileSync(join(folder, 'chance.json'), '[{"flip":1}]');
  const wrong = await tapete(['run', 'conecta4', '--script', script(), '--chance', 'chance.json'], {
    folder,
  });
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('error CHANCE_WRONG: chance.json: draw 1 is none of');
});

test.each([
  [['--script', 'nowhere.jsonl'], 'FILE_UNUSABLE'],
  [['--script', 'empty.jsonl', '--seats', '3'], 'SEATS_WRONG'],
  [['--script', 'empty.jsonl', '--config', '{"rows":9}'], 'CONFIG_WRONG'],
])('%j is wrong use: %s', async (options, told) => {
  writeFileSync(join(folder, 'empty.jsonl'), '');
  const { code, json } = await tapeteJson(['run', 'conecta4', ...options], { folder });
  expect(code).toBe(2);
  expect(json.error.code).toBe(told);
});

test.each([
  ['--seed', '4294967296'],
  ['--seed', '-1'],
  ['--seats', 'two'],
  ['--config', '[]'],
])('%s %s does not parse', async (option, value) => {
  const { code, err } = await tapete(['run', 'conecta4', '--script', 'x', option, value]);
  expect(code).toBe(2);
  expect(err).toContain(`'${value}' is invalid`);
});

test.each([
  ['conecta5', 'conecta5: no such game, and no such folder', 'Did you mean conecta4?'],
  ['conecta4@0.9.9', 'conecta4@0.9.9 is not published', 'It has no game yet.'],
])('a game that is not there: %s', async (game, message, hint) => {
  const { code, err } = await tapete(['run', game, '--script', script(), '--catalog', folder]);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain(hint);
});

test('a folder is a game as well', async () => {
  const { json } = await tapeteJson(['run', 'games/conecta4', '--script', script(drop('p0', 0))]);
  expect(json.receipts).toEqual([{ status: 'accepted' }]);
});
