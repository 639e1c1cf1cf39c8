import type { FindingCode } from '../../findings/codes.js';
import type { Path } from '../../findings/pointer.js';
import type { Effect } from '../effects.js';
import type { Formula, ValueKind } from '../formula.js';
import { CEL_TYPE } from '../kinds.js';
import type { Some, Step } from '../step.js';
import type { Scope } from '../translate.js';
import type { Writer } from '../writer.js';

/** What steps can name beside expressions. */
export interface Around {
  readonly dice: ReadonlyMap<string, number>;
  readonly phases: readonly string[];
  /** Recipes, with their parameters. */
  readonly recipes: ReadonlyMap<string, readonly string[]>;
  /** Of an action: parameter -> the card under whose `targets` it stands. */
  readonly fromCards: ReadonlyMap<string, string>;
}

export type Of<Mechanic extends Effect['do']> = Extract<Effect, { do: Mechanic }>;

/** One small function for each mechanic: the step that an effect is, with what is wrong reported. */
export type Written<Names extends Effect['do']> = {
  readonly [Mechanic in Names]: (effect: Of<Mechanic>, at: StepPlace) => Step;
};

/** Where an effect stands: what is said there is read with the names of its scope, and told with its path. */
export class StepPlace {
  constructor(
    readonly writer: Writer,
    readonly scope: Scope,
    readonly around: Around,
    readonly path: Path,
  ) {}

  report(code: FindingCode, path: Path, message: string): void {
    this.writer.report(code, path, message);
  }

  /** The targets that were chosen for a card, where an action resolves it. */
  targetsOf(card: string): Record<string, number> {
    const targets: Record<string, number> = {};
    for (const [name, of] of this.around.fromCards) {
      const place = this.scope.names.get(name)?.formula;
      if (of === card && place?.op === 'place') targets[name] = place.place;
    }
    return targets;
  }

  at(key: string): Path {
    return [...this.path, key];
  }

  formula(text: unknown, key: string, types: readonly string[]): Formula {
    return this.writer.formula(text, { path: this.at(key), scope: this.scope, types });
  }

  amount(written: unknown, key: string, fallback?: number): Formula {
    return this.writer.amount(written, this.at(key), this.scope, fallback);
  }

  value(written: unknown, key: string, kind: ValueKind): Formula {
    return this.writer.value(written, { path: this.at(key), scope: this.scope, types: [CEL_TYPE[kind]] });
  }

  players(text: unknown, key: string, fallback?: string): Some {
    return this.writer.players(text, this.at(key), this.scope, fallback);
  }

  cards(text: unknown, key: string): Some {
    return this.writer.cards(text, this.at(key), this.scope);
  }

  zone(text: unknown, key: string) {
    return this.writer.place(text, this.at(key), this.scope);
  }

  counted(name: unknown, shared = false) {
    return this.writer.tracker(name, this.at('tracker'), { number: true, shared });
  }

  /** Where a card comes to, and how it lies there: as is said, else as is usual there. */
  placing(effect: Of<'draw'> | Of<'deal'> | Of<'move'>) {
    const to = this.zone(effect.to, 'to');
    const { face: usual } = 'zone' in to ? (this.writer.world.zones[to.zone] ?? {}) : {};
    const face = effect.face ?? usual;
    return { to, ...(face === undefined ? {} : { face }) };
  }

  counter(name: string): number {
    const { counters } = this.writer.world;
    this.writer.mustExist(name, counters, {
      path: this.at('counter'),
      code: 'COUNTER_UNKNOWN',
      kind: 'counter',
    });
    return Math.max(0, counters.indexOf(name));
  }
}
