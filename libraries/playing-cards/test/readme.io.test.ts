import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayLieOn } from './readme-example.js';

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const card = (rank: number, color: string) => ({ properties: { rank, color } });

test('the example of the README is the one that is tested', () => {
  const example = file('./readme-example.ts').replace("'../src/index.js'", "'@tapete/playing-cards'");
  expect(file('../README.md')).toContain(`\`\`\`ts\n${example}\`\`\``);
});

test('it builds down in the other colour', () => {
  const king = card(13, 'black');
  expect([card(12, 'red'), card(12, 'black'), card(11, 'red')].map((upper) => mayLieOn(upper, king))).toEqual(
    [true, false, false],
  );
});
