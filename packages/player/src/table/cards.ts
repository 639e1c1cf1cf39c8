import type { MatchModel } from '../match/match-model.js';
import { isCard } from '../presentation/pictures.js';
import type { PieceView } from '../shapes.js';

/** The card of that name whose face is seen here. */
export function cardNamed(model: MatchModel, name: number | undefined): PieceView | undefined {
  const presentation = model.presentation.value;
  if (name === undefined || presentation === undefined) return undefined;
  const card = Object.values(model.shown.value?.spaces ?? {})
    .flatMap((seen) => ('pieces' in seen ? seen.pieces : []))
    .find((piece) => piece.name === name);
  return card !== undefined && isCard(presentation, card) ? card : undefined;
}

/** The card with the focus: the one whose button it is, or the uppermost where it lies. */
export function cardInFocus(model: MatchModel): PieceView | undefined {
  const { space = '', name } =
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset : {};
  if (name !== undefined) return cardNamed(model, Number(name));
  const seen = model.shown.value?.spaces[space];
  return seen !== undefined && 'pieces' in seen ? cardNamed(model, seen.pieces.at(-1)?.name) : undefined;
}
