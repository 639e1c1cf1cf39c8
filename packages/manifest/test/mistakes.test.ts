import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type FindingCode, readGame, verifyFiles } from '../src/index.js';
import { smallGame, spoilt } from './small-game.js';

/*
 * One mistake in a manifest that is right, one finding at its place and nothing else. `docs/manifest.md` names these cases
 * by their numbers, beside the rules that they break.
 */

const SEED = 'examples/seed/draw-play/manifest.json';
const seedText = readFileSync(new URL(`../../../${SEED}`, import.meta.url), 'utf8');
const seed = JSON.parse(seedText) as object;

const AT = { id: 'board', name: 'Board' } as const;
const tiles = (...ids: string[]) => ids.map((id) => ({ id }));
/** The seed's example with something of every kind of board. */
const boards = {
  ...seed,
  boardDefinitions: [
    {
      type: 'hex',
      ...AT,
      id: 'isle',
      tiles: [
        { id: 'wood', q: 0, r: 0 },
        { id: 'hill', q: 1, r: 0 },
        { id: 'sea', q: 0, r: 1 },
        { id: 'reef', q: 0, r: 2 },
      ],
      edges: [['wood', 'hill']],
      vertices: [['wood', 'hill', 'sea']],
    },
    {
      type: 'network',
      ...AT,
      id: 'map',
      nodes: [
        { id: 'rome', x: 0, y: 0 },
        { id: 'oslo', x: 1, y: 4 },
      ],
      edges: [['rome', 'oslo']],
    },
    { type: 'track', ...AT, id: 'road', spaces: [{ id: 'start', next: ['end'] }, { id: 'end' }] },
  ],
};

test('what the mistakes are made in has none', () => {
  expect(readGame(seedText, SEED).findings).toEqual([]);
  expect(verifyFiles([SEED], { read: (path) => (path === SEED ? seedText : undefined) })).toEqual([]);
  for (const game of [boards, smallGame])
    expect(readGame(JSON.stringify(game), 'draw-play/harvest.game.json').findings).toEqual([]);
});

type Mistake = [
  number: number,
  path: string,
  value: unknown,
  code: FindingCode,
  at?: string | undefined,
  near?: string,
];

const STATES = '/stateMachine/states';
const PLAYER = '/variableSchema/playerVariableSchema/properties';
const CARD_PARAMETER = '/availableActions/0/parameters/0';

function wrong(game: object, mistakes: readonly Mistake[]): void {
  test.each<Mistake>(mistakes)('M%i %s', (_, path, value, code, at = path, near) => {
    const text = JSON.stringify(spoilt(game, path, value));
    const findings = readGame(text, 'draw-play/harvest.game.json').findings;
    expect(findings.map((found) => `${found.code} ${found.path}`)).toEqual([`${code} ${at}`]);
    if (near !== undefined) expect(findings[0]?.near).toBe(near);
  });
}

describe('the seed’s example', () =>
  wrong(seed, [
    [1, '/version', undefined, 'FIELD_MISSING'],
    [2, '/version', '1.0', 'VERSION_INEXACT'],
    [3, '/playerConfig/minPlayers', 0, 'RANGE_WRONG'],
    [4, '/playerConfig/maxPlayers', 11, 'RANGE_WRONG'],
    [5, '/playerConfig/optimalPlayers', undefined, 'FIELD_MISSING'],
    [6, '/playerConfig/optimalPlayers', 5, 'PLAYERS_RANGE'],
    [7, '/deckDefinitions/0/id', 'standard_52_dek', 'DECK_UNKNOWN', undefined, 'standard_52_deck'],
    [8, '/deckDefinitions/0/type', 'presets', 'VALUE_UNKNOWN', undefined, 'preset'],
    [9, '/playerHandDefinitions/0/displayName', undefined, 'FIELD_MISSING'],
    [10, '/playerHandDefinitions/0/visibility', 'private', 'VALUE_UNKNOWN'],
    [11, '/playerHandDefinitions/0/minCards', 8, 'RANGE_REVERSED'],
    [12, '/playerHandDefinitions/0/deckDefinitionIds/0', 'standard_deck', 'DECK_UNKNOWN'],
    [13, '/playerHandDefinitions/0/id', 'mainHand', 'NAME_WRONG', undefined, 'main-hand'],
    [14, '/components/1/id', 'draw-pile', 'ID_TWICE'],
    [15, '/components/1/layout', 'spred', 'VALUE_UNKNOWN', undefined, 'spread'],
    [
      16,
      '/components/1',
      { type: 'die', id: 'd6-die', name: 'Die', sides: 1 },
      'RANGE_WRONG',
      '/components/1/sides',
    ],
    [17, '/resources', [{ id: '2gold', name: 'Gold' }], 'NAME_WRONG', '/resources/0/id'],
    [18, '/resources', [{ id: 'score', name: 'Score' }], 'VARIABLE_RESOURCE', `${PLAYER}/score`],
    [19, '/availableActions/1/actionType', 'draw-card', 'NAME_WRONG', undefined, 'drawCard'],
    [20, '/availableActions/0/displayName', undefined, 'FIELD_MISSING'],
    [21, '/availableActions/0/errorCodes/1', 'invalidPlay', 'NAME_WRONG', undefined, 'INVALID_PLAY'],
    [22, `${CARD_PARAMETER}/type`, 'card', 'VALUE_UNKNOWN', undefined, 'cardId'],
    [23, `${CARD_PARAMETER}/maxLength`, 3, 'KEYWORD_MISPLACED'],
    [24, `${CARD_PARAMETER}/deckDefinitionId`, 'standard', 'DECK_UNKNOWN', undefined, 'standard_52_deck'],
    [25, `${CARD_PARAMETER}/name`, 'cardIds', 'PARAMETER_PLURAL', CARD_PARAMETER],
    [
      26,
      CARD_PARAMETER,
      { name: 'cardId', type: 'cardType' },
      'PARAMETER_TYPE_LOOSE',
      `${CARD_PARAMETER}/type`,
      'cardId',
    ],
    [27, '/availableActions/0/parameters', [], 'ACTION_CARD_UNNAMED'],
    [
      28,
      '/availableActions/1/parameters',
      [{ name: 'tileId', type: 'tileId' }],
      'TYPE_EMPTY',
      '/availableActions/1/parameters/0/type',
    ],
    [29, '/availableActions/2', { actionType: 'pass', displayName: 'Pass', parameters: [] }, 'ACTION_UNUSED'],
    [30, '/stateMachine/initialState', 'deal', 'STATE_UNKNOWN', undefined, 'dealCards'],
    [31, `${STATES}/1/transitions/0/description`, '', 'LENGTH_WRONG'],
    [32, `${STATES}/1/type`, 'SINGLE', 'VALUE_UNKNOWN', undefined, 'SINGLE_PLAYER'],
    [33, `${STATES}/1/description`, undefined, 'FIELD_MISSING'],
    [34, `${STATES}/1/availableActions/0`, 'playcards', 'ACTION_UNKNOWN', undefined, 'playCard'],
    [35, `${STATES}/0/availableActions`, ['drawCard'], 'STATE_AUTO_ACTIONS'],
    [36, `${STATES}/1/availableActions`, [], 'STATE_ACTIONS_MISSING', `${STATES}/1`],
    [37, `${STATES}/2/transitions`, undefined, 'FIELD_MISSING'],
    [38, `${STATES}/1/transitions/1/targetState`, 'endRond', 'STATE_UNKNOWN', undefined, 'endRound'],
    [39, `${STATES}/0/autoAdvance`, false, 'STATE_AUTO_WAITS'],
    [40, `${STATES}/2/transitions`, [{ targetState: 'endRound' }], 'STATE_ENDLESS', `${STATES}/2`],
    [41, `${PLAYER}/hasPassed`, { type: 'bool' }, 'VALUE_UNKNOWN', `${PLAYER}/hasPassed/type`, 'boolean'],
    [42, `${PLAYER}/Has_passed`, { type: 'boolean' }, 'NAME_WRONG', undefined, 'hasPassed'],
    [43, `${PLAYER}/lastCards`, { type: 'array' }, 'ITEMS_MISSING'],
    [44, `${PLAYER}/mood`, { type: 'enum' }, 'ENUMS_MISSING'],
    [45, `${PLAYER}/last`, { type: 'object' }, 'PROPERTIES_MISSING'],
    [
      46,
      '/variableSchema/globalVariableSchema/properties/currentPlayer',
      { type: 'playerId' },
      'VARIABLE_DERIVED',
    ],
    [47, '/variableSchema/globalVariableSchema', undefined, 'FIELD_MISSING'],
    [48, '/boardDefinition', [], 'FIELD_UNKNOWN', undefined, 'boardDefinitions'],
    [49, '/availableActions/1/errorCodes', 'NONE', 'TYPE_WRONG'],
    [50, '/components/0/deckDefinitionId', undefined, 'FIELD_MISSING'],
  ]));

const CARD = '/deckDefinitions/1/cards/0';

describe('a game with cards of its own', () =>
  wrong(smallGame, [
    [51, `${CARD}/count`, 0, 'RANGE_WRONG'],
    [52, `${CARD}/properties/value`, 2, 'TYPE_WRONG'],
    [53, `${CARD}/properties/value`, 'two', 'CARD_PROPERTY_WRONG'],
    [54, `${CARD}/properties/kind`, undefined, 'CARD_PROPERTY_MISSING', `${CARD}/properties`],
    [55, `${CARD}/properties/valeu`, '2', 'CARD_PROPERTY_UNKNOWN', undefined, 'value'],
    [56, '/deckDefinitions/1/cards/1/type', 'carrot-2', 'ID_TWICE'],
    [57, '/deckDefinitions/1', standardDeck(), 'DECK_BY_HAND', '/deckDefinitions/1/cards'],
    [58, '/availableActions/0/parameters/0/minLength', 4, 'RANGE_REVERSED'],
    [
      59,
      '/availableActions/0/parameters/0/deckDefinitionId',
      undefined,
      'CARD_DECK_UNNAMED',
      '/availableActions/0/parameters/0',
    ],
    [60, '/availableActions/1/displayName', '', 'LENGTH_WRONG'],
  ]));

function standardDeck(): object {
  const cards = ['root', 'grain', 'herb', 'tree'].flatMap((kind) =>
    Array.from({ length: 13 }, (_, index) => ({
      type: `${kind}-${index + 1}`,
      name: `${kind} ${index + 1}`,
      count: 1,
      properties: { value: String(index + 1), kind },
    })),
  );
  return {
    type: 'manual',
    id: 'crop-deck',
    name: 'Crops',
    cardSchema: { properties: { value: { type: 'integer' }, kind: { type: 'string' } } },
    cards,
  };
}

const ISLE = '/boardDefinitions/0';

describe('a game with boards', () =>
  wrong(boards, [
    [61, `${ISLE}/tiles/2/r`, undefined, 'TILE_UNPLACED', `${ISLE}/tiles/2`],
    [62, `${ISLE}/tiles/3/r`, 1, 'PLACE_TAKEN', `${ISLE}/tiles/3`],
    [63, `${ISLE}/edges/0/1`, 'reef', 'TILES_APART', `${ISLE}/edges/0`],
    [64, `${ISLE}/edges/0/1`, 'hil', 'TILE_UNKNOWN', undefined, 'hill'],
    [65, `${ISLE}/edges/0`, ['wood', 'wood'], 'EDGE_ITSELF', `${ISLE}/edges/0/1`],
    [66, `${ISLE}/edges/1`, ['hill', 'wood'], 'ID_TWICE'],
    [67, `${ISLE}/vertices/0`, ['wood', 'hill'], 'LENGTH_WRONG'],
    [
      68,
      ISLE,
      {
        type: 'hex',
        ...AT,
        tiles: tiles('a', 'b', 'c'),
        edges: [
          ['a', 'b'],
          ['b', 'c'],
        ],
      },
      'TILE_UNPLACED',
      `${ISLE}/tiles/2`,
    ],
    [69, '/boardDefinitions/1/nodes/1/x', undefined, 'NODE_UNPLACED', '/boardDefinitions/1/nodes/1'],
    [70, '/boardDefinitions/1/edges', [], 'CELL_UNREACHABLE', '/boardDefinitions/1/nodes/1'],
    [71, '/boardDefinitions/2/spaces/0/next/0', 'edn', 'TILE_UNKNOWN', undefined, 'end'],
    [72, '/boardDefinitions/2/spaces/0/next', [], 'CELL_UNREACHABLE', '/boardDefinitions/2/spaces/1'],
    [75, '/boardDefinitions/0/tiles/3/id', 'e4', 'NAME_WRONG', undefined, 'e-4'],
    [73, '/boardDefinitions/2/id', 'isle', 'ID_TWICE'],
    [
      74,
      '/components/2',
      { type: 'piece', id: 'robber', name: 'Robber', space: 'isle/hill+wood' },
      'SPACE_UNKNOWN',
      '/components/2/space',
      'wood+hill',
    ],
  ]));

test('one manifest with ten mistakes gives ten findings, each at its place', () => {
  const ten: readonly (readonly [path: string, value: unknown, found: string])[] = [
    ['/version', '1', 'VERSION_INEXACT /version'],
    ['/playerConfig/minPlayers', 5, 'PLAYERS_RANGE /playerConfig/minPlayers'],
    ['/playerHandDefinitions/0/minCards', 9, 'RANGE_REVERSED /playerHandDefinitions/0/minCards'],
    ['/components/0/layout', 'stak', 'VALUE_UNKNOWN /components/0/layout'],
    ['/components/1/name', 7, 'TYPE_WRONG /components/1/name'],
    [`${CARD_PARAMETER}/minLength`, 1, `KEYWORD_MISPLACED ${CARD_PARAMETER}/minLength`],
    ['/availableActions/1/errorCodes/0', 'handFull', 'NAME_WRONG /availableActions/1/errorCodes/0'],
    [`${STATES}/1/availableActions/0`, 'plaCard', `ACTION_UNKNOWN ${STATES}/1/availableActions/0`],
    [
      `${STATES}/1/transitions/1/targetState`,
      'endRonud',
      `STATE_UNKNOWN ${STATES}/1/transitions/1/targetState`,
    ],
    [`${PLAYER}/mood`, { type: 'enum' }, `ENUMS_MISSING ${PLAYER}/mood`],
  ];
  const game = ten.reduce<object>((document, [path, value]) => spoilt(document, path, value), seed);
  const { findings } = readGame(JSON.stringify(game), SEED);
  expect(findings.map(({ code, path }) => `${code} ${path}`).sort()).toEqual(
    ten.map(([, , found]) => found).sort(),
  );
});
