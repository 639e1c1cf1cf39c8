import { counterOf, pieceId, setCounter } from '@tapete/core';
import { whoTellsApart } from '../audience.js';
import { addModifier, removeModifier } from '../modifiers.js';
import type { Mechanics } from './maker.js';

type Names = 'addCounter' | 'addModifier' | 'removeModifier';

export const markSteps: Mechanics<Names> = {
  /** Less than nothing never lies on a card. */
  addCounter(step, make) {
    const [cards, amount] = [make.some(step.cards), make.number(step.amount)];
    const name = make.machine.program.counters[step.counter] as string;
    return (stage, frame) => {
      for (const card of cards(stage, frame)) {
        const before = counterOf(stage.table, card, step.counter);
        const after = Math.max(0, before + amount(stage, frame));
        if (after === before) continue;
        setCounter(stage.table, card, step.counter, after);
        const what = { counter: name, amount: after - before };
        stage.happen('counter.changed', {
          data: { card: pieceId(stage.table, card), ...what },
          heard: { card, ...what },
          to: whoTellsApart(stage, card),
        });
      }
    };
  },

  /** Until the end of so many turns, the present one counted. */
  addModifier(step, make) {
    const to = make.some(step.to);
    const turns = step.turns && make.number(step.turns);
    return (stage, frame) => {
      const lasting = turns?.(stage, frame);
      if (lasting !== undefined && lasting <= 0) return;
      // What is given before the first turn counts from that.
      const until = lasting === undefined ? undefined : Math.max(1, stage.turn()) + lasting - 1;
      for (const one of to(stage, frame)) addModifier(stage, one, { modifier: step.modifier, until });
    };
  },

  removeModifier(step, make) {
    const from = make.some(step.from);
    return (stage, frame) => {
      for (const one of from(stage, frame)) removeModifier(stage, one, step.modifier);
    };
  },
};
