import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type LockedGame,
  type Offer,
  REFUSAL_CODES,
  type SeatId,
  type View,
  type Viewer,
} from '../src/index.js';
import type { Match } from '../src/match/match.js';
import { rowsOf } from '../src/offers/domain.js';
import { offerId } from '../src/offers/offer.js';
import { begin, command, take, throughJson } from './game.js';
import { cards, counting, fleet, market } from './games.js';

/*
 * Laws that hold for every match of every game, looked for in random play. A turn is a number: who of those that may act,
 * and which of the offers; now and then undo or leaving instead.
 */

const GAMES: readonly (readonly [string, LockedGame])[] = [
  ['counting', counting({ allowUndo: () => true })],
  ['fleet', fleet({ allowUndo: () => true, withdraw: (play) => play.cancel() })],
  ['market', market({ allowUndo: () => true, withdraw: () => {} })],
  ['cards', cards({ allowUndo: () => true })],
];

const VIEWERS: readonly Viewer[] = ['p0', 'p1', 'spectator'];

interface Turn {
  readonly who: number;
  readonly what: number;
  readonly how: 'move' | 'undo' | 'leave';
}

const how = fc.oneof(
  { weight: 30, arbitrary: fc.constant('move' as const) },
  { weight: 4, arbitrary: fc.constant('undo' as const) },
  { weight: 1, arbitrary: fc.constant('leave' as const) },
);
const turns = fc.array(fc.record({ who: fc.nat(9), what: fc.nat(99), how }), { maxLength: 25 });
const seeds = fc.nat(2 ** 32 - 1).map(String);

/** Every move that stands behind an offer, as commands name it, with a value where it asks for one. */
const movesOf = (offers: readonly Offer[]): { readonly id: string; readonly value?: string | number }[] =>
  offers.flatMap((offer) => {
    const value = offer.input && (offer.input.type === 'text' ? offer.input.suggestions[0] : offer.input.max);
    const rows = offer.domain ? rowsOf(offer.domain) : [{ chosen: {} }];
    return rows.map(({ chosen }) => ({
      id: offerId(offer.action, { ...offer.payload, ...chosen }),
      ...(value !== undefined && { value }),
    }));
  });

function playTurn(match: Match, { who, what, how }: Turn): void {
  const acting = match.acting();
  const seat = acting[who % acting.length] as SeatId;
  if (how === 'undo') match.undo(seat);
  else if (how === 'leave') match.withdraw(seat);
  else {
    const moves = movesOf(match.offers(seat));
    const move = moves[what % moves.length];
    if (!move) return;
    expect([move.id, take(match, seat, move.id, move.value).status]).toEqual([move.id, 'accepted']);
  }
}

/** Plays turns while the match goes on, and looks before the first and after each. */
function playThrough(match: Match, played: readonly Turn[], look: (turn: Turn | undefined) => void): void {
  look(undefined);
  for (const turn of played) {
    if (match.context('spectator').status !== 'playing') return;
    playTurn(match, turn);
    look(turn);
  }
}

const inPlay = (of: LockedGame, law: (match: Match, played: readonly Turn[]) => void, numRuns = 25): void =>
  fc.assert(
    fc.property(seeds, turns, (seed, played) => law(begin(of, { seed }), played)),
    { numRuns },
  );

const sent = (match: Match, viewer: Viewer) =>
  throughJson([match.view(viewer), match.context(viewer), match.updates(viewer, 0)]);

describe.each(GAMES)('in random play of %s', (_, of) => {
  test('G1 a match is the same after being written and read at any step, and goes on the same', () => {
    inPlay(
      of,
      (match, played) => {
        let again: Match | undefined;
        playThrough(match, played, (turn) => {
          if (again && turn) {
            playTurn(again, turn);
            expect(throughJson(again.save())).toEqual(throughJson(match.save()));
          }
          again = of.load(throughJson(match.save())) as Match;
          expect(again.hash()).toBe(match.hash());
          for (const viewer of VIEWERS) expect(sent(again, viewer)).toEqual(sent(match, viewer));
        });
      },
      12,
    );
  });

  test('G2 a record is played again to every hash', () => {
    inPlay(of, (match, played) => {
      playThrough(match, played, () => {});
      const record = throughJson(match.record());
      const again = of.replay(record);
      expect(throughJson(again.record())).toEqual(record);
      expect(again.hash()).toBe(match.hash());
    });
  });

  test('G3 every offer is accepted, whichever is taken', () => {
    inPlay(
      of,
      (match, played) => {
        playThrough(match, played, () => {
          for (const seat of match.acting())
            for (const move of movesOf(match.offers(seat))) {
              const other = of.load(throughJson(match.save())) as Match;
              expect([move.id, take(other, seat, move.id, move.value).status]).toEqual([move.id, 'accepted']);
            }
        });
      },
      4,
    );
  });

  test('G4 what is not offered is refused with a code of the platform, and changes nothing', () => {
    inPlay(of, (match, played) => {
      playThrough(match, played, (turn) => {
        const before = throughJson(match.save());
        for (const seat of ['p0', 'p1'] as const)
          for (const wrong of mutations(match, seat, turn?.what ?? 0)) {
            const answer = take(match, seat, wrong.id, wrong.value);
            expect([wrong, answer.status]).toEqual([wrong, 'refused']);
            expect(REFUSAL_CODES).toContain(answer.status === 'refused' && answer.code);
          }
        expect(throughJson(match.save())).toEqual(before);
      });
    });
  });

  test('G5 a viewer that took in every update and the last view has all that one who comes late is given', () => {
    inPlay(of, (match, played) => {
      const kept = new Map(VIEWERS.map((viewer) => [viewer, [] as unknown[]]));
      let revision = 0;
      playThrough(match, played, () => {
        for (const viewer of VIEWERS) kept.get(viewer)?.push(...throughJson(match.updates(viewer, revision)));
        revision = match.context('spectator').flow.revision;
      });
      const late = of.load(throughJson(match.save()));
      for (const viewer of VIEWERS) {
        expect(late.updates(viewer, 0)).toEqual(kept.get(viewer));
        expect(throughJson(late.view(viewer))).toEqual(throughJson(match.view(viewer)));
        expect(kept.get(viewer)).toHaveLength(revision);
      }
    });
  });

  test('G6 a view changes only when the match, or the seat’s draft, does', () => {
    inPlay(of, (match, played) => {
      const views = new Map<Viewer, { readonly view: View; readonly text: string }>();
      playThrough(match, played, () => {
        for (const viewer of VIEWERS) {
          const before = views.get(viewer);
          if (before) expect(JSON.stringify(before.view)).toBe(before.text);
          const view = match.view(viewer);
          expect(match.view(viewer)).toEqual(view);
          views.set(viewer, { view, text: JSON.stringify(view) });
        }
      });
    });
  });

  test('G7 a walk over what may come goes back to where it began', () => {
    inPlay(
      of,
      (match, played) => {
        playThrough(match, played, () => {
          const walker = of.load(throughJson(match.save())) as Match;
          const [mark, before, hash] = [walker.mark(), throughJson(walker.save()), walker.hash()];
          for (const seat of walker.acting())
            for (let choice = 0; choice < walker.choices(seat); choice++) {
              expect(walker.take(seat, choice).status).toBe('accepted');
              for (const next of walker.acting()) walker.take(next, 0);
              walker.backTo(mark);
              expect(walker.hash()).toBe(hash);
            }
          walker.backTo(mark);
          expect(throughJson(walker.save())).toEqual(before);
        });
      },
      6,
    );
  });

  test('G8 counters never go back, and a refused act does not count', () => {
    inPlay(of, (match, played) => {
      let last = match.context('spectator').flow;
      playThrough(match, played, () => {
        const { flow } = match.context('spectator');
        expect(flow.revision - last.revision).toBeOneOf([0, 1]);
        expect(flow.epoch).toBeGreaterThanOrEqual(last.epoch);
        for (const seat of ['p0', 'p1'] as const)
          expect(flow.revisions[seat]).toBeGreaterThanOrEqual(last.revisions[seat] ?? 0);
        if (flow.revision === last.revision) expect(flow).toEqual(last);
        last = flow;
      });
    });
  });

  test('G9 somebody can act until the match is over, and nobody after', () => {
    inPlay(of, (match, played) => {
      playThrough(match, played, () => {
        const isOver = match.context('spectator').status !== 'playing';
        const choices = match.acting().reduce((sum, seat) => sum + match.choices(seat), 0);
        expect(choices > 0).toBe(!isOver);
        expect(match.check()).toEqual([]);
      });
    });
  });
});

/** Commands that a seat must not have: bent payloads of its offers, wrong values, offers of the other seat alone. */
function mutations(match: Match, seat: SeatId, salt: number): { id: string; value?: string | number }[] {
  const own = new Set(movesOf(match.offers(seat)).map(({ id }) => id));
  const rivals = movesOf(match.offers(seat === 'p0' ? 'p1' : 'p0'));
  const offers = match.offers(seat);
  const offer = offers[salt % Math.max(1, offers.length)];
  const bent = offer
    ? [
        { ...offer.payload, more: 1 },
        ...Object.keys(offer.payload).flatMap((key) => [
          { ...offer.payload, [key]: 7777 },
          { ...offer.payload, [key]: -1 },
          { ...offer.payload, [key]: 2.5 },
          { ...offer.payload, [key]: null },
          { ...offer.payload, [key]: `${offer.payload[key]}` },
          { ...offer.payload, [key]: [offer.payload[key] ?? null] },
          Object.fromEntries(Object.entries(offer.payload).filter(([name]) => name !== key)),
        ]),
      ].map((payload) => ({ id: offerId(offer.action, payload) }))
    : [];
  const values = offer
    ? offer.input
      ? [{ id: offer.id }, { id: offer.id, value: 'x' }, { id: offer.id, value: -1 }]
      : [{ id: offer.id, value: 1 }]
    : [];
  return [...rivals, ...bent, { id: 'fly{}' }, { id: 'drop' }]
    .filter(({ id }) => !own.has(id))
    .concat(values);
}

test('G10 a repeated command is never taken twice', () => {
  for (const [, of] of GAMES)
    inPlay(of, (match, played) => {
      for (const { who, what } of played) {
        if (match.context('spectator').status !== 'playing') return;
        const acting = match.acting();
        const seat = acting[who % acting.length] as SeatId;
        const moves = movesOf(match.offers(seat));
        const move = moves[what % moves.length];
        if (!move) continue;
        const sentTwice = command(match, seat, move.id, move.value);
        expect(match.step(sentTwice).status).toBe('accepted');
        const before = throughJson(match.save());
        expect(match.step(sentTwice).status).toBe('refused');
        expect(throughJson(match.save())).toEqual(before);
      }
    });
});
