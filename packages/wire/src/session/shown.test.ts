import type { Context, Flow, Offer, View } from '@tapete/core';
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

const flowOf = (revision: number): Flow =>
  ({
    phase: 'taking',
    stages: { p0: 'turn' },
    revision,
    revisions: { p0: revision, p1: 0 },
  }) as unknown as Flow;
const offer = (stones: number) => ({ id: `take{"stones":${stones}}`, action: 'take' }) as unknown as Offer;
const contextOf = (flow: Flow, offers: readonly Offer[] = []): Context =>
  ({ status: 'playing', flow, withdrawn: [], result: null, offers, draft: null }) as unknown as Context;
const printed = (view: View, context: Context) => printOf({ view, context } as never);
const read = (text: string) => JSON.parse(`{${text}}`);

test('what was never shown goes out whole, and what follows as a patch', () => {
  const showing = new Showing();
  const [one, two] = [viewOf(1), viewOf(2)];
  const [before, after] = [contextOf(flowOf(1), [offer(1), offer(2)]), contextOf(flowOf(2))];
  const whole = showing.whole(one, before);
  const print = printed(one, before);
  expect(read(whole.text)).toEqual({ view: one, print, context: before });
  const { shown, text } = showing.next(whole.shown, two, after);
  expect(read(text)).toEqual({
    patch: {
      variables: { global: { heap: 2 } },
      context: { flow: { revision: 2, revisions: { p0: 2 } }, offers: [] },
    },
    base: print,
    print: printed(two, after),
  });
  expect(read(showing.next(shown, two, after).text)).toMatchObject({ patch: {} });
});

test('offers that come again are named by their places, until somebody comes who has not seen them', () => {
  const showing = new Showing();
  const [mine, theirs] = [contextOf(flowOf(1), [offer(1), offer(2), offer(3)]), contextOf(flowOf(2))];
  const again = contextOf(flowOf(3), [offer(2), offer(4), offer(1)]);
  const first = showing.whole(viewOf(1), mine);
  const waiting = showing.next(first.shown, viewOf(2), theirs);
  const context = { flow: { revision: 3, revisions: { p0: 3 } } };
  expect(read(showing.next(waiting.shown, viewOf(3), again).text).patch).toMatchObject({
    context: { ...context, offers: [1, offer(4), 0] },
  });
  const newcomer = showing.whole(viewOf(2), theirs);
  expect(read(showing.next(newcomer.shown, viewOf(3), again).text).patch).toMatchObject({
    context: { ...context, offers: again.offers },
  });
});

test('viewers of one view share what was written of it', () => {
  const showing = new Showing();
  const [one, two] = [viewOf(1), viewOf(2)];
  const [before, after] = [flowOf(1), flowOf(2)];
  const [ana, bruno] = [
    showing.whole(one, contextOf(before)),
    showing.whole(one, contextOf(before, [offer(1)])),
  ];
  let looks = 0;
  const counted = new Proxy(two, {
    get: (view, name) => {
      looks++;
      return view[name as keyof View];
    },
  });
  showing.next(ana.shown, counted, contextOf(after, [offer(1)]));
  const once = looks;
  const { shown, text } = showing.next(bruno.shown, counted, contextOf(after));
  expect([looks, once > 0]).toEqual([once, true]);
  expect(read(text).print).toBe(printed(two, shown.context));
});

test('what a patch would say longer, or cannot say, goes out whole', () => {
  const showing = new Showing();
  const small = { spaces: {}, variables: { global: {}, players: {} }, resources: {} } as View;
  const context = contextOf(flowOf(1));
  const all = showing.whole(viewOf(1), context).shown;
  expect(showing.next(all, small, context).text).toMatch(/^"view":/);
  expect(showing.next(all, { ...small, more: 1 } as View, context).text).toMatch(/^"view":/);
  const { draft, ...less } = context;
  expect(showing.next(all, viewOf(2), less as Context).text).toMatch(/^"view":/);
});
