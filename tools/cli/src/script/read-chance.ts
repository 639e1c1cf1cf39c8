import type { ScriptedDraw } from '@tapete/core';
import * as z from 'zod';
import { WrongUse } from '../wrong-use.js';
import { describeIssue, readJsonText } from './read-json.js';

const drawsShape = z.array(
  z.union([
    z.strictObject({ shuffle: z.array(z.string().min(1)) }),
    z.strictObject({ roll: z.int().min(1) }),
    z.strictObject({ int: z.int().min(0) }),
  ]),
);

/** What chance gives, in order: `[{"shuffle":["clubs-4","spades-4"]},{"roll":6},{"int":3}]`. Refused: CHANCE_WRONG. */
export function readChance(text: string, file: string): readonly ScriptedDraw[] {
  const json = readJsonText(text);
  if (!json.ok) throw wrong(file, json.message);
  const draws = drawsShape.safeParse(json.value);
  if (draws.success) return draws.data;
  const issue = draws.error.issues[0] as z.core.$ZodIssue;
  const which = typeof issue.path[0] === 'number' ? `draw ${issue.path[0] + 1} is ` : '';
  throw wrong(
    file,
    which === '' ? describeIssue(issue) : `${which}none of {"shuffle":[…]}, {"roll":n}, {"int":n}`,
  );
}

const wrong = (file: string, what: string): WrongUse =>
  new WrongUse(
    'CHANCE_WRONG',
    `${file}: ${what}`,
    'A chance file is a JSON list of draws, in the order in which they are made.',
  );
