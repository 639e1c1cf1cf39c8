import { readSpaceId } from '@tapete/graphics/player';
import type { MatchModel } from '../match/match-model.js';
import { definitionWords, labelWords } from '../match/sentences.js';
import type { PieceView, Target, View } from '../shapes.js';
import { gameText } from '../words/game-text.js';
import { say } from '../words/words.js';
import type { Aim } from './aims.js';
import { beneath } from './beneath.js';
import { cellOf, columnWords } from './cells.js';
import { aimsAt } from './picking.js';
import { targetIn } from './pressing.js';

/** What a space is called: a cell by column and row, any other by the game's text `space.<id>` and whose it is. */
export function spaceName(model: MatchModel, space: string): string {
  const cell = cellOf(space);
  if (cell !== undefined) return say('columnRow', { column: columnWords(cell), row: cell.row + 1 });
  const { base, seat, cell: named } = readSpaceId(space);
  const name = gameText(model.presentation.value, `space.${base}`) ?? base;
  const owner = seat === undefined ? undefined : model.speech.value.names.get(seat);
  const whole = owner === undefined ? name : say('spaceOf', { space: name, name: owner });
  return named === undefined ? whole : `${whole}, ${namedCell(model, base, named.name)}`;
}

/** What a cell is called that is no square: by the game's text `space.<board>.<cell>`, by its maker's name, or as it is written. */
export function cellName(
  model: MatchModel,
  board: string,
  cell: { readonly id: string; readonly name?: string | undefined },
): string {
  return gameText(model.presentation.value, `space.${board}.${cell.id}`) ?? cell.name ?? cell.id;
}

/** What lies between cells is called by them. */
function namedCell(model: MatchModel, board: string, name: string): string {
  const cells = model.presentation.value?.charts?.[board]?.cells ?? [];
  return name
    .split('+')
    .map((id) => cellName(model, board, cells.find((cell) => cell.id === id) ?? { id }))
    .join(' – ');
}

/** All that a screen reader says of a space: its name, what lies in it, what can be done there. */
export function spaceWords(model: MatchModel, view: View, space: string): string {
  const below = beneath(space, model.overlays.value);
  const lying = [space, ...(below === undefined ? [] : [below])].flatMap((each) => lyingIn(view, each));
  const contents = lying.length > 0 ? lying.map((piece) => pieceWords(model, piece)).join(', ') : undefined;
  return [
    spaceName(model, space),
    (cellOf(space) ? contents : undefined) ?? contentWords(model, view, space),
    offerWords(model, view, space),
  ]
    .filter((words) => words !== '')
    .join(', ');
}

/** What lies in a space, and what covers it from another of its board. */
function lyingIn(view: View, space: string): readonly PieceView[] {
  const board = space.slice(0, space.indexOf('/') + 1);
  const covering = Object.entries(view.spaces).flatMap(([id, seen]) =>
    board !== '' && id.startsWith(board) && 'pieces' in seen
      ? seen.pieces.filter(({ covers }) => covers?.includes(space))
      : [],
  );
  const seen = view.spaces[space];
  return [...(seen !== undefined && 'pieces' in seen ? seen.pieces : []), ...covering];
}

export function contentWords(model: MatchModel, view: View, space: string): string {
  const seen = view.spaces[space];
  if (seen === undefined) return '';
  if (!('pieces' in seen)) return say('count', { n: 'count' in seen ? seen.count : Number(seen.any) });
  const [only] = seen.pieces;
  if (only === undefined) return say('empty');
  if (seen.pieces.length > 3) return say('count', { n: seen.pieces.length });
  return seen.pieces.map((piece) => pieceWords(model, piece)).join(', ');
}

export function pieceWords(model: MatchModel, { definition, owner, face }: PieceView): string {
  const kind =
    definition === undefined || face === 'down'
      ? say('pieceDown')
      : definitionWords(definition, model.speech.value);
  if (owner === null) return kind;
  if (owner === model.state.value.viewer) return say('pieceMine', { piece: kind });
  return say('pieceOf', { piece: kind, name: model.speech.value.names.get(owner) ?? owner });
}

/** All that a screen reader says of a piece that is taken by itself. */
export function pieceLabel(model: MatchModel, piece: PieceView): string {
  const target = model.targets.value.has(piece.name) ? piece.name : undefined;
  return [pieceWords(model, piece), targetWords(model, target)].filter((words) => words !== '').join(', ');
}

function offerWords(model: MatchModel, view: View, space: string): string {
  return targetWords(model, targetIn(view, space, model.targets.value, model.overlays.value));
}

/** What a press on a target does; where it only begins a move, nothing yet. */
function targetWords(model: MatchModel, target: Target | undefined): string {
  if (target === undefined) return '';
  const [first] = aimsAt(model.aims.value, model.picked.value, target);
  return first === undefined ? '' : say('offered', { label: aimWords(model, first) });
}

/** A move in words, with the piece that it begins with. */
export function aimWords(model: MatchModel, { label, at }: Pick<Aim, 'label' | 'at'>): string {
  const name = at.find((target) => typeof target === 'number');
  const pieces = Object.values(model.shown.value?.spaces ?? {}).flatMap((seen) =>
    'pieces' in seen ? seen.pieces : [],
  );
  return labelWords(
    label,
    model.speech.value,
    pieces.find((piece) => piece.name === name),
  );
}
