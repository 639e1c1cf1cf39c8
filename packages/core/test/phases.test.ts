import { describe, expect, test } from 'vitest';
import type { Play } from '../src/index.js';
import type { AnyGame } from '../src/match/running.js';
import { begin, game, global, type TinyPhase, take } from './game.js';
import { counting, fleet } from './games.js';

const wait: Pick<TinyPhase, 'offers' | 'actions'> = {
  offers: (_, offer) => offer('wait', {}),
  actions: { wait: { apply: () => {} } },
};

/** The code and the message with which a match that begins so is broken. */
function faultOf(phases: Record<string, TinyPhase>): unknown {
  try {
    begin(game({ phases }));
  } catch (error) {
    return error;
  }
  return undefined;
}

const brokenAs = (code: string, phase: string) =>
  expect.objectContaining({ code, message: expect.stringContaining(phase) });

function walk(play: Play<AnyGame>, step: string): void {
  play.global.way = `${play.global.way}${step}`;
}

describe('P1 a phase of nobody runs at once', () => {
  const tour = game({
    global: { way: '' },
    phases: {
      dawn: {
        participation: 'none',
        enter: (play) => walk(play, 'dawn '),
        transitions: ['noon'],
      },
      noon: {
        participation: 'none',
        enter: (play) => walk(play, 'noon '),
        next: (play) => play.go('day', 1),
      },
      day: {
        participation: 'single',
        ...wait,
        enter: (play) => walk(play, 'day '),
        next: (play) => play.go('dawn'),
      },
    },
  });

  test('at the beginning', () => {
    const match = begin(tour);
    expect(global(match).way).toBe('dawn noon day ');
    expect(match.context('p0').flow).toMatchObject({
      phase: 'day',
      stages: { p1: 'acting' },
      epoch: 3,
      turn: 1,
    });
  });

  test('and after a decision, all in the same entry', () => {
    const match = begin(tour);
    take(match, 'p1', 'wait{}');
    expect(global(match).way).toBe('dawn noon day dawn noon day ');
    expect(match.context('p0').flow).toMatchObject({ revision: 2, epoch: 6, turn: 2 });
  });
});

describe('P2 a circle of automatic phases is an error that names one of them', () => {
  test('at the beginning', () => {
    expect(
      faultOf({
        tick: { participation: 'none', transitions: ['tock'] },
        tock: { participation: 'none', transitions: ['tick'] },
      }),
    ).toEqual(brokenAs('PHASE_ENDLESS', 't'));
  });

  test('of a phase that goes to itself', () => {
    expect(faultOf({ spin: { participation: 'none', next: (play) => play.go('spin') } })).toEqual(
      brokenAs('PHASE_ENDLESS', 'spin'),
    );
  });

  test('of a phase that is left as soon as it is entered', () => {
    expect(faultOf({ spin: { participation: 'single', ...wait, enter: (play) => play.give(1) } })).toEqual(
      brokenAs('PHASE_ENDLESS', 'spin'),
    );
  });

  test('but a long way is none', () => {
    const match = begin(
      game({
        global: { steps: 0 },
        phases: {
          walk: {
            participation: 'none',
            enter: (play) => Object.assign(play.global, { steps: Number(play.global.steps) + 1 }),
            next: (play) => play.go(Number(play.global.steps) < 900 ? 'walk' : 'rest'),
          },
          rest: { participation: 'single', ...wait },
        },
      }),
    );
    expect(global(match).steps).toBe(900);
  });
});

describe('P3 a phase after which nothing follows is an error that names it', () => {
  test.each<[string, Record<string, TinyPhase>]>([
    ['with no transition', { stop: { participation: 'none' } }],
    [
      'with two',
      { stop: { participation: 'none', transitions: ['stop', 'other'] }, other: { participation: 'none' } },
    ],
    ['whose `next` asks for nothing', { stop: { participation: 'none', next: () => {} } }],
    [
      'of several seats, when all are done',
      {
        stop: {
          participation: 'multiple',
          ...wait,
          enter: (play) => [0, 1].forEach(play.done, play),
        },
      },
    ],
  ])('%s', (_, phases) => {
    const fault = faultOf(phases);
    expect(fault).toEqual(
      expect.objectContaining({
        code: expect.stringMatching(/^PHASE_(STUCK|NOBODY)$/),
        message: expect.stringContaining('stop'),
      }),
    );
  });

  test('in the middle of a match it is refused, and nothing is lost', () => {
    const match = begin(
      game({
        phases: {
          playing: { participation: 'single', ...wait, next: (play) => play.go('stop') },
          stop: { participation: 'none' },
        },
      }),
    );
    const before = match.hash();
    expect(take(match, 'p0', 'wait{}')).toEqual({ status: 'refused', code: 'RULES_FAILED' });
    expect(match.fault).toEqual(brokenAs('PHASE_STUCK', 'stop'));
    expect(match.hash()).toBe(before);
  });
});

describe('P4 a phase in which nobody can act is an error that names it', () => {
  test.each<[string, Record<string, TinyPhase>]>([
    ['with no offers', { desert: { participation: 'single', actions: wait.actions ?? {} } }],
    ['of several, with no offers', { desert: { participation: 'multiple', offers: () => {} } }],
    [
      'with offers to others alone',
      {
        desert: {
          participation: 'single',
          actions: wait.actions ?? {},
          offers: (_, offer, seat) => void (seat === 1 && offer('wait', {})),
        },
      },
    ],
    [
      'with nothing but a cancel',
      {
        desert: {
          participation: 'single',
          actions: wait.actions ?? {},
          offers: (_, offer) => offer('wait', {}, { intent: 'cancel' }),
        },
      },
    ],
    [
      'with an empty domain',
      {
        desert: {
          participation: 'single',
          actions: wait.actions ?? {},
          offers: (_, offer) => offer('wait', {}, { domain: { parameters: ['at'], values: [] } }),
        },
      },
    ],
  ])('%s', (_, phases) => {
    expect(faultOf(phases)).toEqual(brokenAs('PHASE_NOBODY', 'desert'));
  });

  test('also where the seat to move has left', () => {
    const match = begin(
      game({
        seats: { min: 3, max: 3 },
        phases: { playing: { participation: 'single', ...wait, next: (play) => play.give(2) } },
        withdraw: () => {},
      }),
      { seats: 3 },
    );
    match.withdraw('p2');
    expect(take(match, 'p0', 'wait{}').status).toBe('refused');
    expect(match.fault).toEqual(brokenAs('PHASE_NOBODY', 'playing'));
  });

  test('one seat that can act is enough', () => {
    const match = begin(
      game({
        phases: {
          playing: {
            participation: 'multiple',
            actions: wait.actions ?? {},
            offers: (_, offer, seat) => void (seat === 1 && offer('wait', {})),
          },
        },
      }),
    );
    expect(match.acting()).toEqual(['p0', 'p1']);
    expect([match.choices('p0'), match.choices('p1')]).toEqual([0, 1]);
  });
});

describe('P5 in a phase of one', () => {
  const ask = game({
    seats: { min: 3, max: 3 },
    actions: { to: { parameters: [{ name: 'what', type: 'string' }] } },
    phases: {
      playing: {
        participation: 'single',
        offers: (_, offer) => {
          for (const what of ['pass', 'keep', 'give 0', 'give 2', 'nothing']) offer('to', { what });
        },
        actions: {
          to: {
            apply(play, { what }) {
              if (what === 'pass') play.pass();
              if (what === 'keep') play.keep();
              if (String(what).startsWith('give')) play.give(Number(String(what).at(-1)));
            },
          },
        },
      },
    },
  });

  test.each([
    ['nothing', { stages: { p1: 'acting' }, turn: 2, epoch: 2 }],
    ['pass', { stages: { p1: 'acting' }, turn: 2, epoch: 2 }],
    ['give 2', { stages: { p2: 'acting' }, turn: 2, epoch: 2 }],
    ['give 0', { stages: { p0: 'acting' }, turn: 2, epoch: 2 }],
    ['keep', { stages: { p0: 'acting' }, turn: 1, epoch: 1 }],
  ])('after %s', (what, flow) => {
    const match = begin(ask, { seats: 3 });
    expect(match.play('p0', 'to', { what }).status).toBe('accepted');
    expect(match.context('p0').flow).toMatchObject(flow);
    expect(match.acting()).toEqual(Object.keys(flow.stages));
  });

  test('after the last seat comes the first', () => {
    const match = begin(counting());
    for (const seat of ['p0', 'p1', 'p0'] as const) {
      expect(match.acting()).toEqual([seat]);
      take(match, seat, 'add{"by":1}');
    }
  });

  test('setup may say who moves first', () => {
    const match = begin(counting({ setup: (play) => play.give(1) }));
    expect(match.acting()).toEqual(['p1']);
  });
});

describe('P6 in a phase of several', () => {
  const workshop = game({
    seats: { min: 3, max: 3 },
    phases: {
      working: {
        participation: 'multiple',
        stages: { drawing: ['draw', 'sleep'], painting: ['paint', 'draw'] },
        offers(look, offer, seat) {
          offer('draw', {});
          if (look.own[seat]?.paints) offer('paint', {});
          else offer('sleep', {});
        },
        actions: {
          draw: {
            apply(play, _, { seat }) {
              (play.own[seat] as { paints: boolean }).paints = true;
              play.stage(seat, 'painting');
            },
          },
          paint: { apply: (play, _, { seat }) => play.done(seat) },
          sleep: {
            apply(play, _, { seat }) {
              play.done(seat);
              if (play.isActive(0)) return;
              Object.assign(play.own[0] ?? {}, { paints: false });
              play.resume(0);
            },
          },
        },
        next: (play) => play.go('closing'),
      },
      closing: { participation: 'single', ...wait },
    },
    seat: { paints: false },
  });
  const flowOf = (match: ReturnType<typeof begin>) => match.context('spectator').flow;

  test('each seat is in a stage of its own', () => {
    const match = begin(workshop, { seats: 3 });
    expect(flowOf(match).stages).toEqual({ p0: 'drawing', p1: 'drawing', p2: 'drawing' });
    take(match, 'p1', 'draw{}');
    expect(flowOf(match).stages).toEqual({ p0: 'drawing', p1: 'painting', p2: 'drawing' });
    expect(match.play('p0', 'paint', {})).toMatchObject({ code: 'NOT_OFFERED' });
  });

  test('a seat that has done its part acts no more until it is called back', () => {
    const match = begin(workshop, { seats: 3 });
    take(match, 'p0', 'draw{}');
    take(match, 'p0', 'paint{}');
    expect(match.acting()).toEqual(['p1', 'p2']);
    expect(match.play('p0', 'draw', {})).toMatchObject({ code: 'NOT_OFFERED' });
    take(match, 'p1', 'sleep{}');
    expect(flowOf(match).stages).toEqual({ p0: 'drawing', p2: 'drawing' });
  });

  test('what follows is asked when all are done, and not before', () => {
    const match = begin(workshop, { seats: 3 });
    for (const seat of ['p0', 'p1', 'p2'] as const) {
      take(match, seat, 'draw{}');
      expect(flowOf(match).phase).toBe('working');
    }
    for (const seat of ['p2', 'p0', 'p1'] as const) {
      expect(flowOf(match)).toMatchObject({ phase: 'working', epoch: 1 });
      take(match, seat, 'paint{}');
    }
    expect(flowOf(match)).toMatchObject({ phase: 'closing', epoch: 2, stages: { p0: 'acting' } });
  });

  test('a stage that is none is told', () => {
    const match = begin(
      game({
        phases: {
          working: { participation: 'multiple', ...wait, enter: (play) => void play },
          other: { participation: 'single' },
        },
      }),
    );
    expect(match.play('p0', 'wait', {}).status).toBe('accepted');
    expect(() =>
      begin(
        game({
          phases: { w: { participation: 'multiple', ...wait, enter: (play) => play.stage(0, 'paintng') } },
        }),
      ),
    ).toThrow('phase w has no stage paintng');
  });
});

describe('P7 the epoch counts entries into phases', () => {
  test('the same phase again included', () => {
    const match = begin(counting());
    const epochs = [match.context('p0').flow.epoch];
    for (const seat of ['p0', 'p1'] as const) {
      take(match, seat, 'add{"by":1}');
      epochs.push(match.context('p0').flow.epoch);
    }
    expect(epochs).toEqual([1, 2, 3]);
  });

  test('and stays while several act in one', () => {
    const match = begin(fleet());
    take(match, 'p0', 'place{"at":1}');
    take(match, 'p1', 'place{"at":1}');
    take(match, 'p1', 'ready{}');
    expect(match.context('p0').flow.epoch).toBe(1);
    take(match, 'p0', 'ready{}');
    expect(match.context('p0').flow).toMatchObject({ epoch: 2, phase: 'battle', stages: { p1: 'acting' } });
  });
});

test('P8 a match may end before anybody moves', () => {
  const over = (more: Parameters<typeof counting>[0]) => begin(counting(more)).context('p0');
  expect(over({ setup: (play) => play.cancel() })).toMatchObject({ status: 'cancelled', result: null });
  expect(over({ setup: (play) => play.draw() })).toMatchObject({ status: 'finished', flow: { stages: {} } });
  expect(
    begin(game({ phases: { dawn: { participation: 'none', enter: (play) => play.draw() } } })).context('p0')
      .status,
  ).toBe('finished');
  expect(
    begin(
      game({
        setup: (play) => play.draw(),
        phases: { dawn: { participation: 'none', enter: (play) => play.draw() } },
      }),
    ).context('p0').status,
  ).toBe('finished');
});
