import * as z from 'zod';

export const EFFECTS = [
  'move',
  'fall',
  'flip',
  'deal',
  'shake',
  'roll',
  'highlight',
  'count',
  'say',
  'sound',
  'wait',
] as const;

/** A value of the plan: `$cell` is the event's field `cell`, other texts and numbers are themselves. */
const valueShape = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Holds when every test that it has holds, for the event's field `field`. */
export const conditionShape = z.strictObject({
  field: z.string(),
  exists: z.boolean().optional(),
  is: valueShape.optional(),
  not: valueShape.optional(),
  atLeast: z.number().optional(),
});

export const effectShape = z.strictObject({
  id: z.string().regex(/^[a-z][a-zA-Z0-9]*$/),
  do: z.enum(EFFECTS),
  /** Effects (`fall`) or markers of theirs (`fall:impact`) that come before; with none it begins at once. */
  after: z.array(z.string()).optional(),
  /** The piece, by the event's field that has its name. */
  piece: z.string().optional(),
  /** Spaces: the event's field that has one or a list, or a space id. */
  spaces: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  sound: z.string().optional(),
  /** Text key, said with the event's data as its values. */
  text: z.string().optional(),
  /** Milliseconds; each kind has its own when left out. */
  duration: z.int().min(0).max(5000).optional(),
  /** Marker -> share of the duration at which it is passed. */
  markers: z.record(z.string(), z.number().min(0).max(1)).optional(),
  when: z.array(conditionShape).optional(),
  /** True where the plan goes on without it when it cannot run (a missing sound). */
  optional: z.boolean().optional(),
});

/** `plans/*.plan.json`: a graph of timed effects that shows one kind of event. */
export const planShape = z.strictObject({
  $schema: z.string().optional(),
  planVersion: z.literal(1),
  id: z.string(),
  /** The event's type. */
  on: z.string(),
  /** The first plan of an event whose conditions hold is played. */
  when: z.array(conditionShape).optional(),
  effects: z.array(effectShape),
});
export type Plan = z.infer<typeof planShape>;
export type Effect = z.infer<typeof effectShape>;
export type Condition = z.infer<typeof conditionShape>;
