import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { envelopeSchemas, readClientEnvelope, readHostEnvelope } from '../src/index.js';
import { BAD_FROM_CLIENTS, BAD_FROM_HOSTS, GOOD_FROM_CLIENTS, GOOD_FROM_HOSTS, written } from './corpus.js';

const schemas = envelopeSchemas();

describe.each([
  { from: 'client', good: GOOD_FROM_CLIENTS, bad: BAD_FROM_CLIENTS, read: readClientEnvelope },
  { from: 'host', good: GOOD_FROM_HOSTS, bad: BAD_FROM_HOSTS, read: readHostEnvelope },
] as const)('what a $from sends', ({ from, good, bad, read }) => {
  const judge = new Ajv2020({ strict: true, strictTypes: false }).compile(schemas[from]);

  test.each(written(good))('both judges take %s', (text) => {
    expect(read(text)).toMatchObject({ ok: true });
    expect([judge(JSON.parse(text)), judge.errors]).toEqual([true, null]);
  });

  test.each(written(bad))('both judges refuse %s', (text) => {
    expect(read(text)).toMatchObject({ ok: false, refusal: { code: 'ENVELOPE_WRONG' } });
    expect(judge(JSON.parse(text))).toBe(false);
  });

  // `npm run do -- vitest run packages/wire -u` writes it anew.
  test('its published schema is up to date', async () => {
    await expect(`${JSON.stringify(schemas[from], null, 2)}\n`).toMatchFileSnapshot(
      `../schemas/${from}.schema.json`,
    );
  });
});
