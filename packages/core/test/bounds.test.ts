import { describe, expect, test } from 'vitest';
import { movePiece, openGame, type Play, topOf } from '../src/index.js';
import type { Match } from '../src/match/match.js';
import type { AnyGame } from '../src/match/running.js';
import { begin, game, type TinyPhase, take } from './game.js';
import { action, PUBLIC, structure } from './structure.js';

const wait: Pick<TinyPhase, 'offers' | 'actions'> = {
  offers: (_, offer) => offer('wait', {}),
  actions: { wait: { apply: () => {} } },
};

describe('P9 rules go where the manifest lets them', () => {
  const phases = (transitions: readonly string[]): Record<string, TinyPhase> => ({
    playing: { participation: 'single', ...wait, transitions, next: (play) => play.go('scoring') },
    scoring: { participation: 'none', enter: (play) => play.draw() },
  });

  test('and nowhere else: the step is refused whole', () => {
    const match = begin(game({ phases: phases(['playing']) }));
    const before = match.hash();
    expect(take(match, 'p0', 'wait{}')).toEqual({ status: 'refused', code: 'RULES_FAILED' });
    expect(match.fault).toEqual(
      expect.objectContaining({
        code: 'TRANSITION_UNKNOWN',
        message: 'phase playing cannot go to scoring: the manifest lets it go to playing',
      }),
    );
    expect(match.hash()).toBe(before);
    const allowed = begin(game({ phases: phases(['scoring']) }));
    expect(take(allowed, 'p0', 'wait{}').status).toBe('accepted');
  });

  test('a setup begins with the first phase', () => {
    const late = game({ setup: (play) => play.go('scoring'), phases: phases(['scoring']) });
    expect(() => begin(late)).toThrow(
      'the setup cannot go to phase scoring: the manifest lets it go to playing',
    );
    const first = begin(game({ setup: (play) => play.go('playing', 1), phases: phases(['scoring']) }));
    expect(first.acting()).toEqual(['p1']);
  });
});

describe('P10 a phase that does not advance by itself waits for `endPhase`', () => {
  test('of its one seat, once that has acted; `keep` lets it go on', () => {
    const match = begin(
      game({
        phases: {
          playing: {
            participation: 'single',
            autoAdvance: false,
            offers: (_, offer) => {
              offer('wait', {});
              offer('again', {});
            },
            actions: { wait: { apply: () => {} }, again: { apply: (play) => play.keep() } },
          },
        },
      }),
    );
    take(match, 'p0', 'again{}');
    expect(match.offers('p0').map(({ action: name }) => name)).toEqual(['wait', 'again']);
    take(match, 'p0', 'wait{}');
    expect(match.context('p0')).toMatchObject({
      flow: { stages: { p0: 'endPhase' }, epoch: 1 },
      offers: [{ id: 'endPhase{}', label: { key: 'offer.endPhase' } }],
    });
    expect(take(match, 'p0', 'endPhase{}').status).toBe('accepted');
    expect(match.context('p0').flow).toMatchObject({ stages: { p1: 'acting' }, epoch: 2, turn: 2 });
  });

  const together = game({
    withdraw: () => {},
    phases: {
      choosing: {
        participation: 'multiple',
        autoAdvance: false,
        offers: (_, offer) => offer('wait', {}),
        actions: { wait: { apply: (play, _, { seat }) => play.done(seat) } },
        next: (play) => play.go('choosing'),
      },
    },
  });
  const waiting = () => {
    const match = begin(together);
    for (const seat of ['p0', 'p1'] as const) take(match, seat, 'wait{}');
    return match;
  };

  test('of each seat in a phase of several, the last one for all', () => {
    const match = waiting();
    expect(match.context('p0').flow).toMatchObject({ stages: { p0: 'endPhase', p1: 'endPhase' }, epoch: 1 });
    take(match, 'p1', 'endPhase{}');
    expect(match.context('p0').flow).toMatchObject({ stages: { p0: 'endPhase' }, epoch: 1 });
    take(match, 'p0', 'endPhase{}');
    expect(match.context('p0').flow).toMatchObject({ stages: { p0: 'acting', p1: 'acting' }, epoch: 2 });
  });

  test('but of nobody who has left', () => {
    const match = waiting();
    take(match, 'p1', 'endPhase{}');
    match.withdraw('p0');
    expect(match.context('p1').flow).toMatchObject({ stages: { p1: 'acting' }, epoch: 2 });
  });
});

const hands = (rule: (play: Play<AnyGame>) => void) =>
  openGame<AnyGame>(
    structure({
      spaces: [
        { id: 'deck', per: 'table', visibility: PUBLIC },
        { id: 'hand', per: 'seat', visibility: PUBLIC, capacity: 2, minimum: 1, decks: ['tiny/crops'] },
      ],
      definitions: ['tiny/crops#corn', 'tiny/coins#one'].map((id) => ({ id, name: id, properties: {} })),
      pieces: [
        { id: 'coin', definition: 'tiny/coins#one', count: 1, per: 'table', space: 'deck', face: 'up' },
        { id: 'corn', definition: 'tiny/crops#corn', count: 5, per: 'table', space: 'deck', face: 'up' },
      ],
      actions: [action('wait')],
    }),
    {
      setup: (play) => [0, 1].forEach((seat) => void deal(play, seat)),
      phases: { waiting: { offers: (_, offer) => offer('wait', {}), actions: { wait: { apply: rule } } } },
    },
  ).create({ seats: 2, chance: 'xorshift32', seed: '7' }) as Match;

const deal = (play: Play<AnyGame>, seat: number) =>
  movePiece(play.table, topOf(play.table, play.space('deck')), play.space('hand', seat));

function mustBreak(rule: (play: Play<AnyGame>) => void, code: string, message: string): void {
  const match = hands(rule);
  const before = match.hash();
  expect(match.play('p0', 'wait', {})).toEqual({ status: 'refused', code: 'RULES_FAILED' });
  expect(match.fault).toEqual(expect.objectContaining({ code, message }));
  expect(match.hash()).toBe(before);
}

test('B1 no space takes more than it holds, nor cards of another deck', () => {
  mustBreak((play) => [0, 0].forEach((seat) => void deal(play, seat)), 'SPACE_FULL', 'hand:p0 is full');
  mustBreak(
    (play) => movePiece(play.table, 0, play.space('hand', 0)),
    'DECK_WRONG',
    'hand:p0 takes no cards of the deck of coin',
  );
});

test('B2 no space is left with less than its minimum', () => {
  mustBreak(
    (play) => movePiece(play.table, topOf(play.table, play.space('hand', 1)), play.space('deck')),
    'SPACE_UNDER_MINIMUM',
    'hand:p1 holds 0 and must hold at least 1',
  );
});
