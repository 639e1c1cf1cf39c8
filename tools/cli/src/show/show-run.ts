import type { LockedMatch } from '@tapete/core';
import type { OpenGame } from '../games/open-game.js';
import type { Io } from '../io.js';
import { type Paint, paintFor } from '../paint.js';
import type { Receipt } from '../script/play-script.js';
import type { ScriptStep } from '../script/read-script.js';
import { eventsOf } from '../script/report-match.js';
import { drawTable } from './draw-table.js';
import { saySomething, voiceOf } from './say.js';
import { sayResult } from './say-result.js';
import { seatName } from './seat-mark.js';
import { padEnd, widthOf } from './width.js';
import { WORDS } from './words.js';

interface Run {
  readonly game: OpenGame;
  readonly match: LockedMatch;
  readonly steps: readonly ScriptStep[];
  readonly receipts: readonly Receipt[];
  readonly io: Io;
}

/** A scripted match for people: each step with its receipt, what happened, and where it stands. */
export function showRun({ game, match, steps, receipts, io }: Run): string {
  const paint = paintFor(io.out, io.env);
  const context = match.context('spectator');
  const { flow } = context;
  const acting = match.acting().map((seat) => `${seatName(seat, paint)} to move`);
  const lines = [
    paint.bold(`${game.name}, seed ${match.setup.seed}`),
    '',
    ...stepLines(steps, receipts, paint),
    ...eventLines(match, paint),
    '',
    ...drawTable(match.view('spectator'), { paint }),
    '',
    `${flow.phase}, turn ${flow.turn}, revision ${flow.revision}${acting.length === 0 ? '' : `: ${acting.join(', ')}`}`,
    ...sayResult(context, { words: WORDS.en, voice: voiceOf(game.texts, 'en'), paint }),
    paint.dim(`hash ${match.hash()}`),
  ];
  return `${lines.join('\n')}\n`;
}

function stepLines(
  steps: readonly ScriptStep[],
  receipts: readonly Receipt[],
  paint: Paint,
): readonly string[] {
  const texts = steps.map(
    (step, index) => `${String(index + 1).padStart(3)}. ${seatName(step.seat, paint)} ${sayStep(step)}`,
  );
  const width = Math.max(0, ...texts.map(widthOf));
  return texts.map(
    (text, index) => `${padEnd(text, width)}  ${sayReceipt(receipts[index] as Receipt, paint)}`,
  );
}

function sayStep(step: ScriptStep): string {
  if ('undo' in step) return 'undo';
  if ('withdraw' in step) return 'withdraw';
  return saySomething(step.action, step.payload);
}

function sayReceipt(receipt: Receipt, paint: Paint): string {
  if (receipt.status === 'accepted') return paint.green('accepted');
  const facts = receipt.facts === undefined ? '' : ` ${JSON.stringify(receipt.facts)}`;
  return `${paint.red('refused')} ${receipt.code}${facts}`;
}

function eventLines(match: LockedMatch, paint: Paint): readonly string[] {
  const events = eventsOf(match);
  if (events.length === 0) return [];
  return [
    '',
    ...events.map(({ seq, type, data }) =>
      paint.dim(`${String(seq).padStart(3)}  ${saySomething(type, data)}`),
    ),
  ];
}
