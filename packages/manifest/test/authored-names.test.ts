import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verifyFiles } from '../src/index.js';

const FILE = 'descarte.game.json';
const descarte = JSON.parse(
  readFileSync(new URL('../../../games/descarte/descarte.game.json', import.meta.url), 'utf8'),
);
const codesOf = (game: object) =>
  verifyFiles([FILE], { read: (path) => (path === FILE ? JSON.stringify(game) : undefined) })
    .filter(({ code }) => ['NAME_RESERVED', 'EFFECT_CYCLE'].includes(code))
    .map(({ code, path }) => [code, path]);

test('no game has a variable of its own by a name that the flow keeps', () => {
  expect(codesOf(descarte)).toEqual([]);
  const { globalVariableSchema: shared, ...rest } = descarte.variableSchema;
  const properties = { ...shared?.properties, turnSeat: { type: 'integer', default: 0 } };
  const game = { ...descarte, variableSchema: { ...rest, globalVariableSchema: { properties } } };
  expect(codesOf(game)).toEqual([
    ['NAME_RESERVED', '/variableSchema/globalVariableSchema/properties/turnSeat'],
  ]);
});

test('recipes that run one another without end are told', () => {
  const run = (effect: string) => ({ parameters: [], effects: [{ do: 'run', effect }] });
  const effects = { twice: run('once'), once: run('twice'), alone: run('other'), other: { effects: [] } };
  expect(codesOf({ ...descarte, effects })).toEqual([
    ['EFFECT_CYCLE', '/effects/twice'],
    ['EFFECT_CYCLE', '/effects/once'],
  ]);
});

test('a game of dice alone is warned of no space that what happens would name', () => {
  const roll = { do: 'roll', die: 'd6-die', tracker: 'rolled' };
  const dice = {
    version: '1.0.0',
    playerConfig: { minPlayers: 1, maxPlayers: 2, optimalPlayers: 2 },
    deckDefinitions: [],
    playerHandDefinitions: [],
    components: [{ type: 'die', id: 'd6-die', name: 'Die', sides: 6 }],
    availableActions: [{ actionType: 'rollDie', displayName: 'Roll', parameters: [], effects: [roll] }],
    stateMachine: {
      initialState: 'rollOn',
      states: [
        {
          name: 'rollOn',
          type: 'SINGLE_PLAYER',
          description: 'Roll once.',
          availableActions: ['rollDie'],
          transitions: [{ targetState: 'rollOn' }],
        },
      ],
    },
    variableSchema: {
      globalVariableSchema: { properties: {} },
      playerVariableSchema: { properties: { rolled: { type: 'integer', default: 0 } } },
    },
  };
  expect(verifyFiles(['manifest.json'], { read: () => JSON.stringify(dice) })).toEqual([]);
});
