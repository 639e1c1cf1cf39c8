import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conform, LAWS, type LawReport, type Module } from '../src/index.js';

const FOLDER = new URL('wrong/', import.meta.url);

/** By the number of the law that each breaks: it begins the name of its file. */
const WRONG = await Promise.all(
  readdirSync(FOLDER).map(async (file) => {
    const { wrong } = (await import(new URL(file, FOLDER).href)) as { readonly wrong: Module };
    return [(file.split('-')[0] ?? '').toUpperCase(), file.replace('.ts', ''), wrong] as const;
  }),
);

const broken = (laws: readonly LawReport[]): readonly LawReport[] =>
  laws.filter(({ status }) => status === 'broken');

test('every law has one small wrong module', () => {
  expect(WRONG.map(([id]) => id).sort()).toEqual(LAWS.map(({ id }) => id).sort());
});

/** So many matches show what is rare: a sample is counted in few of them. */
const GAMES: Readonly<Record<string, number>> = { K3: 12, S2: 8 };

test.each(WRONG)(
  '%s is broken by %s, and no other law is',
  async (id, _, module) => {
    const report = await conform({ ...module, games: GAMES[id] ?? 4, seed: 5 });
    expect(broken(report.laws).map((law) => [law.id, law.cases[0]?.what])).toEqual([
      [id, expect.any(String)],
    ]);
  },
  60_000,
);
