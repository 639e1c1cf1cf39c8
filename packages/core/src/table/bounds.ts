import { Broken } from '../refusal.js';
import { countOf } from './pieces.js';
import type { Table } from './table.js';

/** Between decisions no space holds less than its manifest says. Broken: SPACE_UNDER_MINIMUM, naming the space. */
export function checkMinimums(table: Table): void {
  for (const { space, least } of table.blueprint.minimums) {
    const count = countOf(table, space);
    if (count >= least) continue;
    const { id = space } = table.blueprint.spaces[space] ?? {};
    throw new Broken(`${id} holds ${count} and must hold at least ${least}`, 'SPACE_UNDER_MINIMUM');
  }
}
