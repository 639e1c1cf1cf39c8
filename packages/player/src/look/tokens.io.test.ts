import { readFileSync } from 'node:fs';
import { contrast } from '@tapete/graphics';
import { expect, test } from 'vitest';

type Colour = Parameters<typeof contrast>[0];
type Tokens = Readonly<Record<string, string>>;

const CLOTHS = ['green', 'blue', 'wine', 'sand'] as const;
const [day = '', night = ''] = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').split('@media');
const tables = CLOTHS.flatMap((cloth) => [
  { table: `${cloth} by day`, tokens: tokensOf(day, cloth) },
  { table: `${cloth} by night`, tokens: { ...tokensOf(day, cloth), ...tokensOf(night, cloth) } },
]);

test.each(tables)('text on the cloth can be read: $table', ({ tokens }) => {
  for (const words of ['on-cloth', 'on-cloth-soft'])
    for (const ground of ['cloth', 'cloth-light'])
      expect(between(tokens, words, ground), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test.each(tables)('text on paper can be read: $table', ({ tokens }) => {
  for (const words of ['ink', 'ink-soft', 'danger', 'brass-deep'])
    for (const ground of ['paper', 'paper-shade'])
      expect(between(tokens, words, ground), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test.each(tables)('whose turn it is can be seen: $table', ({ tokens }) => {
  for (const ground of ['cloth', 'cloth-light'])
    expect(between(tokens, 'turn', ground)).toBeGreaterThanOrEqual(3);
});

test.each(tables)(
  'the initial of a seat can be read on its colour, and its shape on paper: $table',
  ({ tokens }) => {
    for (const seat of [0, 1, 2, 3, 4, 5]) {
      expect(between(tokens, 'on-seat', `seat-${seat}`), `seat ${seat}`).toBeGreaterThanOrEqual(4.5);
      expect(between(tokens, `seat-${seat}`, 'paper'), `seat ${seat}`).toBeGreaterThanOrEqual(3);
    }
  },
);

/** The tokens that hold for a cloth, in the order in which the style sheet gives them. */
function tokensOf(sheet: string, cloth: string): Tokens {
  const blocks = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const holding = blocks.filter(
    ([, selector = '']) => /:root\s*$/.test(selector) || selector.includes(`"${cloth}"`),
  );
  const pairs = holding.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)]);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value.trim()]));
}

function between(tokens: Tokens, one: string, other: string): number {
  return contrast(colourOf(tokens, one), colourOf(tokens, other));
}

function colourOf(tokens: Tokens, name: string): Colour {
  const value = tokens[name] ?? '';
  const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (named !== undefined) return colourOf(tokens, named);
  expect(value, name).toMatch(/^#[0-9a-f]{6}$/);
  return value as Colour;
}
