import { expect, test } from 'vitest';
import { isAllowed } from './allowed-names.js';
import { freeNames } from './free-names.js';

const named = (code: string): string[] =>
  freeNames(code).map(
    ({ name, member, line }) => `${name}${member === undefined ? '' : `.${member}`} ${line}`,
  );

test.each([
  ['a call', 'Date.now();', ['Date.now 1']],
  ['a constructor', '\nnew Date();', ['Date 2']],
  ['a computed member', 'Math["random"]();', ['Math.random 1']],
  ['a member that nobody can read', 'const k = "random"; Math[k]();', ['Math 1']],
  ['a name that is passed on', 'const m = Math; m.random();', ['Math 1']],
  ['what is taken apart', 'const { random } = Math;', ['Math 1']],
  ['a default', 'function f(now = Date.now) { return now; }', ['Date.now 1']],
  ['a key that is short for a variable', 'const o = { fetch };', ['fetch 1']],
  ['a tag', 'String.raw`x`;', ['String.raw 1']],
  ['a class', 'class A extends Map {}', ['Map 1']],
  ['the world itself', 'globalThis.Date;', ['globalThis.Date 1']],
])('%s is seen', (_, code, found) => {
  expect(named(code)).toEqual(found);
});

test.each([
  ['a parameter', 'function f(Date) { return Date.now(); }'],
  ['a variable of the block', '{ const fetch = 1; fetch; }'],
  ['a variable that is hoisted', 'function f() { process; if (1) { var process = 2; } }'],
  [
    'a parameter that is taken apart',
    'const f = ({ Date: [Intl, ...crypto], ...Buffer }) => [Intl, crypto, Buffer];',
  ],
  ['a caught error', 'try {} catch (performance) { performance; }'],
  ['a loop', 'for (const Date of []) Date; for (let fetch = 0; ; fetch++) fetch;'],
  ['a function by its own name', 'const f = function process() { return process; };'],
  ['a class by its own name', 'const c = class Date { static now() { return Date; } };'],
  ['an import', 'import { Date as Intl } from "./date.js"; Intl;'],
  ['a key', 'const o = { Date: 1, fetch() {} }; o.Date; class A { process = 1; }'],
  ['a label', 'Date: for (;;) { continue Date; }'],
  ['what a function is given', 'function f() { return arguments.length; }'],
])('%s is none', (_, code) => {
  expect(named(code)).toEqual([]);
});

test('a name outside of the block that declares it is free', () => {
  expect(named('{ const fetch = 1; }\nfetch();')).toEqual(['fetch 2']);
});

test.each([
  ['Math', 'floor', true],
  ['Math', 'random', false],
  ['Math', 'sin', false],
  ['Math', undefined, false],
  ['Map', undefined, true],
  ['Date', 'now', false],
  ['eval', undefined, false],
  ['globalThis', 'Map', false],
])('%s.%s is allowed: %s', (name, member, allowed) => {
  expect(isAllowed({ name, member })).toBe(allowed);
});
