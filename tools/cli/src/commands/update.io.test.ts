import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tapete, tapeteJson } from '../../test/call.js';

const folder = mkdtempSync(join(tmpdir(), 'tapete-update-'));
afterAll(() => rmSync(folder, { recursive: true }));
const game = join(folder, 'coin');
mkdirSync(game);

const MANIFEST = {
  version: '1.0.0',
  playerConfig: { minPlayers: 1, maxPlayers: 1, optimalPlayers: 1 },
  deckDefinitions: [],
  playerHandDefinitions: [],
  components: [],
  availableActions: [{ actionType: 'call', displayName: 'Call', description: 'Call a side', parameters: [] }],
  stateMachine: {
    initialState: 'calling',
    states: [
      {
        name: 'calling',
        type: 'SINGLE_PLAYER',
        description: 'One calls',
        availableActions: ['call'],
        transitions: [],
      },
    ],
  },
  variableSchema: { globalVariableSchema: { properties: {} }, playerVariableSchema: { properties: {} } },
};
const writeManifest = (manifest: object) =>
  writeFileSync(join(game, 'manifest.json'), JSON.stringify(manifest));

test('types and stubs are written, and what an author wrote is left alone', async () => {
  writeManifest(MANIFEST);
  const first = await tapeteJson(['update', 'coin'], { folder });
  expect(first.code).toBe(0);
  expect(first.json.written).toEqual(
    expect.arrayContaining(['src/manifest.d.ts', 'src/phases/calling.ts', 'src/index.ts']),
  );

  const stub = join(game, 'src/phases/calling.ts');
  writeFileSync(stub, '// my own way to call\n');
  expect((await tapete(['update'], { folder: game })).out).toBe('Everything is up to date.\n');
  expect(readFileSync(stub, 'utf8')).toBe('// my own way to call\n');
});

test('a state that is gone is told and its file is kept', async () => {
  const [state] = MANIFEST.stateMachine.states;
  const states = [{ ...state, name: 'flipping' }];
  writeManifest({ ...MANIFEST, stateMachine: { initialState: 'flipping', states } });
  const { code, json } = await tapeteJson(['update', 'coin'], { folder });
  expect(code).toBe(0);
  expect(json.findings).toMatchObject([
    { severity: 'warning', code: 'STATE_GONE', file: 'coin/src/phases/calling.ts' },
  ]);
  expect(readdirSync(join(game, 'src/phases')).sort()).toEqual(['calling.ts', 'flipping.ts']);
});

test('a manifest with mistakes changes nothing', async () => {
  writeManifest({ ...MANIFEST, stateMachine: { ...MANIFEST.stateMachine, initialState: 'caling' } });
  const { code, json, err } = await tapeteJson(['update', 'coin'], { folder });
  expect(code).toBe(1);
  expect(json.error).toMatchObject({
    code: 'GAME_WRONG',
    findings: [{ code: 'STATE_UNKNOWN', file: 'coin/manifest.json' }],
  });
  expect(err).toContain('did you mean `calling`?');
});

test('a folder without a manifest is no module', async () => {
  const { code, err } = await tapete(['update', '.'], { folder });
  expect(code).toBe(2);
  expect(err).toContain('is no module: it has no <id>.game.json and no manifest.json');
});
