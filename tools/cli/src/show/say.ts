import type { JsonObject, Label, Scalar, SeatId, View } from '@tapete/core';
import { IntlMessageFormat } from 'intl-messageformat';
import { pieceFactWord, pieceWord } from './piece-word.js';

/** A module's texts: locale -> key -> ICU text. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A module's words in one language. */
export interface Voice {
  readonly locale: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** The module's words in the wanted language, else in its first. */
export function voiceOf(texts: Texts, wanted: string): Voice {
  const locale = wanted in texts ? wanted : (Object.keys(texts)[0] ?? wanted);
  return { locale, texts: texts[locale] ?? {} };
}

/** A text of the module with what stands in it; the key and its values where the module has no such text. */
export function sayText(voice: Voice, key: string, values: Readonly<Record<string, unknown>>): string {
  const text = voice.texts[key];
  if (text === undefined) return [key.replace(/^(offer|event)\./, ''), ...pairs(values)].join(' ');
  try {
    const asked = { ...nothingFor(text), ...values } as Record<string, Scalar>;
    return String(new IntlMessageFormat(text, voice.locale).format(asked));
  } catch {
    // A text that asks for what the event does not say is the module's mistake, told by `verify`; here it is shown raw.
    return [text, ...pairs(values)].join(' ');
  }
}

/** What a text asks for: an event for fewer eyes says less, and a text has a case for what is not said. */
const nothingFor = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => [name, '']));

/** A text of the module, where it has one. */
export function sayIfKnown(
  voice: Voice,
  key: string,
  values: Readonly<Record<string, unknown>> = {},
): string | undefined {
  return voice.texts[key] === undefined ? undefined : sayText(voice, key, values);
}

export const sayLabel = (voice: Voice, { key, values = {} }: Label): string => sayText(voice, key, values);

/** What a space is called: the module's text `space.<id>`, with the seat's mark where it is a seat's; else its id. */
export function saySpace(voice: Voice, id: string, seatMarkOf: (seat: SeatId) => string): string {
  const [name = id, seat] = id.split(':');
  const text = sayIfKnown(voice, `space.${name}`);
  if (text === undefined) return id;
  return seat === undefined ? text : `${text} ${seatMarkOf(seat as SeatId)}`;
}

/** How a seat stands, by the module's text `status.seat`; undefined where it has none. */
export const sayStatus = (voice: Voice, view: View, seat: SeatId): string | undefined =>
  sayIfKnown(voice, 'status.seat', { ...view.variables.players[seat], ...view.resources[seat] });

/** What a piece is called: the module's text `piece.<name>`, else its own name. */
export function sayPiece(voice: Voice, definition: string): string {
  const name = pieceWord(definition);
  return sayIfKnown(voice, `piece.${name}`) ?? name;
}

export const saySomething = (name: string, values: JsonObject): string => [name, ...pairs(values)].join(' ');

function pairs(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).map(([name, value]) => `${name} ${plainly(value)}`);
}

function plainly(value: unknown): string {
  if (typeof value === 'string') return value;
  return pieceFactWord(value) ?? JSON.stringify(value);
}
