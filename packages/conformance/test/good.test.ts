import { expect, test } from 'vitest';
import { conform, LAWS, type LawReport, type Report, showReport } from '../src/index.js';
import { draft } from './good/draft.js';
import { forgetting } from './good/forgetting.js';
import { hands } from './good/hands.js';
import { hiding } from './good/hiding.js';
import { seated } from './good/seated.js';

const GOOD = [
  ['a hidden hand, for two', hands, 2],
  ['a hidden hand, for three', hands, 3],
  ['a draft of twelve', draft, 2],
  ['hiding at the same time', hiding, 2],
  ['what is shown and cannot be followed', forgetting, 2],
  ['each number of seats, in many configs', seated, undefined],
] as const;

const held = (laws: readonly LawReport[]): string[] =>
  laws.filter(({ status }) => status === 'holds').map(({ id }) => id);

/** Laws about files, which none of these has. */
const OF_FILES = ['M1', 'M3', 'M4', 'M5', 'A1'];

const reports: Report[] = [];

test.each(GOOD)(
  '%s keeps every law',
  async (_, game, seats) => {
    const report = await conform({ game, games: 10, seed: 7, seats });
    reports.push(report);
    expect(showReport(report)).toContain('Every law that was tried holds');
    expect(report.holds).toBe(true);
  },
  60_000,
);

test('between them they give every law something to look at', () => {
  const looked = new Set(reports.flatMap(({ laws }) => held(laws)));
  expect(LAWS.map(({ id }) => id).filter((id) => !looked.has(id))).toEqual(OF_FILES);
});
