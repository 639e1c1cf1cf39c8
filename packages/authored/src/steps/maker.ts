import type { Formula, Some, Step } from '@tapete/manifest';
import type { Calculation, Counting } from '../calculation.js';
import type { Do, Parts } from '../parts.js';
import type { Stage } from '../stage.js';
import type { Frame } from '../value.js';

type StepOf<Mechanic extends Step['do']> = Extract<Step, { do: Mechanic }>;
/** One small function for each mechanic: what it makes of a step when a game is loaded. */
export type Mechanics<Names extends Step['do']> = {
  readonly [Mechanic in Names]: (step: StepOf<Mechanic>, make: Maker) => Do<Stage>;
};

/** Makes closures of what a step says. */
export class Maker {
  constructor(readonly machine: Parts<Stage>) {}

  number(formula: Formula): Counting {
    return this.machine.formulas.number(formula);
  }

  value(formula: Formula): Calculation {
    return this.machine.formulas.compile(formula);
  }

  /** Players or cards, those that are none left out. */
  some({ many, of }: Some): (stage: Stage, frame: Frame) => readonly number[] {
    if (many) {
      const list = this.machine.formulas.list(of);
      return (stage, frame) => list(stage, frame) as readonly number[];
    }
    const one = this.number(of);
    return (stage, frame) => {
      const found = one(stage, frame);
      return found < 0 ? NOBODY : [found];
    };
  }

  /** Runs something for each of some players, with `player` as that player. */
  forEach(players: Some, run: (stage: Stage, frame: Frame, player: number) => void): Do<Stage> {
    const some = this.some(players);
    return (stage, frame) => {
      const acting = frame[0] as number;
      for (const player of some(stage, frame)) {
        frame[0] = player;
        run(stage, frame, player);
      }
      frame[0] = acting;
    };
  }
}

const NOBODY: readonly number[] = [];
