import type { PieceView, Refusal, SeatId, View } from '@tapete/core';
import { rankGivenFor } from './exchange.js';
import type { Brisca } from './manifest.js';

type Config = Readonly<Brisca['config']>;
type Moves = Brisca['actions'];
type Why = Refusal & { readonly code: Brisca['errorCodes'] };

/* Why a move is not offered, from what its seat sees. */

export const whyNotPlayed = (view: View, { card }: Moves['play'], seat: SeatId): Why | undefined =>
  isInHand(view, card, seat) ? undefined : { code: 'NOT_IN_HAND' };

export function whyNoExchange(
  view: View,
  { card }: Moves['exchange'],
  seat: SeatId,
  { exchange }: Config,
): Why {
  if (exchange === 'off') return { code: 'EXCHANGE_OFF' };
  const [turned] = piecesIn(view, 'turned-up');
  if (turned === undefined) return { code: 'NOTHING_TURNED_UP' };
  if (piecesIn(view, 'trick').length > 0) return { code: 'NOT_LEADING' };
  if (countIn(view, `won:${seat}`) === 0) return { code: 'NO_TRICK_YET' };
  if (!isInHand(view, card, seat)) return { code: 'NOT_IN_HAND' };
  const wanted = rankGivenFor(Number(turned.definition?.split('-').at(-1)));
  return { code: 'NOT_EXCHANGEABLE', ...(wanted !== undefined && { facts: { wanted } }) };
}

const isInHand = (view: View, card: string, seat: SeatId): boolean =>
  piecesIn(view, `hand:${seat}`).some(({ definition }) => definition?.endsWith(`#${card}`));

function piecesIn(view: View, space: string): readonly PieceView[] {
  const seen = view.spaces[space];
  return seen !== undefined && 'pieces' in seen ? seen.pieces : [];
}

function countIn(view: View, space: string): number {
  const seen = view.spaces[space];
  return seen !== undefined && 'count' in seen ? seen.count : piecesIn(view, space).length;
}
