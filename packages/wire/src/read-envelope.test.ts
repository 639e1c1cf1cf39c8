import { expect, test } from 'vitest';
import { GOOD_FROM_CLIENTS, GOOD_FROM_HOSTS, written } from '../test/corpus.js';
import { CLIENT_LIMITS } from './limits.js';
import { readAnyEnvelope, readClientEnvelope, readHostEnvelope } from './read-envelope.js';
import { wordsOf } from './safe-json.js';
import { writeEnvelope } from './write-envelope.js';

const SYNC = '{"type":"sync","cursor":1}';
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each(written(GOOD_FROM_CLIENTS))('written and read, it is the same: %s', (text) => {
  const read = readClientEnvelope(text);
  const known = JSON.parse(text);
  delete known.more;
  expect(read).toEqual({ ok: true, value: known });
  if (read.ok) expect(readClientEnvelope(writeEnvelope(read.value))).toEqual(read);
});

test.each(written(GOOD_FROM_HOSTS))('written and read, it is the same: %s', (text) => {
  const read = readHostEnvelope(text);
  expect(read).toEqual({ ok: true, value: JSON.parse(text) });
});

test('what is parsed already is read as its text is', () => {
  expect(readClientEnvelope(JSON.parse(SYNC))).toEqual(readClientEnvelope(SYNC));
});

test('fields that nobody knows are left out', () => {
  expect(readClientEnvelope('{"type":"sync","cursor":1,"to":"come"}')).toEqual(readClientEnvelope(SYNC));
});

test.each([
  ['{', 'the envelope: not JSON'],
  ['', 'the envelope: not JSON'],
  ['null', 'the envelope: not an object'],
  ['[1]', 'the envelope: not an object'],
  ['{}', '/type: must be one of hello, sync, recall, command, ping'],
  ['{"type":"toString"}', '/type: must be one of hello, sync, recall, command, ping'],
  ['{"type":"recall"}', '/after: missing'],
  ['{"type":"sync","cursor":"1"}', '/cursor: must be of type number'],
  ['{"type":"sync","cursor":-1}', '/cursor: at least 0'],
  ['{"type":"hello","match":"m","protocols":[1,"2"]}', '/protocols/1: must be of type number'],
  ['{"type":"hello","match":"m","protocols":[]}', '/protocols: at least 1'],
  ['{"type":"command","act":"resign"}', '/act: must be one of take, undo, withdraw'],
  ['{"type":"command","act":"undo","id":"c","seat":"p100"}', '/seat: not valid'],
  ['{"type":"sync","cursor":1,"__proto__":{"isAdmin":true}}', '/__proto__: a name that no envelope has'],
  [
    '{"type":"sync","cursor":1,"a/b":[{"\\u005f_proto__":1}]}',
    '/a~1b/0/__proto__: a name that no envelope has',
  ],
  [`{"type":"sync","cursor":1,"x":${nested(8)}}`, '/x/0/0/0/0/0/0/0: too deep'],
  [
    `{"type":"sync","cursor":1,"x":"${'x'.repeat(CLIENT_LIMITS.length)}"}`,
    'the envelope: longer than 65536 characters',
  ],
])('%.60s is refused in words', (text, words) => {
  const read = readClientEnvelope(text);
  expect(read).toMatchObject({ ok: false, refusal: { code: 'ENVELOPE_WRONG' } });
  if (!read.ok) expect(wordsOf(read.refusal)).toBe(words);
});

test.each([
  [{ view: {} }, '/print: missing'],
  [{ view: {}, print: -1 }, '/print: at least 0'],
  [{ patch: {}, print: 1 }, '/base: missing'],
  [{ patch: { spaces: { deck: 3 } }, print: 1, base: 1 }, '/patch/spaces/deck: must be of type record'],
])('an update with %j is refused as what it is nearest to', (shown, words) => {
  const read = readHostEnvelope({ type: 'update', cursor: 1, events: [], context: {}, ...shown });
  if (!read.ok) expect(wordsOf(read.refusal)).toBe(words);
  expect(read.ok).toBe(false);
});

test('as deep as it may be, it is read', () => {
  expect(readClientEnvelope(`{"type":"sync","cursor":1,"x":${nested(7)}}`).ok).toBe(true);
});

test('depth costs no stack', () => {
  expect(readClientEnvelope(`{"type":"ping","x":${nested(32_000)}}`)).toMatchObject({ ok: false });
});

test('a refusal names the command where it could be read', () => {
  expect(readClientEnvelope('{"type":"command","id":"c1"}')).toMatchObject({
    refusal: { facts: { id: 'c1' } },
  });
  expect(readClientEnvelope('{"type":"what","id":"c1"}')).toMatchObject({ refusal: { facts: { id: 'c1' } } });
  const long = readClientEnvelope(`{"type":"command","id":"${'c'.repeat(65)}"}`);
  expect(long).not.toMatchObject({ refusal: { facts: { id: expect.anything() } } });
});

test('the longest command there can be is read', () => {
  const text = JSON.stringify({
    type: 'command',
    act: 'take',
    id: 'i'.repeat(64),
    seat: 'p99',
    decision: { revision: 1, epoch: 1, ownRevision: 1 },
    step: 0,
    offer: '\u0001'.repeat(4096),
    value: '\u0001'.repeat(4096),
  });
  expect(readClientEnvelope(text).ok).toBe(true);
});

test.each(written([...GOOD_FROM_CLIENTS, ...GOOD_FROM_HOSTS]))('from either side it is read: %s', (text) => {
  expect(readAnyEnvelope(text).ok).toBe(true);
});
