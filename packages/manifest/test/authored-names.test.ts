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
