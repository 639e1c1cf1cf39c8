import { expect, test } from 'vitest';
import { piece, table } from '../../test/table.js';
import { ofDefinition } from './of-definition.js';

test('what a definition says is read once, and anew for another game', () => {
  const read: string[] = [];
  const numbered = ofDefinition(({ id }) => `${id} ${read.push(id)}`);
  const cloth = table('deck: A B');
  const asked = () => [piece(cloth, 'B'), piece(cloth, 'A')].map((each) => numbered(cloth, each));
  expect([asked(), asked()]).toEqual([
    ['tiny/cards#B 1', 'tiny/cards#A 2'],
    ['tiny/cards#B 1', 'tiny/cards#A 2'],
  ]);
  const other = table('deck: B');
  expect(numbered(other, piece(other, 'B'))).toBe('tiny/cards#B 3');
});
