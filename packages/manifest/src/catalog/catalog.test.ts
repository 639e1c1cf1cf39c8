import { expect, test } from 'vitest';
import { digestOf } from '../digest.js';
import type { CatalogAct } from './acts.js';
import { activeVersion, compareVersions, EMPTY_CATALOG, readCatalog, writeAct } from './catalog.js';

const AT = '2026-12-01T10:00:00.000Z';
const lock = digestOf('a lock');
const publish = (version: string, name = 'conecta4'): CatalogAct => ({ act: 'publish', name, version, lock });
const act = (what: 'activate' | 'deactivate' | 'unblock', version = '1.0.0'): CatalogAct => ({
  act: what,
  name: 'conecta4',
  version,
});
const block: CatalogAct = { act: 'block', name: 'conecta4', version: '1.0.0', reason: 'deals twice' };

function log(...acts: CatalogAct[]): string {
  return acts.reduce((text, each) => text + writeAct(readCatalog(text), each, AT), '');
}

test('a catalog with nothing in it', () => {
  expect(readCatalog('')).toEqual(EMPTY_CATALOG);
});

test('a published version is there and not yet active', () => {
  const catalog = readCatalog(log(publish('1.0.0')));
  expect(catalog.games.get('conecta4@1.0.0')).toEqual({
    name: 'conecta4',
    version: '1.0.0',
    lock,
    publishedAt: AT,
    isActive: false,
  });
  expect(activeVersion(catalog, 'conecta4')).toBeUndefined();
});

test('the newest active version is the one that new matches get', () => {
  const text = log(
    publish('1.9.0'),
    publish('1.10.0'),
    publish('2.0.0'),
    act('activate', '1.10.0'),
    act('activate', '1.9.0'),
  );
  expect(activeVersion(readCatalog(text), 'conecta4')?.version).toBe('1.10.0');
  const without = text + writeAct(readCatalog(text), act('deactivate', '1.10.0'), AT);
  expect(activeVersion(readCatalog(without), 'conecta4')?.version).toBe('1.9.0');
});

test('a blocked version is not active until it is unblocked', () => {
  const blocked = readCatalog(log(publish('1.0.0'), act('activate'), block));
  expect(blocked.games.get('conecta4@1.0.0')?.blocked).toBe('deals twice');
  expect(activeVersion(blocked, 'conecta4')).toBeUndefined();
  const back = readCatalog(log(publish('1.0.0'), act('activate'), block, act('unblock')));
  expect(activeVersion(back, 'conecta4')?.version).toBe('1.0.0');
});

test.each([
  ['a version twice', [publish('1.0.0'), publish('1.0.0')], 'VERSION_TAKEN'],
  ['what was never published', [act('activate')], 'NOT_PUBLISHED'],
  ['what is blocked', [publish('1.0.0'), block, act('activate')], 'GAME_BLOCKED'],
])('%s: refused', (_, acts, code) => {
  expect(() => log(...acts)).toThrow(expect.objectContaining({ code }));
});

const text = log(publish('1.0.0'), act('activate'), act('deactivate'));
const lines = text.split('\n');
test.each([
  ['a cut last line', text.slice(0, -1), 3],
  ['a line left out', [lines[0], lines[2], ''].join('\n'), 2],
  ['lines in another order', [lines[1], lines[0], lines[2], ''].join('\n'), 1],
  ['an empty line', `${text}\n`, 4],
  ['a changed line', text.replace(lock, digestOf('another lock')), 2],
  ['a line with a space', text.replace('{', '{ '), 1],
  ['an unknown act', text.replace('deactivate', 'delete'), 3],
  ['a file that is no log', 'hello\n', 1],
])('%s: refused, and the line is named', (_, broken, line) => {
  expect(broken).not.toBe(text);
  expect(() => readCatalog(broken)).toThrow(
    expect.objectContaining({ code: 'CATALOG_BROKEN', message: expect.stringContaining(`line ${line}:`) }),
  );
});

test('no single letter of a log can be changed without being noticed, but in its last line', () => {
  const end = (lines[0] as string).length + (lines[1] as string).length + 2;
  const missed: number[] = [];
  for (let at = 0; at < end; at += 1) {
    const changed = `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
    try {
      readCatalog(changed);
      missed.push(at);
    } catch {
      // Refused, as it must be.
    }
  }
  expect(missed).toEqual([]);
});

test('versions are compared by their numbers', () => {
  expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
  expect(compareVersions('0.9.9', '1.0.0')).toBeLessThan(0);
});
