import { joinedName, squareName } from '@tapete/core';
import { nearest } from '../findings/near.js';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import type { GameWritten } from '../shapes/game.js';
import { checkBoard } from './boards.js';
import { each, mustDiffer, mustExist, valuesOf } from './each.js';
import type { GameNames } from './names.js';
import { checkSize } from './sizes.js';
import { checkVisibility } from './variables.js';

type ComponentWritten = GameWritten['components'][number];
type PieceWritten = Extract<ComponentWritten, { type: 'piece' }>;

export function checkTable(game: GameWritten, names: GameNames, report: Report): void {
  checkIds(game, report);
  each(game.playerHandDefinitions, ['playerHandDefinitions'], (hand, path) => {
    checkVisibility(hand.visibility, [...path, 'visibility'], report);
    const { minCards, maxCards } = hand;
    if (minCards !== undefined && maxCards !== undefined && minCards > maxCards) {
      report(
        'RANGE_REVERSED',
        [...path, 'minCards'],
        `\`minCards\` ${minCards} is more than \`maxCards\` ${maxCards}`,
      );
    }
  });
  each(game.components, ['components'], (component, path) => {
    if (component.type === 'piece') checkPiece(component, { game, names, path, report });
    if (component.type !== 'deck') return;
    checkVisibility(component.visibility, [...path, 'visibility'], report);
    const name = component.deckDefinitionId;
    mustExist(report, {
      name,
      among: names.decks,
      path: [...path, 'deckDefinitionId'],
      code: 'DECK_UNKNOWN',
      kind: 'deck',
    });
  });
  each(game.boardDefinitions, ['boardDefinitions'], (board, path) =>
    checkBoard(board, { game, names, path, report }),
  );
}

/** Hands, components and boards are called from one set of names; resources from their own. */
function checkIds(game: GameWritten, report: Report): void {
  const taken = new Map<string, string>();
  for (const section of ['playerHandDefinitions', 'components', 'boardDefinitions'] as const) {
    mustDiffer<{ readonly id: string }>(report, {
      list: game[section],
      at: [section],
      key: 'id',
      of: ({ id }) => id,
      taken,
    });
  }
  mustDiffer(report, { list: game.resources, at: ['resources'], key: 'id', of: ({ id }) => id });
}

interface Around {
  readonly game: GameWritten;
  readonly names: GameNames;
  readonly path: Path;
  readonly report: Report;
}

function checkPiece(piece: PieceWritten, around: Around): void {
  const { game, names, path, report } = around;
  checkSize(piece.count, { ...around, path: [...path, 'count'] });
  const [space = '', cell] = (piece.space ?? '').split('/');
  const at = [...path, 'space'];
  const isBoard = names.boards.includes(space);
  mustExist(report, {
    name: space,
    among: names.spaces?.keys(),
    path: at,
    code: 'SPACE_UNKNOWN',
    kind: 'space',
  });
  if (isBoard && cell === undefined)
    report('SPACE_UNKNOWN', at, `\`${space}\` is a board; name the cell, as in \`${space}/a1\``);
  const cells = isBoard && cell !== undefined ? cellsOf(space, game) : undefined;
  if (cell !== undefined && cells && !cells.includes(cell)) {
    const near = cells.find((one) => parts(one) === parts(cell)) ?? nearest(cell, cells);
    report('SPACE_UNKNOWN', at, `\`${cell}\`: no such cell of \`${space}\``, near);
  }
  if (!isBoard && cell !== undefined && names.spaces?.has(space)) {
    report('SPACE_UNKNOWN', at, `\`${space}\` is no board, so it has no cell \`${cell}\``, space);
  }
  if (names.spaces?.get(space) === 'seat' && (piece.per ?? 'table') === 'table') {
    report(
      'SPACE_OWNER_UNCLEAR',
      at,
      `each seat has a \`${space}\`; say \`"per": "seat"\`, or name a space of the table`,
    );
  }
}

/** What is joined may have been named in another order. */
const parts = (cell: string): string => cell.split('+').sort().join('+');

/** Cells by name; undefined where they cannot be known: of a board whose size is config, or that has mistakes. */
function cellsOf(id: string, game: GameWritten): string[] | undefined {
  const board = game.boardDefinitions?.find((one) => one?.id === id);
  if (!board) return undefined;
  if (board.type === 'track') return valuesOf(board.spaces, (cell) => cell.id);
  if (board.type === 'square') return squaresOf(board.rows, board.columns);
  const cells = board.type === 'hex' ? board.tiles : board.nodes;
  const groups: readonly ('all' | readonly (readonly string[])[] | undefined)[] =
    board.type === 'hex' ? [board.edges, board.vertices] : [board.edges];
  if (groups.includes('all')) return undefined;
  const names = valuesOf(cells, (cell) => cell.id);
  const joined = groups.flatMap((group) => (group === 'all' ? [] : (group ?? [])));
  const inOrder = (ends: readonly string[]) => [...ends].sort((a, b) => names.indexOf(a) - names.indexOf(b));
  return [...names, ...joined.filter(Array.isArray).map((ends) => joinedName(inOrder(ends)))];
}

function squaresOf(rows: unknown, columns: unknown): string[] | undefined {
  if (typeof rows !== 'number' || typeof columns !== 'number') return undefined;
  return Array.from({ length: rows * columns }, (_, index) =>
    squareName(Math.floor(index / columns), index % columns),
  );
}
