import { isEmpty, movePiece, pieceId, pieceOf, piecesIn, topOf } from '@tapete/core';
import { PUBLIC, type Tiny, tiny } from '../tiny.js';

const CARDS = [...'ABCDEFGHIJKL'];

/**
 * A draft of twelve cards: a seat stages one, may stage another instead, and takes it. To change is to take back, so
 * it is a cancel. `switching` says what it is, right or wrong.
 */
export const draftRules = (switching: 'cancel' | 'choice') =>
  ({
    spaces: { market: PUBLIC, 'staged@seat': PUBLIC, 'taken@seat': PUBLIC },
    market: CARDS,
    events: { taken: { seat: 'playerId', card: 'cardId' } },
    actions: { stage: { parameters: [{ name: 'card', type: 'cardId' }] } },
    longest: CARDS.length,
    allowUndo: () => true,
    withdraw: (play, seat) => play.win([1 - seat], 'withdrawal'),
    phases: {
      drafting: {
        offers(look, offer, seat) {
          const isStaged = !isEmpty(look.table, look.space('staged', seat));
          for (const card of piecesIn(look.table, look.space('market')))
            offer('stage', { card: pieceId(look.table, card) }, { intent: isStaged ? switching : 'choice' });
          if (isStaged) offer('take', {});
        },
        actions: {
          stage: {
            apply(play, { card }, { seat }) {
              const staged = play.space('staged', seat);
              if (!isEmpty(play.table, staged))
                movePiece(play.table, topOf(play.table, staged), play.space('market'));
              movePiece(play.table, pieceOf(play.table, String(card)), staged);
            },
          },
          take: {
            apply(play, _, { seat }) {
              const card = topOf(play.table, play.space('staged', seat));
              movePiece(play.table, card, play.space('taken', seat));
              play.emit('taken', { seat: `p${seat}`, card: pieceId(play.table, card) });
              if (isEmpty(play.table, play.space('market'))) play.draw();
            },
          },
        },
      },
    },
  }) satisfies Tiny;

export const draft = tiny(draftRules('cancel'));
