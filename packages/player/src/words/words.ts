import { LANGUAGES, type Language, language } from '../keep/settings.js';
import { ahead } from '../shell/ahead.js';
import type { WordKey } from './es.js';
import { sayText, type Values } from './icu.js';

type Words = Readonly<Record<WordKey, string>>;

/** A page fetches the words of the language that it speaks, and others when they are asked for. */
const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  es: () => import('./es.js').then(({ es }) => es),
  en: () => import('./en.js').then(({ en }) => en),
};
const words = new Map<Language, Words>();

/** Sets the language, once its words are there. */
export async function speak(next: Language): Promise<void> {
  await learn(next);
  language.value = next;
}

async function learn(next: Language): Promise<void> {
  if (!words.has(next)) words.set(next, await LOAD[next]());
}

for (const each of LANGUAGES) ahead(() => learn(each));

/** The page's own words in the language that is set now. Read inside a component, it is drawn again when that changes. */
export function say(key: WordKey, values: Values = {}): string {
  return sayText(wordsNow()[key], values, language.value);
}

/** The same for a key that comes from outside (a refusal's code, a bot's name); undefined where there is no such word. */
export function sayIfKnown(key: string, values: Values = {}): string | undefined {
  return Object.hasOwn(wordsNow(), key) ? say(key as WordKey, values) : undefined;
}

function wordsNow(): Words {
  const now = words.get(language.value);
  if (now === undefined) throw new Error('a page speaks once `speak` is done');
  return now;
}

/** One of a text's locales: the language that is set, else English, else the first that there is. */
export function inLanguage<Text>(texts: Readonly<Record<string, Text>>): Text | undefined {
  return texts[language.value] ?? texts.en ?? Object.values(texts)[0];
}

export function sayList(names: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(names);
}
