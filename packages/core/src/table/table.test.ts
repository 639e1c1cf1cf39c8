import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw, table } from '../../test/table.js';
import type { State } from '../match/state.js';
import { arrange, givePiece, movePiece, movePieceUnder, turnPiece } from './move-piece.js';
import { isFull, piecesIn, spaceOfPiece } from './pieces.js';
import { amountOf, add as gain } from './resources.js';
import { rollBack } from './table.js';

const DRAWING = 'deck: A B ~C D | hand[3]: E@p0 | row: F ~G@p1 | bin:';

type Verb = (cloth: State) => void;

const pieceNumber = fc.nat(6);
const spaceNumber = fc.nat(3);

const move = fc
  .record({ piece: pieceNumber, to: spaceNumber, under: fc.boolean() })
  .map(({ piece, to, under }): Verb => {
    const verb = under ? movePieceUnder : movePiece;
    return (cloth) => {
      if (!isFull(cloth, to) || spaceOfPiece(cloth, piece) === to) verb(cloth, piece, to);
    };
  });

const turn = fc.record({ piece: pieceNumber, face: fc.constantFrom('up' as const, 'down' as const) }).map(
  ({ piece, face }): Verb =>
    (cloth) =>
      turnPiece(cloth, piece, face),
);

const give = fc.record({ piece: pieceNumber, owner: fc.integer({ min: -1, max: 1 }) }).map(
  ({ piece, owner }): Verb =>
    (cloth) =>
      givePiece(cloth, piece, owner),
);

const reverse = spaceNumber.map(
  (space): Verb =>
    (cloth) =>
      arrange(cloth, space, piecesIn(cloth, space).reverse()),
);

const earn = fc.nat(9).map(
  (coins): Verb =>
    (cloth) =>
      gain(cloth, 1, { coins }),
);

const verbs = fc.array(fc.oneof(move, move, turn, give, reverse, earn), { maxLength: 40 });

test('whatever verbs did is taken back to where the journal was', () => {
  fc.assert(
    fc.property(verbs, verbs, (kept, undone) => {
      const cloth = table(DRAWING);
      for (const verb of kept) verb(cloth);
      const [before, coins, words, mark] = [
        draw(cloth),
        amountOf(cloth, 1, 'coins'),
        [...cloth.words],
        cloth.journaled,
      ];
      for (const verb of undone) verb(cloth);
      rollBack(cloth, mark);
      expect(draw(cloth)).toBe(before);
      expect(amountOf(cloth, 1, 'coins')).toBe(coins);
      expect([...cloth.words]).toEqual(words);
      expect(cloth.journaled).toBe(mark);
    }),
  );
});

test('verbs neither lose nor double a piece', () => {
  fc.assert(
    fc.property(verbs, (acts) => {
      const cloth = table(DRAWING);
      for (const verb of acts) verb(cloth);
      const lying = cloth.blueprint.spaces.flatMap((_, space) => piecesIn(cloth, space));
      expect(lying.sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    }),
  );
});

test('what is drawn is read again', () => {
  expect(draw(table(DRAWING))).toBe(DRAWING.replace('[3]', ''));
});
