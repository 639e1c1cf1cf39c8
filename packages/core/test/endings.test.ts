import { describe, expect, test } from 'vitest';
import type { MatchStatus, SeatId } from '../src/index.js';
import { begin, game, type TinyGame, take, throughJson } from './game.js';
import { counting, fleet, market } from './games.js';

const three: Partial<TinyGame> = { seats: { min: 3, max: 3 } };

describe('W1 leaving asks the module what it means', () => {
  test('without an answer the match is cancelled, with nobody as winner', () => {
    const match = begin(counting());
    expect(match.withdraw('p1')).toMatchObject({
      status: 'accepted',
      entry: { kind: 'withdrawal', seat: 'p1', revision: 2 },
    });
    expect(match.context('p0')).toMatchObject({
      status: 'cancelled',
      result: null,
      withdrawn: ['p1'],
      flow: { stages: {}, revision: 2, revisions: { p0: 0, p1: 1 } },
    });
  });

  test('the module may end it', () => {
    const match = begin(counting({ withdraw: (play, seat) => play.win([1 - seat], 'withdrawal') }));
    match.withdraw('p0');
    expect(match.context('p0')).toMatchObject({
      status: 'finished',
      result: { p0: { outcome: 'loss', reason: 'withdrawal' }, p1: { outcome: 'win', reason: 'withdrawal' } },
    });
  });

  test('a rule that breaks is refused, and the seat has not left', () => {
    const match = begin(
      counting({
        withdraw() {
          throw new Error('broken');
        },
      }),
    );
    const before = throughJson(match.save());
    expect(match.withdraw('p0')).toEqual({ status: 'refused', code: 'RULES_FAILED' });
    expect(throughJson(match.save())).toEqual(before);
    expect(take(match, 'p0', 'add{"by":1}').status).toBe('accepted');
  });

  test('a seat leaves once', () => {
    const match = begin(counting({ ...three, withdraw: () => {} }), { seats: 3 });
    match.withdraw('p1');
    const before = throughJson(match.save());
    expect(match.withdraw('p1')).toEqual({
      status: 'refused',
      code: 'NOT_OFFERED',
      facts: { reason: 'WITHDRAWN' },
    });
    expect(throughJson(match.save())).toEqual(before);
  });
});

describe('W2 where the module goes on without the seat', () => {
  const on = (of: TinyGame['phases'] | undefined = undefined) =>
    counting({ ...three, withdraw: () => {}, ...(of && { phases: of }) });

  test('in a phase of one: who is not to move disturbs nothing', () => {
    const match = begin(on(), { seats: 3 });
    const { flow } = match.context('p0');
    match.withdraw('p1');
    expect(match.context('p0').flow).toMatchObject({
      stages: { p0: 'acting' },
      turn: flow.turn,
      epoch: flow.epoch,
    });
    take(match, 'p0', 'add{"by":1}');
    expect(match.acting()).toEqual(['p2']);
  });

  test('in a phase of one: from who is to move, the next one gets the move', () => {
    const match = begin(on(), { seats: 3 });
    match.withdraw('p0');
    expect(match.acting()).toEqual(['p1']);
    for (const seat of ['p1', 'p2', 'p1'] as const)
      expect(take(match, seat, 'add{"by":1}').status).toBe('accepted');
  });

  test('in a phase of several: the others go on', () => {
    const match = begin(fleet({ ...three, withdraw: () => {} }), { seats: 3 });
    take(match, 'p0', 'place{"at":0}');
    match.withdraw('p1');
    expect(match.context('p0').flow).toMatchObject({ stages: { p0: 'acting', p2: 'acting' }, epoch: 1 });
    expect(take(match, 'p1', 'place{"at":0}')).toMatchObject({ status: 'refused' });
    expect([match.offers('p1'), match.choices('p1')]).toEqual([[], 0]);
  });

  test('in a phase of several: when only the leaving seat was awaited, what follows is asked', () => {
    const match = begin(fleet({ withdraw: () => {} }));
    take(match, 'p1', 'ready{}');
    match.withdraw('p0');
    expect(match.context('p0').flow).toMatchObject({ phase: 'battle', stages: { p1: 'acting' }, epoch: 2 });
  });

  test('in a phase of several: a seat that was done may leave too', () => {
    const match = begin(fleet({ ...three, withdraw: () => {} }), { seats: 3 });
    take(match, 'p0', 'ready{}');
    match.withdraw('p0');
    expect(match.context('p0').flow).toMatchObject({
      phase: 'placing',
      stages: { p1: 'acting', p2: 'acting' },
      epoch: 1,
    });
  });

  test('a seat that has left is not called back', () => {
    const match = begin(
      fleet({
        ...three,
        withdraw(play) {
          play.resume(0);
          play.stage(0, 'acting');
        },
      }),
      { seats: 3 },
    );
    match.withdraw('p0');
    expect(match.acting()).toEqual(['p1', 'p2']);
    expect(match.context('p0').withdrawn).toEqual(['p0']);
  });

  test('when the last seat leaves, the match is cancelled', () => {
    const match = begin(on(), { seats: 3 });
    match.withdraw('p0');
    match.withdraw('p2');
    expect(match.withdraw('p1')).toMatchObject({ status: 'accepted' });
    expect(match.context('spectator')).toMatchObject({ status: 'cancelled', result: null });
  });

  test('its draft goes with it, those of others stay', () => {
    const match = begin(market({ ...three, withdraw: () => {} }), { seats: 3 });
    take(match, 'p0', 'pick{"card":1}');
    take(match, 'p1', 'pick{"card":2}');
    match.withdraw('p0');
    expect([match.context('p0').draft, match.context('p1').draft?.steps.length]).toEqual([null, 1]);
  });

  test('a withdrawal is told to everybody and played again from the record', () => {
    const of = on();
    const match = begin(of, { seats: 3 });
    take(match, 'p0', 'add{"by":1}');
    match.withdraw('p2');
    take(match, 'p1', 'add{"by":1}');
    expect(match.updates('spectator', 2)[0]).toEqual({
      note: { revision: 3, kind: 'withdrawal', seat: 'p2' },
      events: [],
    });
    expect(of.replay(throughJson(match.record())).hash()).toBe(match.hash());
  });
});

describe('R1 results are of seats', () => {
  const ended = (end: TinyGame['setup'] & {}) =>
    begin(counting({ ...three, setup: end }), { seats: 3 }).context('p0');
  const outcomes = (context: ReturnType<typeof ended>) =>
    (['p0', 'p1', 'p2'] as SeatId[]).map((seat) => context.result?.[seat]?.outcome);

  test.each<[string, TinyGame['setup'] & {}, MatchStatus, unknown[]]>([
    ['one wins', (play) => play.win([1]), 'finished', ['loss', 'win', 'loss']],
    ['several win', (play) => play.win([0, 2]), 'finished', ['win', 'loss', 'win']],
    ['all win', (play) => play.win([0, 1, 2]), 'finished', ['win', 'win', 'win']],
    ['nobody wins', (play) => play.win([]), 'finished', ['loss', 'loss', 'loss']],
    ['all draw', (play) => play.draw(), 'finished', ['draw', 'draw', 'draw']],
    ['there is none', (play) => play.cancel(), 'cancelled', [undefined, undefined, undefined]],
  ])('%s', (_, end, status, expected) => {
    const context = ended(end);
    expect([context.status, outcomes(context)]).toEqual([status, expected]);
  });

  test('with score, rank, goals and reason', () => {
    const results = [
      { outcome: 'win', score: 12, rank: 1, goals: ['port'], reason: 'points' },
      { outcome: 'loss', score: 3, rank: 3 },
      { outcome: 'loss', score: 7, rank: 2 },
    ] as const;
    expect(ended((play) => play.end(results)).result).toEqual({
      p0: results[0],
      p1: results[1],
      p2: results[2],
    });
  });

  test('a lone seat loses, and nobody wins', () => {
    const alone = counting({ seats: { min: 1, max: 1 }, withdraw: (play) => play.win([]) });
    const match = begin(alone, { seats: 1 });
    match.withdraw('p0');
    expect(match.context('p0')).toMatchObject({ status: 'finished', result: { p0: { outcome: 'loss' } } });
  });

  test('a rule may end the match while it applies: then no turn passes', () => {
    const match = begin(
      game({
        global: { next: 0 },
        phases: {
          playing: {
            participation: 'single',
            offers: (_, offer) => offer('win', {}),
            actions: { win: { apply: (play, _, { seat }) => play.win([seat]) } },
            next: (play) => Object.assign(play.global, { next: 1 }),
          },
        },
      }),
    );
    const { turn, epoch } = match.context('p0').flow;
    take(match, 'p0', 'win{}');
    expect(match.context('p0')).toMatchObject({ flow: { turn, epoch, stages: {} }, status: 'finished' });
    expect(match.view('p0').variables.global.next).toBe(0);
  });

  test('the result is part of hash and save', () => {
    const of = counting();
    const [won, drawn] = [
      begin(counting({ setup: (play) => play.win([0]) })),
      begin(counting({ setup: (play) => play.draw() })),
    ];
    expect(won.hash()).not.toBe(drawn.hash());
    const again = of.load(throughJson(won.save()));
    expect([again.context('p1'), again.hash()]).toEqual([won.context('p1'), won.hash()]);
  });
});
