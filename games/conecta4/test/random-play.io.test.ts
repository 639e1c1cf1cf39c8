import type { LockedMatch, SavedMatch, SeatId, Viewer } from '@tapete/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begin } from './board.js';
import { openConecta4 } from './game.js';
import { cellId, inOrder, LINES_OF_FOUR } from './lines.js';

/* Whole matches of columns that chance says: those that are full are refused, and the match goes on. */

const game = openConecta4();
const VIEWERS: readonly Viewer[] = ['p0', 'p1', 'spectator'];
const columns = fc.array(fc.nat(6), { minLength: 7, maxLength: 60 });

const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Plays the columns and looks after each disc. */
function playAll(
  match: LockedMatch,
  played: readonly number[],
  look: (seat: SeatId, column: number) => void,
): void {
  for (const column of played) {
    const [seat] = match.acting();
    if (seat === undefined) return;
    const { revision } = match.context(seat).flow;
    const offer = `drop{"column":${column}}`;
    const isOffered = match.offers(seat).some(({ id }) => id === offer);
    const answer = match.step({ seat, decision: { revision }, step: 0, offer });
    expect(answer.status).toBe(isOffered ? 'accepted' : 'refused');
    if (isOffered) look(seat, column);
  }
}

const inPlay = (law: (match: LockedMatch, played: readonly number[]) => void, numRuns: number) =>
  fc.assert(
    fc.property(columns, (played) => law(begin(game), played)),
    { numRuns },
  );

test('a match wins when, and only when, the last disc is in one of the 69 lines, and all such lines are told', () => {
  inPlay((match, played) => {
    const discs = new Map<string, SeatId>();
    playAll(match, played, (seat, column) => {
      const row = [0, 1, 2, 3, 4, 5].find((each) => !discs.has(cellId({ row: each, column }))) ?? 0;
      const last = cellId({ row, column });
      discs.set(last, seat);
      const lines = LINES_OF_FOUR.filter(
        (line) =>
          line.some((cell) => cellId(cell) === last) &&
          line.every((cell) => discs.get(cellId(cell)) === seat),
      );
      const told = match.updates('spectator', discs.size).flatMap(({ events }) => events)[0];
      const cells = [...new Set(inOrder(lines.flat()).map(cellId))];
      expect(told?.data).toMatchObject({ seat, row, column, cell: last });
      expect(told?.data.line).toEqual(cells.length > 0 ? cells : undefined);
      const { status, result } = match.context('p0');
      expect(status).toBe(cells.length > 0 || discs.size === 42 ? 'finished' : 'playing');
      expect(result?.[seat]?.outcome).toBe(cells.length > 0 ? 'win' : discs.size === 42 ? 'draw' : undefined);
      expect(match.check()).toEqual([]);
    });
  }, 80);
});

test('a match is the same after being written and read, at every disc', () => {
  inPlay((match, played) => {
    let again = begin(game);
    playAll(match, played, (seat, column) => {
      again = game.load(throughJson<SavedMatch>(again.save()));
      again.play(seat, 'drop', { column });
      expect(again.hash()).toBe(match.hash());
      for (const viewer of VIEWERS) {
        expect(again.view(viewer)).toEqual(match.view(viewer));
        expect(again.context(viewer)).toEqual(match.context(viewer));
      }
    });
    for (const viewer of VIEWERS) expect(again.updates(viewer, 0)).toEqual(match.updates(viewer, 0));
  }, 8);
});

test('a record is played again to the hash after every entry', () => {
  inPlay((match, played) => {
    playAll(match, played, () => {});
    const record = throughJson(match.record());
    expect(throughJson(game.replay(record).record())).toEqual(record);
  }, 60);
});

test('everybody sees the same, and is told the same', () => {
  inPlay((match, played) => {
    playAll(match, played, () => {});
    expect(match.view('p1')).toEqual(match.view('p0'));
    expect(match.view('spectator')).toEqual(match.view('p0'));
    expect(match.updates('p1', 0)).toEqual(match.updates('spectator', 0));
  }, 40);
});
