import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FINDING_CODES } from '../src/index.js';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const page = read('docs/manifest.md');
const [, table = ''] = /\n## Rules, codes, tests\n([\s\S]*?)\n## /.exec(page) ?? [];
const rows = table.split('\n').filter((line) => /^\| [a-z`]/.test(line) && !line.startsWith('| rule'));

test('every code of the table is one that there is', () => {
  const codes = rows.flatMap((row) =>
    [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, code]) => code),
  );
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !Object.hasOwn(FINDING_CODES, code ?? ''))).toEqual([]);
});

test('every case of the table is tried with its code, and every case that is tried stands in it', () => {
  const tests = read('packages/manifest/test/mistakes.test.ts');
  const starts = [...tests.matchAll(/^ {4}\[\s*(\d+),/gm)];
  const tried = new Map<string, string | undefined>(
    starts.map(({ index, 1: number }, at) => {
      const row = tests.slice(index, starts[at + 1]?.index);
      const words = [...row.matchAll(/'([A-Z_]+)'/g)].map(([, word = '']) => word);
      return [`M${number}`, words.find((word) => Object.hasOwn(FINDING_CODES, word))] as const;
    }),
  );
  const told = rows.flatMap((row) => {
    const [, , codes = '', cases = ''] = row.split('|');
    return [...cases.matchAll(/M\d+/g)].map(([name]) => ({ name, codes }));
  });
  expect(told.map(({ name }) => name).sort()).toEqual([...tried.keys()].sort());
  expect(told.filter(({ name, codes }) => !codes.includes(`\`${tried.get(name)}\``))).toEqual([]);
});
