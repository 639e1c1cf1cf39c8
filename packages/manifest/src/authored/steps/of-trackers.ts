import type { Step } from '../step.js';
import type { Of, StepPlace, Written } from './step-place.js';

type Names = 'damage' | 'gain' | 'pay' | 'transfer' | 'set' | 'roll';

export const trackerSteps: Written<Names> = {
  damage(effect, at) {
    return {
      do: 'damage',
      to: at.players(effect.to, 'to', 'opponent'),
      amount: at.amount(effect.amount, 'amount'),
      tracker: at.counted(effect.tracker ?? 'life'),
    };
  },

  gain: (effect, at) => counting(effect, at),

  pay: (effect, at) => counting(effect, at),

  transfer(effect, at) {
    return {
      do: 'transfer',
      from: at.formula(effect.from, 'from', ['Player']),
      to: at.formula(effect.to, 'to', ['Player']),
      amount: at.amount(effect.amount, 'amount'),
      tracker: at.counted(effect.tracker),
    };
  },

  set(effect, at) {
    const tracker = at.writer.tracker(effect.tracker, at.at('tracker'), {
      number: false,
      shared: effect.player === undefined,
    });
    return {
      do: 'set',
      player: at.players(effect.player, 'player', 'player'),
      tracker,
      to: at.value(effect.to, 'to', tracker.holds),
    };
  },

  roll(effect, at) {
    at.writer.mustExist(effect.die, at.around.dice.keys(), {
      path: at.at('die'),
      code: 'DIE_UNKNOWN',
      kind: 'die',
    });
    return {
      do: 'roll',
      die: effect.die,
      sides: at.around.dice.get(effect.die) ?? 2,
      player: at.players(effect.player, 'player', 'player'),
      tracker: at.counted(effect.tracker, effect.player === undefined),
    };
  },
};

function counting(effect: Of<'gain'> | Of<'pay'>, at: StepPlace): Step {
  return {
    do: effect.do,
    player: at.players(effect.player, 'player', 'player'),
    amount: at.amount(effect.amount, 'amount'),
    tracker: at.counted(effect.tracker, effect.player === undefined),
  };
}
