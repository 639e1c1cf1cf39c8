import type { Structure } from '@tapete/core';
import type { Presentation } from '@tapete/manifest';
import type { Breach, ModuleLaw } from '../law.js';
import { foundOf } from '../module/found.js';

export const pictures: ModuleLaw = {
  id: 'M3',
  says: 'Every piece has a picture of its face, and of its back where it can lie face down, in every language.',
  of: 'module',
  look({ game, presentation, findings }) {
    if (!presentation && !findings) return undefined;
    return [
      ...foundOf('pictures', findings),
      ...(presentation ? uncovered(presentation, game.structure) : []),
    ].map((what): Breach => ({ what }));
  },
};

function uncovered(
  { faces, pictures: drawn, locales }: Presentation,
  { pieces }: Structure,
): readonly string[] {
  const definitions = [...new Set(pieces.map(({ definition }) => definition))];
  const faceless = definitions.filter((id) => faces[id] === undefined);
  const hasBacks = pieces.some(({ face }) => face === 'down');
  const hasBack = Object.keys(faces).some((id) => id.endsWith('!back'));
  const undrawn = Object.entries(faces).filter(([, slot]) => drawn[slot] === undefined);
  const partial = Object.entries(drawn).filter(([, variants]) => !isInAll(variants, locales));
  return [
    ...faceless.map((id) => `${id} has no picture`),
    ...(hasBacks && !hasBack ? ['pieces lie face down, and no back has a picture'] : []),
    ...undrawn.map(([id, slot]) => `${id} shows \`${slot}\`, which is not drawn`),
    ...partial.map(([slot]) => `\`${slot}\` is not drawn in every language`),
  ];
}

const isInAll = (variants: Presentation['pictures'][string], locales: readonly string[]): boolean =>
  variants.plain !== undefined &&
  Object.values(variants).every(
    (file) => typeof file === 'string' || locales.every((locale) => file[locale] !== undefined),
  );
