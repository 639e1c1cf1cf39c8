import type { Some, Step } from '../step.js';
import type { Of, StepPlace, Written } from './step-place.js';

type Names = 'addCounter' | 'addModifier' | 'removeModifier';

export const markSteps: Written<Names> = {
  addCounter(effect, at) {
    return {
      do: 'addCounter',
      cards: at.cards(effect.cards, 'cards'),
      counter: at.counter(effect.counter),
      amount: at.amount(effect.amount, 'amount', 1),
    };
  },

  addModifier: (effect, at) => modifier(effect, at),

  removeModifier: (effect, at) => modifier(effect, at),
};

function modifier(effect: Of<'addModifier'> | Of<'removeModifier'>, at: StepPlace): Step {
  const { modifiers } = at.writer.world;
  const number = modifiers.findIndex(({ id }) => id === effect.modifier);
  at.writer.mustExist(
    effect.modifier,
    modifiers.map(({ id }) => id),
    {
      path: at.at('modifier'),
      code: 'MODIFIER_UNKNOWN',
      kind: 'modifier',
    },
  );
  const isCard = modifiers[number]?.on === 'card';
  const on = (text: string | undefined, key: string): Some =>
    isCard ? at.cards(text ?? 'card', key) : at.players(text, key, 'player');
  const modifier = Math.max(0, number);
  if (effect.do === 'removeModifier')
    return { do: 'removeModifier', modifier, from: on(effect.from, 'from') };
  const turns = effect.turns === undefined ? {} : { turns: at.amount(effect.turns, 'turns') };
  return { do: 'addModifier', modifier, to: on(effect.to, 'to'), ...turns };
}
