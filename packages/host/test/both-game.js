import { openGame } from '@tapete/core';

/**
 * Both seats pick numbers at the same time, each its own from 1 up; when both have all theirs the match is drawn.
 * As much of a game as it takes to ask whether one seat's acts disturb the other's.
 *
 * @type {import('@tapete/core').Structure}
 */
const structure = {
  id: 'both',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  config: [{ name: 'picks', type: 'integer', minimum: 1, maximum: 1000, default: 10 }],
  spaces: [],
  boards: [],
  definitions: [],
  pieces: [],
  dice: [],
  resources: [],
  actions: [
    {
      name: 'pick',
      parameters: [{ name: 'number', type: 'integer', minimum: 1, maximum: 1000 }],
      policy: 'actor',
      errorCodes: [],
    },
  ],
  phases: [
    {
      name: 'picking',
      participation: 'multiple',
      stages: [{ name: 'pick', actions: ['pick'] }],
      transitions: ['picking'],
      autoAdvance: true,
    },
  ],
  initialPhase: 'picking',
  variables: {
    global: [],
    seat: [
      { name: 'picked', type: 'integer', default: 0, visibility: { owner: 'identity', others: 'nothing' } },
    ],
  },
  events: [{ type: 'picked', fields: [{ name: 'number', type: 'integer' }] }],
  longest: 2000,
};

/**
 * @typedef {object} Both
 * @property {{ readonly picks: number }} config
 * @property {object} global
 * @property {{ picked: number }} seat
 * @property {{ readonly pick: { readonly number: number } }} actions
 * @property {{ readonly picked: { readonly number: number } }} events
 * @property {'picking'} phases
 * @property {never} spaces
 * @property {never} seatSpaces
 * @property {never} boards
 * @property {never} seatBoards
 * @property {never} errorCodes
 */

/** @type {import('@tapete/core').Rules<Both>} */
const rules = {
  setup: (play) => play.go('picking'),
  phases: {
    picking: {
      offers(look, offer, seat) {
        offer('pick', { number: own(look, seat).picked + 1 });
      },
      actions: {
        pick: {
          apply(play, { number }, { seat }) {
            own(play, seat).picked = number;
            play.emit('picked', { number }, { to: [seat] });
            if (number === play.config.picks) play.done(seat);
          },
        },
      },
      next: (play) => play.draw(),
    },
  },
};

/** @param {import('@tapete/core').Look<Both>} look @param {number} seat */
const own = (look, seat) => /** @type {{ picked: number }} */ (look.own[seat]);

export const game = openGame(structure, rules);
