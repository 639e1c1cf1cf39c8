import { bottomOf, invariant, isEmpty, isUp, type Look, NONE, type Play } from '@tapete/core';
import { openTop } from './cards.js';
import { CARDS, cardsHome, fitsHome } from './home.js';
import type { Klondike } from './manifest.js';
import { bringHome, drawCards, recycle } from './moves.js';
import { passLimit } from './passes.js';
import { COLUMNS, HOME_SOURCES } from './places.js';

/**
 * Whether all cards come home whatever else happens. With no card face down, each column is one run, so the lowest
 * card that is not home lies free, or in stock or waste; there every card comes to lie on top only where one card is
 * drawn at a time, again and again.
 */
export function isSafe(look: Look<Klondike>): boolean {
  const { table, config } = look;
  if (COLUMNS.some((column) => isCovered(look, look.space(column)))) return false;
  const isOut = isEmpty(table, look.space('stock')) && isEmpty(table, look.space('waste'));
  return isOut || (config.draw === 1 && passLimit(config) === Infinity);
}

/** The lowest card of a column is the last to be turned up. */
function isCovered({ table }: Look<Klondike>, column: number): boolean {
  const lowest = bottomOf(table, column);
  return lowest !== NONE && !isUp(table, lowest);
}

/** Plays every card home, drawing for what lies in the stock. Each move counts as if it was made by hand. */
export function finish(play: Play<Klondike>): void {
  play.emit('hand.finished', { count: CARDS - cardsHome(play) });
  for (let idle = 0; cardsHome(play) < CARDS; idle++) {
    invariant(idle <= CARDS, 'a hand that was safe comes home');
    if (bringAllHome(play)) idle = 0;
    else if (isEmpty(play.table, play.space('stock'))) recycle(play);
    else drawCards(play);
  }
}

/** Everything that can go home now; whether there was anything. */
function bringAllHome(play: Play<Klondike>): boolean {
  let moved = false;
  for (const source of HOME_SOURCES) {
    for (
      let top = openTop(play.table, play.space(source));
      top !== NONE && fitsHome(play, top);
      top = openTop(play.table, play.space(source))
    ) {
      bringHome(play, top);
      moved = true;
    }
  }
  return moved;
}
