import {
  countOf,
  definitionId,
  isEmpty,
  type Look,
  ownerOf,
  piecesIn,
  type Seat,
  type SquareBoard,
  type Status,
  seatId,
} from '@tapete/core';
import { afloat, type Laid, laidOn, rivalOf, shipsOf, spaceIn } from './fleet.js';
import type { Hundido } from './manifest.js';
import { cellsRound, placesIn } from './places.js';
import { lengthOf } from './ships.js';

type Checked = Look<Hundido>;

/** What is wrong with a position, in words. */
export function checkPosition(look: Checked, status: Status): readonly string[] {
  const seats = [0, 1];
  const everywhere = seats.flatMap((seat) => [...checkFleet(look, seat), ...checkMarks(look, seat)]);
  if (status.cancelled) return everywhere;
  const isBattle = look.flow.phase === 'battle';
  return [
    ...everywhere,
    ...seats.flatMap((seat) => (isBattle ? checkBattle(look, seat) : checkPlacement(look, seat))),
    ...(status.over ? checkEnd(look, status) : seats.flatMap((seat) => checkAfloat(look, seat))),
  ];
}

const told = (holds: boolean, what: string): readonly string[] => (holds ? [] : [what]);

/** Each ship is straight, inside, and far enough from the others, wherever it is seen. */
function checkFleet(look: Checked, seat: Seat): readonly string[] {
  const { config } = look;
  const laid = [...laidOn(look, seat, 'sea'), ...laidOn(look, seat, 'shots')];
  const inHarbour = countOf(look.table, look.space('harbour', seat));
  const name = seatId(seat);
  return [
    ...told(
      laid.length + inHarbour === shipsOf(look).length,
      `${name} has ${laid.length} ships laid and ${inHarbour} in the harbour`,
    ),
    ...laid.flatMap(({ ship, cells }) =>
      told(
        placesIn(config, lengthOf(ship)).some((place) => place.cells.join() === cells.join()),
        `${name}: ${ship} lies in cells ${cells.join(' ')}, which is no place for it`,
      ),
    ),
    ...laid.flatMap((one) =>
      laid
        .filter((other) => other !== one && isNear(look, one, other))
        .map((other) => `${name}: ${one.ship} is too near ${other.ship}`),
    ),
  ];
}

function isNear({ config }: Checked, { cells }: Laid, other: Laid): boolean {
  const taken = new Set(cells.flatMap((cell) => [cell, ...cellsRound(config, cell, config.touching)]));
  return other.cells.some((cell) => taken.has(cell));
}

/** A shot is answered as the fleet says, and by the rival's mark. */
function checkMarks(look: Checked, seat: Seat): readonly string[] {
  const board = look.board('shots', seat);
  const laid = [...laidOn(look, seat, 'sea'), ...laidOn(look, seat, 'shots')];
  const shipCells = new Set(laid.flatMap(({ cells }) => cells));
  return board.cells().flatMap((space, cell) => {
    const marks = piecesIn(look.table, space).filter((piece) => markOf(look, piece) !== undefined);
    return [
      ...told(marks.length <= 1, `${seatId(seat)}: cell ${cell} has ${marks.length} marks`),
      ...marks.flatMap((mark) => [
        ...told(ownerOf(look.table, mark) === rivalOf(seat), `cell ${cell} has a mark of its own seat`),
        ...told(
          (markOf(look, mark) === 'water') !== shipCells.has(cell),
          `${seatId(seat)}: cell ${cell} says ${markOf(look, mark)}, and that is not so`,
        ),
      ]),
    ];
  });
}

function markOf({ table }: Checked, piece: number): 'water' | 'hit' | 'sunk' | undefined {
  const name = definitionId(table, piece);
  return (['water', 'hit', 'sunk'] as const).find((mark) => name.endsWith(`/${mark}`));
}

function checkPlacement(look: Checked, seat: Seat): readonly string[] {
  const { table, own } = look;
  const shots = look.board('shots', seat);
  return [
    ...told(
      shots.cells().every((space) => isEmpty(table, space)),
      `${seatId(seat)} has been fired at before the battle`,
    ),
    ...told(
      own[seat]?.ready !== true || isEmpty(table, look.space('harbour', seat)),
      `${seatId(seat)} is ready without a whole fleet`,
    ),
    ...told(own[seat]?.ready !== look.isActive(seat), `${seatId(seat)} is ready and may arrange, or neither`),
  ];
}

/** In battle every ship is laid, and what is told of the lost ones is so. */
function checkBattle(look: Checked, seat: Seat): readonly string[] {
  const { config, table, own } = look;
  const lost = shipsOf(look).length - afloat(look, seat).length - shownAfloat(look, seat);
  const board = look.board('shots', seat);
  const sinkings = board.cells().filter((space) => sinkingIn(look, space)).length;
  return [
    ...told(
      isEmpty(table, look.space('harbour', seat)),
      `${seatId(seat)} has ships in the harbour in battle`,
    ),
    ...told(
      own[seat]?.lost === (config.announce === 'hitOnly' ? null : lost),
      `${seatId(seat)} has lost ${lost} ships, and ${own[seat]?.lost} are told`,
    ),
    ...told(
      sinkings === (config.announce === 'hitOnly' ? 0 : lost),
      `${seatId(seat)} has lost ${lost} ships, and ${sinkings} sinkings are marked`,
    ),
  ];
}

/** When the battle is over, ships that float are seen by all. */
const shownAfloat = (look: Checked, seat: Seat): number =>
  laidOn(look, seat, 'shots').filter((laid) => !isSunk(look, look.board('shots', seat), laid)).length;

const isSunk = (look: Checked, board: SquareBoard, { cells }: Laid): boolean =>
  cells.every((cell) => piecesIn(look.table, spaceIn(board, cell)).some((piece) => markOf(look, piece)));

const sinkingIn = (look: Checked, space: number): boolean =>
  piecesIn(look.table, space).some((piece) => markOf(look, piece) === 'sunk');

/** While it goes on nobody has lost everything, and only sunk ships have been shown. */
function checkAfloat(look: Checked, seat: Seat): readonly string[] {
  if (look.flow.phase !== 'battle') return [];
  const shown = laidOn(look, seat, 'shots');
  return [
    ...told(afloat(look, seat).length > 0, `${seatId(seat)} has no ship afloat, and the match goes on`),
    ...told(shownAfloat(look, seat) === 0, `${seatId(seat)} has shown a ship that floats`),
    ...told(
      shown.length === 0 || look.config.announce === 'sunkWithCells',
      `${seatId(seat)} has shown ships against what is agreed`,
    ),
  ];
}

/** At the end both fleets are shown; without a withdrawal one of them is sunk, and the other seat has won. */
function checkEnd(look: Checked, { outcomes }: Status): readonly string[] {
  const sunk = [0, 1].filter((seat) => shownAfloat(look, seat) === 0);
  const left = [0, 1].filter((seat) => look.hasWithdrawn(seat));
  const [loser] = left.length > 0 ? left : sunk;
  return [
    ...[0, 1].flatMap((seat) =>
      told(laidOn(look, seat, 'sea').length === 0, `${seatId(seat)} still hides ships after the end`),
    ),
    ...told(
      loser !== undefined && outcomes[loser] === 'loss' && outcomes[rivalOf(loser)] === 'win',
      `the match is over with ${outcomes.join(' and ')}`,
    ),
  ];
}
