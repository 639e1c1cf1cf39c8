import { Broken, Failure } from '@tapete/core';
import { expect, test } from 'vitest';
import { isBroken, isFailure, stackOf } from './failures.js';

test('what the engine of a locked game throws is known by its name', () => {
  const theirs = Object.assign(new Error('no'), { name: 'Failure', code: 'SEATS_WRONG' });
  expect([theirs, new Failure('A_B', ''), new Broken('')].map(isFailure)).toEqual([true, true, false]);
  expect([theirs, new Broken('')].map(isBroken)).toEqual([false, true]);
  expect(isFailure(Object.assign(new Error('no'), { name: 'Failure' }))).toBe(false);
});

test('the text of a bundle is no place to look at', () => {
  const error = new Error('no');
  error.stack =
    'Error: no\n    at create (data:text/javascript;base64,QUJD+/=:1:20)\n    at main (main.js:2:3)';
  expect(stackOf(error)).toBe('    at create (rules.js:1:20)\n    at main (main.js:2:3)');
});
