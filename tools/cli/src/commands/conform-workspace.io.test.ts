import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { tapete, tapeteJson, WORKSPACE } from '../../test/call.js';
import { workspaceGames } from '../games/workspace.js';

// Whole matches, looked at closely: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 240_000 });

interface Broken {
  readonly id: string;
  readonly status: string;
  readonly cases: readonly { readonly what: string; readonly match?: { readonly by: readonly object[] } }[];
}

const brokenIn = (laws: readonly Broken[]) => laws.filter(({ status }) => status === 'broken');

/** A slice of the suite; `tapete conform <game> --games 500` is the whole. */
const SLICE = ['--games', '3', '--seed', '11'];

const BOARDS = readdirSync(join(WORKSPACE, 'examples/boards')).map((name) => `examples/boards/${name}`);

test.each([...workspaceGames(WORKSPACE), ...BOARDS, 'examples/draft'])('%s keeps every law', async (game) => {
  const { json, code } = await tapeteJson(['conform', game, ...SLICE]);
  expect(brokenIn(json.laws)).toEqual([]);
  expect(code).toBe(0);
});

describe('the draft with the common mistake', () => {
  const [right, wrong] = ['examples/draft', 'examples/draft-in-circles'];
  const linesOf = (folder: string, file: string) =>
    readFileSync(join(WORKSPACE, folder, 'src', file), 'utf8')
      .split('\n')
      .filter((line) => !/^(\/\*\*| \*)/.test(line));
  const sources = readdirSync(join(WORKSPACE, right, 'src'), { recursive: true, encoding: 'utf8' });

  test('is the right one but for one line', () => {
    const files = sources.filter((file) => file.endsWith('.ts'));
    const changed = files.flatMap((file) => {
      const before = linesOf(right, file);
      return linesOf(wrong, file).filter((line, index) => line !== before[index]);
    });
    expect(changed).toEqual(["    const intent = 'choice';"]);
  });

  test('goes round: the cycle is named, and the three moves that show it', async () => {
    const { json, code } = await tapeteJson(['conform', wrong, ...SLICE]);
    expect(code).toBe(1);
    const [{ id, cases } = { id: '', cases: [] }, ...more] = brokenIn(json.laws);
    expect([id, more]).toEqual(['O4', []]);
    const stage = (card: string) => ({ seat: 'p0', action: 'stage', payload: { card } });
    expect(cases[0]).toMatchObject({
      what: 'choices of p0 go round: stage{"card":"apple-1"}, stage{"card":"apple-2"}, stage{"card":"apple-1"} leads back',
      match: { moves: [], by: [stage('apple-1'), stage('apple-2'), stage('apple-1')] },
    });
  });

  test('the right one is played in the terminal, and a card is changed for another', async () => {
    const typed = ['1', '4', '12', 'q'];
    const { out } = await tapete(['play', right, '--bot', 'random', '--seed', '7', '--lang', 'en'], {
      typed,
    });
    expect(out).toContain('1 Choose an apple');
    expect(out).toContain('This decision so far:');
    expect(out).toContain('12 Take it');
    expect(out).toMatch(/You take a fig/);
  });
});
