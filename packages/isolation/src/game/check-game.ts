import { Failure, LOCKED_GAME_API, type Structure } from '@tapete/core';

/** What rules export as `game`, as far as can be told before a match is made. Refused: RULES_WRONG, API_UNKNOWN. */
export function checkGame({
  api,
  structure,
}: {
  readonly api?: unknown;
  readonly structure?: unknown;
}): Structure {
  if (api !== LOCKED_GAME_API) {
    throw new Failure(
      'API_UNKNOWN',
      `The rules speak version ${String(api)} of the interface of locked games; this host speaks ${LOCKED_GAME_API}.`,
      'Publish the game again with the engine of this host, or upgrade the host.',
    );
  }
  if (typeof structure === 'object' && structure !== null) return structure as Structure;
  throw new Failure('RULES_WRONG', "The rules' `game` has no structure.");
}

export function checkBots(bots: unknown): readonly string[] {
  if (Array.isArray(bots) && bots.every((bot) => typeof bot === 'string')) return bots;
  throw new Failure('RULES_WRONG', "The rules' `game` has no list of bots.");
}
