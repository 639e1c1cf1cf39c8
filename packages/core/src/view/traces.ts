import type { Piece, Space } from '../ids.js';
import { countersOf } from '../table/counters.js';
import type { Table } from '../table/table.js';
import { PIECE, PIECE_WORDS, SPACE_WORDS } from '../table/words.js';

/** What was written since the journal was opened; found once for all who look on. */
export interface Traces {
  readonly pieces: readonly Piece[];
  /** Spaces of which a word, or a word of a piece in them, was written: in the order of their numbers. */
  readonly spaces: readonly Space[];
}

export function tracesOf(table: Table): Traces {
  const { journal, journaled, blueprint, words } = table;
  const { at } = blueprint;
  const counters = countersOf(table).length;
  const pieces = new Set<Piece>();
  const counted = new Set<Piece>();
  const spaces = new Set<Space>();
  for (let used = 0; used < journaled; used += 2) {
    const place = journal[used] as number;
    // A space that is covered says nothing of it; the piece does, where it lies, and was written too.
    if (place < at.spaces || place >= at.minds) continue;
    if (place >= at.counters) counted.add(Math.floor((place - at.counters) / counters));
    else if (place >= at.pieces) pieces.add(Math.floor((place - at.pieces) / PIECE_WORDS));
    else spaces.add(Math.floor((place - at.spaces) / SPACE_WORDS));
  }
  for (const each of [pieces, counted])
    for (const piece of each) spaces.add(words[at.pieces + piece * PIECE_WORDS + PIECE.space] as number);
  return { pieces: [...pieces], spaces: [...spaces].sort((one, other) => one - other) };
}
