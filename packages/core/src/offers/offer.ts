import type { SpaceId } from '../ids.js';
import { canonicalText, type Json, type JsonObject, type Scalar } from '../json.js';
import type { Domain, Target } from './domain.js';

/** What taking an offer does to the open decision: adds to it, ends it, or takes something of it back. */
export const INTENTS = ['choice', 'confirm', 'cancel'] as const;
export type Intent = (typeof INTENTS)[number];

/** A text of the module and what stands in it. Seen by its seat alone. */
export interface Label {
  readonly key: string;
  readonly values?: Readonly<Record<string, Scalar>>;
}

/** The one value that an offer may ask for. */
export type Input =
  | {
      readonly type: 'text';
      readonly maxLength: number;
      readonly suggestions: readonly [string, ...string[]];
    }
  | { readonly type: 'integer'; readonly min: number; readonly max: number; readonly step?: number };

/**
 * One legal move now, for one seat, as that seat is shown it.
 * Source: design, "Offers, intents, decisions".
 */
export interface Offer {
  /** The action with the canonical text of its payload: `drop{"column":3}`. */
  readonly id: string;
  readonly action: string;
  readonly payload: JsonObject;
  readonly intent: Intent;
  readonly label: Label;
  /** One target to point at, or a path of them from where to where. */
  readonly at?: readonly Target[];
  /** Spaces that the piece will cover. */
  readonly covers?: readonly SpaceId[];
  readonly input?: Input;
  /** Stands for one offer for each of its rows: its payload is `payload` with what the row has chosen. */
  readonly domain?: Domain;
  readonly reveals?: true;
  readonly concedes?: true;
  /** Changes what its seat has decided before: bots, which would never come to an end, take it where nothing else is offered. */
  readonly changes?: true;
  /** Taken by a double tap. */
  readonly quick?: true;
}

export const offerId = (action: string, payload: JsonObject): string => `${action}${canonicalText(payload)}`;

/** The action and payload that an id names, or undefined where the text is not an offer's id. */
export function readOfferId(
  id: string,
): { readonly action: string; readonly payload: JsonObject } | undefined {
  const brace = id.indexOf('{');
  if (brace < 1) return undefined;
  const payload = readJson(id.slice(brace));
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return undefined;
  return { action: id.slice(0, brace), payload: payload as JsonObject };
}

function readJson(text: string): Json | undefined {
  try {
    const value = JSON.parse(text) as Json;
    // A number that is too large, or lists that are too deep, have a text but are no value that can be written again.
    canonicalText(value);
    return value;
  } catch {
    // Not JSON is an answer here, not a fault: ids come from outside.
    return undefined;
  }
}
