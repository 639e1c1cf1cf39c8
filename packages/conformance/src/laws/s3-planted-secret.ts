import type { LockedMatch, Viewer } from '@tapete/core';
import type { Breach, MatchLaw } from '../law.js';
import { type Move, make } from '../play/move.js';
import { chanceOf, retread, type Trial, viewersOf } from '../play/trial.js';
import { hidesAnything } from '../secrets/hides.js';
import { type Canary, plant } from '../secrets/planted.js';

/** Moves after it was planted in which a secret may come to light. */
const AFTER = 5;

export const plantedSecret: MatchLaw = {
  id: 'S3',
  says: 'A secret that is planted in hidden own data is found in nothing that leaves for those who may not know it.',
  of: 'match',
  restsOn: ['R3'],
  look({ trial, moves }) {
    if (!hidesAnything(trial.game.structure)) return 'idle';
    const at = moves.length < AFTER ? 0 : chanceOf(trial, 'S3').int(moves.length);
    const planted = plant(trial, retread(trial, moves.slice(0, at)));
    if (!planted) return 'idle';
    return search(trial, planted.match, planted.canaries, moves.slice(at, at + AFTER)) ?? 'holds';
  },
};

function search(
  trial: Trial,
  match: LockedMatch,
  canaries: readonly Canary[],
  moves: readonly Move[],
): Breach | undefined {
  const since = match.context('spectator').flow.revision;
  const found = () => firstFound(trial, match, canaries, since);
  const first = found();
  if (first) return first;
  for (const move of moves) {
    // With strange own data a rule may refuse what it took before: what leaves is all that is asked.
    make(match, move);
    const breach = found();
    if (breach) return breach;
  }
  return undefined;
}

function firstFound(
  trial: Trial,
  match: LockedMatch,
  canaries: readonly Canary[],
  since: number,
): Breach | undefined {
  for (const viewer of viewersOf(trial)) {
    const texts = sentSince(match, viewer, since);
    for (const { text, where, mayKnow } of canaries) {
      const what = mayKnow === viewer ? undefined : texts.find(([, sent]) => sent.includes(text))?.[0];
      if (what !== undefined)
        return { what: `what stands in ${where}, hidden from ${viewer}, is in its ${what}` };
    }
  }
  return undefined;
}

const sentSince = (match: LockedMatch, viewer: Viewer, since: number) =>
  [
    ['view', JSON.stringify(match.view(viewer))],
    ['context', JSON.stringify(match.context(viewer))],
    ['events', JSON.stringify(match.updates(viewer, since))],
  ] as const;
