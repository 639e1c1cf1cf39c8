import { isEmpty, isUp, type Look, NONE, type Phase, type Piece, type Space, topOf } from '@tapete/core';
import { openTop } from '../cards.js';
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
  numberOf,
  type Source,
} from '../places.js';
import { whyNoCardToTurn, whyNoDraw, whyNoMove, whyNoRecycling, whyNotHome } from '../refusals.js';
import { fitsColumn, headOfRun, nextOfRun } from '../runs.js';
import { endWith } from '../score.js';

type Sink = Parameters<NonNullable<Phase<Klondike>['offers']>>[1];

/** The one seat moves until all cards are home or it gives up. */
export const playing: Phase<Klondike> = {
  offers(look, offer) {
    const offering = { look, offer, columns: columnsOf(look) };
    offerHome(look, offer);
    for (const source of HOME_SOURCES) offerRuns(offering, source);
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

function offerHome(look: Look<Klondike>, offer: Sink): void {
  for (const from of HOME_SOURCES) {
    const card = openTop(look.table, look.space(from));
    if (card !== NONE && fitsHome(look, card)) offer('moveToFoundation', { from }, { quick: true });
  }
}

/** Who is offered moves, with the columns looked up once: there are seven ends to each of them. */
interface Offering {
  readonly look: Look<Klondike>;
  readonly offer: Sink;
  readonly columns: readonly Space[];
}

/** A run and each lower part of it. From the waste only its top card plays. */
function offerRuns(offering: Offering, from: Source): void {
  const { look } = offering;
  let head = openTop(look.table, look.space(from));
  for (let count = 1; head !== NONE; count++) {
    offerMoves(offering, { from, head, count });
    head = from === 'waste' ? NONE : nextOfRun(look.table, head);
  }
}

interface Run {
  readonly from: Source;
  readonly head: Piece;
  readonly count: number;
}

function offerMoves({ look, offer, columns }: Offering, { from, head, count }: Run): void {
  if (head === NONE) return;
  for (let at = 0; at < columns.length; at++) {
    const to = COLUMNS[at] as Column;
    if (to !== from && fitsColumn(look, head, columns[at] as Space)) offer('moveStack', { from, count, to });
  }
}

function offerTurns(look: Look<Klondike>, offer: Sink): void {
  for (const column of COLUMNS) {
    const top = topOf(look.table, look.space(column));
    if (top !== NONE && !isUp(look.table, top)) offer('turnUp', { column });
  }
}
