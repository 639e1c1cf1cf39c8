import type { PieceView, Refusal, SpaceView, View } from '@tapete/core';
import type { PokerSuit } from '@tapete/playing-cards';
import { isRed, KING } from './cards.js';
import type { Klondike } from './manifest.js';
import { passLimit } from './passes.js';
import { isColumn, isFoundation, numberOf } from './places.js';

type Config = Readonly<Klondike['config']>;
type Moves = Klondike['actions'];
type Why = Refusal & { readonly code: Klondike['errorCodes'] };

/*
 * Why a move is not offered, worked out from nothing but what its seat sees: a refusal must not tell of a card that
 * lies face down.
 */

export const whyNoDraw = (): Why => ({ code: 'STOCK_EMPTY' });

export function whyNoRecycling(view: View, _payload: object, _seat: string, config: Config): Why {
  if (countIn(view.spaces.stock) > 0) return { code: 'STOCK_LEFT' };
  if (countIn(view.spaces.waste) === 0) return { code: 'WASTE_EMPTY' };
  return { code: 'NO_PASSES_LEFT', facts: { passes: passLimit(config) } };
}

export function whyNoMove(
  view: View,
  { from, count, to }: Moves['moveStack'],
  _seat: string,
  config: Config,
): Why {
  if (isFoundation(from) && !config.foundationToTableau) return { code: 'FOUNDATION_KEEPS' };
  const [head] = runIn(view, from, count);
  if (head === undefined) return { code: 'NO_SUCH_RUN', facts: { count } };
  const isEmptyColumn = countIn(view.spaces[to]) === 0;
  if (isEmptyColumn && config.emptyColumn === 'king' && head.rank !== KING)
    return { code: 'COLUMN_WANTS_KING' };
  return { code: 'DOES_NOT_FIT' };
}

export function whyNotHome(view: View, { from }: Moves['moveToFoundation']): Why {
  const [card] = runIn(view, from, 1);
  if (card === undefined) return { code: 'NO_SUCH_RUN', facts: { count: 1 } };
  return { code: 'DOES_NOT_FIT' };
}

export const whyNoCardToTurn = (_view: View, { column }: Moves['turnUp']): Why => ({
  code: 'NOT_COVERED',
  facts: { column: numberOf(column) },
});

interface Card {
  readonly suit: PokerSuit;
  readonly rank: number;
}

/** The cards of a run on top of a place, its head first; none where there is no such run. */
function runIn(view: View, place: string, count: number): readonly Card[] {
  if (count > 1 && !isColumn(place)) return [];
  const cards = piecesIn(view.spaces[place]).slice(-count).map(cardOf);
  if (cards.length < count || !cards.every((card) => card !== undefined)) return [];
  const isRun = cards.every((card, index) => {
    const under = cards[index - 1];
    return under === undefined || (card.rank === under.rank - 1 && isRed(card.suit) !== isRed(under.suit));
  });
  return isRun ? cards : [];
}

/** Undefined for a card that is not seen, and for one that is down. */
function cardOf({ definition, face }: PieceView): Card | undefined {
  const [, suit, rank] = /#([a-z]+)-(\d+)$/.exec(definition ?? '') ?? [];
  return face === 'up' && suit !== undefined ? { suit: suit as PokerSuit, rank: Number(rank) } : undefined;
}

const piecesIn = (space: SpaceView | undefined): readonly PieceView[] =>
  space !== undefined && 'pieces' in space ? space.pieces : [];

const countIn = (space: SpaceView | undefined): number =>
  space !== undefined && 'count' in space ? space.count : piecesIn(space).length;
