import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstDifference } from '@tapete/isolation';
import { type Heir, recordShape } from '@tapete/wire';
import * as z from 'zod';
import { WrongUse } from '../wrong-use.js';

export interface Candidate {
  readonly catalog: string;
  /** `conecta4@1.1.0`, as it stands in the catalog. */
  readonly name: string;
}

/**
 * Plays the records of a folder on a published version, those of its earlier versions. Refused as wrong use: RECORD_WRONG,
 * a file that is none.
 */
export async function heirsIn(folder: string, { catalog, name }: Candidate): Promise<readonly Heir[]> {
  const { folderShelf } = await import('@tapete/host');
  const shelf = folderShelf(catalog);
  try {
    const { hosted, game, version } = await shelf.open(await shelf.published(name));
    const heirs = new Map<string, Heir>();
    for (const file of readdirSync(folder)
      .filter((each) => each.endsWith('.json'))
      .sort()) {
      const record = recordIn(join(folder, file), file);
      const { setup } = record;
      if (setup.game !== game || setup.version === version) continue;
      const from = `${setup.game}@${setup.version}`;
      const since = await firstDifference(hosted, record);
      heirs.set(
        from,
        withMatch(heirs.get(from) ?? { from, matches: 0, compatible: 0, older: [] }, file, since),
      );
    }
    return [...heirs.values()];
  } finally {
    await shelf.close();
  }
}

function recordIn(path: string, file: string) {
  const read = z.core.safeParse(recordShape, JSON.parse(readFileSync(path, 'utf8')));
  if (read.success) return read.data;
  throw new WrongUse('RECORD_WRONG', `${file} is no record of a match`);
}

function withMatch(heir: Heir, match: string, since: number | undefined): Heir {
  const { matches, compatible, older, ...rest } = heir;
  return since === undefined
    ? { ...rest, matches: matches + 1, compatible: compatible + 1, older }
    : { ...rest, matches: matches + 1, compatible, older: [...older, { match, since }] };
}

/** `conecta4@1.0.0: 3 of 4 matches go the same way; m1 needs its old lock from revision 5 on`. */
export function sayHeir({ from, matches, compatible, older }: Heir): string {
  const old = older.map(({ match, since }) => `${match} needs its old lock from revision ${since} on`);
  return [`${from}: ${compatible} of ${matches} matches go the same way`, ...old].join('; ');
}
