import { sayMove } from './play/move.js';
import type { Case, LawReport, Report } from './report.js';

/** A report for people: each law with what came of it, and what breaks it with the moves that show it. */
export function showReport(report: Report): string {
  const { laws } = report;
  const broken = laws.filter(({ status }) => status === 'broken');
  return [headOf(report), '', ...laws.map(lineOf), ...broken.flatMap(casesOf), '', ending(report), ''].join(
    '\n',
  );
}

function headOf({ game, games, seats, configs, seed, moves }: Report): string {
  const settings = configs > 1 ? `${seatsOf(seats)} in ${configs} configs` : seatsOf(seats);
  return `${game}: ${counted(games, 'game')} of ${settings} from seed ${seed}, ${counted(moves, 'move')}`;
}

/** `1 seat`, `2 or 3 seats`, `2 to 4 seats`. */
function seatsOf(seats: readonly number[]): string {
  const [fewest = 0, most = fewest] = [seats[0], seats.at(-1)];
  if (fewest === most) return counted(fewest, 'seat');
  return `${fewest} ${seats.length === 2 ? 'or' : 'to'} ${most} seats`;
}

const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

const MARKS: Readonly<Record<LawReport['status'], string>> = { holds: '✓', broken: '✗', untried: '–' };

function lineOf({ id, status, says, looked, why }: LawReport): string {
  const times =
    status === 'untried' ? `not tried: ${why}` : `looked at ${looked} ${looked === 1 ? 'time' : 'times'}`;
  return `${MARKS[status]} ${id.padEnd(3)}${says} (${times})`;
}

const casesOf = ({ id, says, cases }: LawReport): string[] => [
  '',
  `${id} is broken. ${says}`,
  ...cases.flatMap(caseLines),
];

function caseLines({ what, match }: Case): string[] {
  if (!match) return [`  ${what}`];
  const { seed, seats, config, moves, by } = match;
  const settings = Object.keys(config).length === 0 ? '' : `, config ${JSON.stringify(config)}`;
  return [
    `  ${what}`,
    `  seed ${seed}, ${seats} ${seats === 1 ? 'seat' : 'seats'}${settings}, after ${count(moves.length)}`,
    ...moves.map((move) => `    ${sayMove(move)}`),
    ...(by.length === 0 ? [] : ['  and then', ...by.map((move) => `    ${sayMove(move)}`)]),
  ];
}

const count = (moves: number): string =>
  moves === 0 ? 'no move' : moves === 1 ? 'this move' : `these ${moves} moves`;

function ending({ holds, laws }: Report): string {
  const tried = laws.filter(({ status }) => status !== 'untried').length;
  const broken = laws.filter(({ status }) => status === 'broken').length;
  return holds
    ? `Every law that was tried holds: ${tried} of ${laws.length}.`
    : `${broken} of ${laws.length} laws are broken.`;
}
