import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import {
  type GameManifest,
  generateFileSchemas,
  generateSchemas,
  generateTypes,
  readGame,
  readLibrary,
} from '../src/index.js';

/*
 * Generated files are committed, and must be what the code makes today. After a change of a shape or a manifest:
 * `npm run do -- vitest run packages/manifest/test/generated -u`.
 */

const root = new URL('../../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8');

function gameAt(path: string): GameManifest {
  const { game, findings } = readGame(text(path), path);
  expect(findings).toEqual([]);
  return game as GameManifest;
}

const LIBRARY = 'libraries/tabletop/tabletop.library.json';
const tabletop = readLibrary(text(LIBRARY), LIBRARY);
const conecta4 = gameAt('games/conecta4/conecta4.game.json');
const libraries = tabletop.library ? [tabletop.library] : [];

test('the library of the table has no mistake', () => {
  expect(tabletop.findings).toEqual([]);
});

describe('the schemas of the file formats are up to date', () => {
  test.each(generateFileSchemas())('$path', async ({ path, text: schema }) => {
    await expect(schema).toMatchFileSnapshot(`../${path}`);
    expect(() => new Ajv2020({ strict: false }).compile(JSON.parse(schema))).not.toThrow();
  });
});

describe('the schemas say yes to what the shapes take', () => {
  const schemas = new Map(generateFileSchemas().map(({ path, text: schema }) => [path, JSON.parse(schema)]));
  test.each([
    ['game', 'games/conecta4/conecta4.game.json'],
    ['game', 'examples/conformance/conecta4.game.json'],
    ['game', 'examples/conformance/hundido.game.json'],
    ['game', 'examples/conformance/solitario.game.json'],
    ['resource-set', 'examples/conformance/poker.resource-set.json'],
    ['library', LIBRARY],
    ['libraries', 'examples/conformance/libraries.json'],
    ['components', 'examples/conformance/components.json'],
    ['plan', 'examples/conformance/drop.plan.json'],
    ['wire', 'examples/conformance/wire.json'],
    ['layout', 'games/conecta4/layout.json'],
    ['texts', 'games/conecta4/texts/es.json'],
  ])('%s: %s', (name, path) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    const validate = ajv.compile(schemas.get(`schemas/${name}.schema.json`));
    expect(validate(JSON.parse(text(path))) ? [] : validate.errors).toEqual([]);
  });
});

describe('what is generated for conecta4 is up to date', () => {
  test('its types', async () => {
    await expect(generateTypes(conecta4, libraries)).toMatchFileSnapshot(
      '../../../games/conecta4/src/manifest.d.ts',
    );
  });

  test.each(generateSchemas(conecta4, libraries))('$path', async ({ path, text: schema }) => {
    await expect(schema).toMatchFileSnapshot(`../../../games/conecta4/${path}`);
    expect(() =>
      new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(schema)),
    ).not.toThrow();
  });
});
