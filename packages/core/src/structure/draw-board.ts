import type { Space } from '../ids.js';
import type { JsonObject } from '../json.js';
import { Failure } from '../refusal.js';
import { HexBoard } from '../table/hex-board.js';
import { NetworkBoard } from '../table/network-board.js';
import { SquareBoard } from '../table/square-board.js';
import { TrackBoard } from '../table/track-board.js';
import { sizeOf } from './size.js';
import type { BoardSpec, CellSpec } from './structure.js';

export type AnyBoard = SquareBoard | HexBoard | NetworkBoard | TrackBoard;

/** The geometry of a board whose first space has this number. Thrown as ID_UNKNOWN where it names a cell that it has not. */
export function drawBoard(spec: BoardSpec, first: Space, config: JsonObject): AnyBoard {
  switch (spec.type) {
    case 'square':
      return new SquareBoard(first, sizeOf(spec.rows, config), sizeOf(spec.columns, config));
    case 'hex': {
      const number = numberIn(spec.id, spec.tiles);
      return new HexBoard(first, {
        tiles: spec.tiles,
        edges: spec.edges.map(([one, other]) => [number(one), number(other)] as const),
        vertices: spec.vertices.map(
          ([one, other, third]) => [number(one), number(other), number(third)] as const,
        ),
      });
    }
    case 'network': {
      const number = numberIn(spec.id, spec.nodes);
      const edges = spec.edges.map(([one, other]) => [number(one), number(other)] as const);
      return new NetworkBoard(first, { nodes: spec.nodes, edges });
    }
    case 'track': {
      const number = numberIn(spec.id, spec.spaces);
      return new TrackBoard(
        first,
        spec.spaces.map(({ next, ...cell }) => ({ ...cell, next: next.map(number) })),
      );
    }
  }
}

function numberIn(board: string, cells: readonly CellSpec[]): (id: string) => number {
  const numbers = new Map(cells.map(({ id }, number) => [id, number]));
  return (id) => {
    const number = numbers.get(id);
    if (number === undefined) throw new Failure('ID_UNKNOWN', `${board}/${id}: no such cell`);
    return number;
  };
}
