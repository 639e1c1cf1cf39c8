import type { Level, Visibility } from '@tapete/core';
import type { VISIBILITY_WORDS, VisibilityWritten } from '../shapes/visibility.js';

const MEANING: { readonly [word in (typeof VISIBILITY_WORDS)[number]]: Visibility } = {
  public: { owner: 'identity', others: 'identity' },
  ownerOnly: { owner: 'identity', others: 'count' },
  hidden: { owner: 'count', others: 'count' },
};

/** What each kind of viewer sees. An owner of whom nothing is said sees what the others see. */
export function visibilityOf(written: VisibilityWritten): Visibility {
  if (typeof written === 'string') return MEANING[written];
  const others = written.others ?? 'nothing';
  const roles = Object.entries(written).flatMap(([viewer, level]): [string, Level][] =>
    viewer.startsWith('role:') ? [[viewer.slice('role:'.length), level]] : [],
  );
  return {
    owner: written.owner ?? others,
    others,
    ...(written.team ? { team: written.team } : {}),
    ...(roles.length > 0 ? { roles: Object.fromEntries(roles) } : {}),
  };
}
