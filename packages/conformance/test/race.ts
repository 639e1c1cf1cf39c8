import { type Tiny, type TinyPhase, tiny } from './tiny.js';

/** Two seats count in turn by one or two; whoever comes to eight wins. */
export const raceRules = {
  global: { count: 0 },
  events: { counted: { count: 'integer' } },
  actions: { add: { parameters: [{ name: 'by', type: 'integer', minimum: 1, maximum: 3 }] } },
  longest: 8,
  withdraw: (play, seat) => play.win([1 - seat], 'withdrawal'),
  phases: {
    racing: {
      offers(_, offer) {
        offer('add', { by: 1 });
        offer('add', { by: 2 });
      },
      actions: {
        add: {
          apply(play, { by }, { seat }) {
            play.global.count = Number(play.global.count) + Number(by);
            play.emit('counted', { count: play.global.count });
            if (play.global.count >= 8) play.win([seat]);
          },
        },
      },
    },
  },
} satisfies Tiny;

type Apply = NonNullable<NonNullable<TinyPhase['actions']>[string]>['apply'];

/** The race with something more done at each step, and other parts. */
export function race(more: Partial<Tiny> = {}, besides: Apply = () => {}) {
  const { racing } = raceRules.phases;
  const { add } = racing.actions;
  const apply: Apply = (play, payload, move) => {
    besides(play, payload, move);
    add.apply(play, payload, move);
  };
  return tiny({ ...raceRules, phases: { racing: { ...racing, actions: { add: { apply } } } }, ...more });
}
