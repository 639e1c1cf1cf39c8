import type { Effect, Plan } from '@tapete/manifest';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FakeClock } from '../../test/fake-clock.js';
import { type Behaviour, FakeStage } from '../../test/fake-stage.js';
import { longestOf, pointOf } from './graph.js';
import { PlanPlayer } from './plan-player.js';

const drop: Plan = {
  planVersion: 1,
  id: 'drop',
  on: 'disc.dropped',
  effects: [
    { id: 'fall', do: 'fall', piece: '$disc', to: '$cell', duration: 400, markers: { impact: 0.75 } },
    { id: 'knock', do: 'sound', sound: 'knock', after: ['fall:impact'], optional: true },
    {
      id: 'line',
      do: 'highlight',
      spaces: '$line',
      after: ['fall'],
      when: [{ field: 'line', exists: true }],
      duration: 600,
    },
    { id: 'tell', do: 'say', text: 'event.disc.dropped', after: ['fall'] },
  ],
};
const dropped = { type: 'disc.dropped', data: { disc: { name: 4 }, cell: 'board/a1' } };
const won = { type: 'disc.dropped', data: { ...dropped.data, line: ['board/a1', 'board/a2'] } };

function table(plans: readonly Plan[] = [drop], behaviour?: ConstructorParameters<typeof FakeStage>[1]) {
  const clock = new FakeClock();
  const stage = new FakeStage(clock, behaviour);
  const troubles: unknown[] = [];
  const isStill = { now: false };
  const player = new PlanPlayer({
    plans,
    stage,
    clock,
    isStill: () => isStill.now,
    onTrouble: (trouble) => troubles.push(trouble),
  });
  const show = (
    event: { type: string; data: Record<string, never> | typeof won.data | typeof dropped.data },
    name = 'settled',
  ) => player.show({ events: [event], settle: () => stage.log.push(`${clock.now()} ${name}`) });
  return { clock, stage, player, show, troubles, isStill };
}

test('effects begin after what they come after, a sound at the impact, and the state is settled at the end', async () => {
  const { clock, stage, show } = table();
  void show(won);
  await clock.advance(5000);
  expect(stage.log).toEqual(['0 fall', '300 knock', '400 line', '400 tell', '1000 settled']);
});

test('without a line nothing is highlighted and nothing waits', async () => {
  const { clock, stage, show } = table();
  void show(dropped);
  await clock.advance(5000);
  expect(stage.log).toEqual(['0 fall', '300 knock', '400 tell', '400 settled']);
});

test.each<Behaviour>(['cannot', 'throws', 'fails', 'never ends'])(
  'a sound that %s holds nothing up',
  async (how) => {
    const { clock, stage, show, troubles } = table([drop], ({ id }) => (id === 'knock' ? how : 'shows'));
    void show(dropped);
    await clock.advance(5000);
    expect(stage.log.at(-1)).toBe('400 settled');
    expect(troubles).toEqual([]);
  },
);

test.each<Behaviour>(['cannot', 'throws', 'fails'])(
  'a fall that %s is told, and the state is settled',
  async (how) => {
    const { clock, stage, show, troubles } = table([drop], ({ id }) => (id === 'fall' ? how : 'shows'));
    void show(dropped);
    await clock.advance(5000);
    expect(stage.log.filter((line) => line.endsWith('settled'))).toHaveLength(1);
    expect(troubles.map(String)).toContain(
      how === 'fails' ? 'Error: drop: fall failed' : 'Error: drop: fall cannot be shown',
    );
  },
);

test('an event that the viewer was told less of skips what it lacks', async () => {
  const { clock, stage, show } = table();
  void show({ type: 'disc.dropped', data: {} });
  await clock.advance(5000);
  expect(stage.log).toEqual(['0 knock', '0 tell', '0 settled']);
});

test('an event without a plan is settled at once', async () => {
  const { stage, show } = table();
  await show({ type: 'nothing', data: {} });
  expect(stage.log).toEqual(['0 settled']);
});

test('finishing ends everything at once, and the words are said all the same', async () => {
  const { clock, stage, show, player } = table();
  const first = show(won, 'first');
  const second = show(dropped, 'second');
  await clock.advance(50);
  player.finish();
  await Promise.all([first, second]);
  expect(stage.log).toEqual(['0 fall', '50 fall cancelled', '50 tell', '50 first', '50 tell', '50 second']);
  await clock.advance(5000);
  expect(stage.log).toHaveLength(6);
  expect(clock.isIdle).toBe(true);
});

test('where nothing may move a step is settled at once, after those that were under way', async () => {
  const { stage, show, isStill } = table();
  void show(won, 'first');
  isStill.now = true;
  await show(dropped, 'second');
  expect(stage.log.filter((line) => line.includes('first') || line.includes('second'))).toEqual([
    '0 first',
    '0 second',
  ]);
});

test('a second move hurries the first to triple speed', async () => {
  const { clock, stage, show } = table();
  void show(dropped, 'first');
  await clock.advance(100);
  void show(dropped, 'second');
  await clock.advance(5000);
  expect(stage.log.filter((line) => !line.includes('tell') && !line.includes('knock'))).toEqual([
    '0 fall',
    '200 first',
    '200 fall',
    '600 second',
  ]);
});

test('a page that fails to draw is told, and the next step goes on', async () => {
  const { clock, stage, show, player } = table();
  const failing = player.show({
    events: [],
    settle: () => {
      throw new Error('no such space');
    },
  });
  await expect(failing).rejects.toThrow('no such space');
  void show(dropped);
  await clock.advance(5000);
  expect(stage.log.at(-1)).toBe('400 settled');
});

/** Plans without circles: each effect comes after earlier ones only. */
const plans = fc
  .array(
    fc.record({
      do: fc.constantFrom<Effect['do'][]>('wait', 'highlight', 'sound', 'say'),
      duration: fc.integer({ min: 0, max: 500 }),
      half: fc.boolean(),
      optional: fc.boolean(),
      when: fc.option(fc.boolean(), { nil: undefined }),
      after: fc.array(fc.record({ which: fc.nat(), marker: fc.boolean() }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((drafts): Plan => {
    const effects = drafts.map(({ do: kind, duration, half, optional, when, after }, index): Effect => {
      const points = index === 0 ? [] : after.map(({ which, marker }) => point(which % index, marker));
      return {
        id: `e${index}`,
        do: kind,
        duration,
        optional,
        ...(half ? { markers: { half: 0.5, late: 0.9 } } : {}),
        ...(when === undefined ? {} : { when: [{ field: 'fact', exists: when }] }),
        ...(points.length === 0 ? {} : { after: points }),
      };
    });
    function point(index: number, marker: boolean): string {
      return marker && drafts[index]?.half ? `e${index}:half` : `e${index}`;
    }
    return { planVersion: 1, id: 'any', on: 'any', effects };
  });
const behaviours = fc.array(
  fc.constantFrom<Behaviour[]>('shows', 'never ends', 'ends early', 'cannot', 'throws', 'fails'),
  {
    minLength: 8,
    maxLength: 8,
  },
);

test('marks and spans are in order, and every step is settled once, wherever it is cut', async () => {
  const steps = fc.record({
    plan: plans,
    how: behaviours,
    cutAt: fc.option(fc.nat(2000)),
    secondAt: fc.option(fc.nat(1000)),
  });
  await fc.assert(
    fc.asyncProperty(steps, async ({ plan, how, cutAt, secondAt }) => {
      const { clock, stage, player } = table([plan], ({ id }) => how[Number(id.slice(1))] ?? 'shows');
      const settles: string[] = [];
      const show = (name: string) =>
        player.show({ events: [{ type: 'any', data: {} }], settle: () => settles.push(name) });
      void show('first');
      if (secondAt !== null) clock.after(secondAt, () => void show('second'));
      if (cutAt !== null) clock.after(cutAt, () => player.finish());
      await clock.advance(2 * longestOf(plan) + 5000);
      expect(settles).toEqual(secondAt === null ? ['first'] : ['first', 'second']);
      expect(player.isShowing).toBe(false);
      if (cutAt === null && secondAt === null) checkOrder(plan, stage, how);
    }),
    { numRuns: 400 },
  );
});

/** What cuts a plan, where an effect that is not optional does it: each is told as trouble, and all is settled. */
const CUTS: ReadonlySet<Behaviour> = new Set(['cannot', 'throws', 'fails']);

/** No effect began before what it comes after had passed; but for words, which are said at once where a plan is cut. */
function checkOrder(plan: Plan, { begun }: FakeStage, how: readonly Behaviour[]): void {
  const isCut = plan.effects.some(({ optional }, index) => !optional && CUTS.has(how[index] ?? 'shows'));
  for (const { id, do: what, after = [] } of plan.effects) {
    if (isCut && what === 'say') continue;
    for (const text of after) {
      const { effect, marker } = pointOf(text);
      const before = begun.get(effect);
      const index = Number(effect.slice(1));
      const isEarly = marker !== undefined || how[index] === 'ends early' || how[index] === 'fails';
      const span = (plan.effects[index]?.duration ?? 0) * (isEarly ? 0.5 : 1);
      const at = begun.get(id);
      if (before !== undefined && at !== undefined) expect(at).toBeGreaterThanOrEqual(before + span - 1e-6);
    }
  }
}

test('on a stage that shows everything a plan takes as long as it was weighed, and shows everything once', async () => {
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      const { clock, stage, player } = table([plan], () => 'shows');
      let settledAt = -1;
      void player.show({
        events: [{ type: 'any', data: {} }],
        settle: () => {
          settledAt = clock.now();
        },
      });
      await clock.advance(longestOf(plan) + 1);
      expect(settledAt).toBeGreaterThanOrEqual(0);
      expect(settledAt).toBeLessThanOrEqual(longestOf(plan) + 0.001);
      const wanted = plan.effects.filter(({ when = [] }) => when.every(({ exists }) => exists === false));
      expect([...stage.begun.keys()].sort()).toEqual(wanted.map(({ id }) => id).sort());
      expect(stage.log).toHaveLength(wanted.length);
    }),
    { numRuns: 300 },
  );
});
