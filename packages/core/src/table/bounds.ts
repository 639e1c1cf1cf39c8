import { Broken } from '../refusal.js';
import { countOf } from './pieces.js';
import type { Table } from './table.js';

/** Between decisions no space holds less than its manifest says. Broken: SPACE_UNDER_MINIMUM, naming the space. */
export function checkMinimums(table: Table): void {
  const { minimums } = table.blueprint;
  for (let index = 0; index < minimums.length; index++) {
    const minimum = minimums[index] as Minimum;
    if (countOf(table, minimum.space) < minimum.least) throw under(table, minimum);
  }
}

type Minimum = Table['blueprint']['minimums'][number];

function under(table: Table, { space, least }: Minimum): Broken {
  const { id = space } = table.blueprint.spaces[space] ?? {};
  return new Broken(
    `${id} holds ${countOf(table, space)} and must hold at least ${least}`,
    'SPACE_UNDER_MINIMUM',
  );
}
