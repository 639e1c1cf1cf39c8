import { readFileSync } from 'node:fs';
import { renderGraphic } from '@tapete/graphics';
import { expect, test } from 'vitest';
import { draw } from './readme-example.js';

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the example of the README is the one that is tested', () => {
  const example = file('./readme-example.tsx').replace("'../src/index.js'", "'@tapete/cards-spanish'");
  expect(file('../README.md')).toContain(`\`\`\`tsx\n${example}\`\`\``);
});

test('it is a picture of two cards', () => {
  const asked = { resource: 'cover', slot: 'cover', locale: 'es', variant: 'plain' };
  const { svg, findings } = renderGraphic({ draw }, asked);
  expect(findings).toEqual([]);
  for (const card of ['oros-12', 'espadas-1']) expect(svg).toContain(`id="${card}-corner"`);
});
