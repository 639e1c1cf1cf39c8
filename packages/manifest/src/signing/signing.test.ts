import { expect, test } from 'vitest';
import type { CatalogAct } from '../catalog/acts.js';
import { EMPTY_CATALOG, readCatalog, writeAct } from '../catalog/catalog.js';
import { digestOf } from '../digest.js';
import { lockDigest, writeLock } from '../lock.js';
import { vouchedCatalog, writeCheckpoint } from './checkpoint.js';
import { openEnvelope, writeEnvelope } from './envelope.js';
import { signKeyAct } from './key-acts.js';
import { newKeyFile, readKeyFile } from './keys.js';
import { assertLockSigned, signLock } from './lock-signature.js';

const [operator, ana, bruno] = [0, 1, 2].map(() => readKeyFile(newKeyFile())) as [Keys, Keys, Keys];
type Keys = ReturnType<typeof readKeyFile>;
const NOW = new Date('2026-12-01T10:00:00.000Z');
const HOUR = 3_600_000;

const digest = digestOf('anything');
const lock = writeLock({
  lockVersion: 1,
  root: { name: 'coin', version: '1.0.0', integrity: digest },
  host: { api: 1 },
  engine: { version: '0.1.0', integrity: digest },
  packages: [
    { name: 'coin', version: '1.0.0', kind: 'game', integrity: digest, files: 1, size: 1, requires: {} },
  ],
  resources: [],
  schemas: { config: digest, data: digest, view: digest, context: digest },
  checks: [{ name: 'verify', cases: 1 }],
});

const coin = { name: 'coin', version: '1.0.0' };
const publish = (by?: Keys): CatalogAct => ({
  act: 'publish',
  ...coin,
  lock: lockDigest(lock),
  ...(by && { by: by.id }),
});
const grant = (key: Keys, signer: Keys = key) =>
  signKeyAct('grant', { name: 'coin', key: key.id }, { signer });
const byOperator = (act: 'grant' | 'revoke', key: Keys) =>
  signKeyAct(act, { name: 'coin', key: key.id }, { signer: operator, as: 'operator' });
const revoke = (key: Keys, signer: Keys) => signKeyAct('revoke', { name: 'coin', key: key.id }, { signer });

const logOf = (...acts: CatalogAct[]) =>
  acts.reduce((text, act) => text + writeAct(readCatalog(text), act, NOW.toISOString()), '');
const seenAs = (log: string, more: Partial<Parameters<typeof vouchedCatalog>[0]> = {}) =>
  vouchedCatalog({
    log,
    checkpoint: writeCheckpoint(readCatalog(log), { operator, now: NOW }),
    operator: operator.id,
    now: NOW,
    seen: 0,
    ...more,
  });

test('a key is read from its file, and no other text is one', () => {
  const file = newKeyFile();
  expect(readKeyFile(file).id).toBe(readKeyFile(file).id);
  expect(readKeyFile(file).id).toMatch(/^ed25519:.{43}$/);
  expect(() => readKeyFile('a key')).toThrow(expect.objectContaining({ code: 'KEY_FILE_WRONG' }));
});

test('a lock is signed by a key, for itself alone', () => {
  const signature = signLock(lock, ana);
  assertLockSigned(signature, lock, ana.id);
  const other = writeLock({ ...JSON.parse(lock), checks: [] });
  const wrong = expect.objectContaining({ code: 'SIGNATURE_WRONG' });
  expect(() => assertLockSigned(signature, other, ana.id)).toThrow(wrong);
  expect(() => assertLockSigned(signature, lock, bruno.id)).toThrow(wrong);
});

test('what is signed as one kind is not taken for another', () => {
  const envelope = writeEnvelope('checkpoint', { lines: 1 }, ana);
  expect(openEnvelope('checkpoint', envelope, ana.id)).toEqual({ lines: 1 });
  expect(() => openEnvelope('lock', envelope, ana.id)).toThrow(
    expect.objectContaining({ code: 'SIGNATURE_WRONG' }),
  );
});

test('every bit of an envelope counts', () => {
  const envelope = Buffer.from(writeEnvelope('checkpoint', { lines: 1 }, ana));
  for (let bit = 0; bit < envelope.length * 8; bit += 7) {
    const changed = Buffer.from(envelope);
    changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
    expect(() => openEnvelope('checkpoint', changed.toString('utf8'), ana.id), `bit ${bit}`).toThrow(
      expect.objectContaining({ code: 'SIGNATURE_WRONG' }),
    );
  }
});

test('a payload has one way to be written', () => {
  // The last letter before the padding has bits that say nothing.
  const signed = writeEnvelope('checkpoint', { a: '' }, ana);
  const [, last = ''] = /([A-Za-z0-9+/])==?","payloadType/.exec(signed) ?? [];
  const other = String.fromCharCode(last.charCodeAt(0) + 1);
  const changed = signed.replace(`${last}=`, `${other}=`);
  expect(changed).not.toBe(signed);
  expect(() => openEnvelope('checkpoint', changed, ana.id)).toThrow(
    expect.objectContaining({ code: 'SIGNATURE_WRONG' }),
  );
});

test('who publishes a name first keeps it, and lets others in', () => {
  const catalog = readCatalog(logOf(grant(ana), publish(ana), grant(bruno, ana), revoke(ana, bruno)));
  expect(catalog.owners.get('coin')).toEqual({ keys: [bruno.id], revoked: [ana.id] });
  expect(catalog.games.get('coin@1.0.0')?.by).toBe(ana.id);
  expect(seenAs(logOf(grant(ana), publish(ana))).games.size).toBe(1);
});

test.each<[string, CatalogAct[], string]>([
  ['a name with keys, unsigned', [grant(ana), publish()], 'KEY_MISSING'],
  ['a name with no keys, signed', [publish(ana)], 'KEY_NOT_OWNER'],
  ['a name of somebody else', [grant(ana), publish(bruno)], 'KEY_NOT_OWNER'],
  ['a grant by a stranger', [grant(ana), grant(bruno)], 'KEY_NOT_OWNER'],
  ['a grant of what is published unsigned', [publish(), grant(bruno)], 'KEY_NOT_OWNER'],
  ['a key twice', [grant(ana), grant(ana)], 'KEY_TAKEN'],
  ['a revoked key', [grant(ana), byOperator('revoke', ana), byOperator('grant', ana)], 'KEY_REVOKED'],
  ['a revoked key that publishes', [grant(ana), revoke(ana, ana), publish(ana)], 'KEY_NOT_OWNER'],
  ['a key that was never granted, revoked', [grant(ana), revoke(bruno, ana)], 'KEY_NOT_OWNER'],
])('%s: refused', (_, acts, code) => {
  expect(() => logOf(...acts)).toThrow(expect.objectContaining({ code }));
});

test('the operator gives a name to another key', () => {
  const log = logOf(publish(), byOperator('grant', ana));
  expect(seenAs(log).owners.get('coin')?.keys).toEqual([ana.id]);
});

test('a grant that nobody signed counts for nothing', () => {
  const forged = { ...byOperator('grant', bruno), signature: grant(bruno).signature };
  expect(() => seenAs(logOf(publish(), forged))).toThrow(
    expect.objectContaining({ code: 'SIGNATURE_WRONG', message: expect.stringContaining('line 2') }),
  );
});

const log = logOf(grant(ana), publish(ana), { act: 'activate', ...coin });

test('a catalog counts as far as its operator vouches for it', () => {
  const checkpoint = writeCheckpoint(readCatalog(log), { operator, now: NOW });
  const longer = log + writeAct(readCatalog(log), { act: 'deactivate', ...coin }, NOW.toISOString());
  expect(seenAs(longer, { checkpoint }).games.get('coin@1.0.0')?.isActive).toBe(true);
  expect(seenAs(longer).games.get('coin@1.0.0')?.isActive).toBe(false);
  expect(seenAs('')).toEqual(EMPTY_CATALOG);
});

test.each([
  ['no checkpoint', { checkpoint: undefined }, 'CHECKPOINT_MISSING'],
  [
    'a checkpoint of another operator',
    { checkpoint: writeCheckpoint(readCatalog(log), { operator: bruno, now: NOW }) },
    'SIGNATURE_WRONG',
  ],
  ['a checkpoint of two days ago', { now: new Date(NOW.getTime() + 48 * HOUR) }, 'CHECKPOINT_OVER'],
  ['a catalog of last week', { seen: 9 }, 'CATALOG_ROLLED_BACK'],
  ['a log that was cut', { log: `${log.split('\n')[0]}\n` }, 'CATALOG_ROLLED_BACK'],
  ['a last line that was changed', { log: log.replace('"activate"', '"deactivate"') }, 'CATALOG_BROKEN'],
])('%s: refused', (_, more, code) => {
  const checkpoint = writeCheckpoint(readCatalog(log), { operator, now: NOW });
  expect(() => seenAs(log, { checkpoint, ...more })).toThrow(expect.objectContaining({ code }));
});

test('no bit of a log can be changed', () => {
  const checkpoint = writeCheckpoint(readCatalog(log), { operator, now: NOW });
  const bytes = Buffer.from(log);
  for (let bit = 0; bit < bytes.length * 8; bit += 31) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
    const text = changed.toString('utf8');
    expect(() => seenAs(text, { checkpoint }), `bit ${bit}`).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^CATALOG_/) }),
    );
  }
});
