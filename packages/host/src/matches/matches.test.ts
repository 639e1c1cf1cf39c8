import { Failure, type MatchRecord } from '@tapete/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestClock } from '../../test/clock.js';
import { nim, nimShelf, shelfOf } from '../../test/shelf.js';
import type { Shelf } from '../shelf/shelf.js';
import { memoryStore } from '../store/memory-store.js';
import type { MatchStore } from '../store/store.js';
import type { MatchFacts } from './match-facts.js';
import { Matches } from './matches.js';

const MINUTE = 60_000;
const person = { controller: 'person', name: 'Ana' } as const;
const bot = { controller: 'bot:random', name: 'random' } as const;
const facts: MatchFacts = {
  factsVersion: 1,
  config: { stones: 12 },
  seed: 'ab'.repeat(32),
  invitation: 'i',
  seats: [person, person],
};

let clock: TestClock;
let store: MatchStore;
let faults: unknown[];
beforeEach(() => {
  clock = new TestClock();
  store = memoryStore();
  faults = [];
});

const open = (shelf: Shelf = nimShelf) =>
  new Matches({ shelf, store, clock, botPauseMs: 0, report: (fault) => faults.push(fault) });
/** Long enough for whatever is under way without a clock. */
const settle = async () => {
  for (let turns = 0; turns < 20; turns++) await new Promise((go) => setImmediate(go));
};
test('a match that nobody looks at leaves the memory after a while, and comes back as it was', async () => {
  const matches = open();
  const live = await matches.create(nim, facts);
  await live.session.act('p0', {
    act: 'take',
    decision: { revision: 1 },
    step: 0,
    offer: 'take{"stones":3}',
  });
  clock.move(4 * MINUTE);
  await settle();
  expect(matches.size).toBe(1);
  clock.move(2 * MINUTE);
  await settle();
  expect(matches.size).toBe(0);
  const back = await matches.find(live.id);
  expect(back).not.toBe(live);
  expect((await back.session.look('p1')).view.variables.global).toEqual({ stones: 9 });
});

test('of matches that nobody looks at only those stay that were looked at last', async () => {
  const matches = open();
  const made: string[] = [];
  for (let number = 0; number < 40; number++) {
    clock.move(1);
    made.push((await matches.create(nim, facts)).id);
  }
  clock.move(1);
  await matches.find(made[0] as string);
  await settle();
  expect(matches.size).toBe(40);
  clock.move(10_000);
  await settle();
  expect(matches.size).toBe(32);
  const read = vi.spyOn(store, 'read');
  await matches.find(made[0] as string);
  await matches.find(made[9] as string);
  expect(read).not.toHaveBeenCalled();
  expect((await matches.find(made[8] as string)).session.status).toBe('playing');
  expect(read).toHaveBeenCalledOnce();
  expect(faults).toEqual([]);
});

test('a match that somebody looks at stays', async () => {
  const matches = open();
  const live = await matches.create(nim, facts);
  live.session.connect('p0', () => {}).receive({ type: 'hello', protocols: [1], match: live.id });
  clock.move(60 * MINUTE);
  await settle();
  expect(matches.size).toBe(1);
});

test('two who come at once find one match', async () => {
  const { id } = await open().create(nim, facts);
  const matches = open();
  const [one, other] = await Promise.all([matches.find(id), matches.find(id)]);
  expect(one).toBe(other);
});

test('a long log is read whole', async () => {
  const live = await open().create(nim, facts);
  const { id } = live;
  const command = {
    type: 'command',
    act: 'take',
    seat: 'p0',
    step: 0,
    offer: 'take{"stones":9}',
    decision: { revision: 1 },
  };
  const connection = live.session.connect('p0', () => {});
  connection.receive({ type: 'hello', protocols: [1], match: id });
  for (let n = 1; n <= 1100; n++) {
    connection.receive({ ...command, id: `c${n}` });
    if (n % 50 === 0) await live.session.look('p0');
  }
  await live.session.look('p0');
  expect(await store.read(id, 1, 5000)).toHaveLength(1101);
  expect((await (await open().find(id)).session.look('p0')).cursor).toBe(1);
});

test('a match whose game cannot be opened now can be found later', async () => {
  const { id } = await open().create(nim, facts);
  let isBroken = true;
  const matches = open({
    ...nimShelf,
    open: async () => (isBroken ? Promise.reject(new Failure('FILE_CHANGED', 'rules.js')) : nim),
  });
  await expect(matches.find(id)).rejects.toMatchObject({ code: 'FILE_CHANGED' });
  expect(matches.size).toBe(0);
  isBroken = false;
  expect((await matches.find(id)).id).toBe(id);
});

test('a match is not opened with another lock than the one that it began with', async () => {
  const { id } = await open().create(nim, facts);
  const other = { ...nim, lock: 'sha512-other' as typeof nim.lock };
  await expect(open({ ...nimShelf, published: async () => other }).find(id)).rejects.toMatchObject({
    code: 'LOCK_OTHER',
  });
});

test('a new match is made once, and stored with its first row before anything is waited for', async () => {
  const asked: string[] = [];
  const kept = memoryStore();
  const note = <Kept>(what: string, answer: Promise<Kept>): Promise<Kept> => {
    asked.push(what);
    return answer;
  };
  store = {
    find: (match) => note('find', kept.find(match)),
    create: (stored) => note('create', kept.create(stored)),
    append: (row) => note(`append ${row.n}`, kept.append(row)),
    read: (match, from, limit) => note('read', kept.read(match, from, limit)),
    of: (game, limit) => note('of', kept.of(game, limit)),
    update: (before, body) => note('update', kept.update(before, body)),
    close: () => kept.close(),
  };
  const create = vi.spyOn(nim.rules, 'create');
  const creating = open().create(nim, facts);
  expect(asked).toEqual(['create', 'append 1']);
  await creating;
  expect(asked).toEqual(['create', 'append 1']);
  expect(create).toHaveBeenCalledTimes(1);
  create.mockRestore();
});

test('a match that was created but whose log was not begun begins when somebody comes', async () => {
  const { stored } = await open().create(nim, facts);
  store = memoryStore();
  await store.create(stored);
  const live = await open().find(stored.match);
  expect((await live.session.look('p0')).cursor).toBe(1);
});

test('what the game does not play is not stored', async () => {
  const matches = open();
  await expect(matches.create(nim, { ...facts, seats: [person] })).rejects.toMatchObject({
    code: 'SEATS_WRONG',
  });
  expect(matches.size).toBe(0);
});

test('bots go on where they stopped when the match is found again', async () => {
  const { id, bots } = await open().create(nim, { ...facts, seats: [bot, bot] });
  await bots.stop();
  const live = await open().find(id);
  while (live.session.status === 'playing') {
    await settle();
    clock.move(1);
  }
  expect(live.session.status).toBe('finished');
  expect(faults).toEqual([]);
});

test('a bot that the game brings plays as the game has it play', async () => {
  const greedy = { controller: 'bot:greedy', name: 'greedy' } as const;
  const plan = { ...facts, config: { stones: 6 }, seats: [greedy, greedy] };
  const live = await open().create(nim, plan);
  while (live.session.status === 'playing') {
    await settle();
    clock.move(1);
  }
  const { entries } = (await live.session.record()) as MatchRecord;
  expect(entries.slice(1).map((entry) => entry.kind === 'decision' && entry.steps[0]?.payload)).toEqual([
    { stones: 3 },
    { stones: 3 },
  ]);
});

test('a bot whose move could not be stored is reported, and tries again when it is woken', async () => {
  const matches = open();
  const live = await matches.create(nim, { ...facts, seats: [bot, person] });
  const { append } = store;
  store.append = async () => Promise.reject(new Failure('STORE_FAILED', 'the disk is full'));
  await settle();
  clock.move(1);
  await settle();
  expect(faults).toContainEqual(expect.objectContaining({ code: 'STORE_FAILED' }));
  expect((await live.session.look('p1')).cursor).toBe(1);
  store.append = append.bind(store);
  live.bots.wake();
  await settle();
  clock.move(1);
  await settle();
  expect((await live.session.look('p1')).cursor).toBe(2);
});

test('the matches of a blocked game stop with its reason, and go on where they were', async () => {
  const blocked = new Map<string, string>();
  const matches = open(shelfOf(nim, blocked));
  const live = await matches.create(nim, facts);
  await live.session.act('p0', {
    act: 'take',
    decision: { revision: 1 },
    step: 0,
    offer: 'take{"stones":3}',
  });
  const told: string[] = [];
  live.onSuspended(({ code, message }) => told.push(`${code}: ${message}`));
  clock.move(1000);
  await settle();
  expect(told).toEqual([]);
  blocked.set(nim.name, 'it cheats');
  clock.move(1000);
  await settle();
  expect(told).toEqual(['MATCH_SUSPENDED: it cheats']);
  expect(matches.size).toBe(0);
  await expect(matches.find(live.id)).rejects.toMatchObject({
    code: 'MATCH_SUSPENDED',
    message: 'it cheats',
  });
  blocked.clear();
  expect((await (await matches.find(live.id)).session.look('p1')).view.variables.global).toEqual({
    stones: 9,
  });
});

test('a catalog that cannot be read is told once, and stops no match', async () => {
  let broken = '';
  const blocked = async () => {
    if (broken !== '') throw new Failure('CATALOG_BROKEN', broken);
    return new Map<string, string>();
  };
  const matches = open({ ...nimShelf, blocked });
  await matches.create(nim, facts);
  broken = 'line 3';
  clock.move(3000);
  await settle();
  expect(faults).toEqual([expect.objectContaining({ message: 'line 3' })]);
  expect(matches.size).toBe(1);
});

test('a match stays on the version that it began with, over a restart and whatever is published meanwhile', async () => {
  const before = open();
  const { id } = await before.create(nim, facts);
  await before.close();
  const newer = { ...nim, name: 'nim@1.1.0', version: '1.1.0', lock: 'sha512-newer' as typeof nim.lock };
  const both: Shelf = {
    ...nimShelf,
    active: async () => newer,
    published: async (name) => (name === newer.name ? newer : nim),
    open: async ({ name }) => (name === newer.name ? newer : nim),
  };
  const { game, stored } = await open(both).find(id);
  expect([game.name, stored.lock]).toEqual([nim.name, nim.lock]);
});
