import { type Plans, saidBy } from '../motion/marked.js';
import type { Label, MatchEvent, PieceView, SeatId, Viewer } from '../shapes.js';
import { cellOf, columnWords } from '../table/cells.js';
import type { Values } from '../words/icu.js';
import { say } from '../words/words.js';

/** What turns facts of a match into words. */
export interface Speech {
  readonly viewer: Viewer | undefined;
  readonly names: ReadonlyMap<string, string>;
  readonly plans: Plans;
  /** A text of the game. */
  readonly text: (key: string, values: Values) => string | undefined;
  readonly list: (items: readonly string[]) => string;
}

/** How an event is told: by the texts that its plan says, else by the game's text `event.<type>`; else not at all. */
export function eventSentences(event: MatchEvent, speech: Speech): readonly string[] {
  const said = saidBy(speech.plans, event);
  const keys = said.length > 0 ? said : [`event.${event.type}`];
  return keys.map((key) => textSentence(key, event.data, speech)).filter((words) => words !== undefined);
}

/** A text of the game with facts of the match in it. */
export function textSentence(
  key: string,
  facts: Readonly<Record<string, unknown>>,
  speech: Speech,
): string | undefined {
  return speech.text(key, spoken(facts, speech));
}

/** A move in words. Beside the label's own values there is `piece`, the piece that the move begins with. */
export function labelWords(label: Label, speech: Speech, piece?: PieceView): string {
  const facts = { ...(piece && { piece }), ...label.values };
  return speech.text(label.key, spoken(facts, speech)) ?? label.key;
}

/**
 * Facts as a text of a game may name them: a seat is its name, a piece what it is called, a cell its letters and number,
 * a list its items; other facts are themselves. For each seat there is also `<field>Mine`, true where it is who listens,
 * so that a text can say "you"; for each piece `<field>Seen`, for each cell `<field>Column` and `<field>Row`, for each
 * list `<field>Count`.
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
    else if (typeof fact === 'object' && fact !== null) values[`${field}Seen`] = 'definition' in fact;
  }
  return values;
}

function factWords(fact: unknown, speech: Speech): Values[string] {
  if (Array.isArray(fact)) return speech.list(fact.map((item) => String(factWords(item, speech))));
  if (isSeatOf(fact, speech)) return speech.names.get(fact) ?? fact;
  if (typeof fact === 'string') return fact.slice(fact.indexOf('/') + 1);
  if (typeof fact === 'object' && fact !== null) return pieceFact(fact, speech);
  return fact as Values[string];
}

/** A piece as an event tells it: by what it is, where its face was seen. */
function pieceFact(piece: object, speech: Speech): string {
  const definition = 'definition' in piece ? String(piece.definition) : undefined;
  return definition === undefined ? say('pieceUnseen') : definitionWords(definition, speech);
}

/** What a definition is called: the game's text `piece.<name>`, by its last part, else that. */
export function definitionWords(definition: string, { text }: Pick<Speech, 'text'>): string {
  const name = definition.slice(Math.max(definition.indexOf('#'), definition.lastIndexOf('/')) + 1);
  return text(`piece.${name}`, {}) ?? name;
}

function isSeatOf(fact: unknown, speech: Speech): fact is SeatId {
  return typeof fact === 'string' && speech.names.has(fact);
}
