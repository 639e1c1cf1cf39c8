import { checkPlan } from '@tapete/graphics';
import { choosePlan, placeLayout } from '@tapete/graphics/player';
import { layoutShape, planShape } from '@tapete/manifest';
import { describe, expect, test } from 'vitest';
import manifest from '../klondike.game.json' with { type: 'json' };
import written from '../layout.json' with { type: 'json' };
import deal from '../plans/deal.plan.json' with { type: 'json' };
import draw from '../plans/draw.plan.json' with { type: 'json' };
import home from '../plans/home.plan.json' with { type: 'json' };
import move from '../plans/move.plan.json' with { type: 'json' };
import recycle from '../plans/recycle.plan.json' with { type: 'json' };
import turn from '../plans/turn.plan.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import es from '../texts/es.json' with { type: 'json' };
import { structureOfKlondike } from './game.js';
import { handOf } from './hand.js';

const layout = layoutShape.parse(written);
const plans = [deal, draw, home, move, recycle, turn].map((plan) => planShape.parse(plan));
const spaces = handOf(1).view('p0').spaces;

describe.each(['wide', 'tall'] as const)('on a %s table', (shape) => {
  const table = placeLayout({ layout, shape, viewer: 'p0', seats: ['p0'], spaces });
  const placed = table.places.flatMap((place) => place.spaces);

  test('every space has a place, inside the table', () => {
    expect(placed.map(({ id }) => id).sort()).toEqual(Object.keys(spaces).sort());
    for (const { rect } of placed) {
      expect(rect.x + rect.width).toBeLessThanOrEqual(table.width);
      expect(rect.y + rect.height).toBeLessThanOrEqual(table.height);
    }
  });

  test('cards are five to seven, and a column closes over those that are down', () => {
    const cards = placed.find(({ id }) => id === 'column-7')?.pieces ?? [];
    expect(cards).toHaveLength(7);
    for (const { width, height } of cards) expect(width / height).toBeCloseTo(5 / 7);
    const [first, second] = cards;
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeLessThan((first?.height ?? 0) / 5);
  });

  test('a column of a king’s run on six that are down stays on the table', () => {
    const piece = { name: 1, owner: null } as const;
    const pieces = [
      ...Array.from({ length: 6 }, () => ({ ...piece, face: 'down' as const })),
      ...Array.from({ length: 13 }, () => ({ ...piece, face: 'up' as const })),
    ];
    const full = placeLayout({
      layout,
      shape,
      viewer: 'p0',
      seats: ['p0'],
      spaces: { 'column-7': { pieces } },
    });
    const last = full.places[0]?.spaces[0]?.pieces.at(-1);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(full.height);
  });
});

test('plans mean what manifest and texts have', () => {
  const { events, spaces } = structureOfKlondike();
  const surroundings = { events, spaces: spaces.map(({ id }) => id), sounds: [], texts: Object.keys(es) };
  for (const plan of plans) expect(checkPlan(plan, surroundings)).toEqual([]);
  expect(choosePlan(plans, { type: 'card.turned', data: {} })?.id).toBe('turn');
});

test('both languages say the same things, and all that the game needs', () => {
  expect(Object.keys(en)).toEqual(Object.keys(es));
  expect(Object.keys(es)).toEqual(
    expect.arrayContaining([
      ...manifest.components.map(({ id }) => `space.${id}`),
      ...manifest.availableActions.map(({ actionType }) => `offer.${actionType}`),
      ...manifest.availableActions.flatMap(({ errorCodes = [] }) =>
        errorCodes.map((code) => `refusal.${code}`),
      ),
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
  const { type, enum: values, enums } = property as { type: string; enum?: unknown[]; enums?: unknown[] };
  return values ?? enums ?? (type === 'boolean' ? [true, false] : []);
};
