import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { may } from '../../.dependency-cruiser.mjs';
import { ROOT, rowsOf } from './pages.js';

const told = Object.fromEntries(
  rowsOf('docs/architecture.md', 'may import').map(([part = '', , imports = '']) => [
    part,
    imports === 'nothing' ? [] : imports.split(', '),
  ]),
);

test('the table of the parts says what dependency-cruiser is told', () => {
  expect(told).toEqual(may);
});

test('every package has a row, and only those that are to come have no package', () => {
  const packages = readdirSync(`${ROOT}/packages`);
  expect(packages.filter((name) => !(name in told))).toEqual([]);
  const toCome = rowsOf('docs/architecture.md', 'may import').filter(([, line = '']) => /to come/.test(line));
  expect(toCome.map(([part]) => existsSync(`${ROOT}/packages/${part}`))).toEqual(toCome.map(() => false));
});
