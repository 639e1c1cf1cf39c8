import {
  isEmpty,
  movePiece,
  NONE,
  type Play,
  pieceId,
  type Seat,
  seatId,
  spaceId,
  topOf,
} from '@tapete/core';
import { takeAims } from './aims.js';
import { afloat, type Laid, layShip, rivalOf, spaceIn } from './fleet.js';
import type { Hundido } from './manifest.js';
import { kindOf } from './ships.js';
import { showFleets } from './show-fleets.js';

type Answer = Hundido['events']['shot.fired']['answer'];

/** All shots of a turn, one after the other, and what follows of them. */
export function resolve(play: Play<Hundido>, seat: Seat, cells: readonly number[]): void {
  takeAims(play, seat);
  const answers = cells.map((cell) => shoot(play, seat, cell));
  if (afloat(play, rivalOf(seat)).length === 0) {
    showFleets(play);
    play.win([seat], 'fleet');
  } else if (play.config.afterHit === 'again' && answers.some(isHit)) play.give(seat);
  else play.pass();
}

const isHit = (answer: Answer): boolean => answer === 'hit' || answer === 'sunk';

function shoot(play: Play<Hundido>, seat: Seat, cell: number): Answer {
  const { table } = play;
  const board = play.board('shots', rivalOf(seat));
  const space = spaceIn(board, cell);
  const struck = afloat(play, rivalOf(seat)).find(({ cells }) => cells.includes(cell));
  const answer = isEmpty(table, space) ? answerTo(play, rivalOf(seat), struck) : 'tried';
  const mark = answer === 'tried' ? NONE : topOf(table, play.space(SUPPLY[answer], seat));
  if (mark !== NONE) movePiece(table, mark, space);
  play.emit('shot.fired', {
    seat: seatId(seat),
    row: board.rowOf(space),
    column: board.columnOf(space),
    cell: spaceId(table, space),
    name: spaceId(table, space).replace(/^.*\//, '').toUpperCase(),
    answer,
    ...(mark !== NONE && { mark: pieceId(table, mark) }),
  });
  if (struck && answer === 'sunk') sink(play, rivalOf(seat), struck);
  return answer;
}

const SUPPLY = { water: 'waters', hit: 'hits', sunk: 'sinkings' } as const;

/** What is told of a shot at a new cell: that the last cell of a ship was hit is, or is not, a matter of `announce`. */
function answerTo(play: Play<Hundido>, seat: Seat, struck: Laid | undefined): Exclude<Answer, 'tried'> {
  if (!struck) return 'water';
  const board = play.board('shots', seat);
  const left = struck.cells.filter((cell) => isEmpty(play.table, spaceIn(board, cell)));
  return left.length === 1 && play.config.announce !== 'hitOnly' ? 'sunk' : 'hit';
}

/** It is told that one more is lost; which and where, only where that is agreed. Then all see it lie there. */
function sink(play: Play<Hundido>, seat: Seat, { ship, piece, cells }: Laid): void {
  const own = play.own[seat];
  if (own) own.lost = (own.lost ?? 0) + 1;
  if (play.config.announce !== 'sunkWithCells') return;
  const board = play.board('shots', seat);
  layShip(play, piece, board, cells);
  play.emit('ship.sunk', {
    seat: seatId(seat),
    ship: pieceId(play.table, piece),
    kind: kindOf(ship),
    cells: cells.map((cell) => spaceId(play.table, spaceIn(board, cell))),
  });
}
