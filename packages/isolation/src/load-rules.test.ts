import { expect, test } from 'vitest';
import { loadRules } from './load-rules.js';

const parts = 'structure: {}, create() { return "a match"; }, load() {}, replay() {}, choose() {}';

test('a bundle is loaded from its text alone', async () => {
  const game = await loadRules(`// ñ\nexport const game = { api: 1, ${parts} };`);
  expect(game.create({ seats: 2, chance: 'xorshift32', seed: '1' })).toBe('a match');
});

test.each([
  ['is no JavaScript', 'export const game = {', 'RULES_UNREADABLE'],
  ['throws while it is loaded', 'throw new Error("no"); export const game = {};', 'RULES_UNREADABLE'],
  ['imports what is not there', 'import "./other.js"; export const game = {};', 'RULES_UNREADABLE'],
  ['exports no game', 'export const other = {};', 'RULES_WRONG'],
  ['exports a game without create', 'export const game = { api: 1, structure: {} };', 'RULES_WRONG'],
  [
    'exports a game without structure',
    'export const game = { api: 1, create() {}, load() {}, replay() {}, choose() {} };',
    'RULES_WRONG',
  ],
  ['speaks another version', `export const game = { api: 2, ${parts} };`, 'API_UNKNOWN'],
])('a bundle that %s is refused', async (_, text, code) => {
  await expect(loadRules(text)).rejects.toMatchObject({ name: 'Failure', code });
});
