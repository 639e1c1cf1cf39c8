import { expect, test } from 'vitest';
import type { GraphicModule } from './definition.js';
import { jsx } from './jsx-runtime.js';
import { readGraphicModule, renderGraphic } from './render-graphic.js';

const asked = { resource: 'disc', slot: 'disc', seat: 'p1', locale: 'es', variant: 'plain' } as const;
const round = (fill: (request: Parameters<GraphicModule['draw']>[0]) => string): GraphicModule => ({
  draw: (request) =>
    jsx('svg', { viewBox: '0 0 2 2', children: jsx('circle', { r: 1, fill: fill(request) }) }),
});

test('a module draws with the theme of the variant that it is asked for', () => {
  const cloth = round(({ theme }) => theme.cloth);
  expect(renderGraphic(cloth, asked).svg).toContain('fill="#2f6f5e"');
  expect(renderGraphic(cloth, { ...asked, variant: 'dark' }).svg).toContain('fill="#14322b"');
});

test('what a module drew is checked', () => {
  const { svg, findings } = renderGraphic(
    round(() => 'red'),
    asked,
  );
  expect(svg).toBeUndefined();
  expect(findings).toMatchObject([{ code: 'SVG_VALUE', element: 'circle', attribute: 'fill' }]);
});

test('a module that throws gets a finding that says what was being drawn', () => {
  const broken: GraphicModule = { draw: () => jsx('script', {}) };
  expect(renderGraphic(broken, asked).findings).toMatchObject([
    {
      code: 'GRAPHIC_FAILED',
      message: 'drawing disc (plain, es): TypeError: <script> is not an element of pictures',
    },
  ]);
});

test('a module must export draw, and variants as names', () => {
  expect(readGraphicModule({})).toMatchObject({ findings: [{ code: 'GRAPHIC_MODULE' }] });
  expect(readGraphicModule({ draw: () => null, variants: 'dark' })).toMatchObject({
    findings: [{ code: 'GRAPHIC_MODULE' }],
  });
  expect(readGraphicModule({ draw: () => null, variants: ['dark'] })).toMatchObject({
    module: { variants: ['dark'] },
  });
});
