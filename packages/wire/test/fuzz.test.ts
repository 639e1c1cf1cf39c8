import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ERROR_CODES, readClientEnvelope } from '../src/index.js';
import { GOOD_FROM_CLIENTS, written } from './corpus.js';
import { TestTable } from './session-table.js';

/* Whatever comes in: nothing is thrown, what is no envelope changes nothing, and each is answered by one typed error. */

const MESSAGES = written(GOOD_FROM_CLIENTS);

/** An envelope with some of its characters changed, doubled or left out. */
const scratched = fc
  .tuple(
    fc.constantFrom(...MESSAGES),
    fc.array(fc.tuple(fc.nat(200), fc.string({ maxLength: 2 }), fc.nat(2))),
  )
  .map(([text, scratches]) =>
    scratches.reduce((now, [at, put, gone]) => now.slice(0, at) + put + now.slice(at + gone), text),
  );

/** An envelope of which one member is another value. */
const bent = fc
  .tuple(fc.constantFrom(...GOOD_FROM_CLIENTS), fc.nat(7), fc.jsonValue())
  .map(([message, at, value]) => {
    const names = Object.keys(message);
    return JSON.stringify({ ...message, [names[at % names.length] as string]: value });
  });

const rubbish = fc.oneof(scratched, bent, fc.json(), fc.string(), fc.anything());

test('reading never throws, and says no with a code and a place', () => {
  fc.assert(
    fc.property(rubbish, (message) => {
      const read = readClientEnvelope(message);
      if (read.ok) return;
      expect(read.refusal).toMatchObject({
        code: 'ENVELOPE_WRONG',
        facts: { path: expect.any(String), problem: expect.any(String) },
      });
    }),
    { numRuns: 3000 },
  );
});

test('a session answers each with one error and stays as it was', async () => {
  const table = await TestTable.of();
  const page = await table.page('p0');
  const before = await table.session.look('p0');
  await fc.assert(
    fc.asyncProperty(fc.array(rubbish, { maxLength: 20 }), async (messages) => {
      const wrong = messages.filter((message) => !readClientEnvelope(message).ok);
      page.got = [];
      for (const message of wrong) page.sendRaw(message);
      expect(page.of('error').map(({ code }) => code)).toEqual(wrong.map(() => 'ENVELOPE_WRONG'));
      expect(page.got).toHaveLength(wrong.length);
    }),
    { numRuns: 200 },
  );
  expect(await table.session.look('p0')).toEqual(before);
  expect(table.log.rows).toHaveLength(1);
  expect(table.log.faults).toEqual([]);
  expect(ERROR_CODES).toContain('ENVELOPE_WRONG');
});
