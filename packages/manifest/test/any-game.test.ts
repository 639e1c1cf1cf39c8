import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readGame, verifyFiles } from '../src/index.js';
import { smallGame, spoilt } from './small-game.js';

/** JSON pointers of all values of a document. */
function pointers(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return at === '' ? [] : [at];
  const inner = Object.entries(value).flatMap(([key, member]) => pointers(member, `${at}/${key}`));
  return at === '' ? inner : [at, ...inner];
}

const places = fc.constantFrom(...pointers(smallGame));
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(undefined, null, [], {}, [null], '', 'x', -1),
);

test('whatever stands where, it is told and never thrown, and a game without error can be read', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(places, odd), { minLength: 1, maxLength: 4 }), (changes) => {
      const game = changes.reduce<unknown>((document, [path, value]) => {
        try {
          return spoilt(document, path, value);
        } catch {
          // An earlier change took away what this one would change.
          return document;
        }
      }, smallGame);
      const text = JSON.stringify(game);
      const { game: read, findings } = readGame(text, 'harvest.game.json');
      expect(read === undefined).toBe(findings.some(({ severity }) => severity === 'error'));
      const all = verifyFiles(['harvest.game.json'], {
        read: (path) => (path === 'harvest.game.json' ? text : undefined),
      });
      expect(all.length).toBeGreaterThanOrEqual(new Set(findings.map(({ path, code }) => path + code)).size);
    }),
    { numRuns: 100 },
  );
});
