import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../src/index.js';
import type { Match } from '../src/match/match.js';
import { begin, command, game, global, piecesSeen, type TinyGame, take, throughJson } from './game.js';
import { cards, counting, fleet, market } from './games.js';

const undoable: Partial<TinyGame> = { allowUndo: () => true };

/** The state but for the counters, which never go back. */
function stateOf(match: Match): JsonObject {
  const { flow, seats, ...rest } = throughJson(match.save().state) as unknown as {
    flow: JsonObject;
    seats: JsonObject[];
  };
  const { epoch: _, revision: __, ...place } = flow;
  return {
    ...rest,
    flow: place,
    seats: seats.map(({ revision: ___, ...seat }) => seat),
  } as unknown as JsonObject;
}

const refusedBecause = (reason: string) => ({ status: 'refused', code: 'NOT_OFFERED', facts: { reason } });

describe('U1 undo takes back the seat’s last entry', () => {
  test('to the state before it, but for the counters', () => {
    const match = begin(counting(undoable));
    const before = stateOf(match);
    take(match, 'p0', 'add{"by":2}');
    expect(match.undo('p0')).toMatchObject({
      status: 'accepted',
      entry: { kind: 'undo', seat: 'p0', revision: 3, draws: 0 },
    });
    expect(stateOf(match)).toEqual(before);
    expect(match.acting()).toEqual(['p0']);
  });

  test('again and again', () => {
    const alone = counting({ ...undoable, seats: { min: 1, max: 1 } });
    const match = begin(alone, { seats: 1 });
    const states = [stateOf(match)];
    for (const by of [1, 2, 2, 1]) {
      take(match, 'p0', `add{"by":${by}}`);
      states.push(stateOf(match));
    }
    for (let left = 3; left >= 0; left--) {
      expect(match.context('p0').undo).toEqual({ allowed: true });
      expect(match.undo('p0').status).toBe('accepted');
      expect(stateOf(match)).toEqual(states[left]);
    }
    expect(match.undo('p0')).toEqual(refusedBecause('NOTHING_TO_UNDO'));
  });

  test('with all its steps', () => {
    const match = begin(market(undoable));
    const before = stateOf(match);
    for (const offer of ['pick{"card":2}', 'pick{"card":4}', 'keep{}']) take(match, 'p0', offer);
    match.undo('p0');
    expect(stateOf(match)).toEqual(before);
  });

  test('with own data that was changed in place', () => {
    const match = begin(fleet(undoable));
    for (const at of [0, 1, 2]) take(match, 'p0', `place{"at":${at}}`);
    match.undo('p0');
    expect(match.view('p0').variables.players.p0).toEqual({ placed: [0, 1], tried: 0 });
    match.undo('p0');
    expect(match.view('p0').variables.players.p0).toEqual({ placed: [0], tried: 0 });
  });

  test('with what others could not follow: they know again what they knew', () => {
    const match = begin(cards(undoable), { script: [{ shuffle: 'ABCDEFGHIJKL'.split('') }] });
    match.play('p0', 'play', { card: 'A' });
    match.play('p1', 'play', { card: 'B' });
    const before = stateOf(match);
    match.play('p0', 'bin', { card: 'C' });
    expect(stateOf(match)).not.toEqual(before);
    expect(match.undo('p0').status).toBe('accepted');
    expect(stateOf(match)).toEqual(before);
    expect(match.hash()).toBe(cards(undoable).load(throughJson(match.save())).hash());
  });

  test('and other moves may be made instead', () => {
    const match = begin(counting(undoable));
    take(match, 'p0', 'add{"by":2}');
    match.undo('p0');
    expect(take(match, 'p0', 'add{"by":1}').status).toBe('accepted');
    expect([global(match).count, match.acting()]).toEqual([1, ['p1']]);
  });
});

describe('U2 undo is an entry, and counters never go back', () => {
  test('revision and epoch go on, so that no earlier command fits again', () => {
    const match = begin(counting(undoable));
    const first = command(match, 'p0', 'add{"by":1}');
    match.step(first);
    const flows = [match.context('p0').flow];
    match.undo('p0');
    flows.push(match.context('p0').flow);
    expect(
      flows.map(({ revision, epoch, turn, revisions }) => [revision, epoch, turn, revisions.p0]),
    ).toEqual([
      [2, 2, 2, 1],
      [3, 3, 1, 2],
    ]);
    expect(match.step(first)).toMatchObject({ code: 'REVISION_PASSED' });
  });

  test('everybody is told, with nothing of what was taken back', () => {
    const match = begin(counting(undoable));
    take(match, 'p0', 'add{"by":1}');
    match.undo('p0');
    expect(match.updates('p1', 2)).toEqual([{ note: { revision: 3, kind: 'undo', seat: 'p0' }, events: [] }]);
  });

  test('the record with it is played again, to every hash', () => {
    const of = counting(undoable);
    const match = begin(of);
    take(match, 'p0', 'add{"by":1}');
    take(match, 'p1', 'add{"by":1}');
    match.undo('p1');
    take(match, 'p1', 'add{"by":2}');
    const record = throughJson(match.record());
    expect(record.entries.map(({ kind }) => kind)).toEqual([
      'setup',
      'decision',
      'decision',
      'undo',
      'decision',
    ]);
    expect(of.replay(record).hash()).toBe(match.hash());
  });

  test('whatever is played and taken back', () => {
    const act = fc.constantFrom('add{"by":1}', 'add{"by":2}', 'undo');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('p0' as const, 'p1' as const), act)), (acts) => {
        const of = counting(undoable);
        const match = begin(of);
        let last = match.context('p0').flow;
        for (const [seat, what] of acts) {
          if (what === 'undo') match.undo(seat);
          else take(match, seat, what);
          const { flow } = match.context('p0');
          expect(flow.revision).toBeGreaterThanOrEqual(last.revision);
          expect(flow.epoch).toBeGreaterThanOrEqual(last.epoch);
          if (flow.revision === last.revision) expect(flow).toEqual(last);
          last = flow;
        }
        expect(of.replay(throughJson(match.record())).hash()).toBe(match.hash());
      }),
      { numRuns: 60 },
    );
  });
});

describe('U3 undo is refused, with the reason', () => {
  test('where rules do not allow it', () => {
    const match = begin(counting());
    take(match, 'p0', 'add{"by":1}');
    expect(match.undo('p0')).toEqual(refusedBecause('UNDO_OFF'));
    expect(match.context('p0').undo).toEqual({ allowed: false, reason: 'UNDO_OFF' });
  });

  test('where rules do not allow it now', () => {
    const match = begin(counting({ allowUndo: (look) => Number(look.global.count) < 2 }));
    take(match, 'p0', 'add{"by":1}');
    expect(match.context('p0').undo).toEqual({ allowed: true });
    match.undo('p0');
    take(match, 'p0', 'add{"by":2}');
    expect(match.undo('p0')).toEqual(refusedBecause('UNDO_OFF'));
  });

  test('where the seat has done nothing', () => {
    const match = begin(counting(undoable));
    take(match, 'p0', 'add{"by":1}');
    expect(match.undo('p1')).toEqual(refusedBecause('NOTHING_TO_UNDO'));
    expect(match.context('p1').undo).toEqual({ allowed: false, reason: 'NOTHING_TO_UNDO' });
  });

  test('where somebody has acted since', () => {
    const match = begin(counting(undoable));
    take(match, 'p0', 'add{"by":1}');
    take(match, 'p1', 'add{"by":1}');
    expect(match.undo('p0')).toEqual(refusedBecause('OTHERS_ACTED'));
  });

  test('but not where that was taken back', () => {
    const match = begin(counting(undoable));
    take(match, 'p0', 'add{"by":1}');
    take(match, 'p1', 'add{"by":1}');
    match.undo('p1');
    expect(match.undo('p0').status).toBe('accepted');
    expect(global(match).count).toBe(0);
  });

  test('where chance was drawn, which is never drawn again', () => {
    const match = begin(market(undoable));
    take(match, 'p0', 'pick{"card":1}');
    take(match, 'p0', 'flip{}');
    expect(match.undo('p0')).toEqual(refusedBecause('CHANCE_DRAWN'));
    expect(match.context('p0').undo).toEqual({ allowed: false, reason: 'CHANCE_DRAWN' });
  });

  test('where a face was revealed, to whomever', () => {
    const match = begin(cards(undoable));
    match.play('p0', 'draw', {});
    expect(match.undo('p0')).toEqual(refusedBecause('FACE_REVEALED'));
    const other = begin(cards(undoable));
    const [card] = piecesSeen(other, 'p0', 'hand:p0');
    take(other, 'p0', `play{"card":${card?.name}}`);
    expect(other.context('p0').undo).toEqual({ allowed: false, reason: 'FACE_REVEALED' });
  });

  test('a refused undo changes nothing', () => {
    const match = begin(counting());
    take(match, 'p0', 'add{"by":1}');
    const before = throughJson(match.save());
    match.undo('p0');
    match.undo('p1');
    expect(throughJson(match.save())).toEqual(before);
  });
});

describe('U4 where several act at once, acts that touch nothing of it do not stand in its way', () => {
  test('two seats in areas apart', () => {
    const match = begin(fleet(undoable));
    take(match, 'p0', 'place{"at":0}');
    const alone = stateOf(match);
    take(match, 'p0', 'place{"at":1}');
    take(match, 'p1', 'place{"at":3}');
    take(match, 'p1', 'ready{}');
    expect(match.undo('p0').status).toBe('accepted');
    expect(match.view('p0').variables.players.p0).toEqual({ placed: [0], tried: 0 });
    expect(match.view('p1').variables.players.p1).toEqual({ placed: [3], tried: 0 });
    match.undo('p1');
    match.undo('p1');
    expect(stateOf(match)).toEqual(alone);
  });

  test('and acts that do touch it, do', () => {
    const match = begin(market(undoable));
    for (const offer of ['pick{"card":2}', 'keep{}']) take(match, 'p0', offer);
    for (const offer of ['pick{"card":3}', 'keep{}']) take(match, 'p1', offer);
    expect(match.undo('p0')).toEqual(refusedBecause('OTHERS_ACTED'));
    expect(match.undo('p1').status).toBe('accepted');
    expect(match.undo('p0').status).toBe('accepted');
  });

  test('a shared variable is touched by both', () => {
    const shared = game({
      ...undoable,
      global: { total: 0, other: 0 },
      actions: { add: { parameters: [{ name: 'to', type: 'string' }] } },
      phases: {
        adding: {
          participation: 'multiple',
          offers(_, offer) {
            offer('add', { to: 'total' });
            offer('add', { to: 'other' });
          },
          actions: {
            add: {
              apply(play, { to }) {
                play.global[String(to)] = Number(play.global[String(to)]) + 1;
              },
            },
          },
        },
      },
    });
    const match = begin(shared);
    take(match, 'p0', 'add{"to":"total"}');
    take(match, 'p1', 'add{"to":"other"}');
    expect(match.context('p0').undo).toEqual({ allowed: true });
    take(match, 'p1', 'add{"to":"total"}');
    expect(match.undo('p0')).toEqual(refusedBecause('OTHERS_ACTED'));
  });

  test('an act that moves the flow on stands in everybody’s way', () => {
    const match = begin(fleet(undoable));
    take(match, 'p0', 'place{"at":0}');
    take(match, 'p0', 'ready{}');
    take(match, 'p1', 'ready{}');
    expect(match.context('p0').flow).toMatchObject({ phase: 'battle', stages: { p1: 'acting' } });
    expect(match.undo('p0')).toEqual(refusedBecause('OTHERS_ACTED'));
  });

  test('undo of the act that moved the flow on leads back to the phase', () => {
    const match = begin(fleet(undoable));
    take(match, 'p0', 'place{"at":0}');
    take(match, 'p0', 'ready{}');
    const before = stateOf(match);
    take(match, 'p1', 'ready{}');
    expect(match.undo('p1').status).toBe('accepted');
    expect(stateOf(match)).toEqual(before);
    expect(match.context('p1').flow).toMatchObject({ phase: 'placing', stages: { p1: 'acting' }, epoch: 3 });
    expect(match.undo('p0').status).toBe('accepted');
    expect(match.context('p1').flow.stages).toEqual({ p0: 'acting', p1: 'acting' });
  });
});

test('U5 what may be taken back is the same after being written and read', () => {
  for (const [of, plays] of [
    [counting(undoable), ['p0 add{"by":1}', 'p1 add{"by":2}']],
    [fleet(undoable), ['p0 place{"at":0}', 'p1 place{"at":0}', 'p0 ready{}']],
    [market(undoable), ['p0 flip{}', 'p1 pick{"card":1}', 'p1 keep{}', 'p0 pick{"card":2}']],
  ] as const) {
    const match = begin(of);
    for (const play of plays) take(match, play.slice(0, 2) as 'p0', play.slice(3));
    const again = of.load(throughJson(match.save()));
    for (const seat of ['p0', 'p1'] as const) {
      expect(again.context(seat).undo).toEqual(match.context(seat).undo);
      expect(again.undo(seat)).toEqual(match.undo(seat));
      expect(throughJson(again.save())).toEqual(throughJson(match.save()));
    }
  }
});

test('U6 a withdrawal is never taken back', () => {
  const match = begin(fleet({ ...undoable, withdraw: () => {} }));
  take(match, 'p0', 'place{"at":0}');
  match.withdraw('p0');
  expect(match.undo('p0').status).toBe('refused');
  expect(match.context('p0').withdrawn).toEqual(['p0']);
});
