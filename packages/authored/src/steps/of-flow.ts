import { seatId } from '@tapete/core';
import type { Frame, Value } from '../value.js';
import type { Mechanics } from './maker.js';

type Names = 'goTo' | 'giveTurn' | 'end' | 'tell' | 'run';

export const flowSteps: Mechanics<Names> = {
  /** Done when the decision is over, like every change of the flow. */
  goTo(step) {
    return (stage) => {
      stage.asked = step.phase;
    };
  },

  giveTurn(step, make) {
    const player = make.number(step.player);
    return (stage, frame) => {
      const next = player(stage, frame);
      if (next >= 0 && !stage.hasWithdrawn(next)) stage.play.global.nextSeat = seatId(next);
    };
  },

  end(step, make) {
    const winners = step.winners && make.some(step.winners);
    const { reason } = step;
    return (stage, frame) => {
      const won = winners?.(stage, frame);
      const outcomeOf = (seat: number) => (won?.includes(seat) ? 'win' : 'loss');
      stage.end(
        Array.from({ length: stage.play.seats }, (_, seat) => ({
          outcome: won === undefined ? 'draw' : outcomeOf(seat),
          reason,
        })),
      );
    };
  },

  tell(step, make) {
    const fields = step.data.map(({ name, kind, isList, value }) => ({
      name,
      kind,
      isList,
      value: make.value(value),
    }));
    const to = step.to && make.some(step.to);
    return (stage, frame) => {
      const data: Record<string, unknown> = {};
      const heard: Record<string, Value> = {};
      for (const { name, kind, isList, value } of fields) {
        const now = value(stage, frame);
        heard[name] = now;
        const written = isList
          ? (now as readonly Value[]).map((each) => stage.written(kind, each))
          : stage.written(kind, now);
        if (written !== null) data[name] = written;
      }
      stage.happen(step.event, { data, heard, to: to && { to: to(stage, frame) as readonly number[] } });
    };
  },

  run(step, make) {
    const values = step.with.map((value) => make.value(value));
    const { recipes } = make.machine;
    return (stage, frame) => {
      const inner: Frame = [frame[0] as number];
      for (const value of values) inner.push(value(stage, frame));
      recipes.get(step.recipe)?.run(stage, inner);
    };
  },
};
