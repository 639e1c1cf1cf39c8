import type { Entry } from '@tapete/core';
import type { MatchLaw, Verdict } from '../law.js';
import { retread } from '../play/trial.js';

export const sameSeed: MatchLaw = {
  id: 'R1',
  says: 'The same seed and the same moves give the same hashes in every match.',
  of: 'match',
  look({ trial, moves }) {
    const played = () => retread(trial, moves, { hashes: true });
    const [one, other] = [played(), played()].map((match) => match.record().entries);
    return compareEntries(one ?? [], other ?? [], 'in a second match of the same seed');
  },
};

/** The first entry that differs in its hash or its draws. */
export function compareEntries(one: readonly Entry[], other: readonly Entry[], where: string): Verdict {
  const at = one.findIndex(
    (entry, index) => entry.hash !== other[index]?.hash || entry.draws !== other[index]?.draws,
  );
  if (at < 0 && one.length === other.length) return 'holds';
  const [entry, again] = [one[at], other[at]];
  if (!entry || !again) return { what: `there are ${other.length} entries, not ${one.length}, ${where}` };
  const how =
    entry.draws === again.draws
      ? 'leads to another state'
      : `draws ${again.draws} times, not ${entry.draws},`;
  return { what: `the entry of revision ${entry.revision} ${how} ${where}` };
}
