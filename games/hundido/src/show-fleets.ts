import { type Play, seatId } from '@tapete/core';
import { afloat, laidOn, layShip } from './fleet.js';
import type { Hundido } from './manifest.js';

/** The battle is over: both fleets come to light, each ship where it lies. */
export function showFleets(play: Play<Hundido>): void {
  for (let seat = 0; seat < play.seats; seat++) {
    play.emit('fleet.shown', { seat: seatId(seat), afloat: afloat(play, seat).length });
    const board = play.board('shots', seat);
    for (const { piece, cells } of laidOn(play, seat, 'sea')) layShip(play, piece, board, cells);
  }
}
