import { type PieceView, type SpaceId, type SpaceView, squareName, type View } from '@tapete/core';
import type { Paint } from '../paint.js';
import { type BoardView, boardsOf, isCell, topPiece } from './boards.js';
import { pieceWord } from './piece-word.js';
import { sayPiece, saySpace, type Voice } from './say.js';
import { seatMark } from './seat-mark.js';
import { padStart, widthOf } from './width.js';

export interface Drawing {
  readonly paint: Paint;
  /** What stands on an empty square instead of a dot: the number of the offer that points at it. */
  readonly marks?: ReadonlyMap<SpaceId, string>;
  /** The module's words for spaces and pieces; left out, they are called by their ids. */
  readonly voice?: Voice;
}

/**
 * What one viewer sees of the table: boards of squares as grids, every other space as a line. Of other boards those cells
 * are told in which something lies or to which a move leads, and how many more there are.
 */
export function drawTable(view: View, drawing: Drawing): readonly string[] {
  const boards = boardsOf(view);
  const drawn = boards.flatMap((board) => [
    ...(boards.length > 1 ? [drawing.paint.dim(board.id)] : []),
    ...drawBoard(board, drawing),
    '',
  ]);
  const { paint, marks, voice } = drawing;
  const spaces = Object.entries(view.spaces).filter(([id]) => !isCell(id));
  const told = spaces.filter(([id, space]) => !id.includes('/') || marks?.has(id) || !isEmpty(space));
  const nameOf = (id: string) => (voice ? saySpace(voice, id, (seat) => seatMark(seat, paint)) : id);
  const width = Math.max(0, ...told.map(([id]) => widthOf(nameOf(id))));
  const line = ([id, space]: (typeof told)[number]) => {
    const mark = marks?.get(id);
    const what =
      isEmpty(space) && mark !== undefined ? paint.bold(paint.green(mark)) : sayFull(space, drawing);
    const name = nameOf(id);
    return `${paint.dim(name)}${' '.repeat(width - widthOf(name))}  ${what}`;
  };
  const empty = spaces.length - told.length;
  return [...drawn, ...told.map(line), ...(empty > 0 ? [paint.dim(`${empty} more, empty`)] : [])];
}

function drawBoard(board: BoardView, drawing: Drawing): readonly string[] {
  const { paint } = drawing;
  const rows = Array.from({ length: board.rows }, (_, index) => board.rows - 1 - index);
  const columns = Array.from({ length: board.columns }, (_, column) => column);
  const cells = rows.map((row) => columns.map((column) => drawCell(board, { row, column }, drawing)));
  const wide = Math.max(1, ...cells.flat().map(widthOf));
  const edge = String(board.rows).length;
  const across = '─'.repeat(columns.length * (wide + 1) + 1);
  const line = (name: string, body: string) => `${paint.dim(name.padStart(edge))} ${body}`;
  const inner = cells.map((row) => row.map((cell) => padStart(cell, wide)).join(' '));
  return [
    line('', `┌${across}┐`),
    ...inner.map((row, index) => line(String((rows[index] as number) + 1), `│ ${row} │`)),
    line('', `└${across}┘`),
    line('', `  ${columns.map((column) => paint.dim(columnLetters(column).padStart(wide))).join(' ')}`),
  ];
}

const columnLetters = (column: number): string => squareName(0, column).slice(0, -1);

interface Square {
  readonly row: number;
  readonly column: number;
}

function drawCell(board: BoardView, { row, column }: Square, { paint, marks }: Drawing): string {
  const space = board.cell(row, column);
  const piece = topPiece(space);
  if (piece !== undefined) return pieceMark(piece, paint);
  const mark = marks?.get(board.cellId(row, column));
  if (mark !== undefined) return paint.bold(paint.green(mark));
  if (space === undefined) return paint.dim('?');
  if ('pieces' in space) return paint.dim('·');
  return isEmpty(space) ? paint.dim('·') : '▒';
}

const isEmpty = (space: SpaceView): boolean =>
  'pieces' in space ? space.pieces.length === 0 : 'count' in space ? space.count === 0 : !space.any;

/** One piece on a square: its owner's mark, else the first letter of what it is, else a back. */
function pieceMark({ owner, definition }: PieceView, paint: Paint): string {
  if (owner !== null) return seatMark(owner, paint);
  return definition === undefined ? '▒' : pieceWord(definition).slice(0, 1).toUpperCase();
}

/** A space in words: its pieces from bottom to top, like ones counted; or how many there are. */
function sayFull(space: SpaceView, drawing: Drawing): string {
  if ('count' in space) return space.count === 0 ? '—' : `▒ × ${space.count}`;
  if ('any' in space) return space.any ? '▒' : '—';
  const runs: { text: string; count: number }[] = [];
  for (const piece of space.pieces) {
    const text = pieceText(piece, drawing);
    const last = runs.at(-1);
    if (last?.text === text) last.count++;
    else runs.push({ text, count: 1 });
  }
  if (runs.length === 0) return '—';
  return runs.map(({ text, count }) => (count === 1 ? text : `${text} × ${count}`)).join('  ');
}

function pieceText({ owner, definition }: PieceView, { paint, voice }: Drawing): string {
  const call = voice ? (name: string) => sayPiece(voice, name) : pieceWord;
  const word = definition === undefined ? '▒' : call(definition);
  return owner === null ? word : `${seatMark(owner, paint)} ${word}`;
}
