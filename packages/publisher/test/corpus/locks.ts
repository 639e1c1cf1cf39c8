import { canonicalText, type Json } from '@tapete/core';
import { digestOf, writeLock } from '@tapete/manifest';
import { signKeyAct, signLock, writeClaim } from '@tapete/manifest/signing';
import type { MadeGame } from '../../src/index.js';
import type { Row } from './row.js';
import { ana, archived, bruno, entriesOf, type Forged, forged, utf8 } from './sent.js';

/** The lock's text, changed; everything else as it was. */
const text =
  (change: (text: string) => string) =>
  (made: MadeGame): Uint8Array =>
    archived(entriesOf(forged(made), change(writeLock(made.lock))));

/** A lock that is wrong and yet written as locks are. */
const canonical =
  (change: (lock: Record<string, Json>) => void) =>
  (made: MadeGame): Uint8Array =>
    text((good) => {
      const lock = JSON.parse(good);
      change(lock);
      return canonicalText(lock);
    })(made);

/** A lock that can be read, signed by its author, and says what nothing shows. */
const untrue =
  (change: (lock: Forged['lock']) => void) =>
  (made: MadeGame): Uint8Array => {
    const parts = forged(made);
    change(parts.lock);
    return archived(entriesOf(parts));
  };

const part =
  (name: string, bytes: (made: MadeGame) => string) =>
  (made: MadeGame): Uint8Array =>
    archived(
      entriesOf(forged(made)).map((entry) =>
        entry.folder === '' && entry.name === name ? { ...entry, bytes: utf8(bytes(made)) } : entry,
      ),
    );

const signature = (change: (text: string, made: MadeGame) => string) =>
  part('lock.signature.json', (made) => change(signLock(writeLock(made.lock), ana), made));

const claim = (about: { readonly name?: string; readonly signer?: typeof ana; readonly key?: typeof ana }) =>
  part('grant.json', () => {
    const { name = 'coin', signer = ana, key = ana } = about;
    return writeClaim(signKeyAct('grant', { name, key: key.id }, { signer }));
  });

const DIGEST = digestOf('other');
const packages = (lock: Record<string, Json>) => lock.packages as Record<string, Json>[];

/** How a lock, its signature or a claim can be wrong. */
export const LOCKS: readonly Row[] = [
  ['a lock that is no JSON', text(() => 'lock'), ['LOCK_NOT_JSON']],
  [
    'a lock that is no UTF-8',
    (made) =>
      archived(
        entriesOf(forged(made)).map((entry) =>
          entry.name === 'lock.json' ? { ...entry, bytes: Uint8Array.of(0xff) } : entry,
        ),
      ),
    ['TEXT_WRONG'],
  ],
  ['a lock with a mark at its beginning', text((good) => `\ufeff${good}`), ['LOCK_NOT_JSON']],
  [
    'a lock with spaces',
    text((good) => JSON.stringify(JSON.parse(good), undefined, 2)),
    ['LOCK_NOT_CANONICAL'],
  ],
  [
    'a lock with its keys in another order',
    text((good) => `{"host":{"api":1},${good.slice(1).replace('"host":{"api":1},', '')}`),
    ['LOCK_NOT_CANONICAL'],
  ],
  [
    'a lock with a key twice',
    text((good) => good.replace('"host":{"api":1}', '"host":{"api":2,"api":1}')),
    ['LOCK_NOT_CANONICAL'],
  ],
  ['a lock with a polluted key', text((good) => `{"__proto__":{"a":1},${good.slice(1)}`), ['LOCK_NOT_JSON']],
  [
    'a lock with a number written otherwise',
    text((good) => good.replace('"api":1', '"api":1.0')),
    ['LOCK_NOT_CANONICAL'],
  ],
  [
    'a lock with a number that is too large',
    text((good) => good.replace('"api":1', '"api":1e400')),
    ['LOCK_NOT_JSON'],
  ],
  [
    'a lock with a number past what can be counted',
    text((good) => good.replace('"api":1', '"api":9007199254740993')),
    ['LOCK_WRONG'],
  ],
  ['a lock with an escape', text((good) => good.replace('"coin"', '"\\u0063oin"')), ['LOCK_NOT_CANONICAL']],
  ['a lock as deep as a well', text(() => '['.repeat(100_000)), ['LOCK_NOT_JSON']],
  ['a lock with something behind it', text((good) => `${good}{}`), ['LOCK_NOT_JSON']],
  [
    'a lock of another version',
    canonical((lock) => {
      lock.lockVersion = 2;
    }),
    ['LOCK_WRONG'],
  ],
  [
    'a lock with a field of its own',
    canonical((lock) => {
      lock.postinstall = 'sh';
    }),
    ['LOCK_WRONG'],
  ],
  [
    'a range',
    canonical((lock) => {
      packages(lock)[0]!.requires = { cubes: '^1.0.0' };
    }),
    ['LOCK_WRONG'],
  ],
  [
    'a tag',
    canonical((lock) => {
      packages(lock)[0]!.requires = { cubes: 'latest' };
    }),
    ['LOCK_WRONG'],
  ],
  [
    'an address',
    canonical((lock) => {
      packages(lock)[0]!.requires = { cubes: 'https://example.org/a.tgz' };
    }),
    ['LOCK_WRONG'],
  ],
  [
    'a version with spaces',
    canonical((lock) => {
      packages(lock)[1]!.version = ' 1.0.0';
    }),
    ['LOCK_WRONG'],
  ],
  [
    'a version with a zero before it',
    canonical((lock) => {
      packages(lock)[1]!.version = '01.0.0';
    }),
    ['LOCK_WRONG'],
  ],
  [
    'a package that requires what is not there',
    canonical((lock) => {
      packages(lock)[0]!.requires = { cubes: '1.0.0', dice: '1.0.0' };
    }),
    ['LOCK_WRONG'],
  ],
  [
    'packages in a circle',
    canonical((lock) => {
      packages(lock)[1]!.requires = { coin: '1.0.0' };
    }),
    ['LOCK_WRONG'],
  ],
  [
    'a package twice',
    canonical((lock) => {
      lock.packages = [...packages(lock), packages(lock)[1] as Json];
    }),
    ['LOCK_WRONG'],
  ],
  ['packages in another order', canonical((lock) => void packages(lock).reverse()), ['LOCK_WRONG']],
  [
    'a name in capitals',
    canonical((lock) => {
      packages(lock)[1]!.name = 'Cubes';
    }),
    ['LOCK_WRONG'],
  ],
  [
    'a name in letters that look alike',
    canonical((lock) => {
      packages(lock)[1]!.name = 'cub\u0435s';
    }),
    ['LOCK_WRONG'],
  ],
  [
    'a name that leads up',
    canonical((lock) => {
      packages(lock)[1]!.name = '../cubes';
    }),
    ['LOCK_WRONG'],
  ],
  [
    'a digest of another kind',
    canonical((lock) => {
      packages(lock)[1]!.integrity = 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=';
    }),
    ['LOCK_WRONG'],
  ],
  [
    'a digest written a second way',
    canonical((lock) => {
      const [, cubes = {}] = packages(lock);
      cubes.integrity = `${String(cubes.integrity).slice(0, -3)}B==`;
    }),
    ['LOCK_WRONG'],
  ],
  [
    'a game that is not among its packages',
    canonical((lock) => {
      (lock.root as Record<string, Json>).name = 'cubes';
    }),
    ['LOCK_WRONG'],
  ],
  [
    'a package with another digest',
    untrue((lock) => {
      lock.packages[1]!.integrity = DIGEST;
    }),
    ['PACKAGE_WRONG'],
  ],
  ['a package with another size', untrue((lock) => void lock.packages[1]!.size++), ['PACKAGE_WRONG']],
  [
    'a package with another number of files',
    untrue((lock) => void lock.packages[1]!.files++),
    ['PACKAGE_WRONG'],
  ],
  [
    'an engine of another digest',
    untrue((lock) => {
      lock.engine.integrity = DIGEST;
    }),
    ['ENGINE_VERSION'],
  ],
  [
    'an engine of another version',
    untrue((lock) => {
      lock.engine.version = '9.9.9';
    }),
    ['ENGINE_VERSION'],
  ],
  ['an interface of another version', untrue((lock) => void lock.host.api++), ['API_UNKNOWN']],
  [
    'a check that was not made',
    untrue((lock) => void lock.checks.push({ name: 'zeal', cases: 7 })),
    ['LOCK_DIFFERS'],
  ],
  ['a check of more cases than there are', untrue((lock) => void lock.checks[0]!.cases++), ['LOCK_DIFFERS']],
  [
    'a schema of another digest',
    untrue((lock) => {
      lock.schemas.view = DIGEST;
    }),
    ['LOCK_DIFFERS'],
  ],
  [
    'a picture of another digest',
    untrue((lock) => {
      lock.resources[0]!.integrity = DIGEST;
    }),
    ['LOCK_DIFFERS'],
  ],
  [
    'a picture that calls itself a sound',
    untrue((lock) => {
      lock.resources[0]!.mediaType = 'audio/wav';
    }),
    ['LOCK_DIFFERS'],
  ],
  ['a picture that is not locked', untrue((lock) => void lock.resources.shift()), ['LOCK_DIFFERS']],
  [
    'a requirement that the manifest does not have',
    untrue((lock) => {
      lock.packages[0]!.requires = {};
    }),
    ['LOCK_DIFFERS'],
  ],
  ['a signature that is no JSON', signature(() => 'ok'), ['SIGNATURE_WRONG']],
  [
    'a signature with spaces',
    signature((good) => JSON.stringify(JSON.parse(good), undefined, 1)),
    ['SIGNATURE_WRONG'],
  ],
  [
    'a signature of another lock',
    signature((_, made) => signLock(writeLock({ ...made.lock, checks: [] }), ana)),
    ['SIGNATURE_WRONG'],
  ],
  [
    'a signature by another key than it says',
    signature((good) => good.replace(ana.id, bruno.id)),
    ['SIGNATURE_WRONG'],
  ],
  [
    'a signature by a key that is none',
    signature((good) => good.replace(ana.id, 'ed25519:AAAA')),
    ['SIGNATURE_WRONG'],
  ],
  [
    'a signature that signs something else',
    signature((good) => good.replace('vnd.in-toto+json', 'vnd.tapete.grant+json')),
    ['SIGNATURE_WRONG'],
  ],
  [
    'a signature without any',
    signature((good) => good.replace(/"signatures":\[.*\]/, '"signatures":[]')),
    ['SIGNATURE_WRONG'],
  ],
  ['a claim of another name', claim({ name: 'conecta4' }), ['SIGNATURE_WRONG']],
  ['a claim by another key', claim({ signer: bruno, key: bruno }), ['SIGNATURE_WRONG']],
  ['a claim for another key', claim({ key: bruno }), ['SIGNATURE_WRONG']],
  [
    'a claim by the operator',
    part('grant.json', () =>
      writeClaim(signKeyAct('grant', { name: 'coin', key: ana.id }, { signer: ana, as: 'operator' })),
    ),
    ['SIGNATURE_WRONG'],
  ],
  ['a claim that is none', part('grant.json', () => '{}'), ['SIGNATURE_WRONG']],
  [
    'a revocation as a claim',
    part('grant.json', () =>
      writeClaim(signKeyAct('revoke', { name: 'coin', key: ana.id }, { signer: ana })),
    ),
    ['SIGNATURE_WRONG'],
  ],
];
