import type { Presentation } from './presentation.js';

export interface Looks {
  readonly locale: string;
  readonly dark: boolean;
  readonly fourColours?: boolean;
}

/** The variant of a deck in which each suit has a colour of its own. */
const FOUR_COLOURS = 'four-colours';

export const hasFourColours = ({ pictures }: Presentation): boolean =>
  Object.values(pictures).some((variants) => Object.hasOwn(variants, FOUR_COLOURS));

/** The file of a slot's picture as it is wanted here; undefined where the game has no such picture. */
export function pictureFile(
  presentation: Presentation,
  slot: string,
  { locale, dark, fourColours = false }: Looks,
): string | undefined {
  const variants = presentation.pictures[slot];
  const chosen = fourColours ? variants?.[FOUR_COLOURS] : undefined;
  const file = chosen ?? (dark ? variants?.dark : undefined) ?? variants?.plain;
  if (file === undefined || typeof file === 'string') return file;
  return (
    file[locale] ?? presentation.locales.map((known) => file[known]).find((known) => known !== undefined)
  );
}

interface Face {
  readonly definition?: string;
  readonly owner: string | null;
  readonly face: 'up' | 'down';
}

/** The slot that shows a piece as its viewer sees it: its face, its owner's, or a back. */
export function slotOf({ faces }: Presentation, { definition, owner, face }: Face): string | undefined {
  if (definition === undefined) return Object.entries(faces).find(([name]) => name.endsWith('!back'))?.[1];
  const deck = definition.split('#')[0];
  const back = [`${definition}!back`, `${deck}!back`];
  const front = [`${definition}@${owner}`, definition];
  const names = face === 'down' ? [...back, ...front] : front;
  return names.map((name) => faces[name]).find((slot) => slot !== undefined);
}

/** What has a back of its own and shows its face is a card: something is on it that may be too small where it lies. */
export function isCard({ faces }: Presentation, { definition, face }: Face): boolean {
  if (definition === undefined || face === 'down') return false;
  const [deck] = definition.split('#');
  return [`${definition}!back`, `${deck}!back`].some((name) => faces[name] !== undefined);
}
