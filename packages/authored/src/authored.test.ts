import type { LockedMatch } from '@tapete/core';
import { describe, expect, test } from 'vitest';
import { beginMatch } from '../test/begin.js';

/** A game for two with a deck of its own, a track of life and what a test adds to it. */
const PLAIN = {
  version: '1.0.0',
  playerConfig: { minPlayers: 2, maxPlayers: 2, optimalPlayers: 2 },
  deckDefinitions: [
    {
      type: 'manual',
      id: 'blades',
      name: 'Blades',
      cardSchema: { properties: { power: { type: 'integer' } } },
      cards: [{ type: 'blade', name: 'Blade', count: 4, properties: { power: '2' } }],
    },
  ],
  playerHandDefinitions: [
    { id: 'hand', displayName: 'Hand' },
    { id: 'play', displayName: 'In play', visibility: 'public' },
  ],
  components: [
    { type: 'deck', id: 'draw-pile', name: 'Draw pile', deckDefinitionId: 'blades' },
    { type: 'die', id: 'die', name: 'Die', sides: 6 },
  ],
  availableActions: [
    {
      actionType: 'strike',
      displayName: 'Strike',
      parameters: [{ name: 'card', type: 'cardId', from: 'player.zones.hand' }],
      effects: [
        { do: 'move', cards: 'card', to: 'player.zones.play', face: 'up' },
        { do: 'damage', amount: 'card.power + player.trackers.strength' },
      ],
    },
  ],
  stateMachine: {
    initialState: 'turn',
    states: [
      {
        name: 'turn',
        type: 'SINGLE_PLAYER',
        description: 'Strike',
        availableActions: ['strike'],
        transitions: [{ targetState: 'turn' }],
      },
    ],
  },
  variableSchema: {
    globalVariableSchema: { properties: {} },
    playerVariableSchema: {
      properties: { life: { type: 'integer', default: 6 }, strength: { type: 'integer', default: 0 } },
    },
  },
  setup: {
    effects: [{ do: 'deal', count: 2, from: 'game.zones.drawPile', to: 'player.zones.hand' }] as object[],
  },
  endings: [{ id: 'felled', when: 'player.trackers.life <= 0', outcome: 'loss' }],
};

const begin = (changes: object = {}): LockedMatch => beginMatch({ ...structuredClone(PLAIN), ...changes });

const lives = (match: LockedMatch) =>
  Object.values(match.view('spectator').variables.players).map(({ life }) => life);
const actions = (match: LockedMatch, seat: 'p0' | 'p1') => match.offers(seat).map(({ action }) => action);

/** Strikes with the first card of the hand. */
function strike(match: LockedMatch, seat: 'p0' | 'p1') {
  const offer = match.offers(seat).find(({ action }) => action === 'strike');
  const { revision } = match.context(seat).flow;
  return match.step({ seat, decision: { revision }, step: 0, offer: offer?.id ?? '' });
}

describe('a turn', () => {
  test('every choice is made in an offer, and a phase can always be ended', () => {
    const match = begin();
    expect(actions(match, 'p0')).toEqual(['strike', 'strike', 'endPhase']);
    expect(actions(match, 'p1')).toEqual([]);
  });

  test('an action completes the phase, and the next player moves', () => {
    const match = begin();
    expect(strike(match, 'p0')).toMatchObject({ status: 'accepted' });
    expect(lives(match)).toEqual([6, 4]);
    expect(actions(match, 'p1')).toContain('strike');
  });

  test('with `autoAdvance` false the phase waits for `endPhase`', () => {
    const [state] = PLAIN.stateMachine.states;
    const match = begin({
      stateMachine: { ...PLAIN.stateMachine, states: [{ ...state, autoAdvance: false }] },
    });
    strike(match, 'p0');
    expect(actions(match, 'p0')).toEqual(['strike', 'endPhase']);
    expect(match.play('p0', 'endPhase', {})).toMatchObject({ status: 'accepted' });
    expect(match.view('spectator').variables.global).toMatchObject({ turnNumber: 2, turnSeat: 'p1' });
  });

  test('`endPhase` can be narrowed, but never so that nothing is left to do', () => {
    const [state] = PLAIN.stateMachine.states;
    const states = [{ ...state, endPhase: 'false' }];
    const match = begin({ stateMachine: { ...PLAIN.stateMachine, states } });
    expect(actions(match, 'p0')).toEqual(['strike', 'strike']);
    for (const seat of ['p0', 'p1', 'p0', 'p1'] as const) strike(match, seat);
    expect(actions(match, 'p0')).toEqual(['endPhase']);
  });

  test('the turn limit ends the match by score', () => {
    const match = begin({ turnLimit: { turns: 1, outcome: 'score', score: 'player.trackers.life' } });
    strike(match, 'p0');
    expect(match.context('spectator').result).toEqual({
      p0: { outcome: 'win', score: 6, reason: 'turnLimit' },
      p1: { outcome: 'loss', score: 4, reason: 'turnLimit' },
    });
  });
});

describe('triggers', () => {
  const when = (effects: object[]) => ({ triggers: [{ on: 'damage.dealt', effects }] });

  test('hear what happened, before the decision is over', () => {
    const match = begin({
      triggers: [
        {
          on: 'damage.dealt',
          when: 'trigger.amount > 1',
          effects: [{ do: 'gain', player: 'trigger.by', tracker: 'life', amount: 1 }],
        },
      ],
    });
    strike(match, 'p0');
    expect(lives(match)).toEqual([7, 4]);
  });

  test('that go round are an error that names them', () => {
    const match = begin(
      when([
        { do: 'gain', tracker: 'life', amount: 1 },
        { do: 'damage', to: 'player', amount: 1 },
      ]),
    );
    expect(strike(match, 'p0')).toEqual({ status: 'refused', code: 'RULES_FAILED' });
    expect(lives(match)).toEqual([6, 6]);
  });
});

describe('modifiers', () => {
  const furious = (turns: number) => ({
    modifiers: [{ id: 'fury', on: 'player', adds: { strength: 1 } }],
    setup: {
      effects: [
        ...PLAIN.setup.effects,
        { do: 'addModifier', modifier: 'fury', turns },
        { do: 'addModifier', modifier: 'fury', turns },
      ],
    },
  });

  test('change what is read while they last, each time that they are given', () => {
    const match = begin(furious(2));
    strike(match, 'p0');
    expect(lives(match)).toEqual([6, 2]);
    expect(match.view('p1').variables.players.p0).toMatchObject({ strength: 0, fury: 2 });
  });

  test('end when their turns are over', () => {
    const match = begin(furious(1));
    match.play('p0', 'endPhase', {});
    expect(match.view('p1').variables.players.p0).toMatchObject({ fury: 0 });
  });
});

test('both at once without life is a draw', () => {
  const match = begin({
    triggers: [
      {
        on: 'damage.dealt',
        when: 'trigger.amount < 9',
        effects: [{ do: 'damage', to: 'players', amount: 9 }],
      },
    ],
  });
  strike(match, 'p0');
  expect(match.context('spectator').result).toMatchObject({
    p0: { outcome: 'draw' },
    p1: { outcome: 'draw' },
  });
});

test('who leaves ends the match as the manifest says, and without a word it is cancelled', () => {
  const told = begin({ withdrawal: { outcome: 'othersWin' } });
  told.withdraw('p0');
  expect(told.context('spectator').result).toMatchObject({ p0: { outcome: 'loss' }, p1: { outcome: 'win' } });
  const silent = begin();
  silent.withdraw('p0');
  expect(silent.context('spectator').status).toBe('cancelled');
});

test('a match that was written goes on as the one that was not', () => {
  const match = begin();
  strike(match, 'p0');
  const record = match.record();
  expect(record.entries.at(-1)?.hash).toBe(match.hash());
});
