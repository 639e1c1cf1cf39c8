import type { Place } from '@tapete/manifest';
import { centred, isWide, onItsSide, type Rect, type Size, turnedWithin } from './rect.js';
import { tiles } from './tiles.js';

export interface PiecesToArrange {
  readonly arrangement: Place['arrangement'];
  readonly rect: Rect;
  /** Of one piece; the largest square that fits when left out. */
  readonly size?: Size | undefined;
  /** Degrees by which all of it lies turned. */
  readonly turn?: number | undefined;
  /** From bottom to top. */
  readonly pieces: readonly { readonly isDown: boolean }[];
}

/** Share of a piece that stays to be seen under the next one of a fan. */
const FAN_UP = 0.3;
const FAN_DOWN = 0.13;
/** From one piece of a row to the next, in pieces. */
const ROW_STEP = 1.08;
/** What one piece raises the next one of a pile, and a whole pile at most, in pieces. */
const PILE_STEP = 0.006;
const PILE_RISE = 0.07;
/** From one piece of a hand to the next, in pieces, and by how many degrees each is turned further. */
const HAND_STEP = 0.72;
const HAND_TURN = 5;
const HAND_TURN_IN_ALL = 30;

/** Where each piece of one space lies, from bottom to top. Pieces that have no room lie closer, never outside. */
export function arrangePieces({ turn, ...lying }: PiecesToArrange): Rect[] {
  if (turn === undefined) return arrangeUpright(lying);
  const rect = turn % 180 === 0 ? lying.rect : onItsSide(lying.rect);
  return arrangeUpright({ ...lying, rect }).map((piece) => turnedWithin(lying.rect, piece, turn));
}

function arrangeUpright({ arrangement, rect, size, pieces }: PiecesToArrange): Rect[] {
  const side = Math.min(rect.width, rect.height);
  const piece = size ?? { width: side, height: side };
  const line = { rect, piece, room: isWide(rect) ? rect.width - piece.width : rect.height - piece.height };
  if (arrangement === 'pile') return pile(rect, piece, pieces.length);
  if (arrangement === 'row') return row(line, pieces.length, ROW_STEP);
  if (arrangement === 'hand') return hand(line, pieces.length);
  if (arrangement === 'fan') return fan(line, pieces);
  return tiles(rect, pieces.length, piece).map((tile) => centred(tile, piece));
}

/** One on the other, each a little higher: one sees that there are many, not how many. */
function pile(rect: Rect, piece: Size, count: number): Rect[] {
  const step = piece.height * Math.min(PILE_STEP, PILE_RISE / Math.max(1, count - 1));
  const bottom = centred(rect, piece);
  return Array.from({ length: count }, (_, index) => ({ ...bottom, y: bottom.y - index * step }));
}

/** Pieces that follow each other along the longer side. `room` is how far the last may be from the first. */
interface Line {
  readonly rect: Rect;
  readonly piece: Size;
  readonly room: number;
}

/** Beside each other, in the middle. */
function row(line: Line, count: number, step: number): Rect[] {
  const steps = Array.from({ length: Math.max(0, count - 1) }, () => step);
  const starts = startsOf(line, steps);
  const middle = Math.max(0, line.room - (starts.at(-1) ?? 0)) / 2;
  return count === 0 ? [] : starts.map((start) => pieceAt(line, middle + start));
}

/** As a hand holds cards: over each other, each turned a little further, about a point far below. */
function hand(line: Line, count: number): Rect[] {
  const turn = Math.min(HAND_TURN, HAND_TURN_IN_ALL / Math.max(1, count - 1));
  return row(line, count, HAND_STEP).map((piece, index) => {
    const degrees = turn * (index - (count - 1) / 2);
    const drop = piece.height * (1 - Math.cos((2 * degrees * Math.PI) / 180));
    return { ...piece, y: piece.y + drop, turn: degrees };
  });
}

/** From the beginning on, each over the last, so that its edge stays to be seen; over backs it closes up. */
function fan(line: Line, pieces: PiecesToArrange['pieces']): Rect[] {
  const steps = pieces.slice(0, -1).map(({ isDown }) => (isDown ? FAN_DOWN : FAN_UP));
  return pieces.length === 0 ? [] : startsOf(line, steps).map((start) => pieceAt(line, start));
}

/** How far each piece is from the first. `steps` are in pieces, and shorter where there is no room for them. */
function startsOf({ rect, piece, room }: Line, steps: readonly number[]): number[] {
  const length = isWide(rect) ? piece.width : piece.height;
  const wanted = steps.reduce((sum, step) => sum + step, 0) * length;
  const squeeze = wanted === 0 ? 1 : Math.min(1, Math.max(0, room) / wanted);
  const starts = [0];
  for (const step of steps) starts.push((starts.at(-1) ?? 0) + step * length * squeeze);
  return starts;
}

function pieceAt({ rect, piece }: Line, start: number): Rect {
  const middle = centred(rect, piece);
  return isWide(rect) ? { ...middle, x: rect.x + start } : { ...middle, y: rect.y + start };
}
