/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { checkSvg, contrast, svgText, THEMES, variantsOf } from '@tapete/graphics';
import { describe, expect, test } from 'vitest';
import * as cards from '../../pictures/cards.js';
import { drawnAs, FACES } from '../../test/drawn.js';
import { Card } from '../index.js';
import { inksOf } from './inks.js';

describe.each(variantsOf(cards))('%s', (variant) => {
  test('every face and the back is a picture of its own', () => {
    const pictures = FACES.map((card) => drawnAs(card, variant));
    expect(new Set(pictures).size).toBe(FACES.length);
  });

  test('nothing depends on a font', () => {
    expect(FACES.filter((card) => /<text|font/.test(drawnAs(card, variant)))).toEqual([]);
  });

  test('every line and the colour of every suit stands out from the paper', () => {
    const { ink, paper, red, blue, green, bark } = inksOf(variant === 'dark' ? THEMES.dark : THEMES.plain);
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
    for (const colour of [red, blue, green, bark]) expect(contrast(colour, paper)).toBeGreaterThanOrEqual(3);
  });
});

test.each(FACES)('%s is light', (card) => {
  const isFigure = /-1[012]$/.test(card);
  expect(drawnAs(card).length).toBeLessThanOrEqual((isFigure ? 12 : 6) * 1024);
});

describe.each([
  ['oros', 0],
  ['copas', 1],
  ['espadas', 2],
  ['bastos', 3],
] as const)('%s', (suit, pintas) => {
  test(`have frames with ${pintas} breaks above, and the same below`, () => {
    const card = drawnAs(`${suit}-7`);
    const upper = new RegExp(`<path d="([^"]*)" id="${suit}-7-frame"/>`).exec(card)?.[1] ?? '';
    expect(upper.match(/M/g)).toHaveLength(pintas + 1);
    expect(card).toContain(`<use href="#${suit}-7-frame" transform="rotate(180 125 193)"/>`);
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9])('%i has so many emblems, and one in each corner', (rank) => {
    expect(emblemsOf(`${suit}-${rank}`)).toHaveLength(rank + 1);
  });

  test.each([10, 11, 12])('%i shows the emblem in a hand', (rank) => {
    expect(emblemsOf(`${suit}-${rank}`)).toHaveLength(2);
  });
});

test('cups are never upside down but in the lower corner', () => {
  const places = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((rank) => emblemsOf(`copas-${rank}`));
  expect(places.filter((place) => place.includes('scale(-'))).toEqual([]);
});

test('several cards may lie in one picture', () => {
  const picture = (
    <svg viewBox="0 0 600 386">
      {['oros-1', 'copas-12', 'bastos-11', 'back'].map((card, index) => (
        <g transform={`translate(${index * 110})`}>
          <Card card={card} theme={THEMES.plain} />
        </g>
      ))}
    </svg>
  );
  expect(checkSvg(svgText(picture)).findings).toEqual([]);
});

test.each(['oros-13', 'oros-0', 'hearts-1', 'oros', 'copas-01', ''])('no card is drawn as `%s`', (card) => {
  expect(() => Card({ card, theme: THEMES.plain })).toThrow(RangeError);
});

const emblemsOf = (card: string): readonly string[] =>
  drawnAs(card).match(new RegExp(`<use href="#${card}-emblem"[^>]*>`, 'g')) ?? [];
