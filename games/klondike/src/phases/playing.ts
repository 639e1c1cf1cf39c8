import { isEmpty, isUp, type Look, NONE, type Phase, type Piece, topOf } from '@tapete/core';
import { type Kind, kindOf, openTop } from '../cards.js';
import { finish, isSafe } from '../finish.js';
import { cardsHome, fitsHome, foundationOf } from '../home.js';
import type { Klondike } from '../manifest.js';
import { bringHome, drawCards, moveRun, recycle, turnUp } from '../moves.js';
import { mayRecycle } from '../passes.js';
import {
  COLUMNS,
  type Column,
  columnsOf,
  FOUNDATIONS,
  HOME_SOURCES,
  type HomeSource,
  numberOf,
  type Source,
} from '../places.js';
import { whyNoCardToTurn, whyNoDraw, whyNoMove, whyNoRecycling, whyNotHome } from '../refusals.js';
import { fits, headOfRun, nextOfRun, takenBy } from '../runs.js';
import { endWith } from '../score.js';

type Sink = Parameters<NonNullable<Phase<Klondike>['offers']>>[1];

/** The one seat moves until all cards are home or it gives up. */
export const playing: Phase<Klondike> = {
  offers(look, offer) {
    const columns = columnsOf(look);
    const open = [look.space('waste'), ...columns].map((space) => openTop(look.table, space));
    const offering = { look, offer, taken: columns.map((column) => takenBy(look, column)) };
    for (let at = 0; at < open.length; at++)
      offerHome(offering, HOME_SOURCES[at] as HomeSource, open[at] as Piece);
    for (let at = 0; at < open.length; at++)
      offerRuns(offering, HOME_SOURCES[at] as HomeSource, open[at] as Piece);
    if (look.config.foundationToTableau)
      for (const foundation of FOUNDATIONS)
        offerMoves(offering, {
          from: foundation,
          head: openTop(look.table, look.space(foundation)),
          count: 1,
        });
    if (!look.config.autoFlip) offerTurns(look, offer);
    if (!isEmpty(look.table, look.space('stock'))) offer('draw', {});
    if (mayRecycle(look)) offer('recycle', {});
    if (isSafe(look)) offer('finish', {});
    offer('giveUp', {}, { concedes: true });
  },

  actions: {
    draw: {
      at: (look) => [look.space('stock')],
      refuse: whyNoDraw,
      apply: drawCards,
    },

    recycle: {
      at: (look) => [look.space('stock')],
      refuse: whyNoRecycling,
      apply: recycle,
    },

    moveStack: {
      at: (look, { from, count, to }) => [
        { piece: headOfRun(look.table, look.space(from), count) },
        look.space(to),
      ],
      label: ({ count, to }) => ({ count, column: numberOf(to) }),
      refuse: whyNoMove,
      apply: (play, { from, count, to }) =>
        moveRun(play, headOfRun(play.table, play.space(from), count), play.space(to)),
    },

    moveToFoundation: {
      at: (look, { from }) => {
        const card = topOf(look.table, look.space(from));
        return [{ piece: card }, foundationOf(look, card)];
      },
      label: () => ({}),
      refuse: whyNotHome,
      apply: (play, { from }) => bringHome(play, topOf(play.table, play.space(from))),
    },

    turnUp: {
      at: (look, { column }) => [{ piece: topOf(look.table, look.space(column)) }],
      label: ({ column }) => ({ column: numberOf(column) }),
      refuse: whyNoCardToTurn,
      apply: (play, { column }) => turnUp(play, play.space(column)),
    },

    finish: {
      refuse: () => ({ code: 'NOT_SAFE_YET' }),
      apply: finish,
    },

    giveUp: {
      apply(play) {
        play.emit('hand.givenUp', { home: cardsHome(play) });
        endWith(play, { outcome: 'loss', reason: 'givenUp' });
      },
    },
  },
};

/** Who is offered moves, with what each column takes: every head is tried on all of them. */
interface Offering {
  readonly look: Look<Klondike>;
  readonly offer: Sink;
  readonly taken: readonly Kind[];
}

function offerHome({ look, offer }: Offering, from: HomeSource, card: Piece): void {
  if (card !== NONE && fitsHome(look, card)) offer('moveToFoundation', { from }, { quick: true });
}

/** A run and each lower part of it. From the waste only its top card plays. */
function offerRuns(offering: Offering, from: HomeSource, top: Piece): void {
  let head = top;
  for (let count = 1; head !== NONE; count++) {
    offerMoves(offering, { from, head, count });
    head = from === 'waste' ? NONE : nextOfRun(offering.look.table, head);
  }
}

interface Run {
  readonly from: Source;
  readonly head: Piece;
  readonly count: number;
}

function offerMoves({ look, offer, taken }: Offering, { from, head, count }: Run): void {
  if (head === NONE) return;
  const kind = kindOf(look.table, head);
  for (let at = 0; at < taken.length; at++) {
    const to = COLUMNS[at] as Column;
    if (fits(kind, taken[at] as Kind) && to !== from) offer('moveStack', { from, count, to });
  }
}

function offerTurns(look: Look<Klondike>, offer: Sink): void {
  for (const column of COLUMNS) {
    const top = topOf(look.table, look.space(column));
    if (top !== NONE && !isUp(look.table, top)) offer('turnUp', { column });
  }
}
