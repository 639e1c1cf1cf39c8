import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { openPast } from './past.js';
import type { Scene } from './scene.js';

function page() {
  const scene = { state: signal({ context: undefined, view: undefined }), speech: signal({ plans: [] }) };
  const past = openPast(scene as unknown as Scene, async () => undefined);
  return { past, words: () => past.line.value.map(({ words }) => words) };
}

test('of who comes and goes the line has the last alone, beside what happened', () => {
  const { past, words } = page();
  past.tell('a disc falls');
  past.remark('Ana has gone');
  past.remark('Ana is back');
  expect(words()).toEqual(['a disc falls', 'Ana is back']);
  expect(past.line.value.map(({ isRemark }) => isRemark)).toEqual([undefined, true]);
});

test('what happens next is told without it', () => {
  const { past, words } = page();
  past.remark('Ana has gone');
  past.tell('a disc falls');
  expect(words()).toEqual(['a disc falls']);
});

test('each is said anew, be it in the same words', () => {
  const { past } = page();
  past.remark('Ana has gone');
  const [first] = past.line.value;
  past.remark('Ana has gone');
  expect(past.line.value[0]?.number).not.toBe(first?.number);
});
