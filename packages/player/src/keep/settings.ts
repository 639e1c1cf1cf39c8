import { effect, signal } from '@preact/signals';

export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const MOTIONS = ['normal', 'fast', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

const KEY = 'tapete.settings';
const kept = readKept();

/** What a person chose on this device. Each change is remembered at once. */
export const language = signal<Language>(
  oneOf(LANGUAGES, kept.language) ?? languageOf(globalThis.navigator?.languages ?? []),
);
export const muted = signal(kept.muted === true);
export const motion = signal<Motion>(oneOf(MOTIONS, kept.motion) ?? 'normal');
/** Each suit of a deck in a colour of its own, where its pictures have such. */
export const fourColours = signal(kept.fourColours === true);
export const playerName = signal(typeof kept.name === 'string' ? kept.name : '');

effect(() =>
  keep({
    language: language.value,
    muted: muted.value,
    motion: motion.value,
    fourColours: fourColours.value,
    name: playerName.value,
  }),
);

/** The first of these that the page speaks; English for everybody else. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const spoken = oneOf(LANGUAGES, tag.slice(0, 2).toLowerCase());
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // A device that keeps nothing, or kept something that is not ours, begins anew.
    return {};
  }
}

function keep(settings: Readonly<Record<string, unknown>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse to keep anything; then the choice holds until the page is closed.
  }
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown): Name | undefined {
  return names.find((name) => name === value);
}
