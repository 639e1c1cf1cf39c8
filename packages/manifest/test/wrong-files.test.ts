import { expect, test } from 'vitest';
import {
  type Finding,
  type FindingCode,
  facesOfSet,
  type Library,
  readLibrary,
  type UsedSet,
  usedSets,
  type VerifyOptions,
  verifyFiles,
} from '../src/index.js';
import { smallGame, spoilt } from './small-game.js';

const LIBRARY = {
  libraryVersion: 1,
  id: 'farm',
  version: '2.0.0',
  definitions: [
    { type: 'pieces', id: 'tools', name: 'Tools', pieces: [{ id: 'plough', name: 'Plough' }] },
    {
      type: 'deck',
      id: 'beasts',
      name: 'Beasts',
      cardSchema: { properties: { legs: { type: 'integer' } } },
      cards: [{ type: 'cow', name: 'Cow', count: 2, properties: { legs: '4' } }],
    },
  ],
};
const TEXTS = {
  'offer.plant': 'Plant {count, plural, one {# card} other {# cards}}',
  'offer.pass': 'Pass',
  'refusal.FIELD_FULL': 'The field is full',
  'event.crop.planted': '{seat} plants',
  'space.main-hand': 'Hand',
  'space.barn': 'Barn',
  'space.crops': 'Crops',
  'space.fate': 'Fate',
  'piece.carrot': 'Carrot',
  'piece.wheat': 'Wheat',
};
const LAYOUT = {
  layoutVersion: 1,
  wide: {
    width: 100,
    height: 60,
    places: [
      { of: 'field', x: 0, y: 0, width: 60, height: 40, arrangement: 'grid', behind: 'soil' },
      { of: 'main-hand', seat: 'mine', x: 0, y: 42, width: 60, height: 18, arrangement: 'fan' },
    ],
  },
  tall: { width: 60, height: 100, places: [] },
};
const PLAN = {
  planVersion: 1,
  id: 'plant',
  on: 'crop.planted',
  effects: [
    {
      id: 'deal',
      do: 'deal',
      piece: '$cards',
      from: 'main-hand:$seat',
      to: 'field/a1',
      markers: { landed: 0.9 },
    },
    { id: 'thud', do: 'sound', sound: 'thud', after: ['deal:landed'] },
    { id: 'tell', do: 'say', text: 'event.crop.planted', after: ['deal'] },
  ],
};
const SET = {
  resourceSetVersion: 1,
  id: 'drawn',
  covers: 'farm/beasts',
  resources: [{ id: 'beast', type: 'graphic', module: 'pictures/beast.tsx' }],
  slots: { cow: 'beast', back: 'beast' },
};
const GAME = {
  ...smallGame,
  dependencies: { farm: '2.0.0' },
  components: [
    ...smallGame.components,
    {
      type: 'piece',
      id: 'plough',
      name: 'Plough',
      definition: 'farm/tools#plough',
      per: 'seat',
      space: 'barn',
    },
  ],
  presentation: {
    locales: ['es', 'en'],
    texts: { es: 'texts/es.json', en: 'texts/en.json' },
    layout: 'layout.json',
    plans: ['plans/plant.plan.json'],
    resourceSets: ['beasts.resource-set.json'],
    resources: [
      { id: 'soil', type: 'graphic', module: 'pictures/soil.tsx' },
      { id: 'thud', type: 'sound', file: 'sounds/thud.wav' },
      {
        id: 'sheet',
        type: 'atlas',
        file: 'sheet.png',
        width: 20,
        height: 10,
        regions: { left: { x: 0, y: 0, width: 10, height: 10 } },
      },
    ],
    faces: {
      'harvest/crop-deck#carrot': 'sheet/left',
      'harvest/crop-deck#wheat': 'sheet/left',
      'farm/tools#plough': 'soil',
      'harvest/scarecrow': 'soil',
    },
  },
};
const FILES = {
  'harvest.game.json': GAME,
  'farm.library.json': LIBRARY,
  'layout.json': LAYOUT,
  'plans/plant.plan.json': PLAN,
  'texts/es.json': TEXTS,
  'texts/en.json': TEXTS,
  'beasts.resource-set.json': SET,
};
type Name = keyof typeof FILES;
const GIVEN = ['harvest.game.json', 'farm.library.json', 'layout.json'];

function verify(files: Readonly<Record<string, unknown>>, options: Partial<VerifyOptions> = {}): Finding[] {
  const read = (path: string) => (Object.hasOwn(files, path) ? JSON.stringify(files[path]) : undefined);
  return verifyFiles(GIVEN, { read, ...options });
}

test('files that agree give nothing', () => {
  expect(verify(FILES)).toEqual([]);
});

type Row = [file: Name, path: string, value: unknown, code: FindingCode, at?: string, inFile?: string];
const WIDE = '/wide/places';

test.each<Row>([
  ['harvest.game.json', '/dependencies/farm', '2.0.1', 'LIBRARY_VERSION'],
  ['harvest.game.json', '/dependencies', {}, 'DEPENDENCY_MISSING', '/components/4/definition'],
  ['harvest.game.json', '/components/4/definition', 'farm/tools#plow', 'DEFINITION_UNKNOWN'],
  ['harvest.game.json', '/components/4/definition', 'farm/tools', 'DEFINITION_UNKNOWN'],
  ['harvest.game.json', '/deckDefinitions/0/definition', 'farm/tools', 'DEFINITION_UNKNOWN'],
  ['harvest.game.json', '/presentation/faces/harvest~1crop-deck#corn', 'soil', 'DEFINITION_UNKNOWN'],
  ['harvest.game.json', '/presentation/faces/harvest~1scarecrow', 'sheet', 'SLOT_UNKNOWN'],
  [
    'harvest.game.json',
    '/presentation/resources/2/regions/left/width',
    30,
    'REGION_OUTSIDE',
    '/presentation/resources/2/regions/left',
  ],
  ['harvest.game.json', '/presentation/locales', ['es', 'en', 'fr'], 'LOCALE_MISSING', '/presentation/texts'],
  ['harvest.game.json', '/presentation/texts/de', 'texts/de.json', 'LOCALE_MISSING'],
  ['harvest.game.json', '/availableActions/1/actionType', 'rest', 'TEXT_MISSING'],
  ['harvest.game.json', '/availableActions/0/errorCodes/1', 'TOO_DEAR', 'TEXT_MISSING'],
  ['harvest.game.json', '/playerHandDefinitions/1/id', 'shed', 'TEXT_WANTED'],
  ['harvest.game.json', '/deckDefinitions/1/cards/1/type', 'rye', 'TEXT_WANTED'],
  ['harvest.game.json', '/deckDefinitions/1/cards/1/type', 'rye', 'PICTURE_WANTED'],
  ['harvest.game.json', '/events/0/type', 'crop.sown', 'EVENT_UNKNOWN', '/on', 'plans/plant.plan.json'],
  [
    'harvest.game.json',
    '/events/0/fields/0/name',
    'who',
    'PLAN_FIELD_UNKNOWN',
    '/effects/0/from',
    'plans/plant.plan.json',
  ],
  [
    'harvest.game.json',
    '/presentation/resources/1/type',
    'text',
    'RESOURCE_UNKNOWN',
    '/effects/1/sound',
    'plans/plant.plan.json',
  ],
  ['layout.json', `${WIDE}/0/of`, 'feild', 'SPACE_UNKNOWN'],
  ['layout.json', `${WIDE}/0/behind`, 'sand', 'SLOT_UNKNOWN'],
  ['layout.json', `${WIDE}/0/caption`, 'space.field', 'TEXT_MISSING'],
  ['layout.json', `${WIDE}/0/seat`, 'mine', 'LAYOUT_SEAT'],
  ['layout.json', `${WIDE}/1/seat`, undefined, 'LAYOUT_SEAT', `${WIDE}/1`],
  ['layout.json', `${WIDE}/0/width`, 101, 'LAYOUT_OUTSIDE', `${WIDE}/0`],
  ['layout.json', `${WIDE}/0/arrangement`, 'gird', 'VALUE_UNKNOWN'],
  ['plans/plant.plan.json', '/effects/0/to', 'feild/a1', 'SPACE_UNKNOWN'],
  ['plans/plant.plan.json', '/effects/0/piece', '$card', 'PLAN_FIELD_UNKNOWN'],
  ['plans/plant.plan.json', '/effects/2/text', 'event.crop.plantd', 'TEXT_MISSING'],
  ['plans/plant.plan.json', '/effects/1/after', ['deal:land'], 'PLAN_MARKER_UNKNOWN', '/effects/1/after/0'],
  ['plans/plant.plan.json', '/effects/0/after', ['tell'], 'PLAN_CYCLE'],
  [
    'plans/plant.plan.json',
    '/when',
    [{ field: 'line', exists: true }],
    'PLAN_FIELD_UNKNOWN',
    '/when/0/field',
  ],
  ['texts/en.json', '/offer.plant', 'Plant {count, plural, one {# card}}', 'TEXT_WRONG'],
  ['texts/en.json', '/offer.plant', 'Plant {cards}', 'TEXT_ARGUMENTS'],
  ['texts/en.json', '/offer.pass', undefined, 'TEXT_MISSING', ''],
  ['texts/en.json', '/offer.pass', 7, 'TYPE_WRONG'],
  ['beasts.resource-set.json', '/covers', 'farm/birds', 'DEFINITION_UNKNOWN'],
  ['beasts.resource-set.json', '/covers', ['farm/beasts', 'farm/birds'], 'DEFINITION_UNKNOWN', '/covers/1'],
  ['beasts.resource-set.json', '/slots/back', undefined, 'SLOT_UNCOVERED', '/slots'],
  ['beasts.resource-set.json', '/slots/hen', 'beast', 'SLOT_UNKNOWN'],
  ['beasts.resource-set.json', '/slots/cow', 'cow', 'RESOURCE_UNKNOWN'],
  ['farm.library.json', '/definitions/1/cards/0/properties/legs', 'four', 'CARD_PROPERTY_WRONG'],
])('%s: %s as %j is %s', (file, path, value, code, at = path, inFile = file) => {
  const findings = verify({ ...FILES, [file]: spoilt(FILES[file], path, value) });
  expect(findings).toContainEqual(expect.objectContaining({ code, file: inFile, path: at }));
});

test.each([
  ['plamt', 'offer.plant'],
  ['turn', undefined],
])('what begins as all texts of its kind is not near for that: %s', (actionType, near) => {
  const game = spoilt(GAME, '/availableActions/0/actionType', actionType);
  const found = verify({ ...FILES, 'harvest.game.json': game }).find(({ code }) => code === 'TEXT_MISSING');
  expect(found?.near).toBe(near);
});

test('a module names the same exact versions as its package', () => {
  const dependencies = { '@tapete/core': 'workspace:*', '@tapete/farm': 'workspace:^2.0.0' };
  expect(verify({ ...FILES, 'package.json': { version: '1.0.1', dependencies } })).toMatchObject([
    { file: 'farm.library.json', code: 'PACKAGE_DIFFERS', path: '/version' },
    { file: 'harvest.game.json', code: 'PACKAGE_DIFFERS', path: '/version' },
    {
      file: 'harvest.game.json',
      code: 'PACKAGE_DIFFERS',
      path: '/dependencies/farm',
      message: expect.stringContaining('`workspace:^2.0.0`'),
    },
  ]);
});

test('whether named files exist is asked only of a module', () => {
  const exists = (path: string) => path !== 'pictures/soil.tsx' && path !== 'texts/en.json';
  expect(verify(FILES, { exists }).map(({ code, path }) => `${code} ${path}`)).toEqual([
    'FILE_MISSING /presentation/texts/en',
    'FILE_MISSING /presentation/resources/0/module',
  ]);
});

test('a library that is not at hand is an error of a module, and passed over elsewhere', () => {
  const { 'farm.library.json': _, 'beasts.resource-set.json': __, ...rest } = FILES;
  const read = (path: string) =>
    Object.hasOwn(rest, path) ? JSON.stringify(rest[path as keyof typeof rest]) : undefined;
  expect(verifyFiles(['harvest.game.json'], { read })).toEqual([]);
  expect(verifyFiles(['harvest.game.json'], { read, exists: () => true })).toMatchObject([
    { code: 'LIBRARY_MISSING', path: '/dependencies/farm' },
  ]);
  const { library } = readLibrary(JSON.stringify(LIBRARY), 'farm.library.json');
  expect(
    verifyFiles(['harvest.game.json'], { read, exists: () => true, libraries: [library as Library] }),
  ).toEqual([]);
});

test('a library takes definitions from components files', () => {
  const files = {
    'components.json': { componentsVersion: 1, definitions: LIBRARY.definitions },
    'libraries.json': [
      {
        libraryVersion: 1,
        id: 'farm',
        version: '2.0.0',
        components: [{ file: 'components.json', take: ['tools', 'beast'] }],
      },
    ],
  };
  const read = (path: string) => JSON.stringify(files[path as keyof typeof files]);
  expect(verifyFiles(['libraries.json'], { read })).toMatchObject([
    { file: 'libraries.json', code: 'DEFINITION_UNKNOWN', path: '/0/components/0/take/1', near: 'beasts' },
  ]);
});

test('the resource sets that a library names are covered', () => {
  const files = {
    'farm.library.json': { ...LIBRARY, resourceSets: ['art/drawn.resource-set.json'] },
    'art/drawn.resource-set.json': spoilt(SET, '/slots/cow', undefined),
  };
  const read = (path: string) => JSON.stringify(files[path as keyof typeof files]);
  expect(verifyFiles(['farm.library.json'], { read })).toMatchObject([
    { file: 'art/drawn.resource-set.json', code: 'SLOT_UNCOVERED', path: '/slots' },
  ]);
});

test('a game takes whole sets of pictures from its libraries', () => {
  const card = (type: string) => ({ type, name: type, count: 1, properties: {} });
  const deck = (id: string) => ({
    type: 'deck',
    id,
    name: id,
    cardSchema: { properties: {} },
    cards: [card('cow')],
  });
  const written = {
    libraryVersion: 1,
    id: 'farm',
    version: '2.0.0',
    definitions: [deck('beasts'), deck('crops')],
    resourceSets: ['drawn.resource-set.json', 'fields.resource-set.json'],
  };
  const set = (id: string, covers: string) => ({
    resourceSetVersion: 1,
    id,
    covers,
    resources: [{ id: 'art', type: 'graphic', module: 'art.tsx' }],
    slots: { cow: 'art', back: 'art/back' },
  });
  const sets: Record<string, object> = {
    'drawn.resource-set.json': set('drawn', 'farm/beasts'),
    'fields.resource-set.json': set('fields', 'farm/crops'),
  };
  const { library } = readLibrary(JSON.stringify(written), 'farm.library.json', (path) =>
    JSON.stringify(sets[path]),
  );
  const game = (resourceSets: string[]) => ({
    ...GAME,
    deckDefinitions: [{ type: 'preset', id: 'herd', name: 'Herd', definition: 'farm/beasts' }],
    presentation: { ...GAME.presentation, resourceSets, faces: {} },
  });
  const found = verifyFiles(['harvest.game.json'], {
    read: (path) =>
      path === 'harvest.game.json'
        ? JSON.stringify(game(['farm/drawn', 'farm/drwan', 'barn/drawn', 'farm/fields']))
        : undefined,
    libraries: [library as Library],
  }).filter(({ path }) => path.startsWith('/presentation/resourceSets'));
  expect(found).toMatchObject([
    { code: 'RESOURCE_SET_UNKNOWN', path: '/presentation/resourceSets/1', near: 'farm/drawn' },
    { code: 'DEPENDENCY_MISSING', path: '/presentation/resourceSets/2' },
    { severity: 'warning', code: 'RESOURCE_SET_UNUSED', path: '/presentation/resourceSets/3' },
  ]);
  const [used] = usedSets(game(['farm/drawn']) as never, [library as Library], () => undefined);
  expect(facesOfSet(used as UsedSet, game([]) as never, [library as Library])).toEqual([
    { face: 'farm/beasts#cow', resource: 'art', slot: 'cow' },
    { face: 'farm/beasts!back', resource: 'art', slot: 'back' },
  ]);
});

test('decks that share pictures are covered, each of them', () => {
  const [tools, beasts] = LIBRARY.definitions;
  const hen = { type: 'hen', name: 'Hen', count: 1, properties: { legs: '2' } };
  const herd = { ...beasts, id: 'herd', cards: [...(beasts?.cards ?? []), hen] };
  const files = {
    'farm.library.json': { ...LIBRARY, definitions: [tools, beasts, herd] },
    'drawn.resource-set.json': { ...SET, covers: ['farm/beasts', 'farm/herd'] },
  };
  const read = (path: string) => JSON.stringify(files[path as keyof typeof files]);
  expect(verifyFiles(Object.keys(files), { read })).toMatchObject([
    { code: 'SLOT_UNCOVERED', path: '/slots', message: expect.stringContaining('`farm/herd`') },
  ]);
});

test('the texts of a library say the same in each locale', () => {
  const files = {
    'farm.library.json': { ...LIBRARY, texts: { es: 'texts/es.json', en: 'texts/en.json' } },
    'texts/es.json': { 'piece.cow': 'vaca', 'piece.hen': 'gallina' },
    'texts/en.json': { 'piece.cow': 'cow' },
  };
  const read = (path: string) => JSON.stringify(files[path as keyof typeof files]);
  expect(verifyFiles(['farm.library.json'], { read })).toMatchObject([
    { file: 'texts/en.json', code: 'TEXT_MISSING' },
  ]);
});

test('envelopes are judged by whoever knows the wire', () => {
  const read = () => JSON.stringify([{ name: 'a ping', envelope: { type: 'ping' } }]);
  expect(verifyFiles(['wire.json'], { read })).toEqual([]);
  const checkEnvelope = () => [{ path: '/type', message: 'it is no envelope' }];
  expect(verifyFiles(['wire.json'], { read, checkEnvelope })).toMatchObject([
    { code: 'ENVELOPE_WRONG', path: '/0/envelope/type', message: '`a ping`: it is no envelope' },
  ]);
});

test('a file of no known kind is told where there is no other', () => {
  expect(verifyFiles(['notes.json'], { read: () => '{}' })).toMatchObject([
    { code: 'FILE_KIND_UNKNOWN', file: 'notes.json' },
  ]);
  expect(
    verifyFiles([...GIVEN, 'notes.json'], { read: (path) => JSON.stringify(FILES[path as Name]) }),
  ).toEqual([]);
});
