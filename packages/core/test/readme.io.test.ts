import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openGame } from '../src/index.js';
import { action, PUBLIC, structure } from './structure.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** What the manifest of the example's game would say. */
const heap = structure({
  actions: [action('take', { parameters: [{ name: 'count', type: 'integer' }] })],
  phases: [
    {
      name: 'playing',
      participation: 'single',
      stages: [{ name: 'taking', actions: ['take'] }],
      transitions: ['playing'],
      autoAdvance: true,
    },
  ],
  initialPhase: 'playing',
  variables: { global: [{ name: 'heap', type: 'integer', default: 4, visibility: PUBLIC }], seat: [] },
});

test('the example of the README runs', () => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(read('../README.md')) ?? [];
  const said: unknown[] = [];
  const given = { openGame, structure: heap, console: { log: (...words: unknown[]) => said.push(...words) } };
  new Function(...Object.keys(given), code.replace(/^import .*$/m, ''))(...Object.values(given));
  expect(said).toEqual([{ heap: 1 }, ['p1'], 'take{"count":1}']);
});

test('every law of SPEC.md is carried by a test, and every number of a test is a law', () => {
  const laws = [...read('../SPEC.md').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, law]) => law);
  const files = ['../test/', '../src/chance/'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => read(`${folder}${name}`)),
  );
  const carried = files.flatMap((text) =>
    [...text.matchAll(/(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*['"`]([A-Z]\d+) /g)].map(
      ([, law]) => law,
    ),
  );
  expect([...new Set(carried)].sort()).toEqual([...laws].sort());
});
