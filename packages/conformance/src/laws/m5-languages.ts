import type { Structure } from '@tapete/core';
import type { Presentation } from '@tapete/manifest';
import type { Breach, ModuleLaw } from '../law.js';
import { foundOf } from '../module/found.js';

export const languages: ModuleLaw = {
  id: 'M5',
  says: 'Every language says the same: title, summary, the words of every button and of every refusal.',
  of: 'module',
  look({ game, presentation, findings }) {
    if (!presentation && !findings) return undefined;
    const missing = presentation ? missingIn(presentation, game.structure) : [];
    return [...foundOf('texts', findings), ...missing].map((what): Breach => ({ what }));
  },
};

function missingIn(
  { locales, texts, title, summary }: Presentation,
  { actions }: Structure,
): readonly string[] {
  const buttons = actions.map(({ name }) => `offer.${name}`);
  const refusals = actions.flatMap(({ errorCodes }) => errorCodes.map((code) => `refusal.${code}`));
  const all = new Set([...buttons, ...refusals, ...Object.values(texts).flatMap(Object.keys)]);
  return locales.flatMap((locale) => {
    const own = Object.keys(texts[locale] ?? {});
    const lacks = [...all].filter((key) => !own.some((each) => each === key || each.startsWith(`${key}.`)));
    return [
      ...(title[locale] ? [] : [`${locale} has no title`]),
      ...(summary[locale] ? [] : [`${locale} has no summary`]),
      ...lacks.map((key) => `${locale} has no \`${key}\``),
    ];
  });
}
