import { expect, test } from 'vitest';
import { tapete, tapeteJson } from '../../test/call.js';

/** Source: rules, Conecta 4, "move sequences of length 0..8". */
const COUNTS = [1, 7, 49, 343, 2401, 16807];

test('sequences of moves are counted by their length', async () => {
  const { code, json } = await tapeteJson(['perft', 'conecta4', '--depth', '5']);
  expect(code).toBe(0);
  expect(json).toEqual({ counts: COUNTS });
});

test('people get a table', async () => {
  const { out } = await tapete(['perft', 'conecta4', '--depth', '2']);
  expect(out).toBe('length  sequences\n     0          1\n     1          7\n     2         49\n');
});

test('of length 0 there is one', async () => {
  expect((await tapeteJson(['perft', 'conecta4', '--depth', '0'])).json).toEqual({ counts: [1] });
});
