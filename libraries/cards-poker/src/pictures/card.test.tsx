/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { checkSvg, contrast, svgText, THEMES, variantsOf } from '@tapete/graphics';
import { POKER_SUITS } from '@tapete/playing-cards';
import { describe, expect, test } from 'vitest';
import * as cards from '../../pictures/cards.js';
import { drawnAs, FACES } from '../../test/drawn.js';
import { Card, FOUR_COLOURS } from '../index.js';
import { inksOf } from './inks.js';

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const VARIANTS = variantsOf(cards);

describe.each(VARIANTS)('%s', (variant) => {
  test('every face and the back is a picture of its own', () => {
    const pictures = FACES.map((card) => drawnAs(card, variant));
    expect(new Set(pictures).size).toBe(FACES.length);
  });

  test('nothing depends on a font', () => {
    expect(FACES.filter((card) => /<text|font/.test(drawnAs(card, variant)))).toEqual([]);
  });

  test.each(POKER_SUITS)('the signs of %s stand out from the paper', (suit) => {
    const theme = variant === 'dark' ? THEMES.dark : THEMES.plain;
    const { sign, robe, paper } = inksOf(suit, theme, variant);
    expect(contrast(sign, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(robe, paper)).toBeGreaterThanOrEqual(3);
  });
});

test.each(FACES)('%s is light', (card) => {
  expect(drawnAs(card).length).toBeLessThanOrEqual(6 * 1024);
});

describe.each(POKER_SUITS)('of %s', (suit) => {
  test.each(RANKS.slice(0, 10))('%i has so many pips, and one in each corner', (rank) => {
    expect(pipsOf(`${suit}-${rank}`)).toHaveLength(rank + 1);
  });

  test.each([
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 2],
    [7, 2],
    [8, 3],
    [9, 4],
    [10, 5],
  ])('%i has %i pips upside down', (rank, turned) => {
    expect(pipsOf(`${suit}-${rank}`).filter((pip) => pip.includes('scale(-'))).toHaveLength(turned);
  });

  test.each([11, 12, 13])('%i is one figure, drawn again upside down', (rank) => {
    const card = `${suit}-${rank}`;
    expect(drawnAs(card)).toContain(`<use href="#${card}-figure" transform="rotate(180)"/>`);
  });
});

test('four suits have two colours, and four on request', () => {
  const signs = (variant: string) =>
    new Set(POKER_SUITS.map((suit) => inksOf(suit, THEMES.plain, variant).sign)).size;
  expect([signs('plain'), signs(FOUR_COLOURS)]).toEqual([2, 4]);
});

test.each(['clubs-7', 'diamonds-12'])('%s has its own colour among four', (card) => {
  expect(drawnAs(card, FOUR_COLOURS)).not.toBe(drawnAs(card));
});

test('several cards may lie in one picture', () => {
  const picture = (
    <svg viewBox="0 0 600 350">
      {['joker-red', 'hearts-12', 'spades-1', 'back'].map((card, index) => (
        <g transform={`translate(${index * 110})`}>
          <Card card={card} theme={THEMES.plain} />
        </g>
      ))}
    </svg>
  );
  expect(checkSvg(svgText(picture)).findings).toEqual([]);
});

test.each(['hearts-14', 'hearts-0', 'oros-1', 'hearts', 'hearts-1-1', 'joker', ''])(
  'no card is drawn as `%s`',
  (card) => {
    expect(() => Card({ card, theme: THEMES.plain })).toThrow(RangeError);
  },
);

const pipsOf = (card: string): readonly string[] =>
  drawnAs(card).match(new RegExp(`<use href="#${card}-pip"[^>]*>`, 'g')) ?? [];
