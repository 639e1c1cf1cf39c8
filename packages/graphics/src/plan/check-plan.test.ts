import type { Plan } from '@tapete/manifest';
import { expect, test } from 'vitest';
import { checkPlan, type PlanSurroundings } from './check-plan.js';
import { longestOf } from './graph.js';

const surroundings: PlanSurroundings = {
  events: [
    {
      type: 'disc.dropped',
      fields: [
        { name: 'seat', type: 'playerId' },
        { name: 'cell', type: 'spaceId' },
        { name: 'disc', type: 'pieceId' },
        { name: 'cells', type: 'array', items: { type: 'spaceId' } },
      ],
    },
  ],
  spaces: ['supply', 'board'],
  sounds: ['knock'],
  texts: ['event.disc.dropped'],
};
const planOf = (...effects: Plan['effects']): Plan => ({
  planVersion: 1,
  id: 'drop',
  on: 'disc.dropped',
  effects,
});
const fall = { id: 'fall', do: 'fall', piece: '$disc', from: 'supply:$seat', to: '$cell' } as const;
const codes = (plan: Plan) => checkPlan(plan, surroundings).map(({ code }) => code);

test('a plan of known names without circles passes', () => {
  const plan = planOf(
    { ...fall, markers: { impact: 0.7 } },
    { id: 'knock', do: 'sound', sound: 'knock', after: ['fall:impact'], optional: true },
    { id: 'tell', do: 'say', text: 'event.disc.dropped', after: ['fall'] },
    { id: 'line', do: 'highlight', spaces: '$cells', after: ['fall'] },
  );
  expect(checkPlan(plan, surroundings)).toEqual([]);
});

test.each<[string, Plan, string]>([
  ['an event that the game does not have', { ...planOf(fall), on: 'disc.flew' }, 'EVENT_UNKNOWN'],
  ['two effects of one id', planOf(fall, fall), 'ID_TWICE'],
  ['after an effect that is none', planOf({ ...fall, after: ['lift'] }), 'PLAN_EFFECT_UNKNOWN'],
  [
    'after a marker that is none',
    planOf(fall, { id: 'rest', do: 'wait', after: ['fall:land'] }),
    'PLAN_MARKER_UNKNOWN',
  ],
  ['a field that the event does not have', planOf({ ...fall, to: '$square' }), 'PLAN_FIELD_UNKNOWN'],
  [
    'a condition on no field',
    planOf({ ...fall, when: [{ field: 'line', exists: true }] }),
    'PLAN_FIELD_UNKNOWN',
  ],
  ['a space for a piece', planOf({ ...fall, piece: '$cell' }), 'PLAN_FIELD_KIND'],
  ['a seat for a space', planOf({ ...fall, to: '$seat' }), 'PLAN_FIELD_KIND'],
  ['a fall to nowhere', planOf({ id: 'fall', do: 'fall', piece: '$disc' }), 'PLAN_PART_MISSING'],
  ['a space that is none', planOf({ ...fall, from: 'bag:$seat' }), 'SPACE_UNKNOWN'],
  ['a sound that is none', planOf({ id: 'bang', do: 'sound', sound: 'bang' }), 'RESOURCE_UNKNOWN'],
  ['words that are none', planOf({ id: 'tell', do: 'say', text: 'event.disc.flew' }), 'TEXT_MISSING'],
  ['too long a wait', planOf(...waits(3)), 'PLAN_TOO_LONG'],
])('refused: %s', (_, plan, code) => {
  expect(codes(plan)).toEqual([code]);
});

test('a circle is named in full', () => {
  const plan = planOf(
    { id: 'first', do: 'wait', after: ['third'] },
    { id: 'second', do: 'wait', after: ['first'] },
    { id: 'third', do: 'wait', after: ['second'] },
  );
  expect(checkPlan(plan, surroundings)).toEqual([
    {
      code: 'PLAN_CYCLE',
      path: '/effects',
      message: 'first after third after second after first: none of them can ever begin',
    },
  ]);
});

test('a plan is as long as its longest way, markers counted where they are', () => {
  const plan = planOf(
    { id: 'a', do: 'wait', duration: 1000, markers: { half: 0.5 } },
    { id: 'b', do: 'wait', duration: 700, after: ['a:half'] },
    { id: 'c', do: 'wait', duration: 100, after: ['a', 'b'] },
  );
  expect(longestOf(plan)).toBe(1300);
});

function waits(count: number): Plan['effects'] {
  return Array.from({ length: count }, (_, index) => ({
    id: `wait${index}`,
    do: 'wait' as const,
    duration: 4000,
    ...(index === 0 ? {} : { after: [`wait${index - 1}`] }),
  }));
}
