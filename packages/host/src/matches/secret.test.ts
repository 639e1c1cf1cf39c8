import { expect, test } from 'vitest';
import { hashOf, isSecretOf, newMatchId, newSecret, newSeed } from './secret.js';

test('a secret is known by its hash, and by nothing shorter or longer', () => {
  const secret = newSecret();
  const hash = hashOf(secret);
  expect(isSecretOf(secret, hash)).toBe(true);
  for (const other of [newSecret(), secret.slice(0, -1), `${secret}A`, '', hash]) {
    expect(isSecretOf(other, hash)).toBe(false);
  }
});

test('secrets, ids and seeds are new each time, and as long as they must be', () => {
  for (const make of [newSecret, newMatchId, newSeed]) {
    expect(new Set(Array.from({ length: 1000 }, make)).size).toBe(1000);
  }
  expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(24);
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(newMatchId()).toMatch(/^[\w-]{16}$/);
});
