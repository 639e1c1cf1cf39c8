import type { Structure } from '@tapete/core';
import { describe, expect, test } from 'vitest';
import { type GameManifest, type Library, readGame, readLibrary, toStructure } from '../src/index.js';
import { smallGame, spoilt } from './small-game.js';

const gameOf = (written: unknown): GameManifest =>
  readGame(JSON.stringify(written), 'harvest.game.json').game as GameManifest;
const structureOf = (written: unknown, libraries: readonly Library[] = []): Structure =>
  toStructure(gameOf(written), libraries);

const harvest = structureOf(smallGame);

test('shared decks are spaces of the table, hands are spaces of each seat', () => {
  expect(harvest.spaces).toEqual([
    {
      id: 'crops',
      per: 'table',
      visibility: { owner: 'identity', others: 'identity' },
    },
    {
      id: 'fate',
      per: 'table',
      visibility: { owner: 'count', others: 'count' },
    },
    {
      id: 'main-hand',
      per: 'seat',
      visibility: { owner: 'identity', others: 'count' },
      capacity: 7,
      minimum: 0,
      decks: ['harvest/crop-deck'],
    },
    { id: 'barn', per: 'seat', visibility: { owner: 'identity', others: 'any' } },
  ]);
});

test('cards lie face down in the first deck that names them, with typed properties', () => {
  expect(harvest.pieces.slice(0, 2)).toEqual([
    {
      id: 'carrot',
      definition: 'harvest/crop-deck#carrot',
      count: 3,
      per: 'table',
      space: 'crops',
      face: 'down',
    },
    {
      id: 'wheat',
      definition: 'harvest/crop-deck#wheat',
      count: 1,
      per: 'table',
      space: 'crops',
      face: 'down',
    },
  ]);
  expect(harvest.definitions.find(({ id }) => id === 'harvest/crop-deck#carrot')).toEqual({
    id: 'harvest/crop-deck#carrot',
    name: 'Carrot',
    properties: { value: 2, kind: 'root', tags: ['orange'] },
  });
});

test('the standard deck is fifty-two cards, from clubs-1 to spades-13', () => {
  const cards = harvest.pieces.filter(({ space }) => space === 'fate');
  expect(cards).toHaveLength(52);
  expect([cards[0]?.id, cards[51]?.id]).toEqual(['clubs-1', 'spades-13']);
  expect(harvest.definitions.find(({ id }) => id === 'playing-cards/poker52#hearts-12')?.properties).toEqual({
    suit: 'hearts',
    rank: 12,
    color: 'red',
  });
});

test('a piece without a definition is the game’s own', () => {
  expect(harvest.pieces.at(-1)).toMatchObject({
    id: 'scarecrow',
    definition: 'harvest/scarecrow',
    count: 1,
    face: 'up',
  });
  expect(harvest.definitions.at(-1)).toEqual({ id: 'harvest/scarecrow', name: 'Scarecrow', properties: {} });
});

test('pieces of a library are what the version says that the game names', () => {
  const library = (version: string, name: string) =>
    readLibrary(
      JSON.stringify({
        libraryVersion: 1,
        id: 'farm',
        version,
        definitions: [
          {
            type: 'pieces',
            id: 'tools',
            name: 'Tools',
            pieceSchema: { properties: { weight: { type: 'integer', default: 9 } } },
            pieces: [{ id: 'plough', name }],
          },
        ],
      }),
      'farm.library.json',
    ).library as Library;
  const piece = { type: 'piece', id: 'plough', name: 'A', definition: 'farm/tools#plough', space: 'crops' };
  const game = spoilt(spoilt(smallGame, '/dependencies', { farm: '1.0.0' }), '/components/3', piece);
  const structure = structureOf(game, [library('2.0.0', 'New'), library('1.0.0', 'Old')]);
  expect(structure.definitions.at(-1)).toEqual({
    id: 'farm/tools#plough',
    name: 'Old',
    properties: { weight: 9 },
  });
  expect(() => structureOf(game)).toThrow(expect.objectContaining({ code: 'DEFINITION_UNKNOWN' }));
});

test('states become phases; actions without stages are the stage `move`', () => {
  expect(harvest.phases).toEqual([
    { name: 'dealCards', participation: 'none', stages: [], transitions: ['growCrops'], autoAdvance: true },
    {
      name: 'growCrops',
      participation: 'multiple',
      stages: [{ name: 'move', actions: ['plant', 'pass'] }],
      transitions: ['endRound'],
      autoAdvance: true,
    },
    { name: 'endRound', participation: 'none', stages: [], transitions: [], autoAdvance: true },
  ]);
});

test('a state that does not advance by itself has a last stage, in which it is ended', () => {
  const { phases, actions } = structureOf(spoilt(smallGame, '/stateMachine/states/1/autoAdvance', false));
  expect(phases[1]).toMatchObject({
    stages: [
      { name: 'move', actions: ['plant', 'pass'] },
      { name: 'endPhase', actions: ['endPhase'] },
    ],
    autoAdvance: false,
  });
  expect(actions.at(-1)).toEqual({ name: 'endPhase', parameters: [], errorCodes: [] });
});

test('an array parameter is a list of its type', () => {
  expect(harvest.actions[0]).toEqual({
    name: 'plant',
    parameters: [
      { name: 'cardIds', type: 'array', items: { type: 'cardId' }, minLength: 1, maxLength: 3 },
      { name: 'price', type: 'integer', minimum: 0, maximum: 9, required: false },
    ],
    errorCodes: ['FIELD_FULL'],
  });
  expect(harvest.events[0]?.fields[1]).toEqual({ name: 'cards', type: 'array', items: { type: 'cardId' } });
});

test('every variable has a default and a visibility', () => {
  const open = { owner: 'identity', others: 'identity' };
  expect(harvest.variables).toEqual({
    global: [{ name: 'round', type: 'integer', minimum: 1, default: 1, visibility: open }],
    seat: [
      { name: 'hasPassed', type: 'boolean', default: false, visibility: open },
      { name: 'plan', type: 'string', default: '', visibility: { owner: 'identity', others: 'nothing' } },
      { name: 'rival', type: 'playerId', nullable: true, default: null, visibility: open },
    ],
  });
});

test('dice, resources, config and length are taken over', () => {
  expect(harvest).toMatchObject({
    dice: [{ id: 'd6', sides: 6 }],
    resources: ['coins'],
    config: [{ name: 'goal', type: 'integer', minimum: 1, maximum: 9, default: 5 }],
    seats: { min: 2, max: 4 },
    longest: 'endless',
  });
});

test('roles and teams have levels of their own', () => {
  const visibility = { owner: 'identity', team: 'order', 'role:spy': 'identity', others: 'nothing' };
  expect(
    structureOf(spoilt(smallGame, '/playerHandDefinitions/1/visibility', visibility)).spaces[3]?.visibility,
  ).toEqual({
    owner: 'identity',
    team: 'order',
    roles: { spy: 'identity' },
    others: 'nothing',
  });
});

describe('boards', () => {
  const boardOf = (board: object) => {
    const field = { id: 'field', name: 'Field', ...board };
    const game = { ...smallGame, components: smallGame.components.slice(0, 3), boardDefinitions: [field] };
    return structureOf(game).boards[0];
  };
  const tiles = (...ids: string[]) => ids.map((id) => ({ id }));

  test('tiles lie where they say, and `all` is every edge and vertex that there can be', () => {
    const places = [
      { id: 'a', q: 0, r: 0, type: 'wood' },
      { id: 'b', q: 1, r: 0 },
      { id: 'c', q: 0, r: 1 },
      { id: 'd', q: 5, r: 5 },
    ];
    expect(boardOf({ type: 'hex', tiles: places, edges: 'all', vertices: 'all' })).toEqual({
      type: 'hex',
      id: 'field',
      per: 'table',
      visibility: { owner: 'identity', others: 'identity' },
      tiles: places,
      edges: [
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'c'],
      ],
      vertices: [['a', 'b', 'c']],
    });
  });

  test('where no tile says its place, edges and vertices do', () => {
    const ring = ['b', 'c', 'd', 'e', 'f', 'g'];
    const vertices = ring.map((tile, index) => ['a', tile, ring[(index + 1) % 6]]);
    const board = boardOf({ type: 'hex', tiles: tiles('a', ...ring), vertices });
    const placed = board?.type === 'hex' ? board.tiles : [];
    expect(placed.map(({ id, q, r }) => `${id} ${q} ${r}`)).toEqual([
      'a 0 0',
      'b 1 0',
      'c 0 1',
      'd -1 1',
      'e -1 0',
      'f 0 -1',
      'g 1 -1',
    ]);
  });

  test('an edge has one name, whoever writes it', () => {
    const edges = [['b', 'a']];
    expect(boardOf({ type: 'network', nodes: tiles('a', 'b'), edges })).toMatchObject({
      edges: [['a', 'b']],
    });
  });

  test('a track goes on to the next of the list, to what it names, or round', () => {
    const nexts = (board: object) => {
      const drawn = boardOf(board);
      return drawn?.type === 'track' ? drawn.spaces.map(({ next }) => next.join(' ')) : [];
    };
    const spaces = [{ id: 'a' }, { id: 'b', next: ['a', 'c'] }, { id: 'c' }];
    expect(nexts({ type: 'track', spaces })).toEqual(['b', 'a c', '']);
    expect(nexts({ type: 'track', spaces, closed: true })).toEqual(['b', 'a c', 'a']);
  });
});
