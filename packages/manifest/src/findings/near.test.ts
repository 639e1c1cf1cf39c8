import { expect, test } from 'vitest';
import { nearest } from './near.js';

test.each([
  ['standard_52_dek', ['standard_52_deck', 'draw-pile'], 'standard_52_deck'],
  ['playcard', ['playCard', 'pass'], 'playCard'],
  ['main_hand', ['main-hand', 'main-deck'], 'main-hand'],
  ['dorp', ['drop', 'skip'], 'drop'],
  ['colum', ['column', 'color'], 'column'],
])('`%s` is near one of %j', (written, names, near) => {
  expect(nearest(written, names)).toBe(near);
});

test.each([
  ['fire', ['drop', 'skip']],
  ['x', ['column']],
  ['drop', []],
])('`%s` is near none of %j', (written, names) => {
  expect(nearest(written, names)).toBeUndefined();
});
