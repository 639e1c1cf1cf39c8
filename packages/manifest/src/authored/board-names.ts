import { readSquareName } from '@tapete/core';
import { each } from '../checks/each.js';
import type { Board } from '../shapes/boards.js';
import type { GameWritten } from '../shapes/game.js';
import { camelCase } from '../shapes/naming.js';
import type { BoardRef, Formula } from './formula.js';
import type { Member, Members } from './kinds.js';
import { type BoardPart, SPACE_FACTS, type SpaceFact } from './spaces.js';

/** A board that expressions can name, with its number among the zones. */
export interface BoardName {
  readonly id: string;
  readonly zone: number;
  readonly per: 'table' | 'seat';
  readonly type: Board['type'];
  /** Names of its spaces; undefined for squares, whose number may follow from the config. */
  readonly cells: readonly string[] | undefined;
}

export function boardsOf({ boardDefinitions }: GameWritten, firstZone: number): BoardName[] {
  const boards: BoardName[] = [];
  each(boardDefinitions, [], (board) => {
    const { id, type, per } = board;
    if (id && type)
      boards.push({ id, type, per: per ?? 'table', zone: firstZone + boards.length, cells: cellsOf(board) });
  });
  return boards;
}

function cellsOf(board: NonNullable<GameWritten['boardDefinitions']>[number]): string[] | undefined {
  if (board.type === 'square') return undefined;
  const ids: string[] = [];
  const take = ({ id }: { readonly id: string }) => ids.push(id);
  if (board.type === 'hex') each(board.tiles, [], take);
  if (board.type === 'network') each(board.nodes, [], take);
  if (board.type === 'track') each(board.spaces, [], take);
  return ids;
}

/** Whether a board can have a space of that name: what lies between its cells is named by them. */
export function hasSpace({ cells }: BoardName, name: string): boolean {
  if (cells === undefined) return readSquareName(name).row >= 0;
  return name.split('+').every((cell) => cells.includes(cell));
}

/** What stands behind the name of a board, for each type of board. */
const PARTS: Readonly<Record<Board['type'], readonly BoardPart[]>> = {
  square: ['spaces'],
  hex: ['spaces', 'tiles', 'edges', 'vertices'],
  network: ['spaces', 'nodes', 'edges'],
  track: ['spaces'],
};

export const BOARD_TYPE: Readonly<Record<Board['type'], string>> = {
  square: 'SquareBoard',
  hex: 'HexBoard',
  network: 'NetworkBoard',
  track: 'TrackBoard',
};

/** Members of all types that boards bring. */
export function boardTypes(boards: readonly BoardName[]): [string, Members][] {
  return [
    ['GameBoards', boardMembers(boards, 'table')],
    ['PlayerBoards', boardMembers(boards, 'seat')],
    ...(Object.keys(PARTS) as Board['type'][]).map((type): [string, Members] => [
      BOARD_TYPE[type],
      new Map([...PARTS[type].map(partMember), ...(type === 'track' ? [startMember] : [])]),
    ]),
    ['Space', SPACE_MEMBERS],
  ];
}

function boardMembers(boards: readonly BoardName[], per: BoardName['per']): Members {
  return new Map(
    boards
      .filter((board) => board.per === per)
      .map(({ id, type, zone }): [string, Member] => [
        camelCase(id),
        {
          type: BOARD_TYPE[type],
          of: (of) => ({
            op: 'board',
            part: 'spaces',
            at: { board: zone, ...(per === 'seat' ? { of } : {}) },
          }),
        },
      ]),
  );
}

/** The board that stands before a dot. */
export const boardIn = (holder: Formula): BoardRef => (holder.op === 'board' ? holder.at : { board: 0 });

const partMember = (part: BoardPart): [string, Member] => [
  part,
  { type: 'list<Space>', of: (of) => ({ op: 'board', at: boardIn(of), part }) },
];

const startMember: [string, Member] = [
  'start',
  { type: 'Space', of: (of) => ({ op: 'start', at: boardIn(of) }) },
];

const TYPE_OF_FACT: Readonly<Record<SpaceFact, string>> = {
  spaceName: 'string',
  spaceType: 'string',
  spaceZone: 'string',
  pieces: 'list<Card>',
  holder: 'Player',
  empty: 'bool',
  row: 'int',
  column: 'int',
  neighbours: 'list<Space>',
  around: 'list<Space>',
  next: 'list<Space>',
  previous: 'list<Space>',
  tilesAt: 'list<Space>',
  edgesAt: 'list<Space>',
  verticesAt: 'list<Space>',
  nodesAt: 'list<Space>',
};

/** Behind a space `tiles` are those around it; `name`, `type`, `zone` say what it is called. */
const calledOf = (fact: SpaceFact): string =>
  fact.endsWith('At') ? fact.slice(0, -2) : fact.replace(/^space(.)/, (_, first) => first.toLowerCase());

const SPACE_MEMBERS: Members = new Map(
  SPACE_FACTS.map((fact): [string, Member] => [
    calledOf(fact),
    { type: TYPE_OF_FACT[fact], of: (of) => ({ op: fact, of }) },
  ]),
);
