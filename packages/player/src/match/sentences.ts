import type { Label, MatchEvent, SeatId, Viewer } from '../shapes.js';
import { cellOf, columnWords } from '../table/cells.js';
import type { Values } from '../words/icu.js';

/** What turns facts of a match into words. */
export interface Speech {
  readonly viewer: Viewer | undefined;
  readonly names: ReadonlyMap<string, string>;
  /** A text of the game. */
  readonly text: (key: string, values: Values) => string | undefined;
  readonly list: (items: readonly string[]) => string;
}

/** The sentence of an event: the game's text `event.<type>`. A type without one is not told. */
export function eventSentence(event: MatchEvent, speech: Speech): string | undefined {
  return speech.text(`event.${event.type}`, spoken(event.data, speech));
}

export function labelWords(label: Label, speech: Speech): string {
  return speech.text(label.key, spoken(label.values ?? {}, speech)) ?? label.key;
}

/**
 * Facts as a text of a game may name them: a seat is its name, a cell its letters and number, a list its items; other
 * facts are themselves. For each seat there is also `<field>Mine`, true where it is who listens, so that a text can say
 * "you"; for each cell `<field>Column` and `<field>Row`, for each list `<field>Count`.
 */
export function spoken(facts: Readonly<Record<string, unknown>>, speech: Speech): Values {
  const values: Record<string, Values[string]> = {};
  for (const [field, fact] of Object.entries(facts)) {
    values[field] = factWords(fact, speech);
    if (isSeatOf(fact, speech)) values[`${field}Mine`] = fact === speech.viewer;
    const cell = typeof fact === 'string' ? cellOf(fact) : undefined;
    if (cell !== undefined) {
      values[`${field}Column`] = columnWords(cell);
      values[`${field}Row`] = cell.row + 1;
    }
    if (Array.isArray(fact)) values[`${field}Count`] = fact.length;
  }
  return values;
}

function factWords(fact: unknown, speech: Speech): Values[string] {
  if (Array.isArray(fact)) return speech.list(fact.map((item) => String(factWords(item, speech))));
  if (isSeatOf(fact, speech)) return speech.names.get(fact) ?? fact;
  if (typeof fact === 'string') return fact.slice(fact.indexOf('/') + 1);
  return typeof fact === 'object' && fact !== null ? JSON.stringify(fact) : (fact as Values[string]);
}

function isSeatOf(fact: unknown, speech: Speech): fact is SeatId {
  return typeof fact === 'string' && speech.names.has(fact);
}
