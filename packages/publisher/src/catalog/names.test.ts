import { digestOf, EMPTY_CATALOG, type Key, type Lock } from '@tapete/manifest';
import { expect, test } from 'vitest';
import { assertNames } from './names.js';

const [ana, bruno] = ['ed25519:ana', 'ed25519:bruno'] as Key[];

/** The lock of a game with its libraries: `coin cubes@1.0.0`. */
function lockOf(text: string): Lock {
  const [name = '', ...libraries] = text.split(' ');
  const packages = [`${name}@0.9.0`, ...libraries].map((each) => {
    const [own = '', version = ''] = each.split('@');
    return { name: own, version, integrity: digestOf(each) };
  });
  return { root: packages[0], packages } as unknown as Lock;
}

/** A catalog in which Ana has coin with its cubes, and whoever runs it has brisca with its cards. */
const shelved = {
  catalog: { ...EMPTY_CATALOG, owners: new Map([['coin', { keys: [ana as Key], revoked: [] }]]) },
  locks: ['coin cubes@1.0.0', 'brisca cards@1.0.0 cubes@1.0.0'].map(lockOf),
};

test.each([
  ['another game uses a library as it is', 'toss cubes@1.0.0 cards@1.0.0', bruno, 'yes'],
  ['its first game’s key has a new version of a library', 'toss cubes@1.1.0', ana, 'yes'],
  ['somebody else has', 'toss cubes@1.1.0', bruno, 'KEY_NOT_OWNER'],
  ['nobody signs one', 'toss cubes@1.1.0', undefined, 'KEY_MISSING'],
  ['a stranger has one of a library that nobody signed', 'toss cards@1.1.0', bruno, 'KEY_NOT_OWNER'],
  ['whoever runs the catalog has', 'toss cards@1.1.0', undefined, 'yes'],
  ['a game is called as a library', 'cubes', bruno, 'KEY_NOT_OWNER'],
  ['a library is called as a game', 'toss brisca@2.0.0', bruno, 'KEY_NOT_OWNER'],
  ['a game looks like another’s', 'br1sca', bruno, 'NAME_ALIKE'],
  ['a game looks like a library', 'cub-es', bruno, 'NAME_ALIKE'],
  ['a library looks like another’s', 'toss c-ubes@1.0.0', bruno, 'NAME_ALIKE'],
  ['a game looks like one’s own', 'c0in', ana, 'yes'],
])('%s', (_, text, by, said) => {
  const answer = () => {
    assertNames(lockOf(text), by, shelved);
    return 'yes';
  };
  if (said === 'yes') expect(answer()).toBe('yes');
  else expect(answer).toThrow(expect.objectContaining({ code: said }));
});
