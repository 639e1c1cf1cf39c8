import { expect, test } from 'vitest';
import { isIntact, readPin } from './pnpm.mjs';

const sha512 = '0f'.repeat(64);
const integrity = `sha512-${Buffer.from(sha512, 'hex').toString('base64')}`;

test('a pin has a version and a hash', () => {
  expect(readPin(`pnpm@10.34.9+sha512.${sha512}`)).toEqual({ version: '10.34.9', sha512 });
});

test.each([
  ['no hash', 'pnpm@10.34.9'],
  ['a short hash', 'pnpm@10.34.9+sha512.0f'],
  ['another hash function', `pnpm@10.34.9+sha1.${sha512}`],
  ['another manager', `yarn@4.0.0+sha512.${sha512}`],
])('a pin with %s is refused', (_, pin) => {
  expect(() => readPin(pin)).toThrow('packageManager');
});

test('what npm fetched is compared with the pin', () => {
  const pinned = { version: '10.34.9', sha512 };
  expect(isIntact(integrity, pinned)).toBe(true);
  expect(isIntact(integrity, { ...pinned, sha512: sha512.replace('0f', '0e') })).toBe(false);
  expect(isIntact(undefined, pinned)).toBe(false);
});
