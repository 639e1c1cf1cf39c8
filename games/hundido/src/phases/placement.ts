import {
  isEmpty,
  movePiece,
  type OfferSink,
  type Phase,
  type Play,
  pieceId,
  piecesIn,
  type Seat,
  seatId,
  spaceId,
  spaceOfPiece,
} from '@tapete/core';
import { drawFleet } from '../draw-fleet.js';
import { freePlaces, laidOn, layShip, pieceOfShip, shipsOf, spaceIn } from '../fleet.js';
import type { Hundido } from '../manifest.js';
import { cellsFrom, type Place } from '../places.js';
import { whyNotPlaced, whyNotReady, whyNotRemoved } from '../refusals.js';
import { kindOf, lengthOf, numberOf, type Ship } from '../ships.js';

/** Both seats place their fleets in secret at the same time; the second who is ready opens battle. */
export const placement: Phase<Hundido> = {
  offers(look, offer, seat) {
    const placed = laidOn(look, seat, 'sea').map(({ ship }) => ship);
    for (const ship of shipsOf(look))
      offerPlaces(offer, ship, { places: freePlaces(look, seat, ship), isPlaced: placed.includes(ship) });
    for (const ship of placed) offer('removeShip', { ship }, { changes: true });
    offer('randomFleet', {}, placed.length > 0 ? { changes: true } : undefined);
    if (isEmpty(look.table, look.space('harbour', seat))) offer('ready', {});
  },

  actions: {
    placeShip: {
      at: (look, { ship, row, column }, seat) => [
        { piece: pieceOfShip(look, seat, ship) },
        look.board('sea', seat).cell(row, column),
      ],
      covers: (look, { ship, ...place }, seat) =>
        (cellsFrom(look.config, place, lengthOf(ship)) ?? [])
          .slice(1)
          .map((cell) => spaceIn(look.board('sea', seat), cell)),
      label: ({ ship }) => ({ kind: kindOf(ship), number: numberOf(ship) }),
      refuse: whyNotPlaced,

      apply(play, { ship, ...place }, { seat }) {
        const { table } = play;
        const piece = pieceOfShip(play, seat, ship);
        const from = spaceId(table, spaceOfPiece(table, piece));
        layShip(play, piece, play.board('sea', seat), cellsFrom(play.config, place, lengthOf(ship)) ?? []);
        const cell = spaceId(table, spaceOfPiece(table, piece));
        const told = { ship: pieceId(table, piece), kind: kindOf(ship), from, cell };
        play.emit('ship.placed', told, { to: [seat] });
      },
    },

    removeShip: {
      at: (look, { ship }, seat) => [{ piece: pieceOfShip(look, seat, ship) }, look.space('harbour', seat)],
      label: ({ ship }) => ({ kind: kindOf(ship), number: numberOf(ship) }),
      refuse: whyNotRemoved,

      apply(play, { ship }, { seat }) {
        const { table } = play;
        const piece = pieceOfShip(play, seat, ship);
        const from = spaceId(table, spaceOfPiece(table, piece));
        movePiece(table, piece, play.space('harbour', seat));
        const told = { ship: pieceId(table, piece), kind: kindOf(ship), from };
        play.emit('ship.removed', told, { to: [seat] });
      },
    },

    randomFleet: { apply: (play, _, { seat }) => placeByChance(play, seat) },

    ready: {
      refuse: whyNotReady,

      apply(play, _, { seat }) {
        const own = play.own[seat];
        if (own) own.ready = true;
        play.done(seat);
        play.emit('seat.ready', { seat: seatId(seat) });
      },
    },
  },

  next(play) {
    for (const own of play.own) own.lost = play.config.announce === 'hitOnly' ? null : 0;
    play.emit('battle.opened', { seat: seatId(FIRST) });
    play.go('battle', FIRST);
  },
};

/** Fires first. */
const FIRST: Seat = 0;

/** All places of a ship are one offer. To move one that is placed changes what was decided, and does not go on. */
function offerPlaces(
  offer: OfferSink<Hundido>,
  ship: Ship,
  { places, isPlaced }: { readonly places: readonly Place[]; readonly isPlaced: boolean },
): void {
  if (places.length === 0) return;
  const values = places.map(({ row, column, across }) => [row, column, across]);
  offer('placeShip', { ship } as Hundido['actions']['placeShip'], {
    domain: { parameters: ['row', 'column', 'across'], values },
    ...(isPlaced && { changes: true }),
  });
}

/** The fleet is drawn from the seat's own stream, so that its rival's chance is not moved by it. */
function placeByChance(play: Play<Hundido>, seat: Seat): void {
  const { config, table } = play;
  const harbour = play.space('harbour', seat);
  for (const { piece } of laidOn(play, seat, 'sea')) movePiece(table, piece, harbour);
  const int = (outcomes: number) => play.chance.int(outcomes, seatId(seat));
  const drawn = drawFleet(shipsOf(play), config, config.touching, int) ?? [];
  for (const { ship, place } of drawn)
    layShip(play, pieceOfShip(play, seat, ship), play.board('sea', seat), place.cells);
  play.emit('fleet.drawn', { ships: drawn.length - piecesIn(table, harbour).length }, { to: [seat] });
}
