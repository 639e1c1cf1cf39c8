import type { Context, JsonObject, Offer } from '@tapete/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readShape } from '../read-shape.js';
import { applyContextPatch, contextPatchOf, rememberedAfter } from './context-patch.js';
import { contextPatchShape } from './patch-shape.js';
import { numberOfSeen, printContext, printOf, printView } from './print.js';
import { type Seen, seeUpdate, seeWhole } from './seen.js';

const ids = ['a{}', 'b{}', 'c{}'];
const offers = fc.array(fc.record({ id: fc.constantFrom(...ids), label: fc.nat(1) }), { maxLength: 4 });
const anyContext = fc
  .record({
    status: fc.constantFrom('playing', 'finished'),
    flow: fc.record({
      phase: fc.constantFrom('day', 'night'),
      stages: fc.dictionary(fc.constantFrom('p0', 'p1'), fc.constantFrom('x', 'y')),
      revision: fc.nat(3),
      revisions: fc.record({ p0: fc.nat(2), p1: fc.nat(2) }),
    }),
    withdrawn: fc.array(fc.constantFrom('p0', 'p1'), { maxLength: 1 }),
    offers,
    draft: fc.option(fc.record({ steps: offers })),
    more: fc.jsonValue(),
  })
  .map((each) => JSON.parse(JSON.stringify(each)) as Context);

test('a patch that went over the wire makes the one context of the other, with its print', () => {
  fc.assert(
    fc.property(anyContext, anyContext, offers, (context, after, offered) => {
      const before = { context, offered: rememberedAfter(context, offered as unknown as Offer[]) };
      const patch = contextPatchOf(before, after);
      const sent = readShape(contextPatchShape, JSON.parse(JSON.stringify(patch)));
      if (!sent.ok) throw new Error(JSON.stringify(sent.refusal));
      expect(applyContextPatch(before, sent.value)).toEqual(after);
      expect(Object.keys(patch as object).length > 0).toBe(
        printOf(context as never) !== printOf(after as never),
      );
    }),
    { numRuns: 300 },
  );
});

const context = (change: object): Context =>
  ({
    flow: { revision: 1, revisions: { p0: 1, p1: 2 }, stages: { p0: 'x' } },
    offers: [],
    ...change,
  }) as never;
const offer = (id: string) => ({ id, action: id }) as unknown as Offer;

test('of the flow it says what has changed, and of offers those that were not known', () => {
  const before = { context: context({}), offered: [offer('a'), offer('b')] };
  const flow = { revision: 2, revisions: { p0: 1, p1: 3 }, stages: { p1: 'x' } };
  const after = context({ flow, offers: [offer('b'), offer('c'), { ...offer('a'), quick: true }] });
  expect(contextPatchOf(before, after)).toEqual({
    flow: { revision: 2, revisions: { p1: 3 }, stages: { p1: 'x' } },
    offers: [1, offer('c'), { ...offer('a'), quick: true }],
  });
  expect(contextPatchOf(before, before.context)).toEqual({});
});

test('no patch says that a member is gone, and one that names an offer that was never made is none', () => {
  const before = { context: context({ draft: null }), offered: [offer('a')] };
  expect(contextPatchOf(before, context({}))).toBeUndefined();
  expect(contextPatchOf(before, context({ draft: null, flow: { revision: 1 } }))).toBeUndefined();
  expect(applyContextPatch(before, { offers: [1] })).toBeUndefined();
  expect(applyContextPatch(before, { flow: { revisions: { p0: 5 } } })?.flow.revisions).toEqual({
    p0: 5,
    p1: 2,
  });
});

const view = { spaces: {}, variables: { global: {}, players: {} }, resources: {} };
const update = (seen: Seen, change: object) =>
  ({ type: 'update', cursor: 2, events: [], patch: {}, base: numberOfSeen(seen.print), ...change }) as never;

test('an update is of what was seen, and leads to what was meant', () => {
  const seen = seeWhole({ view, context: context({}) });
  const after = context({ offers: [offer('a')] });
  const print = numberOfSeen({ view: printView(view as never), context: printContext(after) });
  expect(print).toBe(printOf({ view, context: after } as unknown as JsonObject));
  const patch = { context: { offers: [offer('a')] } };
  expect(seeUpdate(seen, update(seen, { patch, print }))).toMatchObject({
    context: after,
    offered: [offer('a')],
  });
  expect(seeUpdate(seen, update(seen, { patch, print: print ^ 1 }))).toBeUndefined();
  expect(seeUpdate(seen, update(seen, { patch, print, base: 7 }))).toBeUndefined();
  expect(seeUpdate(undefined, update(seen, { patch, print }))).toBeUndefined();
  expect(seeUpdate(seen, update(seen, { patch: { context: { offers: [0] } }, print }))).toBeUndefined();
});
