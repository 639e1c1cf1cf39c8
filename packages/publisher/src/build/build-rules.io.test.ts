import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Structure } from '@tapete/core';
import { loadRules } from '@tapete/isolation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRules } from './build-rules.js';
import { type Engine, findEngine } from './engine.js';

const COIN: Structure = {
  id: 'coin',
  version: '1.0.0',
  seats: { min: 1, max: 1 },
  config: [],
  spaces: [],
  boards: [],
  definitions: [],
  pieces: [],
  dice: [],
  resources: [],
  actions: [{ name: 'toss', parameters: [], errorCodes: [] }],
  phases: [
    {
      name: 'tossing',
      participation: 'single',
      stages: [{ name: 'toss', actions: ['toss'] }],
      transitions: [],
      autoAdvance: true,
    },
  ],
  initialPhase: 'tossing',
  variables: { global: [], seat: [] },
  events: [],
  longest: 1,
};
const RULES = `
  import { SIDES } from './sides.js';
  // Where this file lies must not show.
  export const rules = {
    phases: {
      tossing: {
        offers(_look, offer) { offer('toss', {}); },
        actions: { toss: { apply(play) { play.win(play.chance.int(SIDES) === 0 ? [0] : []); } } },
      },
    },
  };
`;

let folder: string;
let engine: Engine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tapete-publisher-'));
  engine = await findEngine();
});
afterAll(() => rm(folder, { recursive: true }));

/** A game whose sources are these, in a folder of its own. */
async function coin(name: string, sources: Readonly<Record<string, string>> = {}) {
  const root = join(folder, name);
  const files = { 'src/index.ts': RULES, 'src/sides.ts': 'export const SIDES: number = 2;', ...sources };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return { root, structure: COIN, engine, libraries: new Map<string, string>() };
}

async function textOf(source: Awaited<ReturnType<typeof coin>>): Promise<string> {
  const built = await buildRules(source);
  if ('findings' in built) throw new Error(JSON.stringify(built.findings));
  return built.text;
}

test('rules, structure and engine are one text that can be played', async () => {
  const game = await loadRules(await textOf(await coin('plays')));
  const match = game.create({ seats: 1, chance: 'xorshift32', seed: '5' });
  expect(match.choices('p0')).toBe(1);
  match.take('p0', 0);
  expect(match.context('spectator').status).toBe('finished');
});

test('from any folder the text is the same, and says nothing of it', async () => {
  const here = await textOf(await coin('here'));
  const source = await coin('a/deeper/folder');
  await writeFile(
    join(folder, 'a/tsconfig.json'),
    '{ "compilerOptions": { "target": "es5", "useDefineForClassFields": false } }',
  );
  const there = await textOf(source);
  expect(there).toBe(here);
  expect(here).not.toMatch(/tapete-publisher|node_modules|packages\/core|\/\/ /);
});

test('the engine has one digest, whichever game carries it', async () => {
  expect(await findEngine()).toEqual(engine);
});

const imported = (line: string) => ({ 'src/sides.ts': `${line}\nexport const SIDES = 2;` });
test.each([
  ['Node’s modules', imported("import 'node:fs';"), 'IMPORT_NODE', '`node:fs`'],
  ['Node’s modules by their old names', imported("import 'crypto';"), 'IMPORT_NODE', '`crypto`'],
  [
    'addresses',
    imported("import 'https://example.org/a.js';"),
    'IMPORT_NETWORK',
    '`https://example.org/a.js`',
  ],
  ['data in an address', imported("import 'data:text/javascript,1';"), 'IMPORT_NETWORK', '`data:'],
  ['packages that are not declared', imported("import 'esbuild';"), 'IMPORT_UNDECLARED', '`esbuild`'],
  [
    'libraries that are not declared',
    imported("import '@tapete/tabletop';"),
    'IMPORT_UNDECLARED',
    '`@tapete/tabletop`',
  ],
  [
    'parts of the platform',
    imported("import '@tapete/manifest';"),
    'IMPORT_UNDECLARED',
    '`@tapete/manifest`',
  ],
  [
    'what the engine does not export',
    imported("import '@tapete/core/src/ids.js';"),
    'IMPORT_UNKNOWN',
    '`core` has no `./src/ids.js`',
  ],
  [
    'files of others',
    imported("import '../../plays/src/index.js';"),
    'IMPORT_OUTSIDE',
    '`../../plays/src/index.js`',
  ],
  ['files that are not there', imported("import './dice.js';"), 'IMPORT_UNKNOWN', './dice.js'],
  ['what comes later', imported("void import('./index.js');"), 'IMPORT_LATE', '`./index.js`'],
  ['what comes later and is required', imported("require('./index.js');"), 'IMPORT_LATE', '`./index.js`'],
])('%s cannot be imported, and import and file are named', async (_, sources, code, name) => {
  const built = await buildRules(await coin(`bad-${code}-${name.length}`, sources));
  expect(built).toMatchObject({
    findings: [{ code, file: 'src/sides.ts', line: 1, message: expect.stringContaining(name) }],
  });
});

test('an import of a computed name is refused too', async () => {
  const built = await buildRules(
    await coin('computed', imported('export const later = (name: string) => import(name);')),
  );
  // Unused code is left out, so the rules must use it.
  const used = { 'src/index.ts': `import { later } from './sides.js'; later('fs'); ${RULES}` };
  const builtToo = await buildRules(
    await coin('computed', { ...used, ...imported('export const later = (name: string) => import(name);') }),
  );
  expect('text' in built).toBe(true);
  expect(builtToo).toMatchObject({ findings: [{ code: 'IMPORT_LATE' }] });
});

test('a mistake in the code is told with its line', async () => {
  const built = await buildRules(
    await coin('typo', { 'src/index.ts': 'export const rules = {\n  phases: {{\n};' }),
  );
  expect(built).toMatchObject({ findings: [{ code: 'CODE_WRONG', file: 'src/index.ts', line: 2 }] });
});

test('all mistakes are told at once', async () => {
  const sources = { 'src/sides.ts': "import 'fs';\nimport 'esbuild';\nexport const SIDES = 2;" };
  const built = await buildRules(await coin('many', sources));
  expect('findings' in built && built.findings.map(({ code }) => code)).toEqual([
    'IMPORT_NODE',
    'IMPORT_UNDECLARED',
  ]);
});

test('a declared library is bundled', async () => {
  const library = join(folder, 'libraries/cubes');
  await mkdir(library, { recursive: true });
  await writeFile(
    join(library, 'package.json'),
    '{"version":"1.0.0","exports":{".":{"default":"./cubes.js"}}}',
  );
  await writeFile(join(library, 'cubes.js'), 'export const SIDES = 6;');
  const source = await coin('cubed', { 'src/sides.ts': "export { SIDES } from '@tapete/cubes';" });
  const text = await textOf({ ...source, libraries: new Map([['cubes', library]]) });
  expect(text).toMatch(/SIDES=6|int\(6\)/);
  await cp(source.root, join(folder, 'copied'), { recursive: true });
  expect(
    await textOf({ ...source, root: join(folder, 'copied'), libraries: new Map([['cubes', library]]) }),
  ).toBe(text);
});
