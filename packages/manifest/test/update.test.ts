import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { type GameManifest, generateSchemas, generateTypes, planUpdate, readGame } from '../src/index.js';
import { smallGame, spoilt } from './small-game.js';

const gameOf = (written: unknown): GameManifest =>
  readGame(JSON.stringify(written), 'harvest.game.json').game as GameManifest;
const harvest = gameOf(smallGame);

/** The module after an update. */
function updated(game: GameManifest, files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([
    ...files,
    ...planUpdate(game, [], files).write.map(({ path, text }) => [path, text] as const),
  ]);
}
const fresh = updated(harvest, new Map());

test('types read as an author would write them', async () => {
  await expect(generateTypes(harvest, [])).toMatchFileSnapshot('generated/manifest.d.ts');
});

test('a first update writes types, schemas, a phase a state, and what puts them together', async () => {
  expect([...fresh.keys()].sort()).toEqual([
    'schemas/config.schema.json',
    'schemas/context.schema.json',
    'schemas/data.schema.json',
    'schemas/view.schema.json',
    'src/index.ts',
    'src/manifest.d.ts',
    'src/phases/deal-cards.ts',
    'src/phases/end-round.ts',
    'src/phases/grow-crops.ts',
  ]);
  const stubs = [...fresh].filter(([path]) => path !== 'src/manifest.d.ts' && path.endsWith('.ts')).sort();
  const text = stubs.map(([path, stub]) => `// ---- ${path}\n${stub}`).join('\n');
  await expect(text).toMatchFileSnapshot('generated/harvest-stubs.txt');
});

test('a second update writes nothing', () => {
  expect(planUpdate(harvest, [], fresh)).toEqual({ write: [], report: [] });
});

test('what the author wrote stays', () => {
  const own = new Map(fresh)
    .set('src/phases/grow-crops.ts', '// mine: plant, pass')
    .set('src/index.ts', '// mine too');
  own.set('schemas/config.schema.json', '{"type":"object"}');
  const plan = planUpdate(gameOf(spoilt(smallGame, '/config/properties/goal/maximum', 7)), [], own);
  expect(plan).toEqual({ write: [], report: [] });
});

test('a new state gets a stub; one that is gone is reported and kept', () => {
  const states = [
    { ...smallGame.stateMachine.states[0], transitions: [{ targetState: 'sowCrops' }] },
    { ...smallGame.stateMachine.states[1], name: 'sowCrops' },
    smallGame.stateMachine.states[2],
  ];
  const files = new Map(fresh).set('src/phases/grow-crops.test.ts', '').set('src/phases/deep/help.ts', '');
  const { write, report } = planUpdate(gameOf(spoilt(smallGame, '/stateMachine/states', states)), [], files);
  expect(write.map(({ path }) => path)).toEqual([
    'src/manifest.d.ts',
    'schemas/context.schema.json',
    'src/phases/sow-crops.ts',
  ]);
  expect(report).toMatchObject([
    { severity: 'warning', code: 'STATE_GONE', file: 'src/phases/grow-crops.ts' },
  ]);
});

test('types that are not generated are left as they are, and told', () => {
  const files = new Map(fresh).set('src/manifest.d.ts', 'export interface Harvest {}');
  expect(planUpdate(harvest, [], files)).toMatchObject({
    write: [],
    report: [{ code: 'FILE_NOT_GENERATED', file: 'src/manifest.d.ts' }],
  });
});

test('an action that is new is told with its stub, one that is gone where it still stands', () => {
  const path = '/availableActions/1/actionType';
  const game = gameOf(
    spoilt(spoilt(smallGame, path, 'sleep'), '/stateMachine/states/1/availableActions/1', 'sleep'),
  );
  const own = new Map(fresh);
  const plan = planUpdate(game, [], own);
  expect(plan.write.map((file) => file.path)).toEqual(['src/manifest.d.ts', 'schemas/context.schema.json']);
  const file = 'src/phases/grow-crops.ts';
  expect(plan.report).toMatchObject([
    {
      code: 'ACTION_NEW',
      severity: 'warning',
      file,
      message: expect.stringContaining('    sleep: {\n      apply('),
    },
    { code: 'ACTION_GONE', severity: 'warning', file, message: expect.stringContaining('`pass`') },
  ]);
  const mended = new Map(updated(game, own)).set(file, own.get(file)?.replaceAll('pass', 'sleep') ?? '');
  expect(planUpdate(game, [], mended)).toEqual({ write: [], report: [] });
});

test('a state that is called like a word of the language gets a name that can be written', () => {
  const game = gameOf(
    spoilt(
      spoilt(smallGame, '/stateMachine/states/2/name', 'return'),
      '/stateMachine/states/1/transitions/0/targetState',
      'return',
    ),
  );
  const files = updated(game, new Map());
  expect(files.get('src/phases/return.ts')).toContain('export const returnPhase: Phase<Harvest>');
  expect(files.get('src/index.ts')).toContain('return: returnPhase');
});

describe('schemas', () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  const validators = new Map(
    generateSchemas(harvest, []).map(({ path, text }) => [path, ajv.compile(JSON.parse(text))]),
  );
  const fits = (name: string, value: unknown) => validators.get(`schemas/${name}.schema.json`)?.(value);
  const view = {
    spaces: {
      crops: { pieces: [{ name: 1, owner: null, face: 'down' }] },
      fate: { count: 52 },
      'main-hand:p0': { pieces: [] },
      'main-hand:p1': { count: 2 },
      'barn:p1': { any: false },
      'field/b2': { pieces: [{ name: 2, definition: 'harvest/scarecrow', owner: null, face: 'up' }] },
    },
    variables: {
      global: { round: 1 },
      players: { p0: { hasPassed: false, plan: 'x', rival: 'p1' }, p1: { hasPassed: true, rival: null } },
    },
    resources: { p0: { coins: 3 }, p1: { coins: 0 } },
  };

  test.each([
    ['config', {}, true],
    ['config', { goal: 9 }, true],
    ['config', { goal: 10 }, false],
    ['config', { gaol: 5 }, false],
    ['data', { global: { round: 1 }, players: { p3: { hasPassed: false, plan: '', rival: null } } }, true],
    ['data', { global: { round: 0 }, players: {} }, false],
    ['data', { global: { round: 1 }, players: { p4: { hasPassed: false, plan: '', rival: null } } }, false],
    ['view', view, true],
    ['view', spoilt(view, '/spaces/fate', { pieces: [] }), false],
    ['view', spoilt(view, '/spaces/field~1b2', { count: 1 }), false],
    ['view', spoilt(view, '/spaces/field~1d1', { pieces: [] }), false],
    ['view', spoilt(view, '/spaces/main-hand:p4', { count: 1 }), false],
    ['view', spoilt(view, '/variables/players/p1/hasPassed', undefined), false],
    ['view', spoilt(view, '/variables/players/p1/secret', 1), false],
    ['view', spoilt(view, '/resources/p0/coins', -1), false],
    ['view', spoilt(view, '/spaces/crops/pieces/0/definition', 'harvest/crop-deck#corn'), false],
  ])('%s, case %#', (name, value, expected) => {
    expect(fits(name, value)).toBe(expected);
  });
});
