/**
 * A small card game that has something of every section, without a mistake; tests spoil copies of it.
 * Paths are JSON pointers.
 */
export const smallGame = {
  manifestVersion: 1,
  id: 'harvest',
  version: '1.0.0',
  dependencies: {},
  playerConfig: { minPlayers: 2, maxPlayers: 4, optimalPlayers: 3 },
  config: {
    properties: {
      goal: { type: 'integer', minimum: 1, maximum: 9, default: 5, description: 'Points that win' },
    },
  },
  deckDefinitions: [
    { type: 'preset', id: 'standard_52_deck', name: 'Playing cards' },
    {
      type: 'manual',
      id: 'crop-deck',
      name: 'Crops',
      cardSchema: {
        properties: {
          value: { type: 'integer', minimum: 1 },
          kind: { type: 'enum', enums: ['root', 'grain'] },
          tags: { type: 'array', items: { type: 'string' }, required: false },
        },
      },
      cards: [
        {
          type: 'carrot',
          name: 'Carrot',
          count: 3,
          properties: { value: '2', kind: 'root', tags: '["orange"]' },
        },
        { type: 'wheat', name: 'Wheat', count: 1, properties: { value: '1', kind: 'grain' } },
      ],
    },
  ],
  playerHandDefinitions: [
    { id: 'main-hand', displayName: 'Hand', minCards: 0, maxCards: 7, deckDefinitionIds: ['crop-deck'] },
    { id: 'barn', displayName: 'Barn', visibility: { owner: 'identity', others: 'any' } },
  ],
  components: [
    { type: 'deck', id: 'crops', name: 'Crops', deckDefinitionId: 'crop-deck' },
    { type: 'deck', id: 'fate', name: 'Fate', deckDefinitionId: 'standard_52_deck', visibility: 'hidden' },
    { type: 'die', id: 'd6', name: 'Die', sides: 6 },
    { type: 'piece', id: 'scarecrow', name: 'Scarecrow', space: 'field/b2' },
  ],
  resources: [{ id: 'coins', name: 'Coins' }],
  boardDefinitions: [{ type: 'square', id: 'field', name: 'Field', rows: 2, columns: 3 }],
  availableActions: [
    {
      actionType: 'plant',
      displayName: 'Plant',
      parameters: [
        {
          name: 'cardIds',
          type: 'cardId',
          array: true,
          minLength: 1,
          maxLength: 3,
          deckDefinitionId: 'crop-deck',
        },
        { name: 'price', type: 'integer', minimum: 0, maximum: 9, required: false, suggestions: [1, 2] },
      ],
      errorCodes: ['FIELD_FULL'],
    },
    { actionType: 'pass', displayName: 'Pass', parameters: [] },
  ],
  stateMachine: {
    initialState: 'dealCards',
    states: [
      {
        name: 'dealCards',
        type: 'AUTO',
        description: 'Everybody gets three crops.',
        transitions: [{ targetState: 'growCrops' }],
      },
      {
        name: 'growCrops',
        type: 'ALL_PLAYERS',
        description: 'All plant at the same time.',
        availableActions: ['plant', 'pass'],
        transitions: [{ targetState: 'endRound' }],
      },
      { name: 'endRound', type: 'AUTO', description: 'The richest wins.', transitions: [] },
    ],
  },
  variableSchema: {
    globalVariableSchema: { properties: { round: { type: 'integer', default: 1, minimum: 1 } } },
    playerVariableSchema: {
      properties: {
        hasPassed: { type: 'boolean' },
        plan: { type: 'string', visibility: { owner: 'identity', others: 'nothing' } },
        rival: { type: 'playerId' },
      },
    },
  },
  events: [
    {
      type: 'crop.planted',
      fields: [
        { name: 'seat', type: 'playerId' },
        { name: 'cards', type: 'cardId', array: true, deckDefinitionId: 'crop-deck' },
      ],
    },
  ],
} as const;

type Open = { [key: string | number]: unknown };

/** A copy with one value put somewhere; `undefined` takes it away. */
export function spoilt<Document>(document: Document, path: string, value: unknown): Document {
  const copy = JSON.parse(JSON.stringify(document)) as Document;
  const keys = path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/'));
  const last = keys.pop() as string;
  const holder = keys.reduce<Open>((at, key) => at[key] as Open, copy as Open);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}
