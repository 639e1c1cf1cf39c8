import type { Piece } from '../ids.js';
import type { DefinitionSpec, Structure } from '../structure/structure.js';
import { definitionNumber, definitionOf } from './pieces.js';
import type { Table } from './table.js';

/**
 * What rules read of a piece's definition, worked out once for each definition and then found by its number:
 * `const rankOf = ofDefinition(({ properties }) => Number(properties.rank))`, asked as `rankOf(table, card)`. What it is read
 * from never changes, so nothing of a match is remembered by it.
 */
export function ofDefinition<Value>(
  read: (definition: DefinitionSpec) => Value,
): (table: Table, piece: Piece) => Value {
  let structure: Structure | undefined;
  let values: Value[] = [];
  return (table, piece) => {
    if (table.blueprint.structure !== structure) {
      structure = table.blueprint.structure;
      values = [];
    }
    const number = definitionNumber(table, piece);
    const known = values[number];
    if (known !== undefined) return known;
    const value = read(definitionOf(table, piece));
    values[number] = value;
    return value;
  };
}
