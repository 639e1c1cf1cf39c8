import { readFileSync } from 'node:fs';
import { type AcceptanceCase, playCase, readCase } from '@tapete/conformance';
import { expect, test } from 'vitest';
import { openKlondike } from './game.js';

function caseOf(file: string): AcceptanceCase {
  const read = readCase(readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8'), file);
  if ('findings' in read) throw new Error(JSON.stringify(read.findings));
  return read.case;
}

/** As the reference counts: a card or a run that is moved, and a draw; turning the waste over costs nothing. */
const costOf = ({ steps }: AcceptanceCase): number =>
  steps.filter((step) => 'action' in step && step.action !== 'recycle').length;

/** Found by `bench/klondike/solve.mjs --shortest`, which shows that there is no shorter way. */
test.each([
  ['deal-s-won.jsonl', 1, 104],
  ['deal-s-won-by-three.jsonl', 3, 88],
])('%s, with %i cards a draw, takes %i moves and draws', (file, draw, fewest) => {
  const played = caseOf(file);
  expect(played.head.config?.draw ?? 1).toBe(draw);
  expect(playCase(openKlondike(), played, {})).toEqual([]);
  expect(costOf(played)).toBe(fewest);
});
