import { describe, expect, test } from 'vitest';
import type { Entry, JsonObject, MatchRecord } from '../src/index.js';
import { openGame } from '../src/index.js';
import { begin, command, take, throughJson } from './game.js';
import { cards, counting, fleet, market } from './games.js';

const PLAYED = [
  ['counting', counting(), ['p0 add{"by":1}', 'p1 add{"by":2}']],
  ['fleet', fleet(), ['p0 place{"at":1}', 'p1 ready{}', 'p0 ready{}', 'p1 fire{"at":0}']],
  ['market', market(), ['p0 pick{"card":1}', 'p0 keep{}', 'p1 flip{}', 'p1 pick{"card":2}']],
  ['cards', cards(), ['p0 draw{}', 'p1 mix{}', 'p0 draw{}']],
] as const;

type Of = (typeof PLAYED)[number][1];

function played(of: Of, turns: readonly string[]) {
  const match = begin(of);
  for (const turn of turns)
    expect(take(match, turn.slice(0, 2) as 'p0', turn.slice(3)).status).toBe('accepted');
  return match;
}

describe('M1 a match that is written and read goes on the same', () => {
  test.each(PLAYED)('%s', (_, of, turns) => {
    const match = played(of, turns);
    const again = of.load(throughJson(match.save()));
    expect(again.hash()).toBe(match.hash());
    expect(throughJson(again.save())).toEqual(throughJson(match.save()));
    expect(again.setup).toEqual(match.setup);
    for (const viewer of ['p0', 'p1', 'spectator'] as const) {
      expect(again.view(viewer)).toEqual(match.view(viewer));
      expect(again.context(viewer)).toEqual(match.context(viewer));
      expect(again.updates(viewer, 0)).toEqual(match.updates(viewer, 0));
    }
  });

  test('a saved match is its own: what is played on does not change it', () => {
    const match = played(fleet(), ['p0 place{"at":1}']);
    const saved = match.save();
    const text = JSON.stringify(saved);
    take(match, 'p0', 'place{"at":2}');
    expect(JSON.stringify(saved)).toBe(text);
    const again = fleet().load(saved);
    again.play('p0', 'place', { at: 3 });
    expect(JSON.stringify(saved)).toBe(text);
  });
});

describe('M2 a saved state that does not fit is refused, and nothing is guessed', () => {
  const saved = () => throughJson(played(market(), ['p0 pick{"card":1}', 'p0 keep{}']).save());
  type Wrong = { [key: string]: unknown };
  const spoilt = (spoil: (state: Wrong) => void) => {
    const { state, record } = saved();
    spoil(state as Wrong);
    return () => market().load({ state: state as JsonObject, record });
  };
  const at = (state: Wrong, ...path: (string | number)[]): Wrong =>
    path.reduce((value, key) => (value as Record<string | number, Wrong>)[key] as Wrong, state);

  test.each<[string, (state: Wrong) => void]>([
    ['of another game', (state) => Object.assign(state, { game: 'chess' })],
    ['of another version', (state) => Object.assign(state, { version: '2.0.0' })],
    ['with a phase that is none', (state) => Object.assign(at(state, 'flow'), { phase: 'selling' })],
    ['with a revision that is no number', (state) => Object.assign(at(state, 'flow'), { revision: '2' })],
    ['with half an epoch', (state) => Object.assign(at(state, 'flow'), { epoch: 1.5 })],
    ['with a number of more than 32 bits', (state) => Object.assign(at(state, 'flow'), { turn: 2 ** 40 })],
    ['without its chance', (state) => void delete state.chance],
    ['without one stream', (state) => void delete at(state, 'chance', 'streams').dice],
    ['with a status that is none', (state) => Object.assign(state, { status: 'over' })],
    ['without its result', (state) => void delete state.result],
    ['with a seat less', (state) => void (state.seats as unknown[]).pop()],
    ['without a seat’s stage', (state) => void delete at(state, 'seats', 0).stage],
    ['with a piece that lies nowhere', (state) => void (at(state, 'spaces').market as unknown[]).pop()],
    ['with a piece that lies twice', (state) => void (at(state, 'spaces').market as unknown[]).push('A')],
    ['with a piece that is none', (state) => void (at(state, 'spaces').market as unknown[]).push('Z')],
    ['without a space', (state) => void delete at(state, 'spaces')['tray:p0']],
    ['with an owner that is no seat', (state) => Object.assign(at(state, 'pieces', 'A'), { owner: 'p7' })],
    ['with a face that is neither', (state) => Object.assign(at(state, 'pieces', 'A'), { face: 'sideways' })],
    ['without a piece', (state) => void delete at(state, 'pieces').A],
    ['without a variable', (state) => void delete at(state, 'variables', 'seats', 1).luck],
    [
      'with a variable that does not fit',
      (state) => Object.assign(at(state, 'variables', 'seats', 1), { luck: 'x' }),
    ],
    ['without its drafts', (state) => void delete state.drafts],
    ['with drafts of no seat', (state) => Object.assign(state, { drafts: [] })],
    ['with drafts that are no lists', (state) => Object.assign(state, { drafts: [7, 'x'] })],
    [
      'that differs from what its record ends in',
      (state) => Object.assign(at(state, 'variables', 'seats', 1), { luck: 9 }),
    ],
  ])('%s', (_, spoil) => {
    expect(spoilt(spoil)).toThrow(expect.objectContaining({ name: 'Failure', code: 'STATE_WRONG' }));
  });

  test('and as it is, it is read', () => {
    expect(spoilt(() => {})).not.toThrow();
  });
});

describe('M3 a record is played again to the hash after every entry', () => {
  test.each(PLAYED)('%s', (_, of, turns) => {
    const match = played(of, turns);
    const record = throughJson(match.record('lock-1'));
    const again = of.replay(record);
    expect(throughJson(again.record('lock-1'))).toEqual(record);
    expect(again.hash()).toBe(record.entries.at(-1)?.hash);
  });

  test('of a hosted match, with the seats’ parts and what a chance file gave', () => {
    const setup = {
      chance: 'chacha20',
      seed: 'ab'.repeat(32),
      parts: ['01', 'ff00'],
      script: [{ shuffle: 'ABCDEFGHIJKL'.split('') }],
    } as const;
    const match = begin(cards(), setup);
    match.play('p0', 'draw', {});
    match.play('p1', 'mix', {});
    const record = throughJson(match.record());
    expect(record.setup).toMatchObject(setup);
    expect(cards().replay(record).hash()).toBe(match.hash());
    expect(begin(cards(), { ...setup, parts: ['01', 'ff01'] }).hash()).toBe(begin(cards(), setup).hash());
  });

  test('in simulations the last entry alone has a hash', () => {
    const match = counting().create({ seats: 2, chance: 'xorshift32', seed: '1' }, { hashes: false });
    for (const seat of ['p0', 'p1', 'p0'] as const) match.take(seat, 0);
    const record = match.record();
    expect(record.entries.map(({ hash }) => hash !== undefined)).toEqual([false, false, false, true]);
    expect(counting().replay(throughJson(record)).hash()).toBe(match.hash());
  });

  test('each entry says how many draws it used, the first is the setup', () => {
    const match = played(cards(), ['p0 draw{}', 'p1 mix{}']);
    expect(match.record().entries.map(({ kind, revision, draws }) => [kind, revision, draws])).toEqual([
      ['setup', 1, 11],
      ['decision', 2, 0],
      ['decision', 3, 1],
    ]);
  });
});

describe('M4 a record that leads elsewhere is told with its revision', () => {
  const record = (): MatchRecord =>
    throughJson(played(cards(), ['p0 draw{}', 'p1 mix{}', 'p0 draw{}']).record());
  const changed = (index: number, change: Partial<Entry> | JsonObject): MatchRecord => {
    const { entries, ...rest } = record();
    return {
      ...rest,
      entries: entries.map((entry, at) => (at === index ? ({ ...entry, ...change } as Entry) : entry)),
    };
  };

  test.each<[string, () => MatchRecord, RegExp]>([
    ['another hash', () => changed(2, { hash: '0'.repeat(64) }), /revision 3 leads to another state/],
    [
      'another hash of the setup',
      () => changed(0, { hash: '0'.repeat(64) }),
      /revision 1 leads to another state/,
    ],
    ['other draws', () => changed(2, { draws: 2 }), /revision 3 draws 1 times, not 2/],
    ['another revision', () => changed(1, { revision: 5 }), /revision 5 has revision 2/],
    ['a seat that is not to move', () => changed(1, { seat: 'p1' }), /revision 2 is refused: NOT_OFFERED/],
    ['a seat that is none', () => changed(1, { seat: 'p9' }), /revision 2 is refused: SEAT_WRONG/],
    [
      'a move that is not offered',
      () => changed(1, { steps: [{ action: 'play', payload: { card: 'Z' } }] }),
      /revision 2 is refused/,
    ],
    ['a decision without steps', () => changed(1, { steps: [] }), /revision 2/],
    ['a second setup', () => changed(1, { kind: 'setup' }), /revision 2/],
    ['another seed', () => ({ ...record(), setup: { ...record().setup, seed: '2' } }), /revision 1/],
  ])('%s', (_, wrong, message) => {
    expect(() => cards().replay(wrong())).toThrow(
      expect.objectContaining({ code: 'RECORD_DIVERGES', message: expect.stringMatching(message) }),
    );
  });

  test('a decision that does not end', () => {
    const match = played(market(), ['p0 pick{"card":1}', 'p0 keep{}']);
    const { entries, ...rest } = throughJson(match.record());
    const cut = entries.map((entry) =>
      entry.kind === 'decision' ? { ...entry, steps: entry.steps.slice(0, 1) } : entry,
    );
    expect(() => market().replay({ ...rest, entries: cut })).toThrow(/revision 2 ends no decision/);
  });

  test('a record of another game or version', () => {
    for (const other of [{ game: 'chess' }, { version: '2.0.0' }])
      expect(() => cards().replay({ ...record(), setup: { ...record().setup, ...other } })).toThrow(
        expect.objectContaining({ code: 'RECORD_DIVERGES' }),
      );
  });
});

describe('M5 hashes', () => {
  test('are equal for equal matches, and tell apart all that a match is', () => {
    const hashes = [
      begin(counting()),
      begin(counting(), { config: { to: 5 } }),
      begin(counting({ seats: { min: 2, max: 3 } }), { seats: 3 }),
      begin(cards()),
      begin(cards(), { seed: '2' }),
      played(counting(), ['p0 add{"by":1}']),
      played(counting(), ['p0 add{"by":2}']),
    ].map((match) => match.hash());
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(begin(counting()).hash()).toBe(begin(counting()).hash());
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  test('do not depend on who looked, nor on drafts', () => {
    const [looked, alone] = [begin(market()), begin(market())];
    for (const viewer of ['p0', 'p1', 'spectator'] as const) looked.context(viewer);
    take(looked, 'p0', 'pick{"card":1}');
    expect(looked.hash()).toBe(alone.hash());
  });
});

describe('M6 creation', () => {
  test.each([
    ['SEATS_WRONG', { seats: 1 }],
    ['SEATS_WRONG', { seats: 3 }],
    ['SEATS_WRONG', { seats: 1.5 }],
    ['CONFIG_WRONG', { config: { to: 0 } }],
    ['CONFIG_WRONG', { config: { to: '5' } }],
    ['CONFIG_WRONG', { config: { form: 5 } }],
    ['SEED_WRONG', { seed: 'lucky' }],
    ['SEED_WRONG', { chance: 'chacha20', seed: '1' }],
  ] as const)('is refused as %s with %o', (code, setup) => {
    expect(() => begin(counting(), setup)).toThrow(expect.objectContaining({ name: 'Failure', code }));
  });

  test('fills in defaults, which the record then says', () => {
    expect(begin(counting()).setup).toMatchObject({
      game: 'tiny',
      version: '1.0.0',
      seats: 2,
      config: { to: 30 },
    });
  });

  test('asks the rules, where they have something against a config', () => {
    const odd = counting({
      accept: ({ to }) => (Number(to) % 2 ? undefined : { code: 'TO_EVEN', facts: { to: Number(to) } }),
    });
    expect(begin(odd, { config: { to: 7 } }).setup.config).toEqual({ to: 7 });
    expect(() => begin(odd, { config: { to: 8 } })).toThrow(
      expect.objectContaining({ code: 'CONFIG_WRONG', message: expect.stringContaining('TO_EVEN {"to":8}') }),
    );
  });

  test('a config that was asked for is not changed, and cannot change the match', () => {
    const config = { to: 5 };
    const match = begin(counting(), { config });
    config.to = 9;
    expect(match.setup.config).toEqual({ to: 5 });
  });

  test('a game can be opened for any rules that fit', () => {
    expect(openGame(counting().structure, { phases: { playing: {} } }).api).toBe(1);
  });
});

test('M7 a match may begin anew with another seed, as if it had just been created', () => {
  for (const of of [counting({ allowUndo: () => true }), cards(), market(), fleet()]) {
    const match = begin(of, { seed: '5' });
    match.view('p0');
    for (let turn = 0; turn < 4; turn++) for (const seat of match.acting()) match.take(seat, 0);
    match.restart('9');
    const fresh = begin(of, { seed: '9' });
    for (let turn = 0; turn < 3; turn++) {
      expect(match.hash()).toBe(fresh.hash());
      expect(throughJson(match.save())).toEqual(throughJson(fresh.save()));
      expect(match.context('p0')).toEqual(fresh.context('p0'));
      expect(match.updates('p1', 0)).toEqual(fresh.updates('p1', 0));
      for (const each of [match, fresh]) each.take(each.acting()[0] ?? 'p0', 1);
    }
    expect(() => match.restart('x')).toThrow(expect.objectContaining({ code: 'SEED_WRONG' }));
    expect(match.hash()).toBe(fresh.hash());
  }
});

test('M8 commands named before a save are still good after it', () => {
  const match = played(market(), ['p0 pick{"card":1}']);
  const held = command(match, 'p0', 'keep{}');
  expect(market().load(throughJson(match.save())).step(held)).toMatchObject({ status: 'accepted' });
});
