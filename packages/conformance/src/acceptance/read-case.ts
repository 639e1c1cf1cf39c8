import type { JsonObject, SeatId } from '@tapete/core';
import { type Finding, readJson } from '@tapete/manifest';
import * as z from 'zod';
import { finding } from './finding.js';

const seatShape = z.custom<SeatId>((value) => typeof value === 'string' && /^p(0|[1-9]\d?)$/.test(value), {
  error: 'a seat is p0, p1, …',
});
const dataShape = z.record(z.string(), z.json()) as unknown as z.ZodType<JsonObject>;

const headShape = z.strictObject({
  /** What the case shows, as a sentence. */
  name: z.string().min(1),
  seats: z.int().min(1),
  config: dataShape.optional(),
  /** A whole number of 32 bits. Default 1. */
  seed: z.union([z.int().nonnegative(), z.string().regex(/^\d+$/)]).optional(),
  /** What chance gives, in order, before the seed goes on. */
  script: z
    .array(
      z.union([
        z.strictObject({ shuffle: z.array(z.string()) }),
        z.strictObject({ roll: z.int() }),
        z.strictObject({ int: z.int() }),
      ]),
    )
    .optional(),
});

/** Left out, the step must be accepted. */
const expectShape = z
  .strictObject({ status: z.enum(['accepted', 'refused']), code: z.string().optional() })
  .optional();

const stepShape = z.union([
  z.strictObject({
    seat: seatShape,
    action: z.string(),
    payload: dataShape,
    value: z.union([z.string(), z.number()]).optional(),
    expect: expectShape,
  }),
  z.strictObject({ seat: seatShape, undo: z.literal(true), expect: expectShape }),
  z.strictObject({ seat: seatShape, withdraw: z.literal(true), expect: expectShape }),
]);
export type CaseStep = z.infer<typeof stepShape>;

const endShape = z.strictObject({
  /** What it must hold of each seat; null where the match has no result. */
  result: z.record(z.string(), dataShape).nullable(),
  /** Default: `finished` with a result, `playing` without one. */
  status: z.enum(['playing', 'finished', 'cancelled']).optional(),
});

/** One acceptance case: a match that must go as it says. */
export interface AcceptanceCase {
  readonly file: string;
  readonly head: z.infer<typeof headShape>;
  readonly steps: readonly CaseStep[];
  readonly end: z.infer<typeof endShape>;
}

export type ReadCase = { readonly case: AcceptanceCase } | { readonly findings: readonly Finding[] };

/**
 * Reads `fixtures/*.jsonl`: the first line says how the match is created, each further line is one step, the last says
 * how it stands then. All mistakes are told at once, by their lines.
 */
export function readCase(text: string, file: string): ReadCase {
  const lines = text.replace(/\n$/, '').split('\n');
  const findings: Finding[] = [];
  const read = <Shape extends z.ZodType>(index: number, shape: Shape): z.infer<Shape> | undefined => {
    const line = readLine(lines[index] ?? '', shape);
    if (line.success) return line.data;
    findings.push(finding('ACCEPTANCE_SYNTAX', { file, line: index + 1, message: line.message }));
    return undefined;
  };
  const head = read(0, headShape);
  const steps = lines.slice(1, -1).map((_, index) => read(index + 1, stepShape));
  const end = lines.length < 2 ? undefined : read(lines.length - 1, endShape);
  if (lines.length < 2) findings.push(finding('ACCEPTANCE_SYNTAX', { file, line: 2, message: WITHOUT_END }));
  if (head === undefined || end === undefined || findings.length > 0) return { findings };
  return { case: { file, head, steps: steps as CaseStep[], end } };
}

const WITHOUT_END = 'the last line says how it ends: {"result": …}';

function readLine<Shape extends z.ZodType>(text: string, shape: Shape) {
  const json = readJson(text);
  if (!json.ok) return { success: false as const, message: `not JSON: ${json.mistake.message}` };
  const [twice] = json.twice;
  if (twice !== undefined)
    return { success: false as const, message: `\`${twice.at(-1)}\` stands here twice` };
  const parsed = shape.safeParse(json.value);
  return parsed.success ? parsed : { success: false as const, message: issuesOf(parsed.error) };
}

function issuesOf({ issues }: z.ZodError): string {
  const [first] = issues;
  return issues.length === 1 && first?.code === 'invalid_union'
    ? 'a step is {"seat", "action", "payload"}, {"seat", "undo": true} or {"seat", "withdraw": true}'
    : issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ');
}
