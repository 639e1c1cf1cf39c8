import * as z from 'zod';
import { named } from '../shapes/naming.js';
import { description } from '../shapes/words.js';
import { effectsShape, recipeShape } from './effects.js';
import { amount, condition, expression } from './expression.js';

export const setupShape = z
  .strictObject({
    first: expression
      .describe('Whose turn is first: `random`, or a player. Default the first seat')
      .exactOptional(),
    cards: z
      .array(
        z.strictObject({
          deck: named('deck').describe('A deck definition'),
          space: named('kebab').describe('Where its cards begin'),
          per: z.enum(['table', 'seat']).describe('Once, or once for each player').default('table'),
          face: z.enum(['up', 'down']).default('down'),
        }),
      )
      .describe('Decks that do not begin in the first deck component that names them')
      .default([]),
    shuffle: z
      .array(named('kebab'))
      .describe('Zones that are shuffled first. Left out, all in which cards begin face down')
      .exactOptional(),
    trackers: z
      .record(named('resource'), amount)
      .describe('What players have at first. Left out, each variable’s default, of a resource nothing')
      .default({}),
    effects: effectsShape.exactOptional(),
  })
  .describe('How the table is prepared, before the first state');

export const triggerShape = z
  .strictObject({
    on: named('event').describe('An event: `card.drawn`, `turn.started`, one of `events`'),
    when: condition.describe('Only if this holds; `trigger` is what happened').exactOptional(),
    effects: effectsShape,
    description,
  })
  .describe('What happens because something happened. First in, first out, before the decision is over');

export const cardTriggerShape = z.strictObject({
  ...triggerShape.shape,
  in: z
    .array(named('kebab'))
    .min(1)
    .describe('Zones in which the card must lie. Left out, every one that all can look into')
    .exactOptional(),
});

/** What a card of a manual deck does; beside its name and properties. */
export const cardRules = {
  effects: effectsShape.describe('What it does where an action says `resolve`').exactOptional(),
  targets: z
    .record(named('camel'), expression)
    .describe('Parameter of an action with `fromCard` -> what may be chosen for it')
    .exactOptional(),
  triggers: z.array(cardTriggerShape).exactOptional(),
};

export const modifierShape = z
  .strictObject({
    id: named('camel'),
    on: z.enum(['player', 'card']),
    adds: z
      .record(named('resource'), z.int())
      .describe('Tracker of the player, or property of the card -> what is added while it lasts'),
    description,
  })
  .describe('Changes what is read, never what is stored. Given twice it counts twice');

export const OUTCOMES = ['win', 'loss', 'draw', 'score'] as const;

const score = expression.describe('A whole number for each `player`; the most wins, the same draws');

export const endingShape = z
  .strictObject({
    id: named('camel').describe('The reason that is given'),
    when: condition.describe('Asked for each `player` after every decision'),
    outcome: z
      .enum(OUTCOMES)
      .describe(
        'Of the players for whom it holds: `win` (the others lose), `loss` (the others win, or all draw where nobody is left); of all: `draw`, `score`',
      ),
    score: score.exactOptional(),
    description,
  })
  .describe('The first that holds ends the match');

export const turnLimitShape = z
  .strictObject({
    turns: z.int().min(1).max(10_000),
    outcome: z.enum(['draw', 'score']).default('draw'),
    score: score.exactOptional(),
  })
  .describe('The match ends when this many turns are over. Left out, 100, as a draw');

export const WITHDRAWALS = ['cancel', 'othersWin', 'goOn'] as const;

export const withdrawalShape = z
  .strictObject({
    outcome: z
      .enum(WITHDRAWALS)
      .describe(
        '`cancel`: there is no result. `othersWin`: the match is over. `goOn`: the others play on, who is left last wins',
      ),
    effects: effectsShape.describe('`player` is who left').exactOptional(),
  })
  .describe('What it means that a player leaves. Left out, the match is cancelled');

/** The sections of a game whose rules are data. */
export const ruleSections = {
  setup: setupShape.exactOptional(),
  effects: z.record(named('camel'), recipeShape).default({}).describe('Lists of effects that have a name'),
  triggers: z.array(triggerShape).default([]),
  modifiers: z.array(modifierShape).default([]),
  counters: z.array(named('camel')).default([]).describe('What may be counted on cards'),
  endings: z.array(endingShape).default([]),
  turnLimit: turnLimitShape.exactOptional(),
  withdrawal: withdrawalShape.exactOptional(),
};

/** What an action says beside its name and parameters. */
export const actionRules = {
  conditions: z
    .array(
      z.strictObject({
        when: condition,
        else: named('errorCode').describe('Why it is refused: one of `errorCodes`').exactOptional(),
      }),
    )
    .describe('All must hold; a refusal names the first that does not')
    .exactOptional(),
  cost: z
    .record(named('resource'), amount)
    .describe('Tracker -> how much of it is paid. Who cannot pay is not offered it')
    .exactOptional(),
  effects: effectsShape.exactOptional(),
};

/** Of a parameter: what may be chosen. */
export const parameterRules = {
  from: expression.describe('The list to choose from: `player.zones.hand`').exactOptional(),
  fromCard: named('camel')
    .describe('An earlier parameter: what may be chosen stands under `targets` of that card')
    .exactOptional(),
};

/** Of a state. */
export const stateRules = {
  effects: effectsShape.describe('What happens when it is entered').exactOptional(),
  endPhase: condition
    .describe('When `endPhase` is offered. Default always; in any case when nothing else can be done')
    .exactOptional(),
};

export const transitionRules = {
  when: condition.describe('The first transition whose condition holds is taken').exactOptional(),
};

export const turnOrder = z
  .array(named('camel'))
  .min(1)
  .describe('The states of one turn, in order; after the last the next player’s turn begins');
