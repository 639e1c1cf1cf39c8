import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchRecord, Viewer } from '@tapete/core';
import { RealmPool } from '@tapete/isolation';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MatchFacts } from '../src/matches/match-facts.js';
import { Matches } from '../src/matches/matches.js';
import { folderShelf } from '../src/shelf/folder-shelf.js';
import type { RunOptions } from '../src/shelf/run-rules.js';
import { memoryStore } from '../src/store/memory-store.js';
import { bundle } from './bundle.js';
import { publish } from './catalog.js';
import { TestClock } from './clock.js';

/** What a stone that is taken does in each of these games, besides. */
const GAMES = {
  nim: '',
  'nim-endless': 'if (play.global.stones === 10) for (;;) ;',
  // Scanning is done by the engine itself, which counts nothing meanwhile.
  'nim-hanging':
    'if (play.global.stones === 10) { const sea = new Uint8Array(2 ** 24); for (;;) sea.indexOf(1); }',
  'nim-greedy': 'if (play.global.stones === 10) { let all = [1]; for (;;) all = all.concat(all); }',
  'nim-deep': 'if (play.global.stones === 10) { const fall = () => [fall()]; fall(); }',
};
type Game = keyof typeof GAMES;

let folder: string;
let text: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tapete-isolated-'));
  const built = await bundle(new URL('./nim.ts', import.meta.url));
  text = readFileSync(built.file, 'utf8');
  built.remove();
  for (const [name, more] of Object.entries(GAMES)) {
    const rules = text
      .replace('id: "nim"', `id: "${name}"`)
      .replace('play.global.stones -= stones;', `play.global.stones -= stones; ${more}`);
    publish(folder, { name, version: '1.0.0', rules });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

let clock: TestClock;
let pool: RealmPool;
let matches: Matches;
let faults: unknown[];
beforeEach(() => {
  clock = new TestClock();
  pool = new RealmPool({ threads: 1, watchdogMs: 20_000 });
  faults = [];
});
afterEach(async () => {
  await matches.close();
  await pool.close();
});

const person = { controller: 'person', name: 'Ana' } as const;
const facts: MatchFacts = {
  factsVersion: 1,
  config: { stones: 12 },
  seed: 'ab'.repeat(32),
  invitation: 'i',
  seats: [person, person],
};

function openMatches(options: RunOptions) {
  const shelf = folderShelf(folder, options);
  const report = (fault: unknown) => faults.push(fault);
  matches = new Matches({ shelf, store: memoryStore(), clock, botPauseMs: 0, report });
  return shelf;
}

/** A match of a game that runs isolated, with somebody at it for each viewer. */
async function tableOf(game: Game, options: RunOptions = { pool }) {
  const shelf = openMatches(options);
  return sitDown(await matches.create(await shelf.open(await shelf.active(game)), facts));
}

function sitDown({ id, session }: Awaited<ReturnType<Matches['create']>>) {
  const heard: Record<string, string[]> = {};
  const connections = (['p0', 'p1', 'spectator'] as const).map((viewer: Viewer) => {
    const texts: string[] = [];
    heard[viewer] = texts;
    const connection = session.connect(viewer, (said) => texts.push(said.replaceAll(id, 'MATCH')));
    connection.receive({ type: 'hello', protocols: [1], match: id });
    return connection;
  });
  let commands = 0;
  /** Takes stones for the seat whose turn it is, and gives what came of it. */
  const take = async (stones: number) => {
    const { context } = await session.look('spectator');
    const [seat] = Object.keys(context.flow.stages) as ['p0'];
    const { revision, epoch, revisions } = context.flow;
    const command = `c${++commands}`;
    connections[Number(seat.slice(1))]?.receive({
      type: 'command',
      act: 'take',
      id: command,
      seat,
      decision: { revision, epoch, ownRevision: revisions[seat] },
      step: 0,
      offer: `take{"stones":${stones}}`,
    });
    await session.look('spectator').catch(() => undefined);
    const answers = (heard[seat] as string[]).map((said) => JSON.parse(said));
    const answer = answers.find(({ id: asked }: { id?: string }) => asked === command);
    return answer.code ?? answer.status;
  };
  return { session, heard, take };
}

test('a match that is isolated is told, to the letter, as one in process', async () => {
  const played = async (options: RunOptions) => {
    const { session, heard, take } = await tableOf('nim', options);
    for (const stones of [2, 3, 3, 3, 9, 1]) await take(stones);
    const record = await session.record();
    await matches.close();
    return { heard, record };
  };
  const isolated = await played({ pool });
  expect(isolated.record).toMatchObject({ entries: { length: 6 } });
  expect(isolated).toEqual(await played({ inProcess: ['nim'] }));
  expect(faults).toEqual([]);
});

test.each([
  ['does not end', 'nim-endless', 'RULES_FUEL'],
  ['takes all the memory there is', 'nim-greedy', 'RULES_FAILED'],
  ['falls without end', 'nim-deep', 'RULES_FAILED'],
] as const)('a rule that %s is refused, and the match goes on', async (_, game, code) => {
  const { take, session } = await tableOf(game);
  expect(await take(1)).toBe('accepted');
  expect(await take(1)).toBe(code);
  expect((await session.look('p0')).view.variables.global).toEqual({ stones: 11 });
  expect(await take(2)).toBe('accepted');
  expect((await session.look('p0')).view.variables.global).toEqual({ stones: 9 });
  expect(faults).toEqual([]);
});

test('a match that hangs is suspended; its neighbours go on from their records', async () => {
  await pool.close();
  pool = new RealmPool({ threads: 1, watchdogMs: 1_500 });
  const hanging = await tableOf('nim-hanging');
  expect(await hanging.take(1)).toBe('accepted');
  const shelf = folderShelf(folder, { pool });
  const neighbour = sitDown(await matches.create(await shelf.open(await shelf.active('nim')), facts));
  expect(await neighbour.take(3)).toBe('accepted');
  expect(await hanging.take(1)).toBe('MATCH_UNAVAILABLE');
  await expect(hanging.session.look('p0')).rejects.toMatchObject({ code: 'MATCH_SUSPENDED' });
  expect((await neighbour.session.look('p1')).view.variables.global).toEqual({ stones: 9 });
  expect(await neighbour.take(3)).toBe('accepted');
  const looked = neighbour.heard.p1?.filter((said) => said.startsWith('{"type":"update"'));
  expect(looked).toHaveLength(2);
});

test('bots that a game brings think in a realm of their own', async () => {
  const shelf = openMatches({ pool });
  const greedy = { controller: 'bot:greedy', name: 'greedy' } as const;
  const opened = await shelf.open(await shelf.active('nim'));
  const { session } = await matches.create(opened, {
    ...facts,
    config: { stones: 6 },
    seats: [greedy, greedy],
  });
  while (session.status === 'playing' && faults.length === 0) {
    await session.look('spectator');
    clock.move(1);
  }
  const { entries } = (await session.record()) as MatchRecord;
  expect(entries).toHaveLength(3);
});
