import { arrange, movePiece, type Play, piecesIn, spaceId, topOf } from '@tapete/core';
import { shuffledBy } from './deal-number.js';
import type { Klondike } from './manifest.js';
import { columnsOf } from './places.js';
import { firstScore } from './score.js';

/**
 * Shuffles and deals row by row from the left: the first card of row r is the open card of column r, the rest lie face
 * down on the columns after it. The 29th card is the first to be drawn.
 */
export function deal(play: Play<Klondike>): void {
  const { table, config, global } = play;
  const stock = play.space('stock');
  if (config.deal === 0) play.chance.shuffle(stock);
  else arrange(table, stock, shuffledBy(config.deal, piecesIn(table, stock)).reverse());

  const columns = columnsOf(play);
  const dealt: string[] = [];
  for (let row = 0; row < columns.length; row++) {
    for (const [index, column] of columns.slice(row).entries()) {
      movePiece(table, topOf(table, stock), column, index === 0 ? 'up' : 'down');
      dealt.push(spaceId(table, column));
    }
  }
  global.score = firstScore(config);
  global.deal = config.deal;
  play.emit('cards.dealt', { deal: config.deal, columns: dealt });
}
