import type { Answer, LockedGame, LockedMatch, MatchEvent, SeatId, View } from '@tapete/core';

/** One line of an acceptance case. */
export interface Step {
  readonly seat: SeatId;
  readonly payload?: { readonly column: number };
  readonly undo?: true;
  readonly withdraw?: true;
}

interface Head {
  readonly name: string;
  readonly config?: Readonly<Record<string, string | number>>;
}

const MARKS: Readonly<Record<string, string>> = { p0: 'X', p1: 'O' };

/** A whole match in words and drawings, as somebody would tell it who only watched. */
export function tell(game: LockedGame, { name, config = {} }: Head, steps: readonly Step[]): string {
  const match = game.create({ seats: 2, config, chance: 'xorshift32', seed: '1' });
  const options = Object.entries(config).map(([option, value]) => `${option}: ${value}`);
  return [
    `${sentence(name)}.`,
    `X is p0, O is p1; ${options.join(', ') || 'all as usual'}.`,
    '',
    ...tellSteps(match, steps),
    tellEnd(match),
    '',
  ].join('\n');
}

/** The board is drawn after every second disc and at the end, where it has changed. */
function tellSteps(match: LockedMatch, steps: readonly Step[]): string[] {
  let drawn = draw(match);
  return steps.flatMap((step, index) => {
    const told = tellStep(match, step);
    const board = draw(match);
    const isDue = discsOn(board) % 2 === 0 || index === steps.length - 1;
    if (board === drawn || !isDue) return [told];
    drawn = board;
    return [told, '', board, ''];
  });
}

const discsOn = (board: string): number => board.match(/[XO]/g)?.length ?? 0;

function tellStep(match: LockedMatch, step: Step): string {
  const before = match.context('spectator').flow.revision;
  const [wish, answer] = act(match, step);
  if (answer.status === 'refused') {
    const facts = answer.facts ? ` ${JSON.stringify(answer.facts)}` : '';
    return `${step.seat} ${wish}: refused, ${answer.code}${facts}.`;
  }
  const events = match.updates('spectator', before).flatMap((update) => update.events);
  return `${step.seat} ${wish}${events.map(tellDrop).join('')}.`;
}

function act(match: LockedMatch, { seat, payload, undo, withdraw }: Step): [string, Answer] {
  if (withdraw) return ['leaves', match.withdraw(seat)];
  if (undo) return ['wants its move back', match.undo(seat)];
  const { column } = payload as { readonly column?: number };
  return [
    `drops into ${column === undefined ? 'no column' : `column ${JSON.stringify(column)}`}`,
    match.play(seat, 'drop', { ...payload }),
  ];
}

function tellDrop({ data }: MatchEvent): string {
  const line = (data.line ?? []) as readonly string[];
  const finished = line.length > 0 ? ` and finishes ${line.map(short).join(' ')}` : '';
  return `, rests on ${short(data.cell as string)}${finished}`;
}

/** `c4` of `board/c4`. */
const short = (cell: string): string => cell.slice(cell.indexOf('/') + 1);

/** The board as a spectator sees it, the highest row first. */
function draw(match: LockedMatch): string {
  const { spaces } = match.view('spectator');
  const rows = [6, 5, 4, 3, 2, 1].map((row) => {
    const cells = [...'abcdefg'].map((column) => markOf(spaces, `board/${column}${row}`));
    return `    ${row}  ${cells.join(' ')}`;
  });
  return [...rows, '       a b c d e f g'].join('\n');
}

function markOf(spaces: View['spaces'], cell: string): string {
  const space = spaces[cell];
  const [disc] = space !== undefined && 'pieces' in space ? space.pieces : [];
  return disc === undefined ? '·' : (MARKS[disc.owner ?? ''] ?? '?');
}

function tellEnd(match: LockedMatch): string {
  const { status, result, flow } = match.context('spectator');
  const next = Object.keys(flow.stages).join(', ');
  if (result === null) return `The match goes on; ${next} is to move, after ${flow.revision - 1} entries.`;
  const outcomes = Object.entries(result).map(
    ([seat, { outcome, reason }]) => `${seat} ${outcome} (${reason})`,
  );
  return `The match is ${status}: ${outcomes.join(', ')}.`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
