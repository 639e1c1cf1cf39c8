import {
  HEX_WAYS,
  HexBoard,
  NetworkBoard,
  NONE,
  readSquareName,
  type Space,
  SquareBoard,
  TrackBoard,
  WAY_NAMES,
  WAYS,
} from '@tapete/core';
import type { BoardPart, SpaceFact, SpaceQuestion } from '@tapete/manifest';
import type { AnyBoard, Reading } from './reading.js';
import type { Value } from './value.js';

const NOWHERE: readonly Space[] = [];

/** A group of a board's spaces; what a board of its kind has not is empty. */
export function partOf(board: AnyBoard | undefined, part: BoardPart): readonly Space[] {
  if (!board) return NOWHERE;
  if (part === 'spaces') return board.spaces();
  if (board instanceof HexBoard) return part === 'nodes' ? NOWHERE : board[part]();
  if (!(board instanceof NetworkBoard) || part === 'vertices') return NOWHERE;
  return part === 'edges' ? board.edges() : board.nodes();
}

/** What can be said of one space; of none nothing. */
export const FACTS: { readonly [fact in SpaceFact]: (at: Reading, space: Space) => Value } = {
  spaceName: (at, space) => at.boardOf(space)?.nameOf(space) ?? '',
  spaceType: (at, space) => {
    const board = at.boardOf(space);
    return board && 'typeOf' in board ? (board.typeOf(space) ?? '') : '';
  },
  spaceZone: (at, space) => at.zoneName(space),
  pieces: (at, space) => at.piecesAt(space),
  holder: (at, space) => {
    const top = at.piecesAt(space).at(-1);
    return top === undefined ? NONE : at.owner(top);
  },
  empty: (at, space) => space !== NONE && at.piecesAt(space).length === 0,
  row: (at, space) => readSquareName(squareName(at, space)).row + 1,
  column: (at, space) => readSquareName(squareName(at, space)).column + 1,
  neighbours: (at, space) => at.boardOf(space)?.neighbours(space) ?? NOWHERE,
  around: (at, space) => {
    const board = at.boardOf(space);
    return board instanceof SquareBoard ? board.around(space) : (board?.neighbours(space) ?? NOWHERE);
  },
  next: (at, space) => trackOf(at, space)?.next(space) ?? NOWHERE,
  previous: (at, space) => trackOf(at, space)?.previous(space) ?? NOWHERE,
  tilesAt: (at, space) => hexOf(at, space)?.tilesAt(space) ?? NOWHERE,
  verticesAt: (at, space) => hexOf(at, space)?.verticesAt(space) ?? NOWHERE,
  edgesAt: (at, space) => {
    const board = at.boardOf(space);
    return board instanceof HexBoard || board instanceof NetworkBoard ? board.edgesAt(space) : NOWHERE;
  },
  nodesAt: (at, space) => {
    const board = at.boardOf(space);
    return board instanceof NetworkBoard ? board.nodesAt(space) : NOWHERE;
  },
};

/** What can be asked of a space with another, a number, a way or a list; of none it is nothing. */
export const QUESTIONS: {
  readonly [question in SpaceQuestion]: (at: Reading, space: Space, value: Value) => Value;
} = {
  distance: (at, from, to) => together(at, from, to as Space)?.distance(from, to as Space) ?? NONE,
  path: (at, from, to) => together(at, from, to as Space)?.path(from, to as Space) ?? NOWHERE,
  stepsTo: (at, from, to) => {
    const board = together(at, from, to as Space);
    return board instanceof TrackBoard ? board.stepsTo(from, to as Space) : NONE;
  },
  within: (at, space, far) => at.boardOf(space)?.within(space, far as number) ?? NOWHERE,
  ring: (at, space, far) => at.boardOf(space)?.ring(space, far as number) ?? NOWHERE,
  walk: (at, space, steps) => trackOf(at, space)?.walk(space, steps as number) ?? NOWHERE,
  walks: (at, space, steps) => [
    ...new Set(walks(at, space, steps as number).map((way) => way.at(-1) ?? space)),
  ],
  along: (at, space, way) => straightOn(at.boardOf(space), space, way as string),
  line: (at, space, least) => line(at, space, least as number),
  area: (at, space, list) => {
    const belonging = new Set(list as readonly Space[]);
    if (!belonging.has(space)) return NOWHERE;
    return at.boardOf(space)?.area(space, (other) => belonging.has(other)) ?? NOWHERE;
  },
};

/** The walk of exactly so many steps that ends there; of several the first, nothing where none does. */
export function wayTo(
  at: Reading,
  from: Space,
  { to, steps }: { readonly to: Space; readonly steps: number },
) {
  return walks(at, from, steps).find((way) => (way.at(-1) ?? from) === to) ?? NOWHERE;
}

/** The spaces that can be come to in so many steps, passing only through those of a list. */
export function reach(
  at: Reading,
  from: Space,
  { steps, through }: { readonly steps: number; readonly through: readonly Space[] },
): readonly Space[] {
  const passable = new Set(through);
  const board = at.boardOf(from);
  if (!board) return NOWHERE;
  return [...board.reach(from, (space) => passable.has(space))].flatMap(([space, far]) =>
    far > 0 && far <= steps ? [space] : [],
  );
}

const walks = (at: Reading, from: Space, steps: number): readonly (readonly Space[])[] =>
  steps < 0 ? [] : (trackOf(at, from)?.walks(from, steps) ?? []);

function trackOf(at: Reading, space: Space): TrackBoard | undefined {
  const board = at.boardOf(space);
  return board instanceof TrackBoard ? board : undefined;
}

function hexOf(at: Reading, space: Space): HexBoard | undefined {
  const board = at.boardOf(space);
  return board instanceof HexBoard ? board : undefined;
}

/** The board on which both lie. */
function together(at: Reading, one: Space, other: Space): AnyBoard | undefined {
  const board = at.boardOf(one);
  return board === at.boardOf(other) ? board : undefined;
}

function squareName(at: Reading, space: Space): string {
  const board = at.boardOf(space);
  return board instanceof SquareBoard ? board.nameOf(space) : '';
}

function straightOn(board: AnyBoard | undefined, space: Space, way: string): readonly Space[] {
  if (board instanceof SquareBoard) return ahead(board, space, WAYS[WAY_NAMES.square.indexOf(way as never)]);
  if (board instanceof HexBoard) return ahead(board, space, HEX_WAYS[WAY_NAMES.hex.indexOf(way as never)]);
  return NOWHERE;
}

const ahead = (
  board: SquareBoard | HexBoard,
  space: Space,
  way: { readonly number: number } | undefined,
): readonly Space[] => (way ? board.along(space, way) : NOWHERE);

/** Every space of the lines of `least` or more of one holder that this space is part of. */
function line(at: Reading, space: Space, least: number): readonly Space[] {
  const board = at.boardOf(space);
  const holder = FACTS.holder(at, space);
  if (!(board instanceof SquareBoard || board instanceof HexBoard) || holder === NONE) return NOWHERE;
  const held = (cells: readonly Space[]) => {
    const end = cells.findIndex((cell) => FACTS.holder(at, cell) !== holder);
    return end < 0 ? cells : cells.slice(0, end);
  };
  const others = board.lines.flatMap((each) => {
    const cells = [...held(board.along(space, each.ahead)), ...held(board.along(space, each.behind))];
    return cells.length + 1 >= least ? cells : [];
  });
  return others.length === 0 && least > 1 ? NOWHERE : [space, ...others].sort((one, other) => one - other);
}
