import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrange,
  type LockedGame,
  type LockedMatch,
  movePiece,
  piecesIn,
  type ScriptedDraw,
  type SeatId,
  turnPiece,
  type Viewer,
} from '../src/index.js';
import type { Match } from '../src/match/match.js';
import { begin, game, piecesSeen, type TinyGame, take, throughJson } from './game.js';
import { cards, fleet } from './games.js';
import { BACKS, HIDDEN, PUBLIC } from './structure.js';

/** Everything that a viewer is ever sent of a match, as bytes. */
const sent = (match: LockedMatch, viewer: Viewer): string =>
  JSON.stringify([match.view(viewer), match.context(viewer), match.updates(viewer, 0)]);

interface Turn {
  readonly seat: SeatId;
  /** An offer by its place in the list, so that both matches make the same move with other cards. */
  readonly choice: number;
}

/** Plays the same turns in two matches; after each the viewers that must not tell them apart are sent the same. */
function expectAlike(
  matches: readonly [Match, Match],
  viewers: readonly Viewer[],
  turns: readonly Turn[],
): void {
  const [one, other] = matches;
  const compare = () => {
    for (const viewer of viewers) expect(sent(other, viewer)).toBe(sent(one, viewer));
  };
  compare();
  for (const { seat, choice } of turns) {
    expect(other.choices(seat)).toBe(one.choices(seat));
    const answers = matches.map((match) => match.take(seat, choice).status);
    expect(answers).toEqual(['accepted', 'accepted']);
    compare();
  }
}

/** Deals: top first. p0 and p1 get three cards in hand by turns, then two on their racks; two stay in the deck. */
const DEAL = 'A B C D E F G H I J K L'.split(' ');
const exchanged = (...pairs: readonly [number, number][]): string[] => {
  const dealt = [...DEAL];
  for (const [one, other] of pairs) [dealt[one], dealt[other]] = [dealt[other] ?? '', dealt[one] ?? ''];
  return dealt;
};
const dealt = (order: readonly string[], more: readonly ScriptedDraw[] = [], of: LockedGame = cards()) =>
  begin(of, { script: [{ shuffle: order }, ...more] });

describe('K1 what a viewer cannot know does not change what it is sent', () => {
  test('hands of another seat', () => {
    const [a, b] = [dealt(DEAL), dealt(exchanged([1, 3], [5, 10]))];
    expectAlike([a, b], ['p0', 'spectator'].slice(0, 1) as Viewer[], [
      { seat: 'p0', choice: 0 },
      { seat: 'p1', choice: 1 },
      { seat: 'p0', choice: 2 },
      { seat: 'p1', choice: 3 },
    ]);
    expect(sent(a, 'p1')).not.toBe(sent(b, 'p1'));
    expect(a.hash()).not.toBe(b.hash());
  });

  test('any cards at all, for a spectator, as long as none is shown', () => {
    const turns: Turn[] = [
      { seat: 'p0', choice: 1 },
      { seat: 'p1', choice: 5 },
      { seat: 'p0', choice: 9 },
      { seat: 'p1', choice: 3 },
    ];
    for (const order of [[...DEAL].reverse(), exchanged([0, 1], [2, 3], [6, 11]), exchanged([6, 7], [8, 9])])
      expectAlike([dealt(DEAL), dealt(order)], ['spectator'], turns);
  });

  test('the order of a deck', () => {
    expectAlike(
      [dealt(DEAL), dealt(exchanged([10, 11]))],
      ['p0', 'p1', 'spectator'],
      [
        { seat: 'p0', choice: 1 },
        { seat: 'p1', choice: 3 },
      ],
    );
  });

  test('what another seat draws in private', () => {
    const [a, b] = [dealt(DEAL), dealt(exchanged([10, 11]))];
    for (const match of [a, b]) expect(match.play('p0', 'draw', {}).status).toBe('accepted');
    for (const viewer of ['p1', 'spectator'] as const) expect(sent(b, viewer)).toBe(sent(a, viewer));
    expect(sent(a, 'p0')).not.toBe(sent(b, 'p0'));
  });

  test('a secret variable, and how long it is', () => {
    const [a, b, plain] = [begin(fleet()), begin(fleet()), begin(fleet())];
    take(a, 'p0', 'place{"at":0}');
    take(b, 'p0', 'place{"at":3}');
    for (const viewer of ['p1', 'spectator'] as const) expect(sent(b, viewer)).toBe(sent(a, viewer));
    expect(a.view('p1').variables).toEqual(plain.view('p1').variables);
    expect(a.view('p1').variables.players.p0).toEqual({ tried: 0 });
    expect(a.view('p0').variables.players).toEqual({ p0: { placed: [0], tried: 0 }, p1: { tried: 0 } });
  });

  test('why a command of its own is refused', () => {
    const [a, b] = [dealt(DEAL), dealt(exchanged([1, 3], [5, 10]))];
    for (const [action, payload] of [
      ['play', { card: 99 }],
      ['play', { card: 'B' }],
      ['play', { card: -1 }],
      ['play', { card: 0 }],
      ['play', {}],
      ['fly', {}],
    ] as const) {
      const answers = [a, b].map((match) => take(match, 'p0', `${action}${JSON.stringify(payload)}`));
      expect(answers[0]?.status).toBe('refused');
      expect(answers[1]).toEqual(answers[0]);
    }
  });
});

/** Worlds that p0 cannot tell apart: after any beginning one is a sample of the other; then both go on alike, in secret. */
test('K1 whatever was played, and whatever is done in secret from then on', () => {
  const turn = fc.record({ seat: fc.constantFrom<SeatId>('p0', 'p1'), choice: fc.nat(30) });
  fc.assert(
    fc.property(
      fc.nat(9999),
      fc.array(fc.nat(30), { maxLength: 12 }),
      fc.array(turn),
      (seed, beginning, turns) => {
        const match = begin(cards(), { seed: `${seed}` });
        for (const choice of beginning) {
          const [seat] = match.acting();
          if (seat) match.take(seat, choice % match.choices(seat));
        }
        const other = match.sample('p0', { int: (outcomes) => (seed * 7919) % outcomes });
        other.view('p1');
        expect(sent(other, 'p0')).toBe(sent(match, 'p0'));
        for (const { choice } of turns) {
          const [seat] = match.acting();
          if (!seat) return;
          const [one, two] = [match, other].map((each) => secretMove(each, seat, choice));
          if (one === undefined) return;
          expect(take(match, seat, one).status).toBe('accepted');
          expect(take(other, seat, two ?? '').status).toBe('accepted');
          expect(sent(other, 'p0')).toBe(sent(match, 'p0'));
        }
      },
    ),
    { numRuns: 25 },
  );
});

/** A move that shows p0 nothing new: of p0 any with a card of its own, of p1 one that hides its card. */
function secretMove(match: LockedMatch, seat: SeatId, choice: number): string | undefined {
  const actions = seat === 'p0' ? ['play', 'bin'] : ['bin', 'draw', 'mix'];
  const moves = match.offers(seat).filter(({ action }) => actions.includes(action));
  return moves[choice % moves.length]?.id;
}

describe('K2 no view names what its viewer does not see', () => {
  const everything = (match: Match, viewer: Viewer) => sent(match, viewer);

  test('neither by definition nor by runtime id', () => {
    const match = dealt(DEAL);
    const hidden = { p0: 'BDFHJKL', p1: 'ACEGIKL', spectator: 'ABCDEFGHIJKL' };
    for (const [viewer, ids] of Object.entries(hidden))
      for (const id of ids) {
        expect(everything(match, viewer as Viewer)).not.toContain(`#${id}"`);
        expect(everything(match, viewer as Viewer)).not.toContain(`"${id}"`);
      }
  });

  test('levels: identity, backs in order, a count', () => {
    const match = dealt(DEAL);
    const { spaces } = match.view('p0');
    expect(spaces).toMatchObject({
      deck: { count: 2 },
      bin: { count: 0 },
      row: { pieces: [] },
      'hand:p1': { count: 3 },
    });
    expect(Object.keys(spaces['hand:p1'] ?? {})).toEqual(['count']);
    const piecesOf = (id: string) => piecesSeen(match, 'p0', id);
    expect(piecesOf('hand:p0').map(({ definition }) => definition)).toEqual([
      'tiny/cards#A',
      'tiny/cards#C',
      'tiny/cards#E',
    ]);
    expect(piecesOf('rack:p1').map((piece) => Object.keys(piece).sort())).toEqual([
      ['face', 'name', 'owner'],
      ['face', 'name', 'owner'],
    ]);
  });

  test('a face that is down is hidden in a public space, from everybody', () => {
    const match = begin(
      game({
        spaces: {
          row: PUBLIC,
          gone: { owner: 'nothing', others: 'nothing' },
          box: { owner: 'any', others: 'any' },
        },
        pieces: 'row: A ~B | gone: C | box: D E',
        phases: {
          playing: {
            participation: 'single',
            offers: (_, offer) => offer('wait', {}),
            actions: { wait: { apply: () => {} } },
          },
        },
      }),
    );
    for (const viewer of ['p0', 'p1', 'spectator'] as const)
      expect(match.view(viewer).spaces).toEqual({
        row: {
          pieces: [
            { name: 1, definition: 'tiny/cards#A', owner: null, face: 'up' },
            { name: 2, owner: null, face: 'down' },
          ],
        },
        box: { any: true },
      });
  });
});

describe('K3 names', () => {
  const namesOf = (match: Match, viewer: Viewer, space: string) =>
    piecesSeen(match, viewer, space).map(({ name }) => name);

  test('are given in the order in which pieces came into sight, never in that of what they are', () => {
    for (const order of [DEAL, [...DEAL].reverse(), exchanged([6, 7], [8, 9])]) {
      const match = dealt(order);
      expect([namesOf(match, 'spectator', 'rack:p0'), namesOf(match, 'spectator', 'rack:p1')]).toEqual([
        [1, 2],
        [3, 4],
      ]);
      expect(namesOf(match, 'p0', 'hand:p0')).toEqual([1, 2, 3]);
    }
  });

  test('stay with a piece that is seen to move', () => {
    const match = dealt(DEAL);
    const [first] = namesOf(match, 'p1', 'rack:p0');
    match.play('p0', 'play', { card: 'G' });
    expect(namesOf(match, 'p1', 'row')).toEqual([first]);
  });

  test('of a piece that was out of sight are new ones', () => {
    const match = dealt(DEAL);
    match.play('p0', 'play', { card: 'A' });
    const [seen] = namesOf(match, 'p1', 'row');
    expect(namesOf(match, 'p1', 'hand:p1')).not.toContain(seen);
    expect(new Set([...namesOf(match, 'p1', 'rack:p0'), ...namesOf(match, 'p1', 'rack:p1'), seen]).size).toBe(
      5,
    );
  });

  const pile = (apply: NonNullable<TinyGame['phases'][string]['actions']>[string] & {}) =>
    game({
      spaces: { pile: PUBLIC, 'rack@seat': BACKS, bin: HIDDEN },
      pieces: 'pile: A B C D',
      phases: {
        playing: {
          participation: 'single',
          offers: (_, offer) => offer('mix', {}),
          actions: { mix: apply },
        },
      },
    });

  test('do not follow a card that is turned down and shuffled', () => {
    const mixing = pile({
      apply(play) {
        const at = play.space('pile');
        for (const card of piecesIn(play.table, at)) turnPiece(play.table, card, 'down');
        play.chance.shuffle(at);
      },
    });
    const after = (shuffle: readonly string[]) => {
      const match = begin(mixing, { script: [{ shuffle }] });
      for (const viewer of ['p0', 'spectator'] as const) match.view(viewer);
      match.take('p0', 0);
      return (['p0', 'spectator'] as const).map((viewer) => sent(match, viewer));
    };
    for (const order of ['ABCD', 'DCBA', 'BADC', 'CDAB'])
      expect(after([...order])).toEqual(after([...'DCBA']));
  });

  test('do not tell where a card lay that is shuffled and turned up again', () => {
    const showing = game({
      spaces: { pile: PUBLIC },
      pieces: 'pile: ~A ~B ~C ~D',
      phases: {
        playing: {
          participation: 'single',
          offers: (_, offer) => offer('mix', {}),
          actions: {
            mix: {
              apply(play) {
                const at = play.space('pile');
                play.chance.shuffle(at);
                for (const card of piecesIn(play.table, at)) turnPiece(play.table, card, 'up');
              },
            },
          },
        },
      },
    });
    const matchAfter = (dealing: readonly string[]) => {
      const match = begin(showing, { script: [{ shuffle: dealing }] });
      match.view('p0');
      match.take('p0', 0);
      return namesOf(match, 'p0', 'pile');
    };
    expect(matchAfter([...'ABCD'])).toEqual(matchAfter([...'DBCA']));
  });

  test('do not follow backs that rules lay in another order', () => {
    const sorting = (reverse: boolean) =>
      pile({
        apply(play) {
          const at = play.space('pile');
          const order = piecesIn(play.table, at);
          for (const card of order) turnPiece(play.table, card, 'down');
          arrange(play.table, at, reverse ? order.reverse() : order);
        },
      });
    const after = (of: LockedGame) => {
      const match = begin(of);
      match.view('p1');
      match.take('p0', 0);
      return sent(match, 'p1');
    };
    expect(after(sorting(true))).toBe(after(sorting(false)));
  });

  test('of a hand that its owner sees stay when it is sorted', () => {
    const match = begin(
      game({
        spaces: { 'rack@seat': BACKS, deck: HIDDEN },
        pieces: 'deck: ~A ~B ~C',
        setup(play) {
          for (const card of piecesIn(play.table, play.space('deck')))
            movePiece(play.table, card, play.space('rack', 0));
        },
        phases: {
          playing: {
            participation: 'single',
            offers: (_, offer) => offer('sort', {}),
            actions: {
              sort: {
                apply(play) {
                  arrange(
                    play.table,
                    play.space('rack', 0),
                    piecesIn(play.table, play.space('rack', 0)).reverse(),
                  );
                },
              },
            },
          },
        },
      }),
    );
    expect(namesOf(match, 'p0', 'rack:p0')).toEqual([1, 2, 3]);
    match.take('p0', 0);
    expect(namesOf(match, 'p0', 'rack:p0')).toEqual([3, 2, 1]);
  });

  test('lead back to the piece by the seat that has them alone', () => {
    const match = dealt(DEAL);
    const mine = match.offers('p0').map(({ payload }) => payload.card);
    expect(mine.slice(0, 6)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(take(match, 'p0', 'play{"card":2}').status).toBe('accepted');
    expect(match.record().entries.at(-1)).toMatchObject({ steps: [{ payload: { card: 'C' } }] });
    expect(take(match, 'p1', 'play{"card":"D"}')).toMatchObject({ code: 'NOT_OFFERED' });
  });
});

test('K4 what leaves tells neither seed nor draws nor hashes', () => {
  const match = begin(cards(), { chance: 'chacha20', seed: 'c4'.repeat(32) });
  match.play('p0', 'mix', {});
  for (const viewer of ['p0', 'p1', 'spectator'] as const) {
    const text = sent(match, viewer);
    expect(text).not.toContain('c4c4');
    expect(text).not.toContain('draws');
    expect(text).not.toContain(match.hash());
    for (const { hash } of match.record().entries) expect(text).not.toContain(hash);
  }
});

test('K5 the module’s own view is made from what its viewer sees', () => {
  const seen: string[] = [];
  const match = dealt(
    DEAL,
    [],
    cards({
      view(view, viewer) {
        seen.push(`${viewer} ${JSON.stringify(view)}`);
        return { viewer };
      },
    }),
  );
  for (const viewer of ['p0', 'p1', 'spectator'] as const) expect(match.view(viewer).own).toEqual({ viewer });
  expect(throughJson(seen.map((each) => each.includes('#A"')))).toEqual([true, false, false]);
});
