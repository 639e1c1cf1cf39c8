import { expect, test } from 'vitest';
import { ChachaWords, chachaKey, xorshift32, xorshiftStart } from './generators.js';

test('xorshift32 from 1 gives the reference stream', () => {
  const words: number[] = [];
  for (let state = 1; words.length < 5; ) {
    state = xorshift32(state);
    words.push(state >>> 0);
  }
  expect(words).toEqual([270369, 67634689, 2647435461, 307599695, 2398689233]);
});

test('xorshift32 never leaves 0, so no stream starts there', () => {
  expect(xorshift32(0)).toBe(0);
  const names = ['', 'setup', 'table', 'dice', 'space:deck', 'p0', 'p1'];
  for (const seed of [0, 1, -1, 0x811c9dc5 | 0, 2 ** 31 - 1])
    for (const name of names) expect(xorshiftStart(seed, name)).not.toBe(0);
});

test('streams of one seed, and one stream of many seeds, start apart', () => {
  const starts = new Set<number>();
  for (let seed = 0; seed < 500; seed++)
    for (const name of ['setup', 'table', 'dice', 'p0', 'p1']) starts.add(xorshiftStart(seed, name));
  expect(starts.size).toBe(2500);
});

/** Source: RFC 8439, appendix A.1, test vectors 1 and 2: key and nonce of zeros, blocks 0 and 1. */
test('ChaCha20 gives the words of RFC 8439', () => {
  const words = new ChachaWords(new Uint8Array(32));
  expect([0, 1, 15].map((number) => words.word(number))).toEqual([0xade0b876, 0x903df1a0, 0x8665eeb2]);
  expect([16, 17].map((number) => words.word(number))).toEqual([0xbee7079f, 0x7a385155]);
});

test('words are the same in whatever order they are asked for', () => {
  const key = chachaKey('00'.repeat(32), [], 'dice');
  const inOrder = new ChachaWords(key);
  const forwards = Array.from({ length: 64 }, (_, number) => inOrder.word(number));
  const anyOrder = new ChachaWords(key);
  for (const number of [63, 0, 33, 1, 32, 17, 62]) expect(anyOrder.word(number)).toBe(forwards[number]);
});

test('a key depends on the seed, on each part, on who gave it, and on the stream', () => {
  const seed = '00'.repeat(32);
  const keys = [
    chachaKey(seed, [], 'dice'),
    chachaKey('01'.repeat(32), [], 'dice'),
    chachaKey(seed, [], 'dic'),
    chachaKey(seed, ['aa', ''], 'dice'),
    chachaKey(seed, ['', 'aa'], 'dice'),
    chachaKey(seed, ['aa'], 'dice'),
    chachaKey(seed, ['aaaa'], 'dice'),
    chachaKey(seed, ['aa', 'aa'], 'dice'),
    chachaKey(seed, ['64'], 'ice'),
  ];
  expect(new Set(keys.map((key) => key.join())).size).toBe(keys.length);
});

/** Kept, so that records of hosted matches are played the same by every engine after this one. */
test('the key of a stream stays what it is', () => {
  const key = chachaKey('00'.repeat(32), ['0102', ''], 'dice');
  expect(Buffer.from(key).toString('hex')).toMatchInlineSnapshot(
    `"68c992d5a2911f1c0ba094af813f1f910d00ed91c17aeefac859dae470de3b7b"`,
  );
});
