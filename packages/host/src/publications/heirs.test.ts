import { Failure, type MatchRecord } from '@tapete/core';
import type { VersionCard } from '@tapete/wire';
import { beforeEach, expect, test } from 'vitest';
import { TestClock } from '../../test/clock.js';
import { nim, shelfOf } from '../../test/shelf.js';
import type { MatchFacts } from '../matches/match-facts.js';
import { Matches } from '../matches/matches.js';
import type { OpenedGame, Shelf } from '../shelf/shelf.js';
import { memoryStore } from '../store/memory-store.js';
import { Heirs } from './heirs.js';

const person = { controller: 'person', name: 'Ana' } as const;
const facts: MatchFacts = {
  factsVersion: 1,
  config: { stones: 12 },
  seed: 'ab'.repeat(32),
  invitation: 'i',
  seats: [person, person],
};
const take = (revision: number) =>
  ({ act: 'take', decision: { revision }, step: 0, offer: 'take{"stones":3}' }) as const;

/** Rules that go otherwise once a record has so many entries. */
const otherwiseFrom = (revision: number): OpenedGame['hosted'] => ({
  ...nim.hosted,
  structure: nim.hosted.structure,
  replay: (record: MatchRecord) => {
    if (record.entries.length >= revision) throw new Failure('RECORD_DIVERGES', 'otherwise');
    return nim.hosted.replay(record);
  },
});

const store = memoryStore();
let shelf: Shelf;
let newer: OpenedGame;
let matches: Matches;
beforeEach(() => {
  newer = { ...nim, name: 'nim@1.1.0', version: '1.1.0' };
  const old = shelfOf(nim);
  const versions = ['1.1.0', '1.0.0'].map((version) => ({
    name: `nim@${version}`,
    version,
    status: 'active',
  }));
  shelf = {
    ...old,
    published: async (name) => (name === newer.name ? newer : nim),
    open: async ({ name }) => (name === newer.name ? newer : nim),
    history: async (game) => ({ game, keys: [], versions: versions as VersionCard[] }),
  };
  const report = (fault: unknown) => {
    throw fault;
  };
  matches = new Matches({ shelf, store, clock: new TestClock(), botPauseMs: 0, report });
});

test('finished matches of earlier versions are played on a new one, and it is said how they go', async () => {
  const heirs = new Heirs({ shelf, store, matches });
  const { id, session } = await matches.create(nim, facts);
  expect(await heirs.of('nim@1.1.0')).toEqual([]);
  for (const [index, seat] of (['p0', 'p1', 'p0', 'p1'] as const).entries())
    await session.act(seat, take(index + 1));
  expect(session.status).toBe('finished');
  expect(await heirs.of('nim@1.1.0')).toEqual([{ from: 'nim@1.0.0', matches: 1, compatible: 1, older: [] }]);
  newer = { ...newer, hosted: otherwiseFrom(4) };
  const [heir] = await heirs.of('nim@1.1.0');
  expect(heir).toEqual({ from: 'nim@1.0.0', matches: 1, compatible: 0, older: [{ match: id, since: 4 }] });
});
