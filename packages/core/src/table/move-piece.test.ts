import { describe, expect, test } from 'vitest';
import { draw, piece, space, table } from '../../test/table.js';
import { NONE } from '../ids.js';
import type { State } from '../match/state.js';
import { arrange, givePiece, movePiece, movePieceUnder, turnPiece } from './move-piece.js';
import { above, below, bottomOf, countOf, isEmpty, isFull, pieceAt, spaceOfPiece, topOf } from './pieces.js';

describe('a piece that is moved', () => {
  test.each([
    ['lies on top', 'deck: A B | hand: C', 'A', 'hand', 'deck: B | hand: C A'],
    ['may be the highest of its pile', 'deck: A B | hand: C', 'B', 'hand', 'deck: A | hand: C B'],
    ['may lie between others', 'deck: A B C | hand:', 'B', 'hand', 'deck: A C | hand: B'],
    ['may be the last of its pile', 'deck: A | hand: C', 'A', 'hand', 'deck: | hand: C A'],
    ['may be the first of another', 'deck: A B | hand:', 'A', 'hand', 'deck: B | hand: A'],
    ['comes to the top of its own space', 'deck: A B C', 'A', 'deck', 'deck: B C A'],
    ['stays where it is the top already', 'deck: A B C', 'C', 'deck', 'deck: A B C'],
    ['keeps face and owner', 'deck: ~A@p1 | hand:', 'A', 'hand', 'deck: | hand: ~A@p1'],
    ['takes the last place', 'deck: A | hand[2]: C', 'A', 'hand', 'deck: | hand[2]: C A'],
    ['may stay in a space that is full', 'deck[2]: A B', 'A', 'deck', 'deck[2]: B A'],
  ])('%s', (_, before, moved, to, after) => {
    const cloth = table(before);
    movePiece(cloth, piece(cloth, moved), space(cloth, to));
    expect(draw(cloth)).toBe(draw(table(after)));
    expectLinked(cloth);
  });

  test.each([
    ['lies lowest', 'deck: A B | hand: C D', 'A', 'hand', 'deck: B | hand: A C D'],
    ['may be the first of another', 'deck: A B | hand:', 'B', 'hand', 'deck: A | hand: B'],
    ['goes under its own pile', 'deck: A B C', 'C', 'deck', 'deck: C A B'],
    ['stays where it is the lowest already', 'deck: A B', 'A', 'deck', 'deck: A B'],
  ])('under others %s', (_, before, moved, to, after) => {
    const cloth = table(before);
    movePieceUnder(cloth, piece(cloth, moved), space(cloth, to));
    expect(draw(cloth)).toBe(after);
    expectLinked(cloth);
  });

  test.each([
    ['a full space', 'A', 'hand', 'hand is full'],
    ['a space that is none', 'A', 'nowhere', 'no space -1 to move to'],
    ['a piece that is none', 'Z', 'hand', 'no piece -1 to move'],
  ])('%s: the verb says so, and the table stays as it was', (_, moved, to, message) => {
    for (const verb of [movePiece, movePieceUnder]) {
      const cloth = table('deck: A | hand[1]: C');
      expect(() => verb(cloth, piece(cloth, moved), space(cloth, to))).toThrow(message);
      expect(draw(cloth)).toBe('deck: A | hand: C');
      expect(cloth.journaled).toBe(0);
    }
  });
});

test('a piece is turned up and down where it lies', () => {
  const cloth = table('deck: A ~B');
  turnPiece(cloth, piece(cloth, 'A'), 'down');
  turnPiece(cloth, piece(cloth, 'B'), 'up');
  expect(draw(cloth)).toBe('deck: ~A B');
});

test('a piece is given to a seat, and to nobody', () => {
  const cloth = table('deck: A B@p0');
  givePiece(cloth, piece(cloth, 'A'), 1);
  givePiece(cloth, piece(cloth, 'B'), NONE);
  expect(draw(cloth)).toBe('deck: A@p1 B');
});

describe('a space that is arranged', () => {
  test('has the new order, from bottom to top', () => {
    const cloth = table('deck: A B C | hand: D');
    arrange(
      cloth,
      space(cloth, 'deck'),
      ['C', 'A', 'B'].map((id) => piece(cloth, id)),
    );
    expect(draw(cloth)).toBe('deck: C A B | hand: D');
    expectLinked(cloth);
  });

  test('may be empty', () => {
    const cloth = table('deck:');
    arrange(cloth, space(cloth, 'deck'), []);
    expect(draw(cloth)).toBe('deck:');
  });

  test.each([
    ['one is missing', ['A', 'B']],
    ['one is named twice', ['A', 'B', 'B']],
    ['one lies elsewhere', ['A', 'B', 'D']],
    ['there is one more', ['A', 'B', 'C', 'D']],
  ])('is left alone where %s', (_, order) => {
    const cloth = table('deck: A B C | hand: D');
    const ids = order.map((id) => piece(cloth, id));
    expect(() => arrange(cloth, space(cloth, 'deck'), ids)).toThrow('each piece of its space once');
    expect(draw(cloth)).toBe('deck: A B C | hand: D');
  });
});

test('a space is full at its capacity, and one without is never', () => {
  const cloth = table('deck: A | hand[1]: C | row[2]: D');
  expect(['deck', 'hand', 'row'].map((id) => isFull(cloth, space(cloth, id)))).toEqual([false, true, false]);
  expect(isEmpty(cloth, space(cloth, 'hand'))).toBe(false);
});

test('a piece is found by its height, and by its neighbours', () => {
  const cloth = table('deck: A B C | hand:');
  const [deck, hand] = [space(cloth, 'deck'), space(cloth, 'hand')];
  const [a, b, c] = ['A', 'B', 'C'].map((id) => piece(cloth, id)) as [number, number, number];
  expect([0, 1, 2, 3].map((index) => pieceAt(cloth, deck, index))).toEqual([a, b, c, NONE]);
  expect([below(cloth, a), above(cloth, a), below(cloth, b), above(cloth, c)]).toEqual([NONE, b, a, NONE]);
  expect([bottomOf(cloth, deck), topOf(cloth, deck)]).toEqual([a, c]);
  expect([bottomOf(cloth, hand), topOf(cloth, hand), pieceAt(cloth, hand, 0)]).toEqual([NONE, NONE, NONE]);
});

/** The list of a space reads the same downwards, counts right, and every piece knows where it lies. */
function expectLinked(cloth: State): void {
  for (const number of cloth.blueprint.spaces.keys()) {
    const down: number[] = [];
    for (let at = topOf(cloth, number); at !== NONE; at = below(cloth, at)) down.push(at);
    const up: number[] = [];
    for (let at = bottomOf(cloth, number); at !== NONE; at = above(cloth, at)) up.push(at);
    expect(down.reverse()).toEqual(up);
    expect(countOf(cloth, number)).toBe(up.length);
    for (const each of up) expect(spaceOfPiece(cloth, each)).toBe(number);
  }
}
