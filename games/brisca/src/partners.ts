import { hidePiece, type Play, piecesIn, showPiece } from '@tapete/core';
import type { Brisca } from './manifest.js';
import { partnerOf } from './sides.js';

type Moment = Exclude<Brisca['config']['partnersHand'], 'never'>;

/** Partners see each other's hands, where the table has agreed on this moment. */
export function showHands(play: Play<Brisca>, moment: Moment): void {
  const { table, config, seats } = play;
  if (config.partnersHand !== moment) return;
  for (let seat = 0; seat < seats; seat++) {
    for (const card of piecesIn(table, play.space('hand', seat))) showPiece(table, card, [partnerOf(seat)]);
  }
  play.emit('hands.shown', { moment });
}

/** The first trick is over, and with it what was shown for it. */
export function hideHands(play: Play<Brisca>): void {
  const { table, config, seats } = play;
  if (config.partnersHand !== 'first hand') return;
  for (let seat = 0; seat < seats; seat++)
    for (const card of piecesIn(table, play.space('hand', seat))) hidePiece(table, card);
}
