import { describe, expect, test } from 'vitest';
import { beginMatch } from '../test/begin.js';

const HEX = {
  type: 'hex',
  id: 'isle',
  name: 'Isle',
  tiles: [
    { id: 'wood', type: 'wood', q: 0, r: 0 },
    { id: 'hill', type: 'hill', q: 1, r: 0 },
    { id: 'lake', type: 'lake', q: 0, r: 1 },
  ],
  edges: 'all',
  vertices: 'all',
};
const NETWORK = {
  type: 'network',
  id: 'towns',
  name: 'Towns',
  nodes: [{ id: 'oslo' }, { id: 'kiel' }, { id: 'rome' }],
  edges: [
    ['oslo', 'kiel'],
    ['kiel', 'rome'],
  ],
};
const TRACK = {
  type: 'track',
  id: 'road',
  name: 'Road',
  spaces: [
    { id: 'gate', next: ['ford', 'mill'] },
    { id: 'ford' },
    { id: 'mill' },
    { id: 'well', type: 'well' },
  ],
  closed: true,
};
const SQUARE = { type: 'square', id: 'field', name: 'Field', rows: 3, columns: 3 };

/** A game in which one action sets what an expression says. */
function gameWith(expression: string, { type = 'integer', setup = [] as object[] } = {}) {
  return {
    version: '1.0.0',
    playerConfig: { minPlayers: 2, maxPlayers: 2, optimalPlayers: 2 },
    deckDefinitions: [],
    playerHandDefinitions: [{ id: 'store', displayName: 'Store', visibility: 'public' }],
    components: [
      { type: 'piece', id: 'stone', name: 'Stone', count: 3, per: 'seat', space: 'store' },
      { type: 'piece', id: 'king', name: 'King', space: 'towns/oslo' },
    ],
    boardDefinitions: [HEX, NETWORK, TRACK, SQUARE],
    availableActions: [
      {
        actionType: 'look',
        displayName: 'Look',
        parameters: [],
        effects: [{ do: 'set', tracker: 'seen', to: expression }],
      },
    ],
    stateMachine: {
      initialState: 'turn',
      states: [
        {
          name: 'turn',
          type: 'SINGLE_PLAYER',
          description: 'Look',
          availableActions: ['look'],
          transitions: [{ targetState: 'turn' }],
        },
      ],
    },
    variableSchema: {
      globalVariableSchema: { properties: { seen: { type, nullable: true } } },
      playerVariableSchema: { properties: {} },
    },
    setup: { effects: [{ do: 'set', tracker: 'seen', to: expression }, ...setup] },
  };
}

const place = (stone: number, cell: string) => ({
  do: 'move',
  cards: `player.pieces[${stone}]`,
  to: `game.boards.field.at('${cell}')`,
});

/** What the expression is once the first player has looked. */
function seen(
  expression: string,
  options: { readonly type?: string; readonly setup?: object[] } = {},
): unknown {
  const match = beginMatch(gameWith(expression, options));
  match.play('p0', 'look', {});
  return match.view('spectator').variables.global.seen;
}

describe('what expressions say of boards', () => {
  test.each([
    ["game.boards.isle.at('wood').distance(game.boards.isle.at('lake'))", 1],
    ['size(game.boards.isle.tiles)', 3],
    ['size(game.boards.isle.vertices[0].tiles)', 3],
    ["size(game.boards.isle.at('wood').edges)", 2],
    ["size(game.boards.isle.at('wood').along('right'))", 1],
    ["size(game.boards.isle.at('wood').ring(1))", 2],
    ['size(game.boards.towns.edges)', 2],
    ["game.boards.towns.at('oslo').distance(game.boards.towns.at('rome'))", 2],
    ["size(game.boards.towns.at('oslo').reach(2, [game.boards.towns.at('kiel')]))", 2],
    [
      "size(game.boards.towns.at('oslo').area([game.boards.towns.at('oslo'), game.boards.towns.at('rome')]))",
      1,
    ],
    ["game.boards.towns.at('oslo').distance(game.boards.road.start)", -1],
    ['size(game.boards.road.start.walks(1))', 2],
    ["size(game.boards.road.start.wayTo(game.boards.road.at('well'), 2))", 2],
    ["game.boards.road.at('mill').stepsTo(game.boards.road.start)", 2],
    ["game.boards.field.at('c2').row * 10 + game.boards.field.at('c2').column", 23],
    ["size(game.boards.field.at('b2').neighbours) + size(game.boards.field.at('b2').around)", 12],
    ["size(game.boards.field.at('a1').along('upRight'))", 2],
    ['size(game.boards.field.spaces.map(s, s.row).distinct())', 3],
    ['size(player.pieces)', 3],
  ])('%s is %i', (expression, value) => {
    expect(seen(expression)).toBe(value);
  });

  test('a space has a name, a type, and a board that it is of', () => {
    const type = { type: 'string' };
    expect(seen('game.boards.road.start.walk(3).last().type', type)).toBe('well');
    expect(seen('game.pieces.king.space.name', type)).toBe('oslo');
    expect(seen('game.pieces.king.space.zone', type)).toBe('towns');
  });

  test('lines are of one holder, whole, and of the length that is asked for', () => {
    const setup = [place(0, 'a1'), place(1, 'b2'), place(2, 'c3')];
    expect(seen("size(game.boards.field.at('b2').line(3))", { setup })).toBe(3);
    expect(seen("size(game.boards.field.at('b2').line(4))", { setup })).toBe(0);
    expect(seen("game.boards.field.at('a1').holder == player ? 1 : 0", { setup })).toBe(1);
    expect(seen("game.boards.field.at('a2').empty ? 1 : 0", { setup })).toBe(1);
  });

  test.each([
    ["game.boards.isle.at('wod')", '`isle` has no space `wod`'],
    ["game.boards.isle.at('wood').along('rigth')", 'there is no way `rigth`'],
    ['game.boards.isel.tiles', 'there is no `isel`'],
    ['game.boards.isle.at(game.phase)', 'that is worked out'],
  ])('%s is told when the manifest is verified', (expression, message) => {
    expect(() => beginMatch(gameWith(`size([${expression}])`))).toThrow(message.replaceAll('`isle`', 'isle'));
  });
});
