import type { Scalar, Structure, VariableSpec } from '@tapete/core';
import type {
  ActionRules,
  AuthoredProgram,
  Formula,
  ParameterRules,
  PhaseRules,
  Routine,
  Tracker,
  TriggerField,
} from '@tapete/manifest';
import type { Calculation, Truth } from './calculation.js';
import { Formulas } from './formulas.js';
import type {
  Action,
  CardMachine,
  EndingMachine,
  Listener,
  Listeners,
  Parts,
  PhaseMachine,
  Program,
} from './parts.js';
import type { Reading } from './reading.js';
import { NOTHING } from './scene.js';
import type { Stage } from './stage.js';
import { stepsOf } from './steps/steps.js';

/** The counter that rules as data keep of the order in which cards came into play. */
const ENTERED = 'entered';

/** Makes a program ready to run. */
export class Machine implements Parts<Stage> {
  readonly formulas: Formulas;
  readonly recipes = new Map<string, Program<Stage>>();
  readonly listeners = new Map<string, Listeners<Stage>>();
  readonly phases = new Map<string, PhaseMachine<Stage>>();
  readonly actions = new Map<string, Action<Stage>>();
  /** By definition. */
  readonly cards: readonly (CardMachine<Stage> | undefined)[];
  readonly endings: readonly EndingMachine[];
  readonly setup: Parts<Stage>['setup'];
  readonly withdrawal: Program<Stage>;
  readonly limitScore: Calculation | undefined;
  /** By property and definition. */
  readonly properties: readonly (readonly Scalar[])[];
  /** Numbers of the table's counters: for each counter of the program, each modifier of cards, and the order of entry. */
  readonly modifierCounters: readonly number[];
  readonly entered: number;
  readonly guarded: Parts<Stage>['guarded'];
  private readonly bounds: ReadonlyMap<string, VariableSpec>;
  /** By zone: whose cards may lie there, by definition; undefined for any. */
  readonly allowed: readonly (readonly boolean[] | undefined)[];

  constructor(
    readonly program: AuthoredProgram,
    readonly structure: Structure,
  ) {
    this.formulas = new Formulas(program);
    const counters = (structure.counters ?? []).map(({ name }) => name);
    this.modifierCounters = program.modifiers.map(({ id, on }) =>
      on === 'card' ? counters.indexOf(id) : -1,
    );
    this.entered = counters.indexOf(ENTERED);
    const { global, seat } = structure.variables;
    this.guarded = { shared: guardedOf(global), variable: guardedOf(seat) };
    this.bounds = this.boundsOf();
    this.properties = program.properties.map(({ name, nothing }) =>
      structure.definitions.map(({ properties }) => (properties[name] as Scalar | undefined) ?? nothing),
    );
    this.allowed = program.zones.map(({ id }) => this.allowedIn(id));
    for (const [name, routine] of Object.entries(program.recipes))
      this.recipes.set(name, this.routine(routine));
    for (const action of program.actions) this.actions.set(action.name, this.action(action));
    for (const phase of program.phases) this.phases.set(phase.name, this.phase(phase));
    this.cards = structure.definitions.map(({ id }) => this.card(id));
    this.listen();
    this.endings = program.endings.map((rules) => ({
      rules,
      holds: this.truth(rules.when),
      score: rules.score && this.formula(rules.score),
    }));
    const { first, effects, trackers } = program.setup;
    this.setup = {
      first: first && this.formula(first),
      run: this.routine(effects),
      trackers: trackers.map(({ tracker, value }) => ({ tracker, value: this.formula(value) })),
    };
    this.withdrawal = this.routine(program.withdrawal.effects);
    this.limitScore = program.turnLimit.score && this.formula(program.turnLimit.score);
  }

  formula(formula: Formula): Calculation {
    return this.formulas.compile(formula);
  }

  truth(formula: Formula): Truth {
    return this.formulas.compile(formula) as Truth;
  }

  private routine({ places, steps }: Routine): Program<Stage> {
    return { places, run: stepsOf(this, steps) };
  }

  private action(rules: ActionRules): Action<Stage> {
    return {
      rules,
      parameters: rules.parameters.map((each) => ({ rules: each, from: this.choices(each) })),
      conditions: rules.conditions.map(({ when, else: code }) => ({ holds: this.truth(when), code })),
      cost: rules.cost.map(({ tracker, amount }) => ({ tracker, amount: this.formula(amount) })),
      run: stepsOf(this, rules.steps),
    };
  }

  private choices({ name, from }: ParameterRules): Calculation {
    if (from.op !== 'targets') return this.formula(from);
    const { card } = from;
    return (scene, frame) => {
      const piece = frame[card] as number;
      const targets = this.cardOf(scene, piece)?.targets.get(name);
      return targets ? targets(scene, [frame[0] as number, piece]) : NONE_TO_CHOOSE;
    };
  }

  cardOf(scene: Reading, piece: number): CardMachine<Stage> | undefined {
    return piece < 0 ? undefined : this.cards[scene.definition(piece)];
  }

  private phase(rules: PhaseRules): PhaseMachine<Stage> {
    return {
      rules,
      run: this.routine(rules.effects),
      mayEnd: rules.endPhase && this.truth(rules.endPhase),
      transitions: rules.transitions.map(({ target, when }) => ({ target, holds: when && this.truth(when) })),
    };
  }

  private card(id: string): CardMachine<Stage> | undefined {
    const rules = this.program.cards[id];
    if (!rules) return undefined;
    return {
      run: rules.effects && this.routine(rules.effects),
      targets: new Map(Object.entries(rules.targets).map(([name, from]) => [name, this.formula(from)])),
      targetNames: rules.targetNames,
    };
  }

  private listen(): void {
    const { program, structure } = this;
    const events = new Set([
      ...program.triggers.map(({ on }) => on),
      ...Object.values(program.cards).flatMap(({ triggers }) => triggers.map(({ on }) => on)),
    ]);
    for (const event of events) {
      const ofCards = structure.definitions.map(({ id }) => {
        const heard = (program.cards[id]?.triggers ?? []).filter(({ on }) => on === event);
        return heard.length === 0
          ? undefined
          : heard.map((trigger) => ({
              listener: this.listener(trigger, `${event} of ${id}`),
              zones: new Set(trigger.in),
            }));
      });
      this.listeners.set(event, {
        ofGame: program.triggers
          .filter(({ on }) => on === event)
          .map((trigger) => this.listener(trigger, event)),
        ofCards,
        zones: [...new Set(ofCards.flatMap((each) => (each ?? []).flatMap(({ zones }) => [...zones])))].sort(
          (one, other) => one - other,
        ),
      });
    }
  }

  private listener(
    trigger: Routine & {
      readonly when?: Formula;
      readonly fields: readonly TriggerField[];
    },
    name: string,
  ): Listener<Stage> {
    return {
      ...this.routine(trigger),
      name,
      holds: trigger.when && this.truth(trigger.when),
      fields: trigger.fields.map((field) => field.name),
      nothings: trigger.fields.map(({ kind, isList }) => (isList ? [] : NOTHING[kind])),
    };
  }

  /** An amount within what its variable allows. */
  bounded({ kind, name }: Tracker, amount: number): number {
    const { minimum = -Infinity, maximum = Infinity } = this.bounds.get(`${kind} ${name}`) ?? {};
    return Math.min(maximum, Math.max(minimum, amount));
  }

  private boundsOf(): Map<string, VariableSpec> {
    const { global, seat } = this.structure.variables;
    return new Map([
      ...global.map((spec): [string, VariableSpec] => [`shared ${spec.name}`, spec]),
      ...seat.map((spec): [string, VariableSpec] => [`variable ${spec.name}`, spec]),
    ]);
  }

  private allowedIn(zone: string): boolean[] | undefined {
    const decks = this.structure.spaces.find(({ id }) => id === zone)?.decks;
    return decks && this.structure.definitions.map(({ id }) => decks.includes(id.replace(/#.*$/, '')));
  }
}

const guardedOf = (specs: readonly VariableSpec[]): ReadonlyMap<string, VariableSpec['visibility']> =>
  new Map(
    specs
      .filter(({ visibility: { owner, others } }) => owner !== 'identity' || others !== 'identity')
      .map(({ name, visibility }) => [name, visibility]),
  );

const NONE_TO_CHOOSE: readonly number[] = [];
