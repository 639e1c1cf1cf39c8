import { checkPlan } from '@tapete/graphics';
import { choosePlan, placeLayout } from '@tapete/graphics/player';
import { layoutShape, planShape } from '@tapete/manifest';
import { expect, test } from 'vitest';
import manifest from '../conecta4.game.json' with { type: 'json' };
import written from '../layout.json' with { type: 'json' };
import drop from '../plans/drop.plan.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import es from '../texts/es.json' with { type: 'json' };

const layout = layoutShape.parse(written);
const plan = planShape.parse(drop);
const cells = [...'abcdefg'].flatMap((letter) => [1, 2, 3, 4, 5, 6].map((row) => `board/${letter}${row}`));
const disc = { name: 0, owner: 'p0', face: 'up' } as const;
const spaces = {
  ...Object.fromEntries(cells.map((id) => [id, { pieces: id === 'board/a1' ? [disc] : [] }])),
  'supply:p0': { pieces: Array.from({ length: 20 }, (_, name) => ({ ...disc, name: name + 1 })) },
  'supply:p1': { pieces: [] },
};

test.each(['wide', 'tall'] as const)(
  'on a %s table every space has a place, and discs fit the holes',
  (shape) => {
    const table = placeLayout({ layout, shape, viewer: 'p1', seats: ['p0', 'p1'], spaces });
    const placed = table.places.flatMap((place) => place.spaces);
    expect(placed.map(({ id }) => id).sort()).toEqual(Object.keys(spaces).sort());
    const [board] = table.places.filter(({ isBoard }) => isBoard);
    expect([board?.rect.width, board?.rect.height]).toEqual([80, 70]);
    expect(placed.find(({ id }) => id === 'board/a1')).toMatchObject({ rect: { width: 10, height: 10 } });
    expect(placed.find(({ id }) => id === 'board/a1')?.pieces).toHaveLength(1);
  },
);

test('the plan of a drop means what the manifest and the texts have', () => {
  const events = [{ type: 'disc.dropped', fields: fieldsOf('disc.dropped') }];
  const surroundings = { events, spaces: ['board', 'supply'], sounds: ['knock'], texts: Object.keys(es) };
  expect(checkPlan(plan, surroundings)).toEqual([]);
  expect(choosePlan([plan], { type: 'disc.dropped', data: {} })?.id).toBe('drop');
});

test('both languages say the same things, and all that the game needs', () => {
  expect(Object.keys(en)).toEqual(Object.keys(es));
  expect(Object.keys(es)).toEqual(
    expect.arrayContaining([
      ...manifest.availableActions.map(({ actionType }) => `offer.${actionType}`),
      ...manifest.availableActions.flatMap(({ errorCodes }) => errorCodes.map((code) => `refusal.${code}`)),
      ...manifest.events.map(({ type }) => `event.${type}`),
      ...manifest.stateMachine.states.map(({ name }) => `phase.${name}`),
      ...Object.keys(manifest.config.properties).map((name) => `config.${name}`),
    ]),
  );
});

function fieldsOf(type: string) {
  const event = manifest.events.find((one) => one.type === type);
  return (event?.fields ?? []) as { name: string; type: 'spaceId' }[];
}
