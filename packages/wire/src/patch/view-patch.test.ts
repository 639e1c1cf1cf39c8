import type { JsonObject, PieceView, SpaceView, View } from '@tapete/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readShape } from '../read-shape.js';
import { patchShape } from './patch-shape.js';
import { numberOf, printAgain, printOf, printView } from './print.js';
import { applyPatch, patchOf, type ViewPatch } from './view-patch.js';

const piece = (name: number, definition?: string): PieceView =>
  ({ name, ...(definition && { definition }), owner: name % 2 ? 'p0' : null, face: 'up' }) as PieceView;
const pieces = (...names: number[]): SpaceView => ({ pieces: names.map((name) => piece(name)) });

function view(spaces: Record<string, SpaceView>, more: Partial<View> = {}): View {
  return { spaces, variables: { global: {}, players: {} }, resources: {}, ...more } as View;
}
const variables = (global: JsonObject, p0: JsonObject): Partial<View> => ({
  variables: { global, players: { p0 } },
});

const overTheWire = (patch: ViewPatch | undefined): ViewPatch => {
  const read = readShape(patchShape, JSON.parse(JSON.stringify(patch)));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
};

test.each<[string, View, View, ViewPatch]>([
  ['nothing', view({ a: pieces(1) }), view({ a: pieces(1) }), {}],
  [
    'a piece laid on others names those that stay',
    view({ a: pieces(1, 2), b: pieces() }),
    view({ a: pieces(1, 2, 3), b: pieces(4) }),
    { spaces: { a: { keep: 2, add: [piece(3)] }, b: pieces(4) as JsonObject } } as ViewPatch,
  ],
  [
    'a piece taken from the top leaves the others',
    view({ a: pieces(1, 2) }),
    view({ a: pieces(1) }),
    { spaces: { a: { keep: 1, add: [] } } },
  ],
  [
    'a space that is not seen any more, and one that is',
    view({ a: pieces(1) }),
    view({ b: { count: 2 } }),
    { spaces: { a: null, b: { count: 2 } } },
  ],
  [
    'a level that changes is a whole space',
    view({ a: pieces(1) }),
    view({ a: { count: 1, shown: [piece(1)] } }),
    { spaces: { a: { count: 1, shown: [piece(1)] } } } as unknown as ViewPatch,
  ],
  [
    'of variables those that have other values',
    view({}, variables({ a: 1, list: [1, 2] }, { b: null })),
    view({}, variables({ a: 1, list: [1, 3] }, { b: 2 })),
    { variables: { global: { list: [1, 3] }, players: { p0: { b: 2 } } } },
  ],
  [
    'of resources those that have other values',
    view({}, { resources: { p0: { gold: 1, wood: 2 }, p1: { gold: 1, wood: 2 } } }),
    view({}, { resources: { p0: { gold: 1, wood: 2 }, p1: { gold: 0, wood: 2 } } }),
    { resources: { p1: { gold: 0 } } },
  ],
  ['what the module adds, whole', view({}, { own: { a: 1, b: 2 } }), view({}, { own: null }), { own: null }],
])('a patch says %s', (_what, before, after, patch) => {
  expect(patchOf(before, after)).toEqual(patch);
  expect(applyPatch(before, overTheWire(patch))).toEqual(after);
});

test.each<[string, View, View]>([
  ['a variable that is gone', view({}, variables({ a: 1 }, {})), view({}, variables({}, {}))],
  ['a member that no patch knows', view({}), { ...view({}), more: 1 } as View],
  ['a view of the module that is gone', view({}, { own: 1 }), view({})],
])('no patch says %s', (_what, before, after) => {
  expect(patchOf(before, after)).toBeUndefined();
});

test('a patch of another view is none', () => {
  const patch = overTheWire(patchOf(view({ a: pieces(1, 2) }), view({ a: pieces(1, 2, 3) })));
  expect(applyPatch(view({ a: pieces(1) }), patch)).toBeUndefined();
  expect(applyPatch(view({ a: { count: 3 } }), patch)).toBeUndefined();
  expect(applyPatch(view({}), patch)).toBeUndefined();
});

// ---- whatever the views are ----

const anyPiece = fc
  .record({
    name: fc.nat(5),
    definition: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
    owner: fc.constantFrom('p0', 'p1', null),
    face: fc.constantFrom('up', 'down'),
  })
  .map((each) => JSON.parse(JSON.stringify(each)) as PieceView);
const anyPieces = fc.array(anyPiece, { maxLength: 4 });
const anySpace: fc.Arbitrary<SpaceView> = fc.oneof(
  anyPieces.map((list) => ({ pieces: list })),
  fc.record({ count: fc.nat(3) }),
  fc.record({ count: fc.nat(3), shown: anyPieces }),
  fc.record({ any: fc.boolean() }),
);
const names = fc.constantFrom('deck', 'hand:p0', 'board/a1', '10', '9');
const anyData = fc.record({ a: fc.jsonValue(), b: fc.nat(2), 7: fc.boolean() });
const anyView = fc
  .record({
    spaces: fc.dictionary(names, anySpace),
    variables: fc.record({ global: anyData, players: fc.record({ p0: anyData, p1: anyData }) }),
    resources: fc.record({ p0: fc.record({ gold: fc.nat(2), wood: fc.nat(2) }) }),
    own: fc.oneof(fc.constant(undefined), fc.jsonValue()),
  })
  .map((each) => JSON.parse(JSON.stringify(each)) as View);

test('a patch that went over the wire makes the one view of the other, with its print', () => {
  fc.assert(
    fc.property(anyView, anyView, (before, after) => {
      const patch = patchOf(before, after);
      if (patch === undefined) {
        expect([before.own !== undefined, after.own]).toEqual([true, undefined]);
        return;
      }
      const sent = overTheWire(patch);
      const made = applyPatch(before, sent) as View;
      expect(made).toEqual(after);
      for (const print of [
        printAgain(printView(before), before, after, patch),
        printAgain(printView(before), before, made, sent),
      ]) {
        expect(numberOf(print)).toBe(numberOf(printView(after)));
        expect(numberOf(print)).toBe(printOf(after as unknown as JsonObject));
      }
      for (const id of Object.keys(after.spaces) as (keyof View['spaces'])[])
        if (sent.spaces?.[id] === undefined) expect(made.spaces[id]).toBe(before.spaces[id]);
      if (sent.variables === undefined) expect(made.variables).toBe(before.variables);
    }),
    { numRuns: 500 },
  );
});

test('views that differ have other prints, and equal ones the same', () => {
  fc.assert(
    fc.property(anyView, anyView, (one, other) => {
      const copy = Object.fromEntries(Object.entries(structuredClone(one)).reverse()) as unknown as View;
      expect(numberOf(printView(copy))).toBe(numberOf(printView(one)));
      const same = JSON.stringify(patchOf(one, other)) === '{}';
      expect(numberOf(printView(one)) === numberOf(printView(other))).toBe(same);
    }),
    { numRuns: 500 },
  );
});

test('fingerprints stay as they are: other clients compute them too', () => {
  expect(
    [null, true, 0, -1.5, '', 'ñ', [], {}, [1, '1'], ['1', 1], { a: { b: 1 } }, { a: 1, b: [{}] }].map(
      printOf,
    ),
  ).toMatchInlineSnapshot(`
    [
      2827039351,
      1715307617,
      1693486945,
      2760114201,
      2236985776,
      2310281091,
      1281979252,
      4164313020,
      2513341958,
      2033895182,
      448453092,
      1871961713,
    ]
  `);
});
