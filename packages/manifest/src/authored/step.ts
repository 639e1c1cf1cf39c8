import type { Formula, Tracker, ValueKind, ZoneRef } from './formula.js';

/** Steps with the places that their names take. Place 0 is always `player`. */
export interface Routine {
  readonly places: number;
  readonly steps: readonly Step[];
}

/** One effect, with all that it names found. */
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

/** Where cards and pieces lie: a zone, or one space of a board. */
export type PlaceRef = ZoneRef | { readonly space: Formula };

/** One player or card, or a list of them. */
export interface Some {
  readonly many: boolean;
  readonly of: Formula;
}
