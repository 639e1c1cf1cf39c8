import {
  commitmentOf,
  Failure,
  type GameTypes,
  type LockedGame,
  openGame,
  type Rules,
  type Structure,
} from '@tapete/core';
import { describe, expect, test } from 'vitest';
import { auditRecord } from './audit-record.js';

/** Who throws a six first wins; as little of a game as chance needs. */
const structure: Structure = {
  id: 'sixes',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  config: [{ name: 'sides', type: 'integer', minimum: 2, maximum: 20, default: 6 }],
  spaces: [],
  boards: [],
  definitions: [],
  pieces: [],
  dice: [],
  resources: [],
  actions: [{ name: 'throw', parameters: [], errorCodes: [] }],
  phases: [
    {
      name: 'throwing',
      participation: 'single',
      stages: [{ name: 'move', actions: ['throw'] }],
      transitions: ['throwing'],
      autoAdvance: true,
    },
  ],
  initialPhase: 'throwing',
  variables: {
    global: [
      { name: 'last', type: 'integer', default: 0, visibility: { owner: 'identity', others: 'identity' } },
    ],
    seat: [],
  },
  events: [],
  longest: 1000,
};

interface Sixes extends GameTypes {
  readonly config: { readonly sides: number };
  readonly global: { last: number };
  readonly actions: { throw: Record<never, never> };
  readonly phases: 'throwing';
}

const rules: Rules<Sixes> = {
  setup: (play) => play.go('throwing'),
  phases: {
    throwing: {
      offers: (_look, offer) => offer('throw', {}),
      actions: {
        throw: {
          apply(play, _payload, { seat }) {
            play.global.last = play.chance.roll(play.config.sides);
            if (play.global.last === play.config.sides) play.win([seat]);
          },
        },
      },
    },
  },
};

const game: LockedGame = openGame(structure, rules);
const seed = '5e'.repeat(32);
const LOCK = 'sha512-lock';

function played(): Record<string, never> {
  const match = game.create({ seats: 2, chance: 'chacha20', seed });
  for (const seat of ['p0', 'p1', 'p0'] as const) match.play(seat, 'throw', {});
  match.withdraw('p1');
  return JSON.parse(JSON.stringify(match.record(LOCK)));
}

const open = async (name: string) => {
  if (name !== 'sixes@1.0.0') throw new Failure('GAME_UNKNOWN', `${name}: no such game here`);
  return { lock: LOCK, rules: game };
};
const commitment = commitmentOf({ chance: 'chacha20', seed }) as string;
const text = JSON.stringify(played());
const audit = (record: string, shown: string | undefined = commitment) =>
  auditRecord(record, { open, commitment: shown });

test('a record is proved step by step', async () => {
  expect((await audit(text)).map(({ step, status }) => `${step} ${status}`)).toEqual([
    'record passed',
    'lock passed',
    'commitment passed',
    'replay passed',
  ]);
});

test('without what was shown before, the commitment is told', async () => {
  const steps = await auditRecord(text, { open });
  expect(steps[2]).toMatchObject({ status: 'skipped', said: expect.stringContaining(commitment) });
  expect(steps[3]).toMatchObject({ status: 'passed' });
});

type Entries = { hash: string; draws: number; steps: { action: string }[] }[];
const entries = (record: Record<string, never>) => record.entries as unknown as Entries;
const setup = (record: Record<string, never>) => record.setup as unknown as Record<string, unknown>;

describe('what is wrong is named', () => {
  test.each<[string, (record: Record<string, never>) => void, string, RegExp]>([
    ['the lock', (record) => Object.assign(record, { lock: 'sha512-other' }), 'LOCK_OTHER', /sha512-other/],
    ['the game', (record) => Object.assign(setup(record), { game: 'sevens' }), 'GAME_UNKNOWN', /sevens/],
    ['the seed', (record) => Object.assign(setup(record), { seed: '5f'.repeat(32) }), 'SEED_OTHER', /commit/],
    [
      'the config',
      (record) => Object.assign(setup(record), { config: { sides: 7 } }),
      'RECORD_DIVERGES',
      /revision 1/,
    ],
    [
      'a hash',
      (record) => Object.assign(entries(record)[2] as object, { hash: 'f'.repeat(64) }),
      'RECORD_DIVERGES',
      /revision 3/,
    ],
    [
      'a count of draws',
      (record) => Object.assign(entries(record)[1] as object, { draws: 2 }),
      'RECORD_DIVERGES',
      /revision 2/,
    ],
    ['an entry left out', (record) => entries(record).splice(1, 1), 'RECORD_WRONG', /Entry 2/],
    [
      'a hash left out',
      (record) => delete (entries(record)[1] as { hash?: string }).hash,
      'RECORD_WRONG',
      /2/,
    ],
    ['a field that nobody knows', (record) => Object.assign(record, { note: 'ok' }), 'RECORD_WRONG', /note/],
    [
      'an action that there is not',
      (record) => Object.assign(entries(record)[1]?.steps[0] as object, { action: 'cheat' }),
      'RECORD_DIVERGES',
      /revision 2/,
    ],
  ])('%s', async (_, change, code, said) => {
    const record = played();
    change(record);
    const steps = await audit(JSON.stringify(record));
    expect(steps.at(-1)).toMatchObject({ status: 'failed', code, said: expect.stringMatching(said) });
  });

  test('no byte can be changed', async () => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] as number) ^ (1 << (at % 7));
      const steps = await audit(changed.toString('utf8'));
      expect(
        steps.some(({ status }) => status === 'failed'),
        `byte ${at} of ${text}`,
      ).toBe(true);
    }
  });
});

test('what a seat added to the seed is there, and nothing else', async () => {
  const part = '0a'.repeat(32);
  const match = game.create({ seats: 2, chance: 'chacha20', seed, parts: [part, ''] });
  match.withdraw('p1');
  const record = JSON.stringify(match.record(LOCK));
  const proved = await auditRecord(record, { open, commitment, parts: { p0: part } });
  expect(proved.map(({ status }) => status)).toEqual(['passed', 'passed', 'passed', 'passed']);
  const [, , refuted] = await auditRecord(record, { open, commitment, parts: { p1: part } });
  expect(refuted).toMatchObject({
    status: 'failed',
    code: 'PART_OTHER',
    said: expect.stringContaining('p1'),
  });
});
