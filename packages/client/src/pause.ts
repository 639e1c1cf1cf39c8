const FIRST_MS = 250;
const LONGEST_MS = 15_000;

/**
 * How long to wait before try number `attempt`, counted from 1: twice as long each time, up to a quarter of a minute.
 * Chance takes up to half of it away, so that all who were cut off at once do not come back at once.
 */
export function pauseMs(attempt: number, random: () => number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(longest * (1 - random() / 2));
}
