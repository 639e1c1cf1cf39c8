import type { View } from '@tapete/core';
import { expect, test } from 'vitest';
import { printOf } from '../patch/print.js';
import { Showing } from './shown.js';

const cells = Array.from({ length: 20 }, (_, index) => [`board/${index}`, { count: 0 }]);
const viewOf = (heap: number): View =>
  ({
    spaces: Object.fromEntries(cells),
    variables: { global: { heap }, players: {} },
    resources: {},
  }) as unknown as View;
const printed = (view: View) => printOf(view as never);

test('a view that was never shown goes out whole, and what follows as a patch', () => {
  const showing = new Showing();
  const [one, two] = [viewOf(1), viewOf(2)];
  const shown = showing.first(one);
  expect(JSON.parse(`{${showing.whole(shown)}}`)).toEqual({ view: one, print: printed(one) });
  const { to, text } = showing.next(shown, two);
  expect(JSON.parse(`{${text}}`)).toEqual({
    patch: { variables: { global: { heap: 2 } } },
    base: printed(one),
    print: printed(two),
  });
  expect(showing.whole(to)).toContain(`"print":${printed(two)}`);
});

test('viewers of one object share what was written of it', () => {
  const showing = new Showing();
  const [one, two, three] = [viewOf(1), viewOf(2), viewOf(3)];
  const shown = showing.first(one);
  expect(showing.first(one)).toBe(shown);
  const step = showing.next(shown, two);
  expect(showing.next(shown, two)).toBe(step);
  // One whose own draft was shown meanwhile is with the others again after the next view.
  const drafting = showing.next(step.to, viewOf(9)).to;
  expect(showing.next(drafting, three).to).toBe(showing.next(step.to, three).to);
});

test('what a patch would say longer, or cannot say, goes out whole', () => {
  const showing = new Showing();
  const small = { spaces: {}, variables: { global: {}, players: {} }, resources: {} } as View;
  const all = showing.first(viewOf(1));
  expect(showing.next(all, small).text).toMatch(/^"view":/);
  expect(showing.next(all, { ...small, more: 1 } as View).text).toMatch(/^"view":/);
});
