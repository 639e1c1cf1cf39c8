import { race, raceRules } from '../race.js';

const { add } = raceRules.phases.racing.actions;

/** Whoever begins to think has nothing to do but to stop thinking. */
export const wrong = {
  game: race({
    seat: { thinking: false },
    phases: {
      racing: {
        offers(look, offer, seat) {
          if (look.own[seat]?.thinking) return offer('stop', {}, { intent: 'cancel' });
          offer('think', {}, { intent: 'choice' });
          offer('add', { by: 1 });
        },
        actions: {
          add,
          think: { apply: (play, _, { seat }) => set(play.own[seat], true) },
          stop: { apply: (play, _, { seat }) => set(play.own[seat], false) },
        },
      },
    },
  }),
};

function set(own: Record<string, unknown> | undefined, thinking: boolean): void {
  if (own) own.thinking = thinking;
}
