import * as z from 'zod';
import { named } from './shapes/naming.js';
import { schemaLink } from './shapes/words.js';

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

export const conditionShape = z
  .strictObject({
    field: z.string().describe('A field of the event'),
    exists: z.boolean().optional(),
    is: valueShape.optional(),
    not: valueShape.optional(),
    atLeast: z.number().optional(),
  })
  .describe('Holds when every test that it has holds, for the event’s field `field`');

export const effectShape = z.strictObject({
  id: named('camel'),
  do: z.enum(EFFECTS),
  after: z
    .array(z.string())
    .describe(
      'Effects (`fall`) or markers of theirs (`fall:impact`) that come before; with none it begins at once',
    )
    .optional(),
  piece: z
    .string()
    .describe(
      'What moves, by the event’s field that has one piece or a list: `$disc`, `$cards`; a list goes as one',
    )
    .optional(),
  spaces: z
    .string()
    .describe(
      'Spaces: the event’s field that has one or a list (`$line`), or a space id; of `deal`, where each piece goes in turn',
    )
    .optional(),
  from: z.string().describe('A space: `$cell`, `deck`, `supply:$seat`').optional(),
  to: z.string().describe('A space: `$cell`, `deck`, `supply:$seat`').optional(),
  sound: z.string().describe('A sound among the game’s resources').optional(),
  text: z.string().describe('Text key, said with the event’s data as its values').optional(),
  duration: z.int().min(0).max(5000).describe('Milliseconds; each kind has its own when left out').optional(),
  markers: z
    .record(z.string(), z.number().min(0).max(1))
    .describe('Marker -> share of the duration at which it is passed')
    .optional(),
  when: z.array(conditionShape).optional(),
  optional: z.boolean().describe('True where the plan goes on without it when it cannot run').optional(),
});

export const planShape = z
  .strictObject({
    $schema: schemaLink,
    planVersion: z.literal(1),
    id: z.string(),
    on: z.string().describe('The event’s type'),
    when: z
      .array(conditionShape)
      .describe('The first plan of an event whose conditions hold is played')
      .optional(),
    effects: z.array(effectShape),
  })
  .describe('`*.plan.json`: a graph of timed effects that shows one kind of event');
export type Plan = z.infer<typeof planShape>;
export type Effect = z.infer<typeof effectShape>;
export type Condition = z.infer<typeof conditionShape>;
