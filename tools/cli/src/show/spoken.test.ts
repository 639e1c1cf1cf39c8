import { expect, test } from 'vitest';
import { spoken } from './spoken.js';

test('facts have the forms that texts are written for', () => {
  const facts = {
    seat: 'p0',
    column: 3,
    cell: 'board/d1',
    line: ['board/a1', 'board/b1'],
    kept: false,
    disc: { name: 4, definition: 'tabletop/pieces#disc' },
  };
  expect(spoken(facts, { seat: 'p0', nameOf: (seat) => `<${seat}>` })).toEqual({
    seat: '<p0>',
    seatMine: true,
    column: 3,
    cell: 'd1',
    cellColumn: 'd',
    cellRow: 1,
    line: 'a1, b1',
    lineCount: 2,
    kept: false,
    disc: 'disc',
    discSeen: true,
  });
});
