import { expect, test } from 'vitest';
import { readScript } from './read-script.js';

test('a script has moves, undos and withdrawals, a step a line', () => {
  const text = [
    '{"seat":"p0","action":"drop","payload":{"column":3}}',
    '',
    '{"seat":"p0","undo":true}',
    '{"seat":"p1","withdraw":true}',
    '{"seat":"p0","action":"bid","payload":{},"value":7}',
    '{"seat":"p0","action":"draw"}',
  ].join('\n');
  expect(readScript(`${text}\n`)).toEqual({
    steps: [
      { seat: 'p0', action: 'drop', payload: { column: 3 } },
      { seat: 'p0', undo: true },
      { seat: 'p1', withdraw: true },
      { seat: 'p0', action: 'bid', payload: {}, value: 7 },
      { seat: 'p0', action: 'draw', payload: {} },
    ],
    mistakes: [],
  });
});

test('lines that Windows wrote are read alike', () => {
  expect(readScript('{"seat":"p0","undo":true}\r\n').steps).toEqual([{ seat: 'p0', undo: true }]);
});

test.each([
  ['{"seat":"p0"', 'it is no JSON'],
  ['[]', 'a step is a JSON object'],
  ['{"action":"drop","payload":{}}', '`seat` '],
  ['{"seat":"left","action":"drop","payload":{}}', '`seat` is no seat: p0, p1, …'],
  ['{"seat":"p0","payload":{}}', '`action` '],
  ['{"seat":"p0","action":"drop","payload":3}', '`payload` '],
  ['{"seat":"p0","undo":false}', '`undo` '],
  ['{"seat":"p0","undo":true,"action":"drop"}', '`action` has no meaning here'],
  ['{"seat":"p0","action":"drop","playload":{}}', '`playload` has no meaning here'],
])('%s is no step', (line, message) => {
  const { steps, mistakes } = readScript(`{"seat":"p0","undo":true}\n${line}`);
  expect(steps).toHaveLength(1);
  expect(mistakes).toEqual([{ line: 2, message: expect.stringContaining(message) }]);
});

test('all mistakes are told at once, each with its line', () => {
  const { mistakes } = readScript('nonsense\n\n{"seat":"p0","undo":true}\n{}\n');
  expect(mistakes.map(({ line }) => line)).toEqual([1, 4]);
});
