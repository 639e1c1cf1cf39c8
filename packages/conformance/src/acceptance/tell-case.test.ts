import { expect, test } from 'vitest';
import { race } from '../../test/race.js';
import { readCase } from './read-case.js';
import { type Teller, tellCase } from './tell-case.js';

const teller: Teller = {
  wish: (action, { by }) => `${action}s ${by}`,
  event: ({ data }) => (data.count === 4 ? undefined : `that makes ${data.count}`),
  draw: (match) => `count ${match.view('spectator').variables.global.count}`,
  isDue: (step) => step % 2 === 0,
};

const add = (seat: string, by: number) => ({ seat, action: 'add', payload: { by } });

function told(steps: readonly object[], end: object): string {
  const lines = [{ name: 'who counts to eight wins', seats: 2 }, ...steps, end];
  const read = readCase(lines.map((line) => JSON.stringify(line)).join('\n'), 'race.jsonl');
  if ('findings' in read) throw new Error(JSON.stringify(read.findings));
  return tellCase(race(), read.case, teller);
}

test('a match is told step by step, and drawn where it has changed', () => {
  const steps = [add('p0', 2), add('p1', 2), add('p1', 1), add('p0', 2), add('p1', 2)];
  expect(told(steps, { result: null })).toBe(`Who counts to eight wins.
2 seats; all as usual.

    count 0

p0 adds 2; that makes 2.
p1 adds 2.

    count 4

p1 adds 1: refused, NOT_OFFERED.
p0 adds 2; that makes 6.

    count 6

p1 adds 2; that makes 8.

    count 8

The match is finished: p0 loss, p1 win.
`);
});

test('what is not drawn twice leaves no gap, and a match that goes on says who may act', () => {
  const steps = [add('p0', 2), add('p1', 2), { seat: 'p1', undo: true, expect: { status: 'refused' } }];
  const text = told(steps, { result: null });
  expect(text).toContain('takes it back: refused');
  expect(text).not.toContain('\n\n\n');
  expect(text).toContain('The match goes on; p0 may act, after 2 entries.\n');
});
