import { Failure, type HostedGame, type MatchRecord } from '@tapete/core';

/**
 * The revision from which on a record of another version goes otherwise when it is played on a game; undefined where it
 * ends in the same state, with the same state after every entry.
 */
export async function firstDifference(
  game: Pick<HostedGame, 'structure' | 'replay'>,
  record: MatchRecord,
): Promise<number | undefined> {
  const { id, version } = game.structure;
  const moved = { ...record, setup: { ...record.setup, game: id, version } };
  if (await goes(game, moved)) return undefined;
  let [same, differing] = [0, record.entries.length];
  while (differing - same > 1) {
    const middle = (same + differing) >> 1;
    if (await goes(game, { ...moved, entries: record.entries.slice(0, middle) })) same = middle;
    else differing = middle;
  }
  return record.entries[differing - 1]?.revision;
}

/** Whether it can be played, and leads to every hash that it has. */
async function goes(game: Pick<HostedGame, 'replay'>, record: MatchRecord): Promise<boolean> {
  try {
    (await game.replay(record)).close();
    return true;
  } catch (error) {
    if (isFailure(error)) return false;
    throw error;
  }
}

/** A locked game carries its engine: what that throws is of a class of its own, known by its name. */
const isFailure = (error: unknown): boolean =>
  error instanceof Failure || (error instanceof Error && error.name === 'Failure');
