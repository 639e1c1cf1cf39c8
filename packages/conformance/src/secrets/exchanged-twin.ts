import type { BotChance, LockedMatch, ScriptedDraw, SeatId } from '@tapete/core';
import { isTaken, type Move, make } from '../play/move.js';
import { mapPieces } from '../play/names.js';
import { begin, retread, type Trial } from '../play/trial.js';
import { definitionOf } from './never-seen.js';
import { type Course, isMisfit, type Twins } from './twin.js';
import { walk } from './walk.js';

/**
 * Other pieces lie where the seat does not know what lies, from the shuffle on that laid them there. Undefined where the
 * seat knows all, and where no shuffle did: then they cannot have come to lie otherwise.
 */
export function exchangedTwin(
  trial: Trial,
  moves: readonly Move[],
  seat: SeatId,
  chance: BotChance,
): Twins | undefined {
  const match = retread(trial, moves);
  const sampled = spacesOf(match.sample(seat, chance));
  const pieces = exchangeOf(spacesOf(match), sampled);
  const draws = match.chanceFile();
  const shuffle = lastThatLaid(draws, pieces);
  if (pieces.size === 0 || shuffle < 0) return undefined;
  const from = movesUpTo(trial, moves, draws.slice(0, shuffle + 1));
  const script = draws.map((draw, at) => (at < shuffle ? draw : exchangeDraw(draw, pieces)));
  const other = {
    setup: { ...trial.setup, script },
    moves: moves.map((move, at) => (at < from ? move : exchangeMove(trial, move, pieces))),
  };
  if (JSON.stringify(endOf(trial, other)) !== JSON.stringify(sampled)) return undefined;
  const [[one, another] = ['', '']] = pieces;
  const how = `${one} and ${another} have changed places, which ${seat} does not know`;
  const isCertain = !wasShown(trial, moves, { seat, from, pieces });
  return { viewer: seat, one: { setup: trial.setup, moves }, other, from, how, isCertain };
}

/** Whether the seat was shown any of them since: it may know no more which is which, and have known it once. */
function wasShown(
  trial: Trial,
  moves: readonly Move[],
  { pieces, ...eyes }: { readonly seat: SeatId; readonly from: number; readonly pieces: Exchange },
): boolean {
  const { shown } = walk(trial, moves, eyes);
  return [...pieces.keys()].some((piece) => shown.has(definitionOf(trial.game.structure, piece)));
}

type Spaces = Readonly<Record<string, readonly string[]>>;

/** Which piece lies in the place of which. */
type Exchange = ReadonlyMap<string, string>;

const spacesOf = (match: LockedMatch): Spaces => match.save().state.spaces as Spaces;

function endOf(trial: Trial, { setup, moves }: Course): Spaces | undefined {
  try {
    return spacesOf(retread({ ...trial, setup }, moves));
  } catch (error) {
    if (isMisfit(error)) return undefined;
    throw error;
  }
}

function exchangeOf(lying: Spaces, sampled: Spaces): Exchange {
  const pairs = Object.entries(lying).flatMap(([space, pieces]) =>
    pieces.map((piece, index) => [piece, sampled[space]?.[index] ?? piece] as const),
  );
  return new Map(pairs.filter(([piece, other]) => piece !== other));
}

/** The last shuffle in which all of them were: before it nobody took one for the other. -1 where there was none. */
function lastThatLaid(draws: readonly ScriptedDraw[], pieces: Exchange): number {
  const laid = (draw: ScriptedDraw) =>
    'shuffle' in draw && [...pieces.keys()].every((piece) => draw.shuffle.includes(piece));
  return draws.map(laid).lastIndexOf(true);
}

/** Moves after which chance has given these draws; 0 where the setup has. */
function movesUpTo(trial: Trial, moves: readonly Move[], draws: readonly ScriptedDraw[]): number {
  const match = begin(trial);
  const needed = draws.reduce((sum, draw) => sum + drawsIn(draw), 0);
  let drawn = match.record().entries[0]?.draws ?? 0;
  for (const [at, move] of moves.entries()) {
    if (drawn >= needed) return at;
    const answer = make(match, move);
    drawn += answer.status === 'accepted' ? (answer.entry?.draws ?? 0) : 0;
  }
  return moves.length;
}

/** As the engine counts them: a shuffle draws a place for each piece but the last. */
const drawsIn = (draw: ScriptedDraw): number =>
  'shuffle' in draw ? Math.max(0, draw.shuffle.length - 1) : 1;

const exchangeDraw = (draw: ScriptedDraw, pieces: Exchange): ScriptedDraw =>
  'shuffle' in draw ? { shuffle: draw.shuffle.map((piece) => pieces.get(piece) ?? piece) } : draw;

function exchangeMove({ game }: Trial, move: Move, pieces: Exchange): Move {
  if (!isTaken(move)) return move;
  const read = (piece: unknown) => pieces.get(String(piece)) ?? (piece as string);
  return { ...move, payload: mapPieces(game.structure, move, read) };
}
