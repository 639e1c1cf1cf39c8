import type { PhaseSpec } from '../structure/structure.js';
import type { Table } from '../table/table.js';
import { FLOW } from '../table/words.js';

/** The phase that the match is in. */
export function phaseOf(table: Table): PhaseSpec {
  return table.blueprint.phases[table.words[FLOW.phase] as number] as PhaseSpec;
}

export const isPlaying = (table: Table): boolean => table.words[FLOW.status] === 0;
