import { signal } from '@preact/signals';

/** A match that this device has a place at. The token proves the seat: it is kept here and goes into no address. */
export interface KeptMatch {
  readonly match: string;
  readonly game: string;
  readonly title: Readonly<Record<string, string>>;
  readonly icon: string;
  readonly seat: string | null;
  readonly token: string | null;
  /** Lets others take the free seats; only whoever made the match has it. */
  readonly invitation?: string;
  /** When it was begun, in milliseconds. */
  readonly at: number;
  readonly over?: true;
  /** What this page added to the seed, and what the host had committed to before. */
  readonly fair?: { readonly commitment: string; readonly part: string };
}

const KEY = 'tapete.matches';
const MOST = 40;

/** Newest first. */
export const keptMatches = signal<readonly KeptMatch[]>(read());

export function keptMatch(match: string): KeptMatch | undefined {
  return keptMatches.value.find((kept) => kept.match === match);
}

export function keepMatch(kept: KeptMatch): void {
  write([kept, ...keptMatches.value.filter((other) => other.match !== kept.match)].slice(0, MOST));
}

/** A match that is over stays known (its seat still says who we were), but is not offered any more. */
export function closeMatch(match: string): void {
  write(keptMatches.value.map((kept) => (kept.match === match ? { ...kept, over: true } : kept)));
}

export function forgetMatch(match: string): void {
  write(keptMatches.value.filter((kept) => kept.match !== match));
}

function write(matches: readonly KeptMatch[]): void {
  keptMatches.value = matches;
  try {
    localStorage.setItem(KEY, JSON.stringify(matches));
  } catch {
    // A device that keeps nothing still plays on while the page is open.
  }
}

function read(): readonly KeptMatch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // What is not a list of ours is as good as none.
    return [];
  }
}

function isKept(value: unknown): value is KeptMatch {
  const kept = value as Partial<KeptMatch> | null;
  return typeof kept?.match === 'string' && typeof kept.game === 'string' && typeof kept.title === 'object';
}
