import { checkPlan } from '@tapete/graphics';
import { choosePlan, placeLayout } from '@tapete/graphics/player';
import { layoutShape, planShape } from '@tapete/manifest';
import { describe, expect, test } from 'vitest';
import manifest from '../brisca.game.json' with { type: 'json' };
import written from '../layout.json' with { type: 'json' };
import deal from '../plans/deal.plan.json' with { type: 'json' };
import draw from '../plans/draw.plan.json' with { type: 'json' };
import drawLast from '../plans/draw-last.plan.json' with { type: 'json' };
import exchange from '../plans/exchange.plan.json' with { type: 'json' };
import play from '../plans/play.plan.json' with { type: 'json' };
import trick from '../plans/trick.plan.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import es from '../texts/es.json' with { type: 'json' };
import { structureOfBrisca } from './game.js';
import { tableOf } from './table.js';

const layout = layoutShape.parse(written);
const plans = [deal, drawLast, draw, exchange, play, trick].map((plan) => planShape.parse(plan));

describe.each([
  ['wide', 2],
  ['wide', 3],
  ['wide', 4],
  ['tall', 2],
  ['tall', 3],
  ['tall', 4],
] as const)('on a %s table of %i', (shape, count) => {
  const seats = (['p0', 'p1', 'p2', 'p3'] as const).slice(0, count);
  const spaces = tableOf(1, count).view('p1').spaces;
  const table = placeLayout({ layout, shape, viewer: 'p1', seats, spaces });
  const placed = table.places.flatMap((place) => place.spaces);
  const rectOf = (id: string) => placed.find((space) => space.id === id)?.rect;

  test('every space has a place of its own, inside the table', () => {
    expect(placed.map(({ id }) => id).sort()).toEqual(Object.keys(spaces).sort());
    for (const { rect } of placed) {
      expect(rect.x + rect.width).toBeLessThanOrEqual(table.width);
      expect(rect.y + rect.height).toBeLessThanOrEqual(table.height);
    }
  });

  test('what is mine is near me, and the hands of the others are farther away', () => {
    const others = seats.filter((seat) => seat !== 'p1');
    for (const seat of others) expect(rectOf(`hand:${seat}`)?.y).toBeLessThan(rectOf('hand:p1')?.y ?? 0);
  });

  test('the turned-up card lies across, under the stock, and is seen', () => {
    const [turned, stock] = [rectOf('turned-up'), rectOf('stock')];
    const right = (rect: typeof stock) => (rect?.x ?? 0) + (rect?.width ?? 0);
    expect(right(turned)).toBeGreaterThan(right(stock) + 8);
    expect(turned?.x).toBeLessThan(right(stock));
    const order = table.places.map(({ of }) => of);
    expect(order.indexOf('stock')).toBeGreaterThan(order.indexOf('turned-up'));
  });
});

test('plans mean what manifest and texts have', () => {
  const { events, spaces } = structureOfBrisca();
  const surroundings = { events, spaces: spaces.map(({ id }) => id), sounds: [], texts: Object.keys(es) };
  for (const plan of plans) expect(checkPlan(plan, surroundings)).toEqual([]);
});

test('the turned-up card is drawn by a plan of its own', () => {
  const chosen = (from: string) => choosePlan(plans, { type: 'card.drawn', data: { from } })?.id;
  expect([chosen('turned-up'), chosen('stock')]).toEqual(['draw-last', 'draw']);
  expect(manifest.presentation.plans.indexOf('plans/draw-last.plan.json')).toBeLessThan(
    manifest.presentation.plans.indexOf('plans/draw.plan.json'),
  );
});

test('both languages say the same things, and all that the game needs', () => {
  expect(Object.keys(en)).toEqual(Object.keys(es));
  expect(Object.keys(es)).toEqual(
    expect.arrayContaining([
      ...[...manifest.components, ...manifest.playerHandDefinitions].map(({ id }) => `space.${id}`),
      ...manifest.availableActions.map(({ actionType }) => `offer.${actionType}`),
      ...manifest.availableActions.flatMap(({ errorCodes }) => errorCodes.map((code) => `refusal.${code}`)),
      ...manifest.events.map(({ type }) => `event.${type}`),
      ...manifest.stateMachine.states.map(({ name }) => `phase.${name}`),
      ...Object.entries(manifest.config.properties).flatMap(([name, property]) => [
        `config.${name}`,
        ...valuesOf(property).map((value) => `config.${name}.${value}`),
      ]),
    ]),
  );
});

/** What may be chosen of a config value by name. */
const valuesOf = (property: object): readonly unknown[] => {
  const { type, enums } = property as { type: string; enums?: unknown[] };
  return enums ?? (type === 'boolean' ? [true, false] : []);
};
