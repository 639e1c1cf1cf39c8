import type { Bot, Offer, PieceView, SeatId, View } from '@tapete/core';
import { beats, type Face, ORDER, pointsOfRank } from '../src/cards.js';

/** A card of the hand that may be played. */
interface Choice {
  readonly offer: string;
  readonly face: Face;
}

/** What the table shows of the trick. */
interface Trick {
  readonly trump: string;
  readonly points: number;
  /** Undefined where the bot leads. */
  readonly best: Face | undefined;
  /** Whether the best card is a partner's. */
  readonly isOurs: boolean;
  /** Whether nobody plays after the bot. */
  readonly isLast: boolean;
  /** Whether there is nothing more to draw. */
  readonly isEnd: boolean;
}

/**
 * Exchanges when it can, leads low, takes what is worth it with as little as will do, throws its points to a partner
 * who has the trick, and keeps trumps for tricks with points in them.
 */
export const good: Bot = (view, offers) => {
  const exchange = offers.find(({ action }) => action === 'exchange');
  if (exchange) return { offer: exchange.id };
  const me = seatOf(view, offers);
  const trick = trickOf(view, me);
  const choices = choicesOf(view, offers);
  const best = choices.reduce((one, other) => (worth(other, trick) > worth(one, trick) ? other : one));
  return { offer: best.offer };
};

function worth(choice: Choice, trick: Trick): number {
  if (trick.best === undefined) return worthOfLead(choice, trick);
  const takes = beats(choice.face, trick.best, trick.trump);
  return takes ? worthOfTaking(choice, trick) : worthOfGiving(choice, trick);
}

/** Cheap cards first; in the last tricks trumps, which nobody can take any more. */
function worthOfLead({ face }: Choice, { trump, isEnd }: Trick): number {
  if (face.suit !== trump) return -2 * pointsOfRank(face.rank) - heightOf(face) / 10;
  return isEnd ? heightOf(face) / 10 : -8 - 2 * heightOf(face);
}

/** What the trick brings, less what is spent: a card of the led suit keeps its points, a trump could have taken more. */
function worthOfTaking({ face }: Choice, { trump, points, isLast, isOurs, isEnd }: Trick): number {
  if (isOurs && isLast) return pointsOfRank(face.rank) - (face.suit === trump ? 12 : 0);
  if (face.suit === trump) return points - (isEnd ? 0 : 3 + 1.2 * heightOf(face));
  const own = pointsOfRank(face.rank);
  return points + (isLast ? 1.5 * own : -0.5 * own) - heightOf(face) / 10;
}

/** What is lost: the points of the card, and that a trump is gone. A partner's trick they are given gladly. */
function worthOfGiving({ face }: Choice, { trump, isOurs, isLast }: Trick): number {
  const own = pointsOfRank(face.rank);
  const trumps = face.suit === trump ? 5 + heightOf(face) : 0;
  if (isOurs) return (isLast ? own : own / 3) - trumps;
  return -1.5 * own - trumps - heightOf(face) / 10;
}

const heightOf = ({ rank }: Face): number => ORDER.indexOf(rank);

function choicesOf(view: View, offers: readonly Offer[]): Choice[] {
  const pieces = Object.keys(view.spaces)
    .filter((space) => space.startsWith('hand:'))
    .flatMap((space) => piecesIn(view, space));
  return offers.flatMap(({ id, action, payload }) => {
    const face = faceOf(pieces.find(({ name }) => name === payload.card));
    return action === 'play' && face ? [{ offer: id, face }] : [];
  });
}

/** The seat whose offers these are: the one whose hand they name a card of. */
function seatOf(view: View, offers: readonly Offer[]): SeatId | undefined {
  const named = offers.map(({ payload }) => payload.card);
  const hand = Object.keys(view.spaces).find(
    (space) => space.startsWith('hand:') && piecesIn(view, space).some(({ name }) => named.includes(name)),
  );
  return hand?.slice('hand:'.length) as SeatId | undefined;
}

function trickOf(view: View, me: SeatId | undefined): Trick {
  const cards = piecesIn(view, 'trick');
  const trump = String(view.variables.global.trump);
  let best: PieceView | undefined;
  for (const card of cards) {
    const [face, highest] = [faceOf(card), faceOf(best)];
    if (face && (highest === undefined || beats(face, highest, trump))) best = card;
  }
  const sideOf = (seat: SeatId | null | undefined) => (seat ? view.variables.players[seat]?.side : undefined);
  return {
    trump,
    points: cards.reduce((sum, card) => sum + pointsOfRank(faceOf(card)?.rank ?? 0), 0),
    best: faceOf(best),
    isOurs: best !== undefined && sideOf(best.owner) === sideOf(me),
    isLast: cards.length === Object.keys(view.variables.players).length - 1,
    isEnd: piecesIn(view, 'turned-up').length === 0,
  };
}

function faceOf(piece: PieceView | undefined): Face | undefined {
  const [, suit, rank] = /#([a-z]+)-(\d+)$/.exec(piece?.definition ?? '') ?? [];
  return suit === undefined ? undefined : { suit, rank: Number(rank) };
}

function piecesIn(view: View, space: string): readonly PieceView[] {
  const seen = view.spaces[space];
  return seen !== undefined && 'pieces' in seen ? seen.pieces : [];
}
