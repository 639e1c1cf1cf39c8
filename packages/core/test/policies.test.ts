import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command, SeatId } from '../src/index.js';
import type { Match } from '../src/match/match.js';
import { begin, command, game, take, throughJson } from './game.js';
import { counting, fleet, market } from './games.js';

/** A command of the decision with these numbers. */
const actor = (seat: SeatId, offer: string, ownRevision: number, epoch = 1): Command => ({
  seat,
  decision: { epoch, ownRevision },
  step: 0,
  offer,
});
const late = (seat: SeatId, offer: string, revision: number): Command => ({
  seat,
  decision: { revision },
  step: 0,
  offer,
});

describe('C1 where the whole match is looked at, a command must name the revision that its seat saw', () => {
  test('a command of the present revision is taken', () => {
    expect(begin(counting()).step(late('p0', 'add{"by":1}', 1)).status).toBe('accepted');
  });

  test.each([0, 2, 1.5, -1])('revision %d is refused, and the present one told', (revision) => {
    const match = begin(counting());
    expect(match.step(late('p0', 'add{"by":1}', revision))).toEqual({
      status: 'refused',
      code: 'REVISION_PASSED',
      facts: { revision: 1 },
    });
    expect(match.context('p0').flow.revision).toBe(1);
  });

  test('a command sent twice is taken once', () => {
    const match = begin(counting());
    const twice = late('p0', 'add{"by":1}', 1);
    expect(match.step(twice).status).toBe('accepted');
    expect(match.step(twice)).toMatchObject({ code: 'REVISION_PASSED' });
  });

  test('in whatever order commands come, those of one revision are taken at most once', () => {
    const commands = [1, 2, 3].flatMap((revision) =>
      (['p0', 'p1'] as const).map((seat) => late(seat, 'add{"by":1}', revision)),
    );
    for (const order of ordersOf(commands)) {
      const match = begin(counting());
      let revision = 1;
      for (const each of order) {
        const mover = revision % 2 === 1 ? 'p0' : 'p1';
        const fits = each.seat === mover && (each.decision as { revision: number }).revision === revision;
        expect(match.step(each).status).toBe(fits ? 'accepted' : 'refused');
        if (fits) revision++;
        expect(match.context('p0').flow.revision).toBe(revision);
      }
    }
  });
});

describe('C2 where seats act apart, a command must name the epoch and the seat’s own revision', () => {
  test('another seat’s entries do not disturb it', () => {
    const match = begin(fleet());
    const mine = actor('p0', 'place{"at":0}', 0);
    for (const at of [0, 1, 2]) take(match, 'p1', `place{"at":${at}}`);
    expect(match.step(mine).status).toBe('accepted');
  });

  test('the seat’s own do', () => {
    const match = begin(fleet());
    const mine = actor('p0', 'place{"at":0}', 0);
    take(match, 'p0', 'place{"at":1}');
    expect(match.step(mine)).toEqual({
      status: 'refused',
      code: 'REVISION_PASSED',
      facts: { ownRevision: 1 },
    });
  });

  test('another epoch does, whatever the revision', () => {
    const match = begin(fleet());
    expect(match.step(actor('p0', 'place{"at":0}', 0, 2))).toEqual({
      status: 'refused',
      code: 'EPOCH_PASSED',
      facts: { epoch: 1 },
    });
  });
});

/** Source: the profile of Hundido in seed 001, "Caso decisivo". */
describe('C3 the decisive case', () => {
  test('two seats place in one epoch; the second ready begins the battle; no earlier command places any more', () => {
    const match = begin(fleet());
    const answers = [
      actor('p0', 'place{"at":0}', 0),
      actor('p1', 'place{"at":3}', 0),
      actor('p1', 'ready{}', 1),
      actor('p0', 'place{"at":1}', 1),
    ].map((each) => match.step(each).status);
    expect(answers).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    expect(match.context('p0').flow).toMatchObject({ revision: 5, revisions: { p0: 2, p1: 2 }, epoch: 1 });

    const held = [
      actor('p0', 'place{"at":2}', 2),
      actor('p0', 'place{"at":2}', 3),
      actor('p1', 'place{"at":2}', 1),
      actor('p1', 'place{"at":2}', 2),
    ];
    expect(match.step(actor('p0', 'ready{}', 2)).status).toBe('accepted');
    expect(match.context('p0').flow).toMatchObject({ phase: 'battle', epoch: 2 });

    const before = throughJson(match.save());
    for (const each of held)
      expect(match.step(each)).toEqual({ status: 'refused', code: 'EPOCH_PASSED', facts: { epoch: 2 } });
    expect(throughJson(match.save())).toEqual(before);
  });

  test('holds in every order in which the commands can come', () => {
    const commands: Command[] = [
      actor('p0', 'place{"at":0}', 0),
      actor('p0', 'place{"at":1}', 1),
      actor('p0', 'ready{}', 1),
      actor('p1', 'place{"at":0}', 0),
      actor('p1', 'ready{}', 0),
      actor('p1', 'ready{}', 1),
    ];
    for (const order of ordersOf(commands)) followsTheModel(begin(fleet()), order);
  });

  test('holds for any commands, lost, doubled and out of order', () => {
    const any = fc.record({
      seat: fc.constantFrom<SeatId>('p0', 'p1'),
      offer: fc.constantFrom('place{"at":0}', 'place{"at":1}', 'place{"at":2}', 'ready{}'),
      ownRevision: fc.nat(3),
      epoch: fc.constantFrom(1, 1, 1, 2),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (orders) => {
        followsTheModel(
          begin(fleet()),
          orders.map(({ seat, offer, ownRevision, epoch }) => actor(seat, offer, ownRevision, epoch)),
        );
      }),
    );
  });
});

/** Plays commands against a few lines that say what must come of them. */
function followsTheModel(match: Match, commands: readonly Command[]): void {
  const placed: Record<string, Set<string>> = { p0: new Set(), p1: new Set() };
  const own: Record<string, number> = { p0: 0, p1: 0 };
  const ready = new Set<string>();
  for (const each of commands) {
    const { epoch, ownRevision } = each.decision as { epoch: number; ownRevision: number };
    const isBattle = ready.size === 2;
    const isReady = each.offer === 'ready{}';
    const fits =
      !isBattle &&
      epoch === 1 &&
      ownRevision === own[each.seat] &&
      !ready.has(each.seat) &&
      (isReady || !placed[each.seat]?.has(each.offer));
    const before = match.hash();
    const answer = match.step(each);
    expect([each, answer.status]).toEqual([each, fits ? 'accepted' : 'refused']);
    if (!fits) expect(match.hash()).toBe(before);
    if (isBattle && epoch === 1) expect(answer).toMatchObject({ code: 'EPOCH_PASSED' });
    if (!fits) continue;
    own[each.seat] = (own[each.seat] ?? 0) + 1;
    if (isReady) ready.add(each.seat);
    else placed[each.seat]?.add(each.offer);
  }
  for (const seat of ['p0', 'p1'] as const) {
    const seen = match.view(seat).variables.players[seat]?.placed as number[];
    expect(seen.map((at) => `place{"at":${at}}`).sort()).toEqual([...(placed[seat] ?? [])].sort());
  }
  expect(match.context('p0').flow.phase).toBe(ready.size === 2 ? 'battle' : 'placing');
}

describe('C4 the policy', () => {
  const mixed = game({
    actions: { look: { policy: 'match' }, act: { policy: 'actor' }, plain: {} },
    phases: {
      together: {
        participation: 'multiple',
        offers(_, offer) {
          for (const name of ['look', 'act', 'plain', 'turn']) offer(name, {});
        },
        actions: {
          look: { apply: () => {} },
          act: { apply: () => {} },
          plain: { apply: () => {} },
          turn: { apply: (play) => play.go('alone') },
        },
      },
      alone: {
        participation: 'single',
        offers(_, offer) {
          for (const name of ['look', 'act', 'plain']) offer(name, {});
        },
        actions: {
          look: { apply: (play) => play.keep() },
          act: { apply: (play) => play.keep() },
          plain: { apply: (play) => play.keep() },
        },
      },
    },
  });
  const inPhase = (phase: string) => {
    const match = begin(mixed);
    if (phase === 'alone') take(match, 'p0', 'turn{}');
    return match;
  };

  test.each([
    ['together', 'plain', 'actor'],
    ['together', 'act', 'actor'],
    ['together', 'look', 'match'],
    ['alone', 'plain', 'match'],
    ['alone', 'look', 'match'],
    ['alone', 'act', 'actor'],
  ])('of a phase %s, action %s, is %s', (phase, action, policy) => {
    const match = inPhase(phase);
    const all = command(match, 'p0', `${action}{}`);
    const { revision, epoch, ownRevision } = all.decision as unknown as Record<string, number>;
    const other =
      policy === 'match'
        ? { epoch: epoch as number, ownRevision: ownRevision as number }
        : { revision: revision as number };
    const named =
      policy === 'match'
        ? { revision: revision as number }
        : { epoch: epoch as number, ownRevision: ownRevision as number };
    expect(match.step({ ...all, decision: other })).toEqual({
      status: 'refused',
      code: 'ENVELOPE_WRONG',
      facts: { policy },
    });
    expect(match.step({ ...all, decision: named }).status).toBe('accepted');
  });

  test.each([
    ['together', 'plain', false],
    ['together', 'look', true],
  ])(
    'of a phase %s, action %s: a command that names all three is disturbed by others: %s',
    (phase, action, isDisturbed) => {
      const match = inPhase(phase);
      const all = command(match, 'p0', `${action}{}`);
      take(match, 'p1', 'act{}');
      expect(match.step(all).status).toBe(isDisturbed ? 'refused' : 'accepted');
    },
  );

  test('an action that is none is checked by what the command names, and is not offered', () => {
    const match = inPhase('alone');
    for (const offer of ['nothing{}', 'nothing', '', 'constructor{}', '__proto__{}', 'toString{}'])
      expect(take(match, 'p0', offer)).toEqual({ status: 'refused', code: 'NOT_OFFERED' });
    expect(match.step(late('p0', 'nothing{}', 1))).toMatchObject({ code: 'REVISION_PASSED' });
  });
});

describe('C5 a command names the step of its decision', () => {
  test('and comes too late, or too early, with another', () => {
    const match = begin(market());
    const first = command(match, 'p0', 'pick{"card":1}');
    expect(match.step({ ...first, step: 1 })).toEqual({
      status: 'refused',
      code: 'STEP_PASSED',
      facts: { step: 0 },
    });
    expect(match.step(first).status).toBe('accepted');
    expect(match.step(first)).toEqual({ status: 'refused', code: 'STEP_PASSED', facts: { step: 1 } });
    expect(match.context('p0').draft?.steps).toHaveLength(1);
  });

  test('also to end it', () => {
    const match = begin(market());
    take(match, 'p0', 'pick{"card":1}');
    const keep = command(match, 'p0', 'keep{}');
    expect(match.step({ ...keep, step: 0 })).toMatchObject({ code: 'STEP_PASSED' });
    expect(match.step(keep)).toMatchObject({ status: 'accepted', entry: { kind: 'decision' } });
  });
});

/** All orders of a short list. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}
