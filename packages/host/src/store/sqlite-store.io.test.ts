import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../test/bundle.js';
import { storeLaws } from '../../test/store-laws.js';
import { openStore } from './open-store.js';
import { openSqliteStore } from './sqlite-store.js';

const folder = mkdtempSync(join(tmpdir(), 'tapete-store-'));
let files = 0;
const newFile = () => join(folder, `${++files}`, 'matches.db');
afterAll(() => rmSync(folder, { recursive: true }));

storeLaws(() => openSqliteStore(newFile()));

const MATCH = { match: 'm1', game: 'nim@1.0.0', lock: 'sha512-x', body: '{}' };

test('all that was stored is there when the file is opened again', async () => {
  const file = newFile();
  const first = await openStore(`sqlite:${file}`);
  await first.create(MATCH);
  await first.append({ match: 'm1', n: 1, body: 'one' });
  await first.close();
  const second = await openStore(`sqlite:${file}`);
  expect(await second.find('m1')).toEqual(MATCH);
  expect(await second.append({ match: 'm1', n: 1, body: 'other' })).toBe('stale');
  expect(await second.append({ match: 'm1', n: 2, body: 'two' })).toBe('stored');
  expect(await second.read('m1', 1, 9)).toHaveLength(2);
  await second.close();
});

test('of two stores on one file that write the same number, one is told that it is stale', async () => {
  const file = newFile();
  const [one, two] = await Promise.all([openSqliteStore(file), openSqliteStore(file)]);
  for (let n = 1; n <= 20; n++) {
    const answers = await Promise.all([
      one.append({ match: 'm1', n, body: 'one' }),
      two.append({ match: 'm1', n, body: 'two' }),
    ]);
    expect([...answers].sort()).toEqual(['stale', 'stored']);
  }
  expect(await one.read('m1', 1, 100)).toEqual(await two.read('m1', 1, 100));
  await Promise.all([one.close(), two.close()]);
});

test('more rows than fit between two checkpoints', async () => {
  const store = await openSqliteStore(newFile());
  const rows = Array.from({ length: 20_000 }, (_, at) => ({
    match: `m${at % 7}`,
    n: Math.floor(at / 7) + 1,
    body: 'x',
  }));
  const answers = new Set(await Promise.all(rows.map((row) => store.append(row))));
  expect(answers).toEqual(new Set(['stored']));
  expect(await store.append({ match: 'm0', n: 2859, body: 'x' })).toBe('stored');
  await store.close();
});

test.each([
  ['a file that is no store', newFile, 'file is not a database'],
  ['a place that is no folder', () => '/dev/null/matches.db', 'EEXIST'],
])('%s cannot be opened, and the error names it', async (_, place, why) => {
  const file = place();
  if (!file.startsWith('/dev')) {
    const store = await openSqliteStore(file);
    await store.close();
    writeFileSync(
      file,
      'this is a letter to my aunt, long enough to be looked at as a file of its own'.repeat(9),
    );
  }
  const failure = await openSqliteStore(file).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'STORE_CANNOT_OPEN' });
  expect(String(failure)).toContain(file);
  expect(String(failure)).toContain(why);
});

test('an address of no known kind is refused', async () => {
  await expect(openStore('oracle:tns')).rejects.toMatchObject({ code: 'STORE_UNKNOWN' });
});

describe('a process that is killed while it appends', () => {
  let appender: Awaited<ReturnType<typeof bundle>>;
  beforeAll(async () => {
    appender = await bundle(new URL('../../test/appender.ts', import.meta.url));
  });
  afterAll(() => appender.remove());

  test('loses no row that was acknowledged', async () => {
    const file = newFile();
    const acknowledged = new Map<string, number>();
    for (let kills = 1; kills <= 5; kills++) await appendUntilKilled(file, 60 * kills, acknowledged);
    const store = await openSqliteStore(file);
    for (const [match, last] of acknowledged) {
      const rows = await store.read(match, 1, 100_000);
      expect(rows.map(({ n }) => n)).toEqual(rows.map((_, at) => at + 1));
      expect(rows.length).toBeGreaterThanOrEqual(last);
      expect(rows.every(({ n, body }) => body.startsWith(`${match} row ${n} `))).toBe(true);
    }
    await store.close();
  });

  /** Runs it until it has acknowledged so many rows, then kills it where it stands. */
  async function appendUntilKilled(file: string, rows: number, acknowledged: Map<string, number>) {
    const child = spawn(process.execPath, [appender.file, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    let left = rows;
    for await (const line of createInterface(child.stdout)) {
      const [match, n, answer] = line.split(' ') as [string, string, string];
      expect(answer).toBe('stored');
      acknowledged.set(match, Number(n));
      left -= 1;
      if (left === 0) child.kill('SIGKILL');
    }
    await ended;
    expect(left).toBeLessThanOrEqual(0);
  }
});
