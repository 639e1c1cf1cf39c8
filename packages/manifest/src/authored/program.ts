import type { Scalar } from '@tapete/core';
import type { Addition, Formula, Tracker, ValueKind } from './formula.js';
import type { Routine, Step } from './step.js';

/**
 * Rules that were written as data, checked, with every name found: what the package `authored` runs. It is JSON, so it
 * goes into a published game as it is, and no parser with it.
 */
export interface AuthoredProgram {
  /** Zones of cards, then boards. */
  readonly zones: readonly ZoneName[];
  /** Properties that expressions read, each with what a card without it has. */
  readonly properties: readonly {
    readonly name: string;
    readonly nothing: Scalar;
    readonly adds: readonly Addition[];
  }[];
  readonly counters: readonly string[];
  readonly modifiers: readonly { readonly id: string; readonly on: 'player' | 'card' }[];
  readonly setup: SetupRules;
  readonly phases: readonly PhaseRules[];
  /** Phases of one turn, in order. */
  readonly turn: readonly string[];
  readonly actions: readonly ActionRules[];
  readonly recipes: Readonly<Record<string, Routine>>;
  /** Of the game as a whole. */
  readonly triggers: readonly TriggerRules[];
  /** What stands on cards, by definition. */
  readonly cards: Readonly<Record<string, CardRules>>;
  readonly endings: readonly EndingRules[];
  readonly turnLimit: { readonly turns: number; readonly score?: Formula };
  readonly withdrawal: { readonly outcome: 'cancel' | 'othersWin' | 'goOn'; readonly effects: Routine };
}

export interface ZoneName {
  readonly id: string;
  readonly per: 'table' | 'seat';
  /** A board is a zone of many spaces. */
  readonly board?: true;
  /** How a card lies that comes here and of which nothing is said; left out, as it lay. */
  readonly face?: 'up' | 'down';
  /** Whether all can look into it: there triggers of cards are heard that do not say where. */
  readonly open: boolean;
}

export interface SetupRules {
  /** Undefined: by chance. */
  readonly first?: Formula;
  readonly shuffle: readonly number[];
  readonly trackers: readonly { readonly tracker: Tracker; readonly value: Formula }[];
  readonly effects: Routine;
}

export interface PhaseRules {
  readonly name: string;
  readonly auto: boolean;
  readonly shared: boolean;
  readonly autoAdvance: boolean;
  readonly effects: Routine;
  readonly endPhase?: Formula;
  readonly transitions: readonly { readonly target: string; readonly when?: Formula }[];
}

export interface ActionRules {
  readonly name: string;
  readonly places: number;
  readonly parameters: readonly ParameterRules[];
  readonly conditions: readonly { readonly when: Formula; readonly else?: string }[];
  readonly cost: readonly { readonly tracker: Tracker; readonly amount: Formula }[];
  readonly steps: readonly Step[];
}

export interface ParameterRules {
  readonly name: string;
  readonly kind: ValueKind;
  /** Its place in the frame; -1 or the empty text stands for one that is left out. */
  readonly place: number;
  readonly required: boolean;
  /** A list of so many values. */
  readonly list?: { readonly least: number; readonly most: number };
  /** What may be chosen; or the place of the card whose `targets` say it. */
  readonly from: Formula | { readonly op: 'targets'; readonly card: number };
}

export interface CardRules {
  /** Place 1 is the card itself; the targets of the action follow. */
  readonly effects?: Routine;
  readonly targets: Readonly<Record<string, Formula>>;
  /** Names of targets in the order of their places in `effects`. */
  readonly targetNames: readonly string[];
  readonly triggers: readonly CardTriggerRules[];
}

export interface TriggerRules extends Routine {
  readonly on: string;
  readonly when?: Formula;
  /** Fields of the event, in the order of their places: after `player`, or after `player` and `card`. */
  readonly fields: readonly TriggerField[];
}

export interface TriggerField {
  readonly name: string;
  readonly kind: ValueKind;
  readonly isList: boolean;
}

export interface CardTriggerRules extends TriggerRules {
  /** Zones, by number. */
  readonly in: readonly number[];
}

export interface EndingRules {
  readonly id: string;
  readonly when: Formula;
  readonly outcome: 'win' | 'loss' | 'draw' | 'score';
  readonly score?: Formula;
}
