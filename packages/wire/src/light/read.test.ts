import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BAD_FROM_HOSTS, GOOD_FROM_HOSTS, written } from '../../test/corpus.js';
import { readHostEnvelope } from '../read-envelope.js';
import { wordsOf } from '../safe-json.js';
import { readFromHost } from './read.js';

test.each(written(GOOD_FROM_HOSTS))('a page takes %s', (text) => {
  expect(readFromHost(text)).toEqual({ ok: true, value: JSON.parse(text) });
});

test.each(written(BAD_FROM_HOSTS))('a page refuses %s', (text) => {
  expect(readFromHost(text)).toMatchObject({ ok: false, refusal: { code: 'ENVELOPE_WRONG' } });
});

/** An envelope of which one member, at any depth, is another value or gone. */
const bent = fc
  .tuple(fc.constantFrom(...GOOD_FROM_HOSTS), fc.infiniteStream(fc.nat(7)), fc.option(fc.jsonValue()))
  .map(([message, ways, value]) => {
    const copy = structuredClone(message) as Members;
    let at = copy;
    for (const way of ways) {
      const names = Object.keys(at);
      const name = names[way % names.length] ?? 'type';
      const inner = at[name];
      if (way < 4 && typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0) {
        at = inner as Members;
        continue;
      }
      if (value === null) delete at[name];
      else at[name] = value;
      break;
    }
    return JSON.stringify(copy);
  });
type Members = Record<string, unknown>;

test('a page and the shapes of the wire judge alike whatever is sent', () => {
  fc.assert(
    fc.property(fc.oneof(bent, fc.json(), fc.string()), (text) => {
      expect(readFromHost(text).ok).toBe(readHostEnvelope(text).ok);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['{', 'the envelope: not JSON'],
  ['[1]', '/type: must be one of '],
  ['{"type":"pong","at":"now"}', '/at: must be a number'],
  [
    '{"type":"presence","seats":{"p0":"here","p1":"asleep"},"spectators":0}',
    '/seats/p1: must be one of here',
  ],
  ['{"type":"history","after":0,"more":false,"entries":[{"events":[]}]}', '/entries/0/note: missing'],
  ['{"type":"pong","x":{"\\u005f_proto__":1}}', '/x/__proto__: a name that no envelope has'],
])('%s is refused in words', (text, words) => {
  const read = readFromHost(text);
  expect(read.ok ? '' : wordsOf(read.refusal)).toContain(words);
});
