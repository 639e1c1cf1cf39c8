import { expect, test } from 'vitest';
import { withVersions } from './manifest-versions.mjs';

const versions = new Map([
  ['core', '0.2.0'],
  ['tabletop', '1.2.0'],
  ['conecta4', '2.0.0'],
]);

test("a manifest gets its version, the engine's and those of its libraries, and keeps its spacing", () => {
  const text = `{
  "id": "conecta4", "version": "1.0.0", "engine": "0.1.0",
  "dependencies": { "tabletop": "1.1.0", "other": "1.1.0" }
}`;
  expect(withVersions(text, '2.0.0', versions)).toBe(`{
  "id": "conecta4", "version": "2.0.0", "engine": "0.2.0",
  "dependencies": { "tabletop": "1.2.0", "other": "1.1.0" }
}`);
});

test('a bare manifest has no version to set', () => {
  expect(withVersions('{ "components": [] }', '2.0.0', versions)).toBe('{ "components": [] }');
});
