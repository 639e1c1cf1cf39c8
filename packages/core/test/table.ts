import { NONE, type Piece, type Space } from '../src/ids.js';
import { createState, type State } from '../src/match/state.js';
import { drawBlueprint } from '../src/structure/blueprint.js';
import type { DefinitionSpec, PieceSpec, SpaceSpec, Visibility } from '../src/structure/structure.js';
import { noticeAll } from '../src/table/knowledge.js';
import { givePiece } from '../src/table/move-piece.js';
import { isUp, ownerOf, pieceId, pieceOf, piecesIn, spaceOf } from '../src/table/pieces.js';
import { PUBLIC, structure } from './structure.js';

/**
 * A table as it is drawn: `deck: A B | hand[2]: ~C | row:`. All is public but what `visibilities` says, by space.
 * Shape: pieces from bottom to top; `~C` lies face down, `C@p1` is p1's; `[2]` is the most that a space holds;
 * `hand:p0: A` is p0's hand, and there is one of each seat.
 */
export function table(drawing: string, visibilities: Readonly<Record<string, Visibility>> = {}): State {
  const spaces = readDrawing(drawing);
  const pieces = spaces.flatMap((space) => space.pieces.map((piece) => ({ ...piece, space: space.id })));
  const blueprint = drawBlueprint(
    structure({
      spaces: spaceSpecs(spaces, visibilities),
      definitions: pieces.map(({ id }) => definitionSpec(id)),
      pieces: pieces.map(({ id, face, space }) => pieceSpec(id, space, face)),
      resources: ['coins', 'wood'],
    }),
    2,
    {},
  );
  const cloth = createState(blueprint);
  for (const { id, owner } of pieces) if (owner !== NONE) givePiece(cloth, pieceOf(cloth, id), owner);
  noticeAll(cloth);
  cloth.journaled = 0;
  return cloth;
}

/** The drawing of a table, without what its spaces hold at most. */
export function draw(cloth: State): string {
  const spaces = cloth.blueprint.spaces.map(({ id }, space) =>
    [`${id}:`, ...piecesIn(cloth, space).map((piece) => drawPiece(cloth, piece))].join(' '),
  );
  return spaces.join(' | ');
}

export const piece = (cloth: State, id: string): Piece => pieceOf(cloth, id);
export const space = (cloth: State, id: string): Space => spaceOf(cloth, id);

function drawPiece(cloth: State, piece: Piece): string {
  const owner = ownerOf(cloth, piece);
  return `${isUp(cloth, piece) ? '' : '~'}${pieceId(cloth, piece)}${owner === NONE ? '' : `@p${owner}`}`;
}

interface DrawnSpace {
  readonly id: string;
  readonly capacity: number | undefined;
  readonly pieces: readonly { readonly id: string; readonly face: 'up' | 'down'; readonly owner: number }[];
}

export function readDrawing(drawing: string): DrawnSpace[] {
  return drawing.split('|').map((part) => {
    const [, id = '', capacity, rest = ''] = /^\s*([^\s:[]+(?::p\d)?)(?:\[(\d+)\])?:(.*)$/.exec(part) ?? [];
    if (id === '') throw new Error(`\`${part}\` draws no space`);
    return {
      id,
      capacity: capacity === undefined ? undefined : Number(capacity),
      pieces: rest.split(' ').filter(Boolean).map(readPiece),
    };
  });
}

function readPiece(text: string): DrawnSpace['pieces'][number] {
  const [, down, id = '', owner] = /^(~?)([^@]+)(?:@p(\d+))?$/.exec(text) ?? [];
  return { id, face: down ? 'down' : 'up', owner: owner === undefined ? NONE : Number(owner) };
}

function spaceSpecs(
  spaces: readonly DrawnSpace[],
  visibilities: Readonly<Record<string, Visibility>>,
): SpaceSpec[] {
  const specs = spaces.map(({ id, capacity }): SpaceSpec => {
    const [name = '', seat] = id.split(':');
    return {
      id: name,
      per: seat === undefined ? 'table' : 'seat',
      visibility: visibilities[name] ?? PUBLIC,
      ...(capacity !== undefined && { capacity }),
    };
  });
  return specs.filter(({ id }, index) => specs.findIndex((spec) => spec.id === id) === index);
}

export const definitionSpec = (id: string): DefinitionSpec => ({
  id: `tiny/cards#${id}`,
  name: id,
  properties: {},
});

export const pieceSpec = (id: string, space: string, face: 'up' | 'down'): PieceSpec => ({
  id,
  definition: `tiny/cards#${id}`,
  count: 1,
  per: 'table',
  space,
  face,
});
