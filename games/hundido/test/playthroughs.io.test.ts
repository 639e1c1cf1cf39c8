import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Head, type Step, tell } from './tell.js';

const fixtures = new URL('../fixtures/', import.meta.url);
const cases = readdirSync(fixtures);

const linesOf = (file: string) =>
  readFileSync(new URL(file, fixtures), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Each acceptance case is kept as a whole match to be read; a change of the rules is read as prose. */
test.each(cases)('%s reads as it did', async (file) => {
  const [head, ...steps] = linesOf(file);
  const told = tell(head as Head, steps.slice(0, -1) as Step[]);
  await expect(told).toMatchFileSnapshot(`../playthroughs/${file.replace('.jsonl', '.txt')}`);
});
