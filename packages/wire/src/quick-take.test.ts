import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BAD_FROM_CLIENTS, GOOD_FROM_CLIENTS } from '../test/corpus.js';
import { commandShape } from './envelopes.js';
import { quickTake } from './quick-take.js';

const TAKE = {
  type: 'command',
  act: 'take',
  id: 'c1',
  seat: 'p0',
  decision: { revision: 4 },
  step: 0,
  offer: 'drop{"column":3}',
};
const byShape = (value: unknown) => commandShape.safeParse(value).data;

test.each<[string, object]>([
  ['of the match policy', TAKE],
  ['of the actor policy', { ...TAKE, decision: { epoch: 1, ownRevision: 0 } }],
  ['that names all', { ...TAKE, decision: { revision: 4, epoch: 1, ownRevision: 2 }, seat: 'p99' }],
  ['with a text', { ...TAKE, value: 'abc' }],
  ['with a number', { ...TAKE, value: -7 }],
])('a command %s is read as its shape reads it', (_what, take) => {
  expect(quickTake(take)).toEqual(take);
  expect(byShape(take)).toEqual(take);
});

test.each<[string, unknown]>([
  ['more than it has', { ...TAKE, more: 1 }],
  ['a decision with more', { ...TAKE, decision: { revision: 1, more: 1 } }],
  ['a trap', JSON.parse('{"__proto__":1}')],
  ['another act', { ...TAKE, act: 'undo' }],
  ['a list', [TAKE]],
])('%s is left to the shapes', (_what, value) => {
  expect(quickTake(value)).toBeUndefined();
});

test('what it takes, its shape takes too, and reads the same', () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(-0, 1.5, 2 ** 53, '', 'p0', 'p01', 'p100', '😀'.repeat(33), 'x'.repeat(4097), undefined),
    fc.dictionary(
      fc.constantFrom('revision', 'epoch', 'ownRevision', 'more'),
      fc.oneof(fc.nat(), fc.jsonValue()),
    ),
  );
  const names = fc.constantFrom(...Object.keys(TAKE), 'value', 'more');
  fc.assert(
    fc.property(fc.dictionary(names, odd, { maxKeys: 3 }), (bent) => {
      const value = { ...TAKE, ...bent };
      const take = quickTake(value);
      if (take !== undefined) expect(byShape(value)).toEqual(take);
    }),
    { numRuns: 1000 },
  );
  for (const message of [...GOOD_FROM_CLIENTS, ...BAD_FROM_CLIENTS]) {
    const take = quickTake(message);
    if (take !== undefined) expect(byShape(message)).toEqual(take);
  }
});
