import { expect, test } from 'vitest';
import { regionStyle } from './picture.js';

const of = { width: 600, height: 300 };

test.each([
  ['in the corner', { x: 0, y: 0, width: 500, height: 100, of }, '120% 300%', '0% 0%'],
  ['in the middle', { x: 400, y: 100, width: 200, height: 100, of }, '300% 300%', '100% 50%'],
  ['the whole', { x: 0, y: 0, width: 600, height: 300, of }, '100% 100%', '0% 0%'],
])('a part %s is seen through a window of its shape', (_, region, backgroundSize, backgroundPosition) => {
  expect(regionStyle(region, '/fleet.svg')).toEqual({
    aspectRatio: `${region.width} / ${region.height}`,
    backgroundImage: 'url("/fleet.svg")',
    backgroundSize,
    backgroundPosition,
  });
});
