import { type Language, language } from '../keep/settings.js';
import { en } from './en.js';
import { es, type WordKey } from './es.js';
import { sayText, type Values } from './icu.js';

const WORDS: Readonly<Record<Language, Readonly<Record<WordKey, string>>>> = { es, en };

/** The page's own words in the language that is set now. Read inside a component, it is drawn again when that changes. */
export function say(key: WordKey, values: Values = {}): string {
  return sayText(WORDS[language.value][key], values, language.value);
}

/** The same for a key that comes from outside (a refusal's code, a bot's name); undefined where there is no such word. */
export function sayIfKnown(key: string, values: Values = {}): string | undefined {
  return Object.hasOwn(es, key) ? say(key as WordKey, values) : undefined;
}

/** One of a text's locales: the language that is set, else English, else the first that there is. */
export function inLanguage<Text>(texts: Readonly<Record<string, Text>>): Text | undefined {
  return texts[language.value] ?? texts.en ?? Object.values(texts)[0];
}

export function sayList(names: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(names);
}
