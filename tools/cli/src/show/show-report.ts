import { END_PHASE, type SeatId } from '@tapete/core';
import type { Report } from '@tapete/simulator';
import type { Paint } from '../paint.js';
import { seatName } from './seat-mark.js';
import { tableLines } from './width.js';

interface Shown {
  readonly name: string;
  readonly paint: Paint;
  /** What shows one game of the run. */
  readonly commandOf: (game: number, seed: string) => string;
}

/** What a simulation showed, for people. */
export function showReport(report: Report, { name, paint, commandOf }: Shown): string {
  const { games, unfinished, cancelled, broken, length, branching } = report;
  const lines = [
    paint.bold(`${games} games of ${name}`),
    '',
    ...seatLines(report, paint),
    '',
    ...endLines(report),
    '',
    ...actionLines(report),
    '',
    `unfinished ${unfinished}, cancelled ${cancelled}, broken ${broken}`,
    `decisions a game: ${length.mean.toFixed(2)} (${length.min} to ${length.max}, half of them up to ${length.median}, nine of ten up to ${length.most90})`,
    `offers to choose from: ${branching.mean.toFixed(2)}, at most ${branching.max}`,
    ...deadLines(report, paint),
    ...report.brokenGames.flatMap(({ game, seed, message }) => [
      paint.red(`game ${game}, seed ${seed}: ${message}`),
      `  ${commandOf(game, seed)}`,
    ]),
    ...report.unfinishedGames.flatMap(({ game, seed }) => [
      paint.yellow(`game ${game}, seed ${seed}: it was given up after ${length.max} decisions`),
      `  ${commandOf(game, seed)}`,
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

const shareOf = (games: number) => (count: number) =>
  `${count} (${games === 0 ? '0.0' : ((100 * count) / games).toFixed(1)} %)`;

function seatLines({ games, seats, intervals }: Report, paint: Paint): readonly string[] {
  const share = shareOf(games);
  const percent = (part: number) => (100 * part).toFixed(1);
  const within = (seat: SeatId) => {
    const { low, high } = intervals.wins[seat] ?? { low: 0, high: 1 };
    return `${percent(low)} to ${percent(high)} %`;
  };
  const rows = (Object.entries(seats) as [SeatId, Report['seats'][SeatId]][]).map(
    ([seat, { win, loss, draw }]) => [
      seatName(seat, paint),
      share(win),
      share(loss),
      share(draw),
      within(seat),
    ],
  );
  return tableLines(['seat', 'win', 'loss', 'draw', 'wins (Wilson, 95 %)'], rows);
}

function endLines({ games, ends }: Report): readonly string[] {
  const share = shareOf(games);
  return tableLines(
    ['ended by', 'games'],
    Object.entries(ends).map(([end, count]) => [end, share(count)]),
  );
}

function actionLines({ games, actions }: Report): readonly string[] {
  const share = shareOf(games);
  return tableLines(
    ['action', 'taken a game', 'in games'],
    Object.entries(actions).map(([name, { taken, games: with_ }]) => [
      name,
      (taken / Math.max(1, games)).toFixed(2),
      share(with_),
    ]),
  );
}

/** What a designer may have written for nothing. */
function deadLines({ actions, pieces }: Report, paint: Paint): string[] {
  const untaken = Object.entries(actions).flatMap(([name, { taken }]) =>
    taken === 0 && name !== END_PHASE ? [name] : [],
  );
  const dead = Object.entries(pieces).flatMap(([id, { played, moved }]) =>
    played === 0 && !moved ? [id] : [],
  );
  return [
    ...(untaken.length === 0 ? [] : [paint.yellow(`actions never taken: ${untaken.join(', ')}`)]),
    ...(dead.length === 0 ? [] : [paint.yellow(`never played and never moved: ${dead.join(', ')}`)]),
  ];
}
