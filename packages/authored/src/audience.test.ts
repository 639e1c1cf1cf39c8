import type { LockedMatch, SeatId } from '@tapete/core';
import { describe, expect, test } from 'vitest';
import { beginMatch } from '../test/begin.js';

/** Everything in it is somebody's secret: purses, a vault that nobody counts, hands and what lies on their cards. */
const SECRETS = {
  version: '1.0.0',
  playerConfig: { minPlayers: 2, maxPlayers: 2, optimalPlayers: 2 },
  deckDefinitions: [
    {
      type: 'manual',
      id: 'gems',
      name: 'Gems',
      cardSchema: { properties: { worth: { type: 'integer' } } },
      cards: [{ type: 'gem', name: 'Gem', count: 9, properties: { worth: '2' } }],
    },
  ],
  playerHandDefinitions: [
    { id: 'hand', displayName: 'Hand' },
    { id: 'vault', displayName: 'Vault', visibility: { owner: 'identity', others: 'nothing' } },
    { id: 'shop', displayName: 'Shop', visibility: 'public' },
  ],
  components: [
    { type: 'deck', id: 'mine', name: 'Mine', deckDefinitionId: 'gems', visibility: 'hidden' },
    { type: 'die', id: 'die', name: 'Die', sides: 6 },
  ],
  counters: ['dust'],
  modifiers: [{ id: 'cursed', on: 'card', adds: { worth: -1 } }],
  events: [{ type: 'gem.weighed', fields: [{ name: 'seat', type: 'playerId' }] }],
  availableActions: ['act'].map((actionType) => ({
    actionType,
    displayName: actionType,
    parameters: [],
    effects: [] as object[],
  })),
  stateMachine: {
    initialState: 'turn',
    states: [
      {
        name: 'turn',
        type: 'SINGLE_PLAYER',
        description: 'Act',
        availableActions: ['act'],
        autoAdvance: false,
        transitions: [{ targetState: 'turn' }],
      },
    ],
  },
  variableSchema: {
    globalVariableSchema: { properties: { luck: { type: 'integer', default: 3, visibility: 'hidden' } } },
    playerVariableSchema: {
      properties: {
        purse: { type: 'integer', default: 3, visibility: 'ownerOnly' },
        fame: { type: 'integer' },
      },
    },
  },
  setup: {
    effects: [
      { do: 'deal', count: 2, from: 'game.zones.mine', to: 'player.zones.hand' },
      { do: 'deal', count: 1, from: 'game.zones.mine', to: 'player.zones.vault' },
    ] as object[],
  },
};

/** The kinds of event that each viewer is told when the first seat does this. */
function told(effects: object[], changes: object = {}): Record<string, readonly string[]> {
  const match = beginMatch({
    ...structuredClone(SECRETS),
    ...changes,
    availableActions: [{ ...SECRETS.availableActions[0], effects }],
  });
  act(match);
  return Object.fromEntries(
    (['p0', 'p1', 'spectator'] as const).map((viewer) => [
      viewer,
      match.updates(viewer, 1).flatMap(({ events }) => events.map(({ type }) => type)),
    ]),
  );
}

function act(match: LockedMatch, seat: SeatId = 'p0') {
  const offer = match.offers(seat).find(({ action }) => action === 'act');
  const { revision } = match.context(seat).flow;
  expect(match.step({ seat, decision: { revision }, step: 0, offer: offer?.id ?? '' })).toMatchObject({
    status: 'accepted',
  });
}

const all = (type: string) => ({ p0: [type], p1: [type], spectator: [type] });
const mine = (type: string) => ({ p0: [type], p1: [], spectator: [] });

describe('nobody is told of what the table does not show', () => {
  test.each([
    ['gained', { do: 'gain', tracker: 'purse', amount: '1' }, mine('tracker.gained')],
    ['paid', { do: 'pay', tracker: 'purse', amount: '1' }, mine('tracker.paid')],
    ['rolled for', { do: 'roll', die: 'die', tracker: 'purse' }, mine('die.rolled')],
    ['lost', { do: 'damage', tracker: 'purse', amount: '9', to: 'player' }, mine('damage.dealt')],
    ['gained in a variable that nobody sees', { do: 'gain', tracker: 'luck', amount: '1' }, {}],
    ['gained in one that all see', { do: 'gain', tracker: 'fame', amount: '1' }, all('tracker.gained')],
  ])('what is %s', (_, effect, expected) => {
    expect(told([effect])).toEqual({ p0: [], p1: [], spectator: [], ...expected });
  });

  test('what passes between two is known to both', () => {
    const effect = { do: 'transfer', tracker: 'purse', amount: '2', from: 'player', to: 'opponent' };
    const type = 'tracker.transferred';
    expect(told([effect])).toEqual({ p0: [type], p1: [type], spectator: [] });
  });

  test.each([
    ['into a hand', 'player.zones.hand', all('card.drawn')],
    ['into a vault whose cards only its owner counts', 'player.zones.vault', mine('card.drawn')],
  ])('a card is drawn %s', (_, to, expected) => {
    expect(told([{ do: 'draw', from: 'game.zones.mine', to }])).toEqual(expected);
  });

  test.each([
    ['a counter', { do: 'addCounter', cards: 'player.zones.hand.top()', counter: 'dust' }, 'counter.changed'],
    [
      'a modifier',
      { do: 'addModifier', to: 'player.zones.hand.top()', modifier: 'cursed' },
      'modifier.added',
    ],
    ['its other side', { do: 'turn', cards: 'player.zones.hand.top()', face: 'down' }, 'card.turned'],
  ])('of a card in a hand, %s', (_, effect, type) => {
    expect(told([effect])).toEqual(mine(type));
  });

  test('what is told to one is told to nobody else', () => {
    const effect = { do: 'tell', event: 'gem.weighed', data: { seat: 'player' }, to: 'player' };
    expect(told([effect])).toEqual(mine('gem.weighed'));
  });

  test('of a card that goes from hand to hand, the face is told to those who held it', () => {
    const match = beginMatch({
      ...structuredClone(SECRETS),
      availableActions: [
        {
          ...SECRETS.availableActions[0],
          effects: [{ do: 'move', cards: 'player.zones.hand.top()', to: 'opponent.zones.hand' }],
        },
      ],
    });
    act(match);
    const cardFor = (viewer: SeatId | 'spectator') => match.updates(viewer, 1)[0]?.events[0]?.data.card;
    expect(cardFor('p1')).toMatchObject({ definition: expect.stringContaining('gem') });
    expect(cardFor('spectator')).toBeUndefined();
  });
});
