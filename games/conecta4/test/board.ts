import { readFileSync } from 'node:fs';
import type { JsonObject, LockedGame, LockedMatch, SavedMatch, SeatId } from '@tapete/core';

/** A match of Conecta 4 that is just beginning. */
export const begin = (game: LockedGame, config: JsonObject = {}): LockedMatch =>
  game.create({ seats: 2, config, chance: 'xorshift32', seed: '1' });

/** Drops discs in turn, from the seat that is to move. */
export function dropAll(match: LockedMatch, columns: readonly number[]): LockedMatch {
  for (const column of columns) {
    const [seat] = match.acting();
    const answer = match.play(seat ?? 'p0', 'drop', { column });
    if (answer.status === 'refused') throw new Error(`column ${column} is refused: ${answer.code}`);
  }
  return match;
}

/** The columns of an acceptance case, in order. */
export const columnsOf = (fixture: string): number[] =>
  readFileSync(new URL(`../fixtures/${fixture}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).payload?.column)
    .filter((column) => column !== undefined);

interface SavedState {
  spaces: Record<string, string[]>;
  pieces: Record<string, { space: string }>;
  variables: { global: { plies: number; last: number } };
  seats: { stage: number; withdrawn: number }[];
  flow: { actor: number };
  status: string;
  result: unknown;
}

/** The same match with its state written over, as if the engine had come there; what it was no longer vouches for it. */
export function rewritten(
  game: LockedGame,
  match: LockedMatch,
  change: (state: SavedState) => void,
): LockedMatch {
  const { state, record } = JSON.parse(JSON.stringify(match.save())) as SavedMatch;
  change(state as unknown as SavedState);
  const entries = record.entries.map(({ hash: _, ...entry }) => entry);
  return game.load({ state, record: { ...record, entries: entries as typeof record.entries } });
}

/** Lays a disc of that seat from its supply on a cell, whatever the rules say. */
export function lay(state: SavedState, seat: SeatId, cell: string): void {
  const disc = state.spaces[`supply:${seat}`]?.pop();
  if (disc === undefined) throw new Error(`${seat} has no disc left`);
  state.spaces[cell]?.push(disc);
  Object.assign(state.pieces[disc] ?? {}, { space: cell });
}

/** Takes the disc of a cell back into its owner's supply. */
export function lift(state: SavedState, cell: string): void {
  const disc = state.spaces[cell]?.pop();
  if (disc === undefined) throw new Error(`there is no disc on ${cell}`);
  const supply = `supply:${disc.slice(disc.indexOf(':') + 1)}`;
  state.spaces[supply]?.push(disc);
  Object.assign(state.pieces[disc] ?? {}, { space: supply });
}
