/** What the id of a space says: `sea:p1/b7` is column 1 of row 6 of the board `sea` of `p1`. */
export interface ReadSpaceId {
  /** Without seat and cell, as a layout names it. */
  readonly base: string;
  readonly seat?: string;
  readonly cell?: Cell;
}

/** Where a cell is on its board: a square's column and row, or only the name where it has neither. */
export interface Cell {
  readonly name: string;
  readonly column?: number;
  readonly row?: number;
}

export function readSpaceId(id: string): ReadSpaceId {
  const slash = id.indexOf('/');
  const place = slash === -1 ? id : id.slice(0, slash);
  const colon = place.indexOf(':');
  return {
    base: colon === -1 ? place : place.slice(0, colon),
    ...(colon === -1 ? {} : { seat: place.slice(colon + 1) }),
    ...(slash === -1 ? {} : { cell: readCell(id.slice(slash + 1)) }),
  };
}

function readCell(name: string): Cell {
  const [, letters, digits] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
  if (letters === undefined || digits === undefined) return { name };
  return { name, column: columnOf(letters), row: Number(digits) - 1 };
}

/** `a` is 0, `z` 25, `aa` 26. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 96, 0) - 1;
}
