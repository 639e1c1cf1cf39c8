import { countOf, movePiece, NONE, pieceId, pieceOf, piecesIn, type Seat, topOf } from '@tapete/core';
import { type AnyPlay, HIDDEN, OWNER_ONLY, PUBLIC, type Tiny, tiny } from '../tiny.js';

const DECK = [...'ABCDEFGHIJKL'];

/**
 * Two or three seats with three cards each in hand. A turn plays one and draws the next; whoever has the most letters in
 * the first half of the alphabet before them at the end wins.
 */
export const handsRules = {
  seats: { min: 2, max: 3 },
  spaces: { deck: HIDDEN, 'hand@seat': OWNER_ONLY, 'row@seat': PUBLIC },
  deck: DECK,
  seat: { played: 0, 'note!': { type: 'string', default: 'nothing', maxLength: 80 } },
  events: { drew: { seat: 'playerId', card: 'cardId' }, played: { seat: 'playerId', card: 'cardId' } },
  actions: {
    play: { parameters: [{ name: 'card', type: 'cardId' }], errorCodes: ['CARD_UNKNOWN'] },
  },
  longest: DECK.length,
  setup(play) {
    play.chance.shuffle(play.space('deck'));
    for (let round = 0; round < 3; round++) for (let seat = 0; seat < play.seats; seat++) draw(play, seat);
  },
  phases: {
    playing: {
      offers(look, offer, seat) {
        for (const card of piecesIn(look.table, look.space('hand', seat)))
          offer('play', { card: pieceId(look.table, card) });
      },
      actions: {
        play: {
          at: (look, { card }, seat) => [
            { piece: pieceOf(look.table, String(card)) },
            look.space('row', seat),
          ],
          refuse: () => ({ code: 'CARD_UNKNOWN' }),
          apply(play, { card }, { seat }) {
            movePiece(play.table, pieceOf(play.table, String(card)), play.space('row', seat), 'up');
            play.emit('played', { seat: `p${seat}`, card: String(card) });
            note(play, seat);
            draw(play, seat);
            goOn(play, seat);
          },
        },
      },
    },
  },
  withdraw(play, seat) {
    const left = seatsOf(play).filter((each) => !play.hasWithdrawn(each));
    if (left.length < 2) play.win(left, 'withdrawal');
    else if (play.flow.seat === seat) goOn(play, seat);
  },
  check: ({ own, seats }) => (own.length === seats ? [] : ['there is not own data for each seat']),
} satisfies Tiny;

function note(play: AnyPlay, seat: Seat): void {
  const own = play.own[seat] as { played: number; note: string };
  own.played += 1;
  own.note = `played ${own.played}`;
}

function draw(play: AnyPlay, seat: Seat): void {
  const card = topOf(play.table, play.space('deck'));
  if (card === NONE) return;
  movePiece(play.table, card, play.space('hand', seat));
  play.emit(
    'drew',
    { seat: `p${seat}`, card: pieceId(play.table, card) },
    { to: [seat], otherwise: { seat: `p${seat}` } },
  );
}

/** The next seat that has a card left moves. */
function goOn(play: AnyPlay, from: Seat): void {
  for (let step = 1; step <= play.seats; step++) {
    const seat = (from + step) % play.seats;
    if (play.hasWithdrawn(seat) || countOf(play.table, play.space('hand', seat)) === 0) continue;
    play.give(seat);
    return;
  }
  const early = seatsOf(play).map((seat) => lettersBefore(play, seat, 'G'));
  const most = Math.max(...early);
  play.win(seatsOf(play).filter((seat) => early[seat] === most && !play.hasWithdrawn(seat)));
}

const seatsOf = ({ seats }: AnyPlay): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const lettersBefore = (play: AnyPlay, seat: Seat, letter: string): number =>
  piecesIn(play.table, play.space('row', seat)).filter((card) => pieceId(play.table, card) < letter).length;

export const hands = tiny(handsRules);
