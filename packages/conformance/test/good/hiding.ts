import type { Look, Seat } from '@tapete/core';
import { type AnyNames, type AnyPlay, type Tiny, tiny } from '../tiny.js';

const ANYWHERE = { domain: { parameters: ['place'], values: [[0], [1], [2], [3], [4]] } } as const;
const TURNS = 20;

/**
 * Both seats hide in one of five places at the same time, move if they like, and are ready; then they search for each
 * other in turn. Where one hides is own data that the other does not see.
 */
export const hidingRules = {
  seat: { 'place!': { type: 'integer', minimum: -1, maximum: 4, default: -1 }, tried: 0 },
  global: { luck: 0, turns: 0 },
  events: { hid: { seat: 'playerId', place: 'integer' }, searched: { seat: 'playerId', place: 'integer' } },
  actions: {
    hide: { parameters: [{ name: 'place', type: 'integer', minimum: 0, maximum: 4 }] },
    search: { parameters: [{ name: 'place', type: 'integer', minimum: 0, maximum: 4 }] },
  },
  longest: 3 + 3 + 2 + TURNS,
  withdraw: (play, seat) => play.win([1 - seat], 'withdrawal'),
  phases: {
    hiding: {
      participation: 'multiple',
      offers(look, offer, seat) {
        if (moves(look, seat) < 3) offer('hide', {}, ANYWHERE);
        if (place(look, seat) >= 0) offer('ready', {});
      },
      actions: {
        hide: {
          apply(play, payload, { seat }) {
            own(play, seat).place = Number(payload.place);
            own(play, seat).tried += 1;
            play.emit(
              'hid',
              { seat: `p${seat}`, place: Number(payload.place) },
              { to: [seat], otherwise: { seat: `p${seat}` } },
            );
          },
        },
        ready: { apply: (play, _, { seat }) => play.done(seat) },
      },
      next: (play) => play.go('searching'),
    },
    searching: {
      offers(_, offer) {
        offer('search', {}, ANYWHERE);
        offer('flip', {}, { input: { type: 'integer', min: 2, max: 11, step: 3 } });
      },
      actions: {
        search: {
          apply(play, payload, { seat }) {
            play.emit('searched', { seat: `p${seat}`, place: Number(payload.place) });
            if (place(play, 1 - seat) === payload.place) play.win([seat]);
            else endTurn(play);
          },
        },
        flip: {
          apply(play, _, { value }) {
            play.global.luck = play.chance.int(Number(value));
            endTurn(play);
          },
        },
      },
    },
  },
} satisfies Tiny;

type Place = { place: number; tried: number };
const own = (play: AnyPlay, seat: Seat): Place => play.own[seat] as Place;
const place = (look: Look<AnyNames>, seat: Seat): number => (look.own[seat] as Place).place;
const moves = (look: Look<AnyNames>, seat: Seat): number => (look.own[seat] as Place).tried;

function endTurn(play: AnyPlay): void {
  play.global.turns = Number(play.global.turns) + 1;
  if (play.global.turns === TURNS) play.draw();
}

export const hiding = tiny(hidingRules);
