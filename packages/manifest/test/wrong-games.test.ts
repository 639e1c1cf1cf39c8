import { describe, expect, test } from 'vitest';
import { type Finding, type FindingCode, readGame } from '../src/index.js';
import { smallGame, spoilt } from './small-game.js';

const findingsOf = (game: unknown, file = 'harvest.game.json'): readonly Finding[] =>
  readGame(JSON.stringify(game), file).findings;

test('the small game has no mistake', () => {
  const { game, findings } = readGame(JSON.stringify(smallGame), 'games/harvest/harvest.game.json');
  expect(findings).toEqual([]);
  expect(game).toMatchObject({ id: 'harvest', longest: 'endless', boardDefinitions: [{ per: 'table' }] });
});

test('what counts the games of a series, and what numbers a deal, is a whole number', () => {
  const properties = { ...smallGame.config.properties, weather: { type: 'boolean', default: false } };
  const game = { ...smallGame, config: { properties }, series: 'weather' };
  expect(findingsOf(game)).toMatchObject([{ code: 'SERIES_NOT_COUNTED', path: '/series' }]);
  expect(findingsOf({ ...game, series: 'goal', deal: 'goal' })).toEqual([]);
  expect(findingsOf({ ...game, series: 'goal', deal: 'weather' })).toMatchObject([
    { code: 'SERIES_NOT_COUNTED', path: '/deal' },
  ]);
});

type Row = [
  path: string,
  value: unknown,
  code: FindingCode,
  at?: string | undefined,
  near?: string | undefined,
];

const FIELD = '/availableActions/0/parameters/0';
const STATES = '/stateMachine/states';
const GLOBAL = '/variableSchema/globalVariableSchema/properties';
const CARD = '/deckDefinitions/1/cards/0';

describe('shape', () => {
  test.each<Row>([
    ['/version', undefined, 'FIELD_MISSING'],
    ['/version', '^1.0.0', 'VERSION_INEXACT', '/version', '1.0.0'],
    ['/dependencies', { tabletop: '~2.1.0' }, 'VERSION_INEXACT', '/dependencies/tabletop', '2.1.0'],
    ['/playerConfg', {}, 'FIELD_UNKNOWN', '/playerConfg', 'playerConfig'],
    ['/playerConfig/minPlayers', 0, 'RANGE_WRONG'],
    ['/playerConfig/maxPlayers', 2.5, 'TYPE_WRONG'],
    ['/components/0/type', 'dck', 'VALUE_UNKNOWN', '/components/0/type', 'deck'],
    ['/components/0/layot', 'stack', 'FIELD_UNKNOWN', '/components/0/layot', 'layout'],
    ['/components/2/sides', 1, 'RANGE_WRONG'],
    ['/components/2/id', 'theDie', 'NAME_WRONG', '/components/2/id', 'the-die'],
    ['/playerHandDefinitions/1/visibility', 'ownerOnyl', 'VALUE_UNKNOWN', undefined, 'ownerOnly'],
    ['/playerHandDefinitions/1/visibility', 7, 'TYPE_WRONG'],
    [
      '/playerHandDefinitions/1/visibility',
      { others: 'cuont' },
      'VALUE_UNKNOWN',
      '/playerHandDefinitions/1/visibility/others',
      'count',
    ],
    [
      '/playerHandDefinitions/1/visibility',
      { owners: 'count', others: 'any' },
      'NAME_WRONG',
      '/playerHandDefinitions/1/visibility/owners',
    ],
    ['/resources/0/id', '9lives', 'NAME_WRONG'],
    ['/availableActions/1/actionType', 'Pass', 'NAME_WRONG', undefined, 'pass'],
    ['/availableActions/0/errorCodes/0', 'fieldFull', 'NAME_WRONG', undefined, 'FIELD_FULL'],
    [`${FIELD}/type`, 'card', 'VALUE_UNKNOWN', undefined, 'cardId'],
    [`${STATES}/0/type`, 'Auto', 'VALUE_UNKNOWN', undefined, 'AUTO'],
    [`${STATES}/0/description`, '', 'LENGTH_WRONG'],
    [`${GLOBAL}/Round`, { type: 'integer' }, 'NAME_WRONG', undefined, 'round'],
    [`${GLOBAL}/round/typ`, 'integer', 'FIELD_UNKNOWN', undefined, 'type'],
    [`${CARD}/imageUrl`, 'https://example.org/carrot.png', 'PATH_WRONG'],
    [`${CARD}/imageUrl`, '../carrot.png', 'PATH_WRONG'],
    [`${CARD}/count`, 0, 'RANGE_WRONG'],
    ['/boardDefinitions/0/rows', 'six', 'TYPE_WRONG'],
    ['/boardDefinitions/0/columns', 27, 'RANGE_WRONG'],
    ['/longest', 'ever', 'VALUE_UNKNOWN'],
  ])('%s as %j is %s', (path, value, code, at = path, near) => {
    const findings = findingsOf(spoilt(smallGame, path, value));
    expect(findings).toContainEqual(expect.objectContaining({ code, path: at, ...(near ? { near } : {}) }));
  });
});

describe('sense', () => {
  test.each<Row>([
    ['/playerConfig/optimalPlayers', 9, 'PLAYERS_RANGE'],
    ['/playerConfig/minPlayers', 5, 'PLAYERS_RANGE'],
    ['/deckDefinitions/0/id', 'standard_52_dek', 'DECK_UNKNOWN', undefined, 'standard_52_deck'],
    ['/deckDefinitions/1/id', 'standard_52_deck', 'ID_TWICE'],
    ['/components/0/deckDefinitionId', 'crop-dek', 'DECK_UNKNOWN', undefined, 'crop-deck'],
    ['/playerHandDefinitions/0/deckDefinitionIds/0', 'crops-deck', 'DECK_UNKNOWN', undefined, 'crop-deck'],
    ['/playerHandDefinitions/0/minCards', 8, 'RANGE_REVERSED'],
    ['/playerHandDefinitions/1/visibility', { owner: 'identity' }, 'VISIBILITY_INCOMPLETE'],
    ['/playerHandDefinitions/1/id', 'crops', 'ID_TWICE', '/components/0/id'],
    ['/components/3/space', 'barn', 'SPACE_OWNER_UNCLEAR'],
    ['/components/3/space', 'field', 'SPACE_UNKNOWN'],
    ['/components/3/space', 'feild/a1', 'SPACE_UNKNOWN', undefined, 'field'],
    ['/components/3/space', 'crops/a1', 'SPACE_UNKNOWN', undefined, 'crops'],
    ['/components/3/count', { config: 'gaol' }, 'CONFIG_UNKNOWN', '/components/3/count/config', 'goal'],
    ['/series', 'gaol', 'CONFIG_UNKNOWN', '/series', 'goal'],
    [`${CARD}/properties/value`, 'two', 'CARD_PROPERTY_WRONG'],
    [`${CARD}/properties/value`, '0', 'CARD_PROPERTY_WRONG'],
    [`${CARD}/properties/kind`, 'fruit', 'CARD_PROPERTY_WRONG'],
    [`${CARD}/properties/tags`, '[1]', 'CARD_PROPERTY_WRONG'],
    [`${CARD}/properties/kind`, undefined, 'CARD_PROPERTY_MISSING', `${CARD}/properties`],
    [`${CARD}/properties/valeu`, '2', 'CARD_PROPERTY_UNKNOWN', undefined, 'value'],
    ['/deckDefinitions/1/cards/1/type', 'carrot', 'ID_TWICE'],
    ['/deckDefinitions/1/cards/1/type', 'carrot-2', 'ID_TWICE'],
    ['/components/1/deckDefinitionId', 'crop-deck', 'DECK_UNUSED', '/deckDefinitions/0'],
    ['/config/properties/goal/default', undefined, 'DEFAULT_MISSING', '/config/properties/goal'],
    ['/config/properties/goal/default', 12, 'DEFAULT_WRONG'],
    ['/config/properties/goal/maximum', 0, 'RANGE_REVERSED', '/config/properties/goal/minimum'],
    ['/config/properties/goal/enums', [1], 'KEYWORD_MISPLACED'],
    [`${FIELD}/array`, false, 'KEYWORD_MISPLACED', `${FIELD}/minLength`],
    [`${FIELD}/minLength`, 4, 'RANGE_REVERSED'],
    [`${FIELD}/deckDefinitionId`, 'crop', 'DECK_UNKNOWN'],
    [`${FIELD}/deckDefinitionId`, undefined, 'CARD_DECK_UNNAMED', FIELD],
    ['/availableActions/0/parameters/1/deckDefinitionId', 'crop-deck', 'KEYWORD_MISPLACED'],
    ['/availableActions/0/parameters/1/name', 'cardIds', 'ID_TWICE'],
    ['/availableActions/0/parameters/1/suggestions/0', 12, 'DEFAULT_WRONG'],
    ['/availableActions/0/parameters/1/type', 'tileId', 'TYPE_EMPTY'],
    ['/availableActions/1/actionType', 'selectCard', 'ACTION_SELECTS'],
    ['/availableActions/1/actionType', 'rest', 'ACTION_UNUSED', '/availableActions/1'],
    ['/stateMachine/initialState', 'deal', 'STATE_UNKNOWN'],
    [`${STATES}/1/transitions/0/targetState`, 'endRond', 'STATE_UNKNOWN', undefined, 'endRound'],
    [`${STATES}/1/transitions`, [], 'STATE_UNREACHABLE', `${STATES}/2`],
    [`${STATES}/1/availableActions/0`, 'plnt', 'ACTION_UNKNOWN', undefined, 'plant'],
    [`${STATES}/1/availableActions`, undefined, 'STATE_ACTIONS_MISSING', `${STATES}/1`],
    [
      `${STATES}/1/stages`,
      [{ name: 'sow', availableActions: ['plant'] }],
      'STATE_ACTIONS_DOUBLED',
      `${STATES}/1/availableActions`,
    ],
    [`${STATES}/0/availableActions`, ['pass'], 'STATE_AUTO_ACTIONS'],
    [`${STATES}/0/name`, 'endRound', 'ID_TWICE', `${STATES}/2/name`],
    [`${GLOBAL}/round/default`, 'one', 'DEFAULT_WRONG'],
    [`${GLOBAL}/round/default`, 0, 'DEFAULT_WRONG'],
    [`${GLOBAL}/suit`, { type: 'enum' }, 'ENUMS_MISSING'],
    [`${GLOBAL}/suit`, { type: 'enum', enum: ['a'] }, 'ENUMS_MISSING', undefined, 'enums'],
    [`${GLOBAL}/piles`, { type: 'array' }, 'ITEMS_MISSING'],
    [`${GLOBAL}/last`, { type: 'object' }, 'PROPERTIES_MISSING'],
    [`${GLOBAL}/word`, { type: 'string', minLength: 3 }, 'DEFAULT_MISSING'],
    [`${GLOBAL}/word`, { type: 'string', minimum: 3 }, 'KEYWORD_MISPLACED', `${GLOBAL}/word/minimum`],
    [
      `${GLOBAL}/last`,
      { type: 'object', properties: { row: { type: 'integer', default: 'x' } } },
      'DEFAULT_WRONG',
      `${GLOBAL}/last/properties/row/default`,
    ],
    ['/variableSchema/playerVariableSchema/properties/coins', { type: 'integer' }, 'VARIABLE_RESOURCE'],
    ['/events/0/fields/1/name', 'seat', 'ID_TWICE'],
    ['/events/0/fields/0/type', 'vertexId', 'TYPE_EMPTY'],
    [
      '/boardDefinitions/0',
      { type: 'hex', id: 'field', name: 'Field', tiles: [{ id: 'a' }], edges: [['a', 'b']] },
      'TILE_UNKNOWN',
      '/boardDefinitions/0/edges/0/1',
    ],
    ['/catalog', { cover: 'cover', thumbnail: 'cover', icon: 'cover' }, 'RESOURCE_UNKNOWN', '/catalog/cover'],
  ])('%s as %j is %s', (path, value, code, at = path, near) => {
    const findings = findingsOf(spoilt(smallGame, path, value));
    expect(findings).toContainEqual(expect.objectContaining({ code, path: at, ...(near ? { near } : {}) }));
  });
});

test('all mistakes are told at once, those of sense beside those of shape', () => {
  let game: unknown = spoilt(smallGame, '/playerConfig/minPlayers', '2');
  game = spoilt(game, '/components/0/id', 'theCrops');
  game = spoilt(game, `${STATES}/1/availableActions/0`, 'plnt');
  game = spoilt(game, '/components/2', { type: 'dice' });
  expect(
    findingsOf(game)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['ACTION_UNKNOWN', 'NAME_WRONG', 'TYPE_WRONG', 'VALUE_UNKNOWN']);
});

test('a finding says where it stands in the text', () => {
  const text = '{\n  "version": "1",\n  "playerConfig": 3\n}';
  expect(readGame(text, 'a/manifest.json').findings).toContainEqual({
    severity: 'error',
    code: 'VERSION_INEXACT',
    file: 'a/manifest.json',
    path: '/version',
    message: '`1` must be one exact version, as in `1.0.0`; a range would not be the same game tomorrow',
    line: 2,
    column: 14,
  });
});

test.each([
  ['games/Draw Play/manifest.json', 'draw-play'],
  ['./harvest/manifest.json', 'harvest'],
  ['manifest.json', 'game'],
  ['harvest.game.json', 'harvest'],
])('a game without a header in %s is called %s', (file, id) => {
  const { id: _, manifestVersion: __, dependencies: ___, ...bare } = smallGame;
  expect(readGame(JSON.stringify(bare), file)).toMatchObject({ game: { id }, findings: [] });
});

test('a file is called by its game', () => {
  expect(findingsOf(smallGame, 'games/harvest/crops.game.json')).toMatchObject([
    { code: 'GAME_ID_FILE', path: '/id', near: 'crops' },
  ]);
});

test('a file with an error gives no game', () => {
  expect(
    readGame(JSON.stringify(spoilt(smallGame, '/version', 1)), 'harvest.game.json').game,
  ).toBeUndefined();
  expect(readGame('[]', 'harvest.game.json')).toMatchObject({ findings: [{ code: 'TYPE_WRONG', path: '' }] });
  expect(readGame('{', 'harvest.game.json')).toMatchObject({
    findings: [{ code: 'JSON_SYNTAX', line: 1, column: 2 }],
  });
});
