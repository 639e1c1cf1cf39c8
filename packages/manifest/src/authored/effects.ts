import * as z from 'zod';
import { named } from '../shapes/naming.js';
import { words } from '../shapes/words.js';
import { amount, cards, condition, expression, value, who, zone } from './expression.js';

const when = condition.describe('Only if this holds').exactOptional();
const face = z.enum(['up', 'down']).exactOptional();
const player = who.describe('Whose. Default `player`').exactOptional();
const tracker = named('resource').describe('A variable or a resource');

/** What can happen to cards. */
const OF_CARDS = [
  z.strictObject({
    do: z.literal('draw'),
    when,
    player,
    count: amount.describe('Default 1').exactOptional(),
    from: zone,
    to: zone,
    face: face.describe('Default up in a hand of its owner, down where nobody looks in, else as it lay'),
    refill: zone
      .describe(
        'Shuffled into `from` once a card must be drawn and `from` is empty, in the middle of a draw too',
      )
      .exactOptional(),
    keep: z.int().min(0).describe('Cards at the top of `refill` that stay there. Default 0').exactOptional(),
  }),
  z.strictObject({
    do: z.literal('deal'),
    when,
    count: amount.describe('Cards for each player, one at a time round the table; of a shared zone, in all'),
    from: zone,
    to: zone.describe('With `player` it is each player’s own'),
    face,
  }),
  z.strictObject({ do: z.literal('move'), when, cards, to: zone, face, under: z.boolean().exactOptional() }),
  z.strictObject({
    do: z.literal('discard'),
    when,
    cards: cards.describe('Which. Left out, `count` cards of `from` by chance').exactOptional(),
    from: zone.exactOptional(),
    count: amount.exactOptional(),
    to: zone,
  }),
  z.strictObject({ do: z.literal('shuffle'), when, zone }),
  z.strictObject({ do: z.literal('turn'), when, cards, face: z.enum(['up', 'down']) }),
  z.strictObject({
    do: z.literal('reveal'),
    when,
    cards,
    to: who.describe('Who sees the faces. Default `players`').exactOptional(),
  }),
  z.strictObject({
    do: z.literal('resolve'),
    when,
    card: expression.describe('Runs what stands on this card'),
  }),
] as const;

/** What can happen to trackers: variables and resources. */
const OF_TRACKERS = [
  z.strictObject({
    do: z.literal('damage'),
    when,
    to: who.describe('Default `opponent`').exactOptional(),
    amount,
    tracker: tracker.describe('Default `life`').exactOptional(),
  }),
  z.strictObject({ do: z.literal('gain'), when, player, tracker, amount }),
  z.strictObject({ do: z.literal('pay'), when, player, tracker, amount }),
  z.strictObject({ do: z.literal('transfer'), when, from: who, to: who, tracker, amount }),
  z.strictObject({ do: z.literal('set'), when, player, tracker, to: value }),
  z.strictObject({
    do: z.literal('roll'),
    when,
    die: named('kebab'),
    player,
    tracker: tracker.describe('Where the number goes'),
  }),
] as const;

/** Counters lie on cards; modifiers change what is read of cards and players, for a time. */
const OF_MARKS = [
  z.strictObject({
    do: z.literal('addCounter'),
    when,
    cards,
    counter: named('camel'),
    amount: amount.describe('Default 1; less than 0 takes away').exactOptional(),
  }),
  z.strictObject({
    do: z.literal('addModifier'),
    when,
    modifier: named('camel'),
    to: expression.describe('Players or cards. Default `player`').exactOptional(),
    turns: amount
      .describe('Until the end of this many turns, this one counted. Left out, for good')
      .exactOptional(),
  }),
  z.strictObject({
    do: z.literal('removeModifier'),
    when,
    modifier: named('camel'),
    from: expression.describe('Players or cards. Default `player`').exactOptional(),
  }),
] as const;

/** What happens to the flow, and what is told. */
const OF_FLOW = [
  z.strictObject({ do: z.literal('goTo'), when, phase: named('camel') }),
  z.strictObject({ do: z.literal('giveTurn'), when, player: who.describe('Whose turn comes next') }),
  z.strictObject({
    do: z.literal('end'),
    when,
    winners: who.describe('All others lose. Left out, nobody wins: a draw').exactOptional(),
    reason: named('camel').exactOptional(),
  }),
  z.strictObject({
    do: z.literal('tell'),
    when,
    event: named('event').describe('One of `events`; triggers hear it too'),
    data: z.record(named('camel'), value).describe('Field -> what it says').exactOptional(),
    to: who.describe('Who is told. Left out, all are').exactOptional(),
  }),
  z.strictObject({
    do: z.literal('run'),
    when,
    effect: named('camel').describe('One of `effects`'),
    with: z.record(named('camel'), value).describe('Parameter -> its value').exactOptional(),
  }),
] as const;

/** One thing that happens, named by its mechanic. What is not possible is passed over. */
export const effectShape = z.discriminatedUnion('do', [...OF_CARDS, ...OF_TRACKERS, ...OF_MARKS, ...OF_FLOW]);
export type Effect = z.infer<typeof effectShape>;
export type Mechanic = Effect['do'];

export const effectsShape = z.array(effectShape).min(1).describe('In this order');

/** `effects`: lists that have a name, so that they are written once. */
export const recipeShape = z.strictObject({
  description: words.describe('For people who read the manifest').exactOptional(),
  parameters: z.array(named('camel')).describe('Whole numbers that it is run with').default([]),
  effects: effectsShape,
});
