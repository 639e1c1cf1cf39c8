import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LogRow, MatchStore, StoredMatch } from '../src/store/store.js';

const MATCH: StoredMatch = { match: 'm1', game: 'nim@1.0.0', lock: 'sha512-x', body: '{"seats":[]}' };
const row = (n: number, body = `row ${n}`, match = 'm1'): LogRow => ({ match, n, body });

/** What every home of matches must keep to. `open` gives an empty one. */
export function storeLaws(open: () => Promise<MatchStore>): void {
  let store: MatchStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  test('a match is found as it was created', async () => {
    expect(await store.create(MATCH)).toBe('stored');
    expect(await store.find('m1')).toEqual(MATCH);
    expect(await store.find('m2')).toBeUndefined();
  });

  test('a match that exists is not created again', async () => {
    await store.create(MATCH);
    expect(await store.create({ ...MATCH, body: 'other' })).toBe('exists');
    expect(await store.find('m1')).toEqual(MATCH);
  });

  test('of two who change the same facts the second is told that they are stale', async () => {
    await store.create(MATCH);
    expect(await Promise.all([store.update(MATCH, 'ana'), store.update(MATCH, 'ben')])).toEqual([
      'stored',
      'stale',
    ]);
    expect(await store.find('m1')).toEqual({ ...MATCH, body: 'ana' });
    expect(await store.update({ ...MATCH, body: 'ana' }, 'ben')).toBe('stored');
  });

  test('the matches of a version are found, up to a limit', async () => {
    await store.create(MATCH);
    await store.create({ ...MATCH, match: 'm2' });
    await store.create({ ...MATCH, match: 'm3', game: 'nim@2.0.0' });
    expect([...(await store.of('nim@1.0.0', 10))].sort()).toEqual(['m1', 'm2']);
    expect(await store.of('nim@1.0.0', 1)).toHaveLength(1);
    expect(await store.of('nim@3.0.0', 1)).toEqual([]);
  });

  test('facts of a match that is not there cannot be changed', async () => {
    expect(await store.update(MATCH, 'ana')).toBe('stale');
  });

  test('rows are read in order, from a number on, up to a limit', async () => {
    for (let n = 1; n <= 5; n++) expect(await store.append(row(n))).toBe('stored');
    expect(await store.read('m1', 1, 100)).toEqual([row(1), row(2), row(3), row(4), row(5)]);
    expect(await store.read('m1', 2, 2)).toEqual([row(2), row(3)]);
    expect(await store.read('m1', 6, 10)).toEqual([]);
    expect(await store.read('m2', 1, 10)).toEqual([]);
  });

  test('rows appended without waiting are stored in the order in which they came', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => store.append(row(at + 1))));
    expect(new Set(answers)).toEqual(new Set(['stored']));
    expect((await store.read('m1', 1, 100)).map(({ n }) => n)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
  });

  test('a number that is taken is stale, and what stands there stays', async () => {
    await store.append(row(1, 'first'));
    expect(await store.append(row(1, 'second'))).toBe('stale');
    expect(await store.read('m1', 1, 10)).toEqual([row(1, 'first')]);
  });

  test('a row that follows a stale one is stale as well', async () => {
    await store.append(row(1, 'ours'));
    expect(await Promise.all([store.append(row(1, 'theirs')), store.append(row(3, 'theirs'))])).toEqual([
      'stale',
      'stale',
    ]);
    expect(await store.read('m1', 1, 10)).toEqual([row(1, 'ours')]);
  });

  test('a number that leaves a gap is stale', async () => {
    expect(await store.append(row(2))).toBe('stale');
    expect(await store.append(row(0))).toBe('stale');
    expect(await store.read('m1', 0, 10)).toEqual([]);
  });

  test('matches do not disturb each other', async () => {
    const answers = await Promise.all(
      ['m1', 'm2', 'm3'].flatMap((match) => [
        store.append(row(1, match, match)),
        store.append(row(2, match, match)),
      ]),
    );
    expect(new Set(answers)).toEqual(new Set(['stored']));
    expect(await store.read('m2', 1, 10)).toEqual([row(1, 'm2', 'm2'), row(2, 'm2', 'm2')]);
  });

  test('any text survives', async () => {
    const body = 'ñ 🂡 " \\ \n \u2028 end';
    await store.append(row(1, body));
    expect(await store.read('m1', 1, 1)).toEqual([row(1, body)]);
  });

  test('what was asked before closing is answered, what is asked after it is refused', async () => {
    const answer = store.append(row(1));
    await store.close();
    expect(await answer).toBe('stored');
    await expect(store.append(row(2))).rejects.toMatchObject({ code: 'STORE_CLOSED' });
    await expect(store.find('m1')).rejects.toMatchObject({ code: 'STORE_CLOSED' });
  });
}
