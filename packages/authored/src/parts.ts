import type { Scalar, Structure, VariableSpec } from '@tapete/core';
import type {
  ActionRules,
  AuthoredProgram,
  EndingRules,
  ParameterRules,
  PhaseRules,
  Tracker,
} from '@tapete/manifest';
import type { Calculation, Truth } from './calculation.js';
import type { Formulas } from './formulas.js';
import type { Reading } from './reading.js';
import type { Frame, Value } from './value.js';

/*
 * What a program is made into when a game is loaded. `On` is the stage on which it runs.
 */

/** Does something on the stage, with the names of its frame. */
export type Do<On> = (stage: On, frame: Frame) => void;

export interface Action<On> {
  readonly rules: ActionRules;
  readonly parameters: readonly Choice[];
  readonly conditions: readonly { readonly holds: Truth; readonly code: string | undefined }[];
  readonly cost: readonly { readonly tracker: Tracker; readonly amount: Calculation }[];
  readonly run: Do<On>;
}

export interface Choice {
  readonly rules: ParameterRules;
  readonly from: Calculation;
}

export interface PhaseMachine<On> {
  readonly rules: PhaseRules;
  readonly run: Program<On>;
  readonly mayEnd: Truth | undefined;
  readonly transitions: readonly { readonly target: string; readonly holds: Truth | undefined }[];
}

/** A routine that can be run. */
export interface Program<On> {
  readonly places: number;
  readonly run: Do<On>;
}

export interface Listener<On> extends Program<On> {
  /** For errors: `card.played of market/whetstone`. */
  readonly name: string;
  readonly holds: Truth | undefined;
  readonly fields: readonly string[];
  /** What stands for each field that the event has not. */
  readonly nothings: readonly Value[];
}

/** What hears one kind of event. */
export interface Listeners<On> {
  readonly ofGame: readonly Listener<On>[];
  /** By definition, the triggers that stand on that card; with the zones in which it must lie. */
  readonly ofCards: readonly (
    | readonly { readonly listener: Listener<On>; readonly zones: ReadonlySet<number> }[]
    | undefined
  )[];
  /** Zones in which any card can hear it. */
  readonly zones: readonly number[];
}

export interface CardMachine<On> {
  readonly run: Program<On> | undefined;
  readonly targets: ReadonlyMap<string, Calculation>;
  readonly targetNames: readonly string[];
}

export interface EndingMachine {
  readonly rules: EndingRules;
  readonly holds: Truth;
  readonly score: Calculation | undefined;
}

/** What is only looked up. */
export interface Sheet {
  readonly program: AuthoredProgram;
  readonly structure: Structure;
  /** By property and definition. */
  readonly properties: readonly (readonly Scalar[])[];
  /** For each modifier of cards, the number of its counter at the table. */
  readonly modifierCounters: readonly number[];
  /** The counter of the order in which cards came into play, or NONE. */
  readonly entered: number;
  /** By zone: whose cards may lie there, by definition; undefined for any. */
  readonly allowed: readonly (readonly boolean[] | undefined)[];
  /** Variables that not all may see, by their names. */
  readonly guarded: Readonly<Record<'shared' | 'variable', ReadonlyMap<string, VariableSpec['visibility']>>>;
  /** An amount within what its variable allows. */
  bounded(tracker: Tracker, amount: number): number;
}

/** A program made ready to run: its expressions are closures, its names numbers. Shared by all matches of a game. */
export interface Parts<On> extends Sheet {
  readonly formulas: Formulas;
  readonly recipes: ReadonlyMap<string, Program<On>>;
  readonly listeners: ReadonlyMap<string, Listeners<On>>;
  readonly phases: ReadonlyMap<string, PhaseMachine<On>>;
  readonly actions: ReadonlyMap<string, Action<On>>;
  readonly endings: readonly EndingMachine[];
  readonly limitScore: Calculation | undefined;
  readonly setup: {
    /** Undefined: by chance. */
    readonly first: Calculation | undefined;
    readonly trackers: readonly { readonly tracker: Tracker; readonly value: Calculation }[];
    readonly run: Program<On>;
  };
  readonly withdrawal: Program<On>;
  /** What stands on a card, if anything does. */
  cardOf(at: Reading, card: number): CardMachine<On> | undefined;
}
