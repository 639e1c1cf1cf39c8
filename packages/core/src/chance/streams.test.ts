import { describe, expect, test } from 'vitest';
import { table } from '../../test/table.js';
import { FLOW } from '../table/words.js';
import { checkSeed, drawBelow, openStreams, type Streams } from './streams.js';

/** A stream that gives these words, and then none. */
function scripted(...words: number[]): Streams {
  return {
    start: () => {},
    next() {
      const word = words.shift();
      if (word === undefined) throw new Error('no more words');
      return word;
    },
  };
}

const cloth = () => table('deck:');

describe('H1 a bounded draw has no bias', () => {
  test.each([
    ['a die', 6, 4294967292],
    ['three', 3, 4294967295],
    ['a deck', 52, 4294967248],
    ['most of all words', 2 ** 31 + 1, 2 ** 31 + 1],
  ])('%s: words from %d outcomes’ last whole round on are drawn again', (_, outcomes, limit) => {
    expect(drawBelow(scripted(limit, 2 ** 32 - 1, 0), cloth(), 0, outcomes)).toBe(0);
    expect(drawBelow(scripted(limit - 1), cloth(), 0, outcomes)).toBe(outcomes - 1);
  });

  test.each([1, 2, 256, 2 ** 31, 2 ** 32])('%d outcomes take every word', (outcomes) => {
    expect(drawBelow(scripted(2 ** 32 - 1), cloth(), 0, outcomes)).toBe(outcomes - 1);
    expect(drawBelow(scripted(0), cloth(), 0, outcomes)).toBe(0);
  });

  test('every outcome has as many words as the others', () => {
    const outcomes = 2 ** 30 + 2 ** 29;
    const rounds = Math.floor(2 ** 32 / outcomes);
    const counts = new Map<number, number>();
    for (const edge of [0, 1, 2, 3])
      for (const step of [-1, 0, 1]) {
        const word = (edge * 2 ** 32) / rounds / 2 + step;
        if (word < 0 || word >= rounds * outcomes) continue;
        const drawn = drawBelow(scripted(word), cloth(), 0, outcomes);
        counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(outcomes);
      }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(rounds);
  });

  /** The low bits of xorshift32 are its weakest (source: rules, section 0). */
  test('the high bits of a word decide', () => {
    expect(drawBelow(scripted(0x80000000), cloth(), 0, 2)).toBe(1);
    expect(drawBelow(scripted(0x7fffffff), cloth(), 0, 2)).toBe(0);
    expect(drawBelow(scripted(0xc0000000), cloth(), 0, 4)).toBe(3);
  });

  test('a draw is counted once, however many words it took', () => {
    const counted = cloth();
    drawBelow(scripted(2 ** 32 - 1, 2 ** 32 - 2, 5), counted, 0, 6);
    expect(counted.words[FLOW.draws]).toBe(1);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('%d outcomes are none', (outcomes) => {
    expect(() => drawBelow(scripted(0), cloth(), 0, outcomes)).toThrow(
      expect.objectContaining({ code: 'CHANCE_WRONG' }),
    );
  });
});

const SEED = '5e'.repeat(32);
const KINDS = [
  { chance: 'xorshift32', seed: '1' },
  { chance: 'chacha20', seed: SEED },
] as const;

describe.each(KINDS)('streams of $chance', (setup) => {
  const NAMES = ['setup', 'table', 'dice', 'space:deck', 'p0', 'p1'];
  const opened = () => {
    const on = table('deck:');
    const streams = openStreams(setup, on.blueprint.streams);
    streams.start(on);
    const next = (name: string) => streams.next(on, on.blueprint.streamNumbers.get(name) as number);
    const many = (name: string) => Array.from({ length: 20 }, () => next(name));
    return { on, many, next };
  };

  test('have the names of the design', () => {
    expect(opened().on.blueprint.streams).toEqual(NAMES);
  });

  test('H2 run apart: a draw more from one changes no other', () => {
    const [one, other] = [opened(), opened()];
    other.many('dice');
    other.many('p0');
    expect(other.many('table')).toEqual(one.many('table'));
    expect(other.many('space:deck')).toEqual(one.many('space:deck'));
    expect(other.many('dice')).not.toEqual(one.many('dice'));
  });

  test('have nothing in common', () => {
    const { many } = opened();
    const words = NAMES.flatMap(many);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toBe(word >>> 0);
  });

  test('go on from the words of the state alone', () => {
    const { on, many, next } = opened();
    many('dice');
    const copy = table('deck:');
    for (const [at, word] of on.words.entries()) copy.words[at] = word;
    const reopened = openStreams(setup, copy.blueprint.streams);
    const dice = copy.blueprint.streamNumbers.get('dice') as number;
    for (let draw = 0; draw < 20; draw++) expect(reopened.next(copy, dice)).toBe(next('dice'));
  });
});

test('seats’ parts change every stream', () => {
  const first = (parts: readonly string[]) => {
    const on = cloth();
    return openStreams({ chance: 'chacha20', seed: SEED, parts }, on.blueprint.streams).next(on, 1);
  };
  expect(new Set([first([]), first(['aa', '']), first(['', 'aa']), first(['aa', 'bb'])]).size).toBe(4);
});

describe('a seed', () => {
  test.each([
    ['xorshift32', '0'],
    ['xorshift32', '4294967295'],
    ['chacha20', SEED],
  ] as const)('%s takes %s', (chance, seed) => {
    expect(() => checkSeed({ chance, seed })).not.toThrow();
  });

  test.each([
    ['xorshift32', ''],
    ['xorshift32', '-1'],
    ['xorshift32', '4294967296'],
    ['xorshift32', '1.5'],
    ['xorshift32', '01'],
    ['xorshift32', '1e3'],
    ['xorshift32', 'lucky'],
    ['chacha20', '1'],
    ['chacha20', SEED.toUpperCase()],
    ['chacha20', SEED.slice(2)],
    ['chacha20', `${SEED}5e`],
  ] as const)('%s refuses `%s`', (chance, seed) => {
    expect(() => checkSeed({ chance, seed })).toThrow(expect.objectContaining({ code: 'SEED_WRONG' }));
  });

  test.each([['a'], ['AA'], ['xx'], ['aa'.repeat(65)]])('a part may not be `%s`', (part) => {
    expect(() => checkSeed({ chance: 'chacha20', seed: SEED, parts: [part] })).toThrow(
      expect.objectContaining({ code: 'SEED_WRONG' }),
    );
  });
});
