import type { JsonObject, SeatId } from '@tapete/core';
import * as z from 'zod';
import { describeIssue, readJsonText } from './read-json.js';

/** One line of a script: a move with the ids of the match, or what the platform offers to every seat. */
export type ScriptStep =
  | {
      readonly seat: SeatId;
      readonly action: string;
      readonly payload: JsonObject;
      readonly value?: string | number | undefined;
    }
  | { readonly seat: SeatId; readonly undo: true }
  | { readonly seat: SeatId; readonly withdraw: true };

/** A line that is no step, counted from 1. */
export interface LineMistake {
  readonly line: number;
  readonly message: string;
}

export interface Script {
  readonly steps: readonly ScriptStep[];
  readonly mistakes: readonly LineMistake[];
}

const seat = z.string().regex(/^p(0|[1-9]\d?)$/, 'is no seat: p0, p1, …') as unknown as z.ZodType<SeatId>;
const moveShape = z.strictObject({
  seat,
  action: z.string().min(1),
  payload: z.record(z.string(), z.json()).default({}),
  value: z.union([z.string(), z.int()]).optional(),
});
const undoShape = z.strictObject({ seat, undo: z.literal(true) });
const withdrawShape = z.strictObject({ seat, withdraw: z.literal(true) });

/** Reads JSON Lines, a step a line; empty lines count and say nothing. All mistakes are told at once. */
export function readScript(text: string): Script {
  const steps: ScriptStep[] = [];
  const mistakes: LineMistake[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line);
    if (typeof read === 'string') mistakes.push({ line: index + 1, message: read });
    else steps.push(read);
  }
  return { steps, mistakes };
}

/** The step of one line, or what is wrong with it. */
function readLine(line: string): ScriptStep | string {
  const json = readJsonText(line);
  if (!json.ok) return json.message;
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value)) {
    return 'a step is a JSON object: {"seat":"p0","action":"drop","payload":{"column":3}}';
  }
  const parsed = shapeFor(json.value).safeParse(json.value);
  return parsed.success ? (parsed.data as ScriptStep) : parsed.error.issues.map(describeIssue).join('; ');
}

function shapeFor(step: object) {
  if ('undo' in step) return undoShape;
  return 'withdraw' in step ? withdrawShape : moveShape;
}
