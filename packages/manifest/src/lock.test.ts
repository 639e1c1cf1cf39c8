import { expect, test } from 'vitest';
import { digestOf } from './digest.js';
import { type Lock, lockDigest, readLock, writeLock } from './lock.js';

const digest = digestOf('something');
const lock: Lock = {
  lockVersion: 1,
  root: { name: 'conecta4', version: '1.0.0', integrity: digest },
  host: { api: 1 },
  engine: { version: '0.1.0', integrity: digest },
  packages: [
    {
      name: 'conecta4',
      version: '1.0.0',
      kind: 'game',
      integrity: digest,
      files: 9,
      size: 900,
      requires: { tabletop: '1.0.0' },
    },
    {
      name: 'tabletop',
      version: '1.0.0',
      kind: 'library',
      integrity: digest,
      files: 2,
      size: 90,
      requires: {},
    },
  ],
  resources: [{ path: 'pictures/a.svg', mediaType: 'image/svg+xml', integrity: digest }],
  schemas: { config: digest, data: digest, view: digest, context: digest },
  checks: [{ name: 'acceptance', cases: 5 }],
};
const [game, library] = lock.packages as [Lock['packages'][0], Lock['packages'][0]];

test('a lock is read as it was written, and its digest is that of its bytes', () => {
  const text = writeLock(lock);
  expect(readLock(text)).toEqual(lock);
  expect(writeLock(readLock(text))).toBe(text);
  expect(lockDigest(text)).toBe(digestOf(text));
});

test('the order in which a lock was put together does not change its text', () => {
  const { checks, ...others } = lock;
  expect(writeLock({ checks, ...others })).toBe(writeLock(lock));
});

const text = writeLock(lock);
test.each([
  ['white space', text.replace('{', '{ ')],
  ['a line behind it', `${text}\n`],
  ['a mark before it', `\uFEFF${text}`],
  ['a key twice', text.replace('"lockVersion":1', '"lockVersion":1,"lockVersion":1')],
  ['a number written otherwise', text.replace('"api":1', '"api":1.0')],
  ['keys in another order', JSON.stringify(lock)],
  ['an escape', text.replace('conecta4', '\\u0063onecta4')],
  ['a field that is unknown', text.replace('{"checks"', '{"build":"today","checks"')],
  ['a prototype', text.replace('"requires":{}', '"requires":{"__proto__":"1.0.0"}')],
  ['a range', text.replace('"tabletop":"1.0.0"', '"tabletop":"^1.0.0"')],
  ['a huge number', text.replace('"size":900', '"size":1e400')],
  ['a number that is not exact', text.replace('"size":900', '"size":9007199254740993')],
  ['minus zero', text.replace('"cases":5', '"cases":-0')],
  ['half of it', text.slice(0, 300)],
])('a lock with %s is refused', (_, changed) => {
  expect(changed).not.toBe(text);
  expect(() => readLock(changed)).toThrow(
    expect.objectContaining({ code: expect.stringMatching(/^LOCK_(NOT_JSON|NOT_CANONICAL|WRONG)$/) }),
  );
});

test.each<[string, Partial<Lock>]>([
  ['a root that is no package', { root: { ...lock.root, version: '1.0.1' } }],
  ['a root of another integrity', { root: { ...lock.root, integrity: digestOf('else') } }],
  ['a library as root', { root: { name: 'tabletop', version: '1.0.0', integrity: digest } }],
  ['packages out of order', { packages: [library, game] }],
  ['a package twice', { packages: [game, library, library] }],
  ['a requirement that is missing', { packages: [game] }],
  ['a requirement at another version', { packages: [{ ...game, requires: { tabletop: '1.0.1' } }, library] }],
  ['a circle', { packages: [game, { ...library, requires: { conecta4: '1.0.0' } }] }],
  ['resources out of order', { resources: [...lock.resources, ...lock.resources] }],
])('a lock with %s is neither written nor read', (_, change) => {
  expect(() => writeLock({ ...lock, ...change })).toThrow(expect.objectContaining({ code: 'LOCK_WRONG' }));
});

test('libraries may stand on libraries, up to a depth', () => {
  const tower = (height: number) => {
    const names = Array.from({ length: height }, (_, n) => `lib${n}`);
    const libraries = names.map((name, n) => ({
      ...library,
      name,
      requires: names[n + 1] === undefined ? {} : { [names[n + 1] as string]: '1.0.0' },
    }));
    return { ...lock, packages: [{ ...game, requires: { lib0: '1.0.0' } }, ...libraries] };
  };
  expect(readLock(writeLock(tower(7)))).toEqual(tower(7));
  expect(() => writeLock(tower(8))).toThrow(expect.objectContaining({ code: 'LOCK_WRONG' }));
});
