import type { Scalar } from '@tapete/core';

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

/** Steps with the places that their names take. Place 0 is always `player`. */
export interface Routine {
  readonly places: number;
  readonly steps: readonly Step[];
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

export type ValueKind = 'card' | 'player' | 'space' | 'integer' | 'boolean' | 'text';

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

/** What a modifier adds while it lasts. */
export interface Addition {
  readonly modifier: number;
  readonly by: number;
}

/** A variable or a resource. Without `of` it is the table's; a modifier's additions count where it is read. */
export interface Tracker {
  readonly kind: 'variable' | 'resource' | 'shared';
  readonly name: string;
  readonly holds: ValueKind;
  readonly adds: readonly Addition[];
}

export interface ZoneRef {
  /** By number in `zones`. */
  readonly zone: number;
  /** Whose; undefined of a shared zone. */
  readonly of?: Formula;
}

/** Where cards and pieces lie: a zone, or one space of a board. */
export type PlaceRef = ZoneRef | { readonly space: Formula };

/** One player or card, or a list of them. */
export interface Some {
  readonly many: boolean;
  readonly of: Formula;
}

interface Conditional {
  readonly when?: Formula;
}

export type Step = Conditional &
  (
    | {
        readonly do: 'draw';
        readonly player: Some;
        readonly count: Formula;
        readonly from: PlaceRef;
        readonly to: PlaceRef;
        readonly face?: 'up' | 'down';
        readonly refill?: PlaceRef;
        readonly keep: number;
      }
    | {
        readonly do: 'deal';
        readonly count: Formula;
        readonly from: PlaceRef;
        readonly to: PlaceRef;
        readonly face?: 'up' | 'down';
      }
    | {
        readonly do: 'move';
        readonly cards: Some;
        readonly to: PlaceRef;
        readonly face?: 'up' | 'down';
        readonly under: boolean;
      }
    | { readonly do: 'discard'; readonly cards: Some; readonly to: PlaceRef }
    | {
        readonly do: 'discardRandom';
        readonly from: PlaceRef;
        readonly count: Formula;
        readonly to: PlaceRef;
      }
    | { readonly do: 'shuffle'; readonly zone: PlaceRef }
    | { readonly do: 'turn'; readonly cards: Some; readonly face: 'up' | 'down' }
    | { readonly do: 'reveal'; readonly cards: Some; readonly to: Some }
    | { readonly do: 'resolve'; readonly card: Formula; readonly targets: Readonly<Record<string, number>> }
    | { readonly do: 'damage'; readonly to: Some; readonly amount: Formula; readonly tracker: Tracker }
    | { readonly do: 'gain'; readonly player: Some; readonly amount: Formula; readonly tracker: Tracker }
    | { readonly do: 'pay'; readonly player: Some; readonly amount: Formula; readonly tracker: Tracker }
    | {
        readonly do: 'transfer';
        readonly from: Formula;
        readonly to: Formula;
        readonly amount: Formula;
        readonly tracker: Tracker;
      }
    | { readonly do: 'set'; readonly player: Some; readonly tracker: Tracker; readonly to: Formula }
    | {
        readonly do: 'roll';
        readonly die: string;
        readonly sides: number;
        readonly player: Some;
        readonly tracker: Tracker;
      }
    | { readonly do: 'addCounter'; readonly cards: Some; readonly counter: number; readonly amount: Formula }
    | { readonly do: 'addModifier'; readonly modifier: number; readonly to: Some; readonly turns?: Formula }
    | { readonly do: 'removeModifier'; readonly modifier: number; readonly from: Some }
    | { readonly do: 'goTo'; readonly phase: string }
    | { readonly do: 'giveTurn'; readonly player: Formula }
    | { readonly do: 'end'; readonly winners?: Some; readonly reason: string }
    | {
        readonly do: 'tell';
        readonly event: string;
        /** Who is told; left out, all. */
        readonly to?: Some;
        readonly data: readonly {
          readonly name: string;
          readonly kind: ValueKind;
          readonly isList: boolean;
          readonly value: Formula;
        }[];
      }
    | { readonly do: 'run'; readonly recipe: string; readonly with: readonly Formula[] }
  );

/** A board by its number among the zones, and whose it is. */
export interface BoardRef {
  readonly board: number;
  readonly of?: Formula;
}

/** Groups of a board's spaces. */
export const BOARD_PARTS = ['spaces', 'tiles', 'edges', 'vertices', 'nodes'] as const;
export type BoardPart = (typeof BOARD_PARTS)[number];

/** What can be said of one space. */
export const SPACE_FACTS = [
  'spaceName',
  'spaceType',
  'spaceZone',
  'pieces',
  'holder',
  'empty',
  'row',
  'column',
  'neighbours',
  'around',
  'next',
  'previous',
  'tilesAt',
  'edgesAt',
  'verticesAt',
  'nodesAt',
] as const;
export type SpaceFact = (typeof SPACE_FACTS)[number];

/** What can be asked of one space with something else: another space, a number, a way, a list. */
export const SPACE_QUESTIONS = [
  'distance',
  'path',
  'stepsTo',
  'within',
  'ring',
  'walk',
  'walks',
  'along',
  'line',
  'area',
] as const;
export type SpaceQuestion = (typeof SPACE_QUESTIONS)[number];

/** Operators over two numbers. */
export const ARITHMETIC = ['+', '-', '*', '/', '%', '<', '<=', '>', '>='] as const;

/**
 * An expression whose names are found and whose types are known. Cards and players are their numbers, -1 for none; lists
 * are lists of those.
 */
export type Formula =
  | { readonly op: 'value'; readonly value: number | string | boolean }
  | { readonly op: 'place'; readonly place: number }
  | { readonly op: 'opponent'; readonly of: Formula }
  | { readonly op: 'players' }
  | { readonly op: 'withdrawn'; readonly of: Formula }
  | { readonly op: 'tracker'; readonly tracker: Tracker; readonly of?: Formula }
  | { readonly op: 'zone' | 'count' | 'top' | 'bottom'; readonly zone: ZoneRef }
  | { readonly op: 'property'; readonly property: number; readonly of: Formula }
  | { readonly op: 'counter'; readonly counter: number; readonly of: Formula }
  | { readonly op: 'owner' | 'cardType' | 'cardZone' | 'faceUp'; readonly of: Formula }
  | { readonly op: 'spaceOf'; readonly of: Formula }
  | { readonly op: 'piece'; readonly id: string }
  | { readonly op: 'piecesOf'; readonly of: Formula }
  | { readonly op: 'everySpace'; readonly part: BoardPart }
  | { readonly op: 'board'; readonly at: BoardRef; readonly part: BoardPart }
  | { readonly op: 'start'; readonly at: BoardRef }
  | { readonly op: 'namedSpace'; readonly at: BoardRef; readonly name: string }
  | { readonly op: SpaceFact; readonly of: Formula }
  | { readonly op: SpaceQuestion; readonly of: Formula; readonly with: Formula }
  | { readonly op: 'wayTo'; readonly of: Formula; readonly to: Formula; readonly steps: Formula }
  | { readonly op: 'reach'; readonly of: Formula; readonly steps: Formula; readonly through: Formula }
  | { readonly op: 'turn' | 'phase' | 'phasesLeft' }
  | { readonly op: 'config'; readonly name: string }
  | {
      readonly op:
        | 'not'
        | 'negative'
        | 'size'
        | 'sum'
        | 'largest'
        | 'smallest'
        | 'first'
        | 'last'
        | 'abs'
        | 'distinct';
      readonly of: Formula;
    }
  | { readonly op: (typeof ARITHMETIC)[number]; readonly left: Formula; readonly right: Formula }
  | {
      readonly op: '==' | '!=' | 'and' | 'or' | 'in' | 'joined' | 'item' | 'max' | 'min';
      readonly left: Formula;
      readonly right: Formula;
    }
  | { readonly op: 'if'; readonly when: Formula; readonly yes: Formula; readonly no: Formula }
  | { readonly op: 'list'; readonly items: readonly Formula[] }
  | {
      readonly op: 'exists' | 'all' | 'filter' | 'map';
      readonly list: Formula;
      readonly place: number;
      readonly body: Formula;
    };
