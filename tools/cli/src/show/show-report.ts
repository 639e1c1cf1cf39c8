import type { SeatId } from '@tapete/core';
import type { Report } from '@tapete/simulator';
import type { Paint } from '../paint.js';
import { seatName } from './seat-mark.js';
import { tableLines } from './width.js';

/** What a simulation showed, for people. */
export function showReport(report: Report, name: string, paint: Paint): string {
  const { games, unfinished, cancelled, broken, length, branching, ends } = report;
  const seats = Object.entries(report.seats) as [SeatId, Report['seats'][SeatId]][];
  const share = (count: number) => `${count} (${((100 * count) / games).toFixed(1)} %)`;
  const lines = [
    paint.bold(`${games} games of ${name}`),
    '',
    ...tableLines(
      ['seat', 'win', 'loss', 'draw'],
      seats.map(([seat, { win, loss, draw }]) => [
        seatName(seat, paint),
        share(win),
        share(loss),
        share(draw),
      ]),
    ),
    '',
    ...tableLines(
      ['ended by', 'games'],
      Object.entries(ends).map(([end, count]) => [end, share(count)]),
    ),
    '',
    `unfinished ${unfinished}, cancelled ${cancelled}, broken ${broken}`,
    `decisions a game: ${length.mean.toFixed(2)} (${length.min} to ${length.max})`,
    `offers to choose from: ${branching.mean.toFixed(2)}, at most ${branching.max}`,
    ...report.brokenGames.map(({ game, seed, message }) =>
      paint.red(`game ${game}, seed ${seed}: ${message}`),
    ),
  ];
  return `${lines.join('\n')}\n`;
}
