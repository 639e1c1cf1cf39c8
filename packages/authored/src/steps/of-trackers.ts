import { seatId } from '@tapete/core';
import type { Tracker } from '@tapete/manifest';
import { whoSees } from '../audience.js';
import type { Stage } from '../stage.js';
import type { Mechanics } from './maker.js';

type Names = 'damage' | 'gain' | 'pay' | 'transfer' | 'set' | 'roll';

export const trackerSteps: Mechanics<Names> = {
  /** Nobody loses more than there is. */
  damage(step, make) {
    const amount = make.number(step.amount);
    const to = make.some(step.to);
    return (stage, frame) => {
      const by = frame[0] as number;
      for (const player of to(stage, frame)) {
        const before = stage.amount(player, step.tracker);
        const lost = Math.min(amount(stage, frame), before);
        if (lost <= 0) continue;
        stage.setTracker(player, step.tracker, before - lost);
        const what = { amount: lost, tracker: step.tracker.name };
        stage.happen('damage.dealt', {
          data: { seat: seatId(player), by: seatId(by), ...what },
          heard: { seat: player, by, ...what },
          to: whoSees(stage, step.tracker, player),
        });
      }
    };
  },

  gain(step, make) {
    const amount = make.number(step.amount);
    return make.forEach(step.player, (stage, frame, player) => {
      const gained = amount(stage, frame);
      if (gained <= 0) return;
      const before = stage.amount(player, step.tracker);
      const after = stage.setTracker(player, step.tracker, before + gained) as number;
      if (after > before)
        tell(stage, 'tracker.gained', { player, amount: after - before, tracker: step.tracker });
    });
  },

  pay(step, make) {
    const amount = make.number(step.amount);
    return make.forEach(step.player, (stage, frame, player) =>
      pay(stage, player, { tracker: step.tracker, amount: amount(stage, frame) }),
    );
  },

  /** As much as there is. */
  transfer(step, make) {
    const [from, to, amount] = [make.number(step.from), make.number(step.to), make.number(step.amount)];
    return (stage, frame) => {
      const [giver, taker] = [from(stage, frame), to(stage, frame)];
      if (giver < 0 || taker < 0 || giver === taker) return;
      const there = stage.amount(giver, step.tracker);
      const given = Math.min(amount(stage, frame), there);
      if (given <= 0) return;
      stage.setTracker(giver, step.tracker, there - given);
      stage.setTracker(taker, step.tracker, stage.amount(taker, step.tracker) + given);
      const what = { amount: given, tracker: step.tracker.name };
      stage.happen('tracker.transferred', {
        data: { seat: seatId(giver), to: seatId(taker), ...what },
        heard: { seat: giver, to: taker, ...what },
        to: whoSees(stage, step.tracker, giver, taker),
      });
    };
  },

  set(step, make) {
    const to = make.value(step.to);
    return make.forEach(step.player, (stage, frame, player) => {
      stage.setTracker(player, step.tracker, to(stage, frame));
    });
  },

  roll(step, make) {
    return make.forEach(step.player, (stage, _frame, player) => {
      const result = stage.play.chance.roll(step.sides);
      stage.setTracker(player, step.tracker, result);
      const what = { die: step.die, result };
      stage.happen('die.rolled', {
        data: { seat: seatId(player), ...what },
        heard: { seat: player, ...what },
        to: whoSees(stage, step.tracker, player),
      });
    });
  },
};

interface Counted {
  readonly tracker: Tracker;
  readonly amount: number;
}

/** Who cannot pay it all pays nothing. */
export function pay(stage: Stage, player: number, { tracker, amount }: Counted): void {
  const there = stage.amount(player, tracker);
  if (amount <= 0 || there < amount) return;
  stage.setTracker(player, tracker, there - amount);
  tell(stage, 'tracker.paid', { player, amount, tracker });
}

function tell(
  stage: Stage,
  event: 'tracker.gained' | 'tracker.paid',
  { player, amount, tracker }: Counted & { readonly player: number },
): void {
  const what = { amount, tracker: tracker.name };
  stage.happen(event, {
    data: { seat: seatId(player), ...what },
    heard: { seat: player, ...what },
    to: whoSees(stage, tracker, player),
  });
}
