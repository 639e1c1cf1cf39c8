import { readdirSync, readFileSync } from 'node:fs';
import { readCase, tellCase } from '@tapete/conformance';
import { expect, test } from 'vitest';
import { openConecta4 } from './game.js';
import { teller } from './tell.js';

const fixtures = new URL('../fixtures/', import.meta.url);
const cases = readdirSync(fixtures).filter((file) => file.endsWith('.jsonl'));
const game = openConecta4();

/** Each acceptance case is kept as a whole match to be read; a change of the rules is read as prose. */
test.each(cases)('%s reads as it did', async (file) => {
  const read = readCase(readFileSync(new URL(file, fixtures), 'utf8'), file);
  if ('findings' in read) throw new Error(JSON.stringify(read.findings));
  const told = tellCase(game, read.case, teller);
  await expect(told).toMatchFileSnapshot(`../playthroughs/${file.replace('.jsonl', '.txt')}`);
});
