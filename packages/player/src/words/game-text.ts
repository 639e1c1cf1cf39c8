import { language } from '../keep/settings.js';
import type { Presentation } from '../presentation/presentation.js';
import { sayText, type Values } from './icu.js';

/** A text of the game in the language that is set, else in the first that the game speaks; undefined where it has none. */
export function gameText(
  presentation: Presentation | undefined,
  key: string,
  values: Values = {},
): string | undefined {
  if (presentation === undefined) return undefined;
  for (const locale of [language.value, ...presentation.locales]) {
    const text = presentation.texts[locale]?.[key];
    if (text !== undefined) return sayText(text, values, locale);
  }
  return undefined;
}
