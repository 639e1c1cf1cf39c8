import type { LockedMatch } from '@tapete/core';
import { describe, expect, test } from 'vitest';
import { beginMatch } from '../test/begin.js';

/** A card may be played on a lower one; a secret number of the other player is asked for last. */
const LADDER = {
  version: '1.0.0',
  playerConfig: { minPlayers: 2, maxPlayers: 2, optimalPlayers: 2 },
  deckDefinitions: [
    {
      type: 'manual',
      id: 'steps',
      name: 'Steps',
      cardSchema: { properties: { height: { type: 'integer' } } },
      cards: [1, 2, 3, 4, 5, 6].map((height) => ({
        type: `step-${height}`,
        name: 'Step',
        count: 1,
        properties: { height: String(height) },
      })),
    },
  ],
  playerHandDefinitions: [{ id: 'hand', displayName: 'Hand' }],
  components: [
    { type: 'deck', id: 'rest', name: 'Rest', deckDefinitionId: 'steps', visibility: 'hidden' },
    { type: 'deck', id: 'ladder', name: 'Ladder', deckDefinitionId: 'steps' },
  ],
  availableActions: [
    {
      actionType: 'climb',
      displayName: 'Climb',
      parameters: [{ name: 'card', type: 'cardId', from: 'player.zones.hand' }],
      conditions: [
        { when: 'player.trackers.breath > 0', else: 'OUT_OF_BREATH' },
        { when: 'card.height > game.zones.ladder.top().height', else: 'TOO_LOW' },
        { when: 'opponent.zones.hand.all(c, c.height < card.height)', else: 'OUTDONE' },
      ],
      effects: [{ do: 'move', cards: 'card', to: 'game.zones.ladder', face: 'up' }],
      errorCodes: ['TOO_LOW', 'OUT_OF_BREATH', 'OUTDONE'],
    },
  ],
  stateMachine: {
    initialState: 'turn',
    states: [
      {
        name: 'turn',
        type: 'SINGLE_PLAYER',
        description: 'Climb',
        availableActions: ['climb'],
        transitions: [{ targetState: 'turn' }],
      },
    ],
  },
  variableSchema: {
    globalVariableSchema: { properties: {} },
    playerVariableSchema: { properties: { breath: { type: 'integer', default: 1 } } },
  },
  setup: {
    shuffle: [],
    effects: [
      // The six lies on top: it begins the ladder, and p0 gets the five and the three.
      { do: 'move', cards: 'game.zones.rest.top()', to: 'game.zones.ladder', face: 'up' },
      { do: 'deal', count: 2, from: 'game.zones.rest', to: 'player.zones.hand', face: 'up' },
    ],
  },
};

const refusal = (match: LockedMatch, card: string) => match.play('p0', 'climb', { card });

describe('a refusal', () => {
  test('names the first condition that does not hold, by its code', () => {
    expect(refusal(beginMatch(LADDER), 'step-5')).toMatchObject({ status: 'refused', code: 'TOO_LOW' });
    const breathless = { ...LADDER, setup: { ...LADDER.setup, trackers: { breath: 0 } } };
    expect(refusal(beginMatch(breathless), 'step-5')).toMatchObject({ code: 'OUT_OF_BREATH' });
  });

  test('is of no reason where the choice was none, or the reason is nothing that the seat sees', () => {
    const match = beginMatch(LADDER);
    expect(refusal(match, 'step-4')).toMatchObject({ code: 'NOT_OFFERED' });
    expect(refusal(match, 'step-9')).toMatchObject({ code: 'NOT_OFFERED' });
    const low = { ...LADDER, setup: { shuffle: [], effects: LADDER.setup.effects.slice(1) } };
    // p0 holds six and four, p1 five and three: that four is outdone is told by nothing that p0 sees.
    const bare = beginMatch({
      ...low,
      availableActions: LADDER.availableActions.map((action) => ({
        ...action,
        conditions: action.conditions.slice(2),
      })),
    });
    expect(refusal(bare, 'step-4')).toMatchObject({ code: 'NOT_OFFERED' });
    expect(refusal(bare, 'step-6')).toMatchObject({ status: 'accepted' });
  });
});
