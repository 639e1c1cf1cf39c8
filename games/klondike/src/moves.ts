import {
  above,
  countOf,
  isEmpty,
  isUp,
  movePiece,
  NONE,
  type Piece,
  type Play,
  pieceId,
  type Space,
  spaceId,
  spaceOfPiece,
  topOf,
  turnPiece,
} from '@tapete/core';
import { CARDS, cardsHome, foundationOf } from './home.js';
import type { Klondike } from './manifest.js';
import { isColumn, isFoundation, numberOf } from './places.js';
import { endWith, score } from './score.js';

/** Turns up the next cards of the stock, as many as are drawn at once or as are left; the last lies on top. */
export function drawCards(play: Play<Klondike>): void {
  const { table, config } = play;
  const stock = play.space('stock');
  const drawn: string[] = [];
  while (drawn.length < config.draw && !isEmpty(table, stock)) {
    const card = topOf(table, stock);
    movePiece(table, card, play.space('waste'), 'up');
    drawn.push(pieceId(table, card));
  }
  const [first = '', second, third] = drawn;
  play.emit('cards.drawn', {
    count: drawn.length,
    first,
    ...(second !== undefined && { second }),
    ...(third !== undefined && { third }),
  });
}

/** Turns the waste over: what was drawn first is drawn first again. */
export function recycle(play: Play<Klondike>): void {
  const { table, global } = play;
  const [waste, stock] = [play.space('waste'), play.space('stock')];
  const count = countOf(table, waste);
  while (!isEmpty(table, waste)) movePiece(table, topOf(table, waste), stock, 'down');
  score(play, 'recycled');
  global.pass += 1;
  play.emit('waste.recycled', { count, pass: global.pass });
}

/** Moves a card, with whatever hangs on it, to a column. */
export function moveRun(play: Play<Klondike>, head: Piece, to: Space): void {
  const { table } = play;
  const from = spaceOfPiece(table, head);
  const run: Piece[] = [];
  for (let card = head; card !== NONE; card = above(table, card)) run.push(card);
  for (const card of run) movePiece(table, card, to);
  const place = spaceId(table, from);
  play.emit('cards.moved', {
    card: pieceId(table, head),
    cards: run.map((card) => pieceId(table, card)),
    count: run.length,
    from: place,
    to: spaceId(table, to),
    column: numberOf(spaceId(table, to)),
    back: isFoundation(place),
  });
  if (place === 'waste') score(play, 'wasteToColumn');
  if (isFoundation(place)) score(play, 'back');
  uncover(play, from);
}

/** Brings a card home. The last one wins. */
export function bringHome(play: Play<Klondike>, card: Piece): void {
  const { table } = play;
  const from = spaceOfPiece(table, card);
  const to = foundationOf(play, card);
  movePiece(table, card, to);
  const home = cardsHome(play);
  play.emit('card.home', {
    card: pieceId(table, card),
    from: spaceId(table, from),
    to: spaceId(table, to),
    home,
  });
  score(play, 'home');
  uncover(play, from);
  if (home === CARDS) endWith(play, { outcome: 'win', reason: 'allHome' });
}

/** A card that was uncovered turns up by itself, where the config has it so. */
function uncover(play: Play<Klondike>, from: Space): void {
  const { table, config } = play;
  const top = topOf(table, from);
  if (config.autoFlip && top !== NONE && !isUp(table, top) && isColumn(spaceId(table, from)))
    turnUp(play, from);
}

export function turnUp(play: Play<Klondike>, column: Space): void {
  const { table } = play;
  const card = topOf(table, column);
  turnPiece(table, card, 'up');
  score(play, 'turned');
  const at = spaceId(table, column);
  play.emit('card.turned', { card: pieceId(table, card), at, column: numberOf(at) });
}
