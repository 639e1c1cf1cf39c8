import type { Teller } from '@tapete/conformance';
import type { LockedMatch, MatchEvent, View } from '@tapete/core';

const MARKS: Readonly<Record<string, string>> = { p0: 'X', p1: 'O' };

/** The board is drawn after every second disc. */
export const teller: Teller = {
  wish: (_, { column }) =>
    `drops into ${column === undefined ? 'no column' : `column ${JSON.stringify(column)}`}`,
  event: tellDrop,
  draw,
  isDue: (step) => step % 2 === 0,
};

function tellDrop({ data }: MatchEvent): string {
  const line = (data.line ?? []) as readonly string[];
  const finished = line.length > 0 ? ` and finishes ${line.map(short).join(' ')}` : '';
  return `rests on ${short(data.cell as string)}${finished}`;
}

/** `c4` of `board/c4`. */
const short = (cell: string): string => cell.slice(cell.indexOf('/') + 1);

/** The board as a spectator sees it, the highest row first; X is p0, O is p1. */
function draw(match: LockedMatch): string {
  const { spaces } = match.view('spectator');
  const rows = [6, 5, 4, 3, 2, 1].map((row) => {
    const cells = [...'abcdefg'].map((column) => markOf(spaces, `board/${column}${row}`));
    return `${row}  ${cells.join(' ')}`;
  });
  return [...rows, '   a b c d e f g'].join('\n');
}

function markOf(spaces: View['spaces'], cell: string): string {
  const space = spaces[cell];
  const [disc] = space !== undefined && 'pieces' in space ? space.pieces : [];
  return disc === undefined ? '·' : (MARKS[disc.owner ?? ''] ?? '?');
}
