import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAWS } from '../src/index.js';

test('SPEC.md says of every law what the law says of itself, in the order of their numbers', () => {
  const text = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
  const written = [...text.matchAll(/^- \*\*([A-Z]\d)\*\* (.+)$/gm)].map(([, id, says]) => `${id} ${says}`);
  expect(written).toEqual(LAWS.map(({ id, says }) => `${id} ${says}`));
});
