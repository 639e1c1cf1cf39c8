import { describe, expect, test } from 'vitest';
import { movePiece, type Play, pieceOf, showPiece, topOf, turnPiece, type Viewer } from '../src/index.js';
import type { Match } from '../src/match/match.js';
import type { AnyGame } from '../src/match/running.js';
import { begin, game, offered, piecesSeen, take, throughJson } from './game.js';
import { fleet, market } from './games.js';
import { HIDDEN, OWNER_ONLY, PUBLIC } from './structure.js';

/** Piece names of the market: `A` is 1 for everybody, and so on. */
const pick = (name: number) => `pick{"card":${name}}`;

const PUBLIC_VIEWERS = ['p1', 'spectator'] as const;

/** All that others are shown, and all that is kept, but for drafts. */
const outside = (match: Match) =>
  throughJson({
    hash: match.hash(),
    record: match.record(),
    others: PUBLIC_VIEWERS.map((viewer) => [
      match.view(viewer),
      match.context(viewer),
      match.updates(viewer, 0),
    ]),
    offers: match.offers('p1'),
    choices: match.choices('p1'),
    acting: match.acting(),
    own: match.updates('p0', 0),
  });

const cardsOf = (match: Match, viewer: Viewer, space: string) =>
  piecesSeen(match, viewer, space).map(({ definition }) => definition?.replace('tiny/cards#', ''));

describe('D1 what ends a decision, by the first rule that fits', () => {
  test.each([
    ['a choice that drew', 'flip{}', { draws: 1 }],
    ['a choice that reveals', 'peek{}', { draws: 0 }],
    ['a confirm', 'leave{}', { draws: 0 }],
  ])('%s', (_, offer, entry) => {
    const match = begin(market());
    expect(take(match, 'p0', offer)).toMatchObject({ status: 'accepted', entry: { revision: 2, ...entry } });
    expect(match.context('p0').draft).toBeNull();
  });

  test.each([
    ['a choice that did neither', pick(1)],
    ['a cancel', 'swap{}'],
  ])('and %s leaves it open', (_, offer) => {
    const match = begin(market());
    take(match, 'p0', pick(2));
    expect(take(match, 'p0', offer)).toEqual({ status: 'accepted' });
    expect(match.context('p0')).toMatchObject({ flow: { revision: 1 }, draft: { steps: [{}, {}] } });
  });

  test('a choice that ends the match ends it too', () => {
    const match = begin(
      game({
        phases: {
          playing: {
            participation: 'single',
            offers: (_, offer) => offer('yield', {}, { intent: 'choice' }),
            actions: { yield: { apply: (play) => play.draw() } },
          },
        },
      }),
    );
    expect(take(match, 'p0', 'yield{}')).toMatchObject({ status: 'accepted', entry: { kind: 'decision' } });
    expect(match.context('p0').status).toBe('finished');
  });

  /** p0 looks through a pile that nobody sees into: each choice is said to be one more step. */
  const peeking = (peek: (play: Play<AnyGame>) => void) =>
    begin(
      game({
        spaces: { deck: HIDDEN, 'hand@seat': OWNER_ONLY, row: PUBLIC },
        pieces: 'deck: ~A ~B ~C | row: ~D E',
        phases: {
          playing: {
            participation: 'single',
            offers: (_, offer) => offer('peek', {}, { intent: 'choice' }),
            actions: { peek: { apply: peek } },
          },
        },
      }),
    );
  const top = (play: Play<AnyGame>, space: string) => topOf(play.table, play.space(space));

  test.each<[string, (play: Play<AnyGame>) => void, boolean]>([
    [
      'a card that its seat draws',
      (play) => movePiece(play.table, top(play, 'deck'), play.space('hand', 0)),
      true,
    ],
    ['a card that is turned up', (play) => turnPiece(play.table, pieceOf(play.table, 'D'), 'up'), true],
    ['a card that is shown to it', (play) => showPiece(play.table, top(play, 'deck'), [0]), true],
    ['a card that is shown to another', (play) => showPiece(play.table, top(play, 'deck'), [1]), false],
    [
      'a card that another draws',
      (play) => movePiece(play.table, top(play, 'deck'), play.space('hand', 1)),
      false,
    ],
    [
      'a card that it has seen before',
      (play) => movePiece(play.table, pieceOf(play.table, 'E'), play.space('hand', 0)),
      false,
    ],
  ])('a step is a reveal by what its seat comes to know, whatever its offer says: %s', (_, peek, ends) => {
    const match = peeking(peek);
    expect('entry' in take(match, 'p0', 'peek{}')).toBe(ends);
  });

  test('whatever came before it in the draft', () => {
    for (const last of ['flip{}', 'peek{}', 'keep{}', 'bid{}']) {
      const match = begin(market());
      take(match, 'p0', pick(1));
      take(match, 'p0', pick(2));
      const answer = take(match, 'p0', last, last === 'bid{}' ? 6 : undefined);
      expect(answer).toMatchObject({ entry: { steps: [{ action: 'pick' }, { action: 'pick' }, {}] } });
    }
  });
});

describe('D2 the list of steps is one entry', () => {
  test('with runtime ids and values, whole in the record', () => {
    const match = begin(market());
    take(match, 'p0', pick(2));
    take(match, 'p0', 'swap{}');
    take(match, 'p0', pick(3));
    expect(take(match, 'p0', 'bid{}', 6)).toMatchObject({
      entry: {
        kind: 'decision',
        seat: 'p0',
        revision: 2,
        draws: 0,
        steps: [
          { action: 'pick', payload: { card: 'B' } },
          { action: 'swap', payload: {} },
          { action: 'pick', payload: { card: 'C' } },
          { action: 'bid', payload: {}, value: 6 },
        ],
      },
    });
    expect(match.context('p0')).toMatchObject({ flow: { revision: 2, revisions: { p0: 1 } }, draft: null });
  });

  test('and events, flow and endings come once, at its end', () => {
    const match = begin(market());
    for (const offer of [pick(1), pick(4), 'keep{}']) take(match, 'p0', offer);
    expect(match.updates('p1', 0)).toEqual([
      { note: { revision: 1, kind: 'setup' }, events: [] },
      {
        note: { revision: 2, kind: 'decision', seat: 'p0' },
        events: [
          {
            seq: 1,
            type: 'kept',
            data: {
              seat: 0,
              cards: [
                { name: 1, definition: 'tiny/cards#A' },
                { name: 4, definition: 'tiny/cards#D' },
              ],
            },
          },
        ],
      },
    ]);
  });

  test('a confirm that breaks leaves the draft as it was', () => {
    const match = begin(
      game({
        global: { count: 0 },
        phases: {
          playing: {
            participation: 'single',
            offers(_, offer) {
              offer('more', {}, { intent: 'choice' });
              offer('break', {});
              offer('end', {});
            },
            actions: {
              more: {
                apply(play) {
                  play.global.count = Number(play.global.count) + 1;
                },
              },
              break: {
                apply() {
                  throw new Error('broken');
                },
              },
              end: { apply: () => {} },
            },
          },
        },
      }),
    );
    take(match, 'p0', 'more{}');
    take(match, 'p0', 'more{}');
    expect(take(match, 'p0', 'break{}')).toEqual({ status: 'refused', code: 'RULES_FAILED' });
    expect(match.context('p0').draft?.steps).toHaveLength(2);
    expect(match.view('p0').variables.global.count).toBe(2);
    expect(take(match, 'p0', 'end{}')).toMatchObject({ entry: { steps: [{}, {}, {}] } });
    expect(match.view('p1').variables.global.count).toBe(2);
  });
});

describe('D3 a draft is seen by its seat alone', () => {
  test('others see the match without it, to the byte; nothing of it is in hash and record', () => {
    const match = begin(market());
    const before = outside(match);
    for (const offer of [pick(1), 'swap{}', pick(3), pick(5)]) {
      expect(take(match, 'p0', offer)).toEqual({ status: 'accepted' });
      expect(outside(match)).toEqual(before);
    }
  });

  test('its seat sees the table with it, and what it may do next', () => {
    const match = begin(market());
    take(match, 'p0', pick(2));
    take(match, 'p0', pick(5));
    expect([cardsOf(match, 'p0', 'market'), cardsOf(match, 'p0', 'tray:p0')]).toEqual([
      ['A', 'C', 'D', 'F'],
      ['B', 'E'],
    ]);
    expect(cardsOf(match, 'p1', 'market')).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(offered(match, 'p0')).toEqual(['swap{}', 'keep{}', 'flip{}', 'peek{}', 'bid{}']);
    expect(match.context('p0').draft).toEqual({
      steps: [
        { action: 'pick', label: { key: 'offer.pick', values: { card: 2 } } },
        { action: 'pick', label: { key: 'offer.pick', values: { card: 5 } } },
      ],
    });
  });

  test('pieces keep their names in it', () => {
    const match = begin(market());
    const names = (space: string) => piecesSeen(match, 'p0', space).map(({ name }) => name);
    take(match, 'p0', pick(2));
    expect([names('market'), names('tray:p0')]).toEqual([[1, 3, 4, 5, 6], [2]]);
    take(match, 'p0', 'swap{}');
    expect([names('market'), names('tray:p0')]).toEqual([[1, 3, 4, 5, 6, 2], []]);
    take(match, 'p0', pick(1));
    take(match, 'p0', 'keep{}');
    expect([names('market'), names('won:p0')]).toEqual([[3, 4, 5, 6, 2], [1]]);
  });

  test('two seats may have drafts of the same card', () => {
    const match = begin(market());
    take(match, 'p0', pick(1));
    take(match, 'p1', pick(1));
    expect([cardsOf(match, 'p0', 'tray:p0'), cardsOf(match, 'p1', 'tray:p1')]).toEqual([['A'], ['A']]);
    expect([cardsOf(match, 'p0', 'tray:p1'), cardsOf(match, 'spectator', 'tray:p0')]).toEqual([[], []]);
  });

  test('looking at it changes nothing', () => {
    const match = begin(market());
    take(match, 'p0', pick(1));
    const before = outside(match);
    const view = throughJson(match.view('p0'));
    for (let look = 0; look < 3; look++) {
      match.offers('p0');
      match.choices('p0');
      match.play('p0', 'pick', { card: 'A' });
      expect(throughJson(match.view('p0'))).toEqual(view);
    }
    expect(outside(match)).toEqual(before);
  });
});

describe('D4 a draft survives', () => {
  const afterSaving = (match: Match, of = market()): Match => of.load(throughJson(match.save())) as Match;

  test('being written and read, at every step', () => {
    for (const steps of [[], [pick(1)], [pick(1), 'swap{}'], [pick(1), 'swap{}', pick(4), pick(6)]]) {
      const match = begin(market());
      for (const step of steps) take(match, 'p0', step);
      const again = afterSaving(match);
      expect(again.hash()).toBe(match.hash());
      for (const viewer of ['p0', 'p1', 'spectator'] as const) {
        expect(again.view(viewer)).toEqual(match.view(viewer));
        expect(again.context(viewer)).toEqual(match.context(viewer));
      }
      expect(take(again, 'p0', pick(2))).toEqual(take(match, 'p0', pick(2)));
      expect(take(again, 'p0', 'bid{}', 3)).toEqual(take(match, 'p0', 'bid{}', 3));
      expect(throughJson(again.save())).toEqual(throughJson(match.save()));
    }
  });

  test('what others do elsewhere', () => {
    const match = begin(market());
    take(match, 'p0', pick(1));
    take(match, 'p0', pick(2));
    for (const offer of [pick(6), 'keep{}', 'flip{}']) take(match, 'p1', offer);
    expect(match.context('p0').draft).toMatchObject({ steps: [{ action: 'pick' }, { action: 'pick' }] });
    expect(match.context('p0').draft).not.toHaveProperty('shortened');
    expect(cardsOf(match, 'p0', 'market')).toEqual(['C', 'D', 'E']);
  });

  test('saved drafts that are none are refused', () => {
    const { state, record } = throughJson(begin(market()).save());
    for (const drafts of [[], [[]], 'none', { p0: [] }, null, [[], [], []]])
      expect(() => market().load({ state: { ...state, drafts }, record })).toThrow(
        expect.objectContaining({ code: 'STATE_WRONG' }),
      );
  });
});

describe('D5 a draft is cut to what is still offered when the match changes under it', () => {
  test.each([
    ['from the first step on', [1, 2], 1, []],
    ['from the second', [2, 1], 1, ['B']],
    ['of one step', [1], 1, []],
  ])('%s', (_, picks, taken, left) => {
    const match = begin(market());
    for (const name of picks) take(match, 'p0', pick(name));
    take(match, 'p1', pick(taken));
    expect(match.context('p0').draft?.steps).toHaveLength(picks.length);
    take(match, 'p1', 'keep{}');
    expect(match.context('p0').draft).toMatchObject({ shortened: true });
    expect(match.context('p0').draft?.steps).toHaveLength(left.length);
    expect(cardsOf(match, 'p0', 'tray:p0')).toEqual(left);
  });

  test('and is told so until its seat does something', () => {
    for (const act of [(match: Match) => take(match, 'p0', pick(4)), (match: Match) => match.undo('p0')]) {
      const match = begin(market());
      take(match, 'p0', pick(2));
      take(match, 'p0', pick(1));
      take(match, 'p1', pick(1));
      take(match, 'p1', 'keep{}');
      expect(match.context('p0').draft).toMatchObject({ shortened: true, steps: [{}] });
      expect(match.context('p0').draft).toMatchObject({ shortened: true });
      expect(act(match).status).toBe('accepted');
      expect(match.context('p0').draft ?? {}).not.toHaveProperty('shortened');
    }
  });

  test('and is told so after a restart too', () => {
    const match = begin(market());
    take(match, 'p0', pick(1));
    take(match, 'p1', pick(1));
    take(match, 'p1', 'keep{}');
    const again = market().load(throughJson(match.save()));
    expect(again.context('p0')).toEqual(match.context('p0'));
  });

  test('a later step is dropped too, though it were offered again', () => {
    const match = begin(market());
    for (const name of [3, 4]) take(match, 'p0', pick(name));
    take(match, 'p1', pick(3));
    take(match, 'p1', 'keep{}');
    expect(match.context('p0').draft).toEqual({ steps: [], shortened: true });
    expect(offered(match, 'p0')).toContain(pick(4));
  });

  test('a step that breaks on the changed match is dropped, and the other’s entry stands', () => {
    const match = begin(
      game({
        global: { open: true },
        phases: {
          working: {
            participation: 'multiple',
            offers(_, offer) {
              offer('plan', {}, { intent: 'choice' });
              offer('close', {});
            },
            actions: {
              plan: {
                apply(play) {
                  if (!play.global.open) throw new Error('closed');
                },
              },
              close: { apply: (play) => Object.assign(play.global, { open: false }) },
            },
          },
        },
      }),
    );
    take(match, 'p0', 'plan{}');
    expect(take(match, 'p1', 'close{}')).toMatchObject({ status: 'accepted', entry: { revision: 2 } });
    expect(match.context('p0')).toMatchObject({
      flow: { revision: 2 },
      draft: { steps: [], shortened: true },
    });
    expect(match.view('p0').variables.global.open).toBe(false);
    expect(match.record().entries).toHaveLength(2);
    expect(match.hash()).toBe(match.record().entries.at(-1)?.hash);
  });

  test.each<[string, (play: Play<AnyGame>, seat: number) => void]>([
    ['draw', (play) => void play.chance.int(6)],
    [
      'reveal',
      (play, seat) => movePiece(play.table, topOf(play.table, play.space('deck')), play.space('hand', seat)),
    ],
  ])('a step that would now %s is dropped: it would show what is not decided yet', (_, act) => {
    const match = begin(
      game({
        spaces: { deck: HIDDEN, 'hand@seat': OWNER_ONLY },
        pieces: 'deck: ~A ~B',
        global: { open: false },
        phases: {
          working: {
            participation: 'multiple',
            offers(_, offer) {
              offer('plan', {}, { intent: 'choice' });
              offer('open', {});
            },
            actions: {
              plan: {
                apply(play, _, { seat }) {
                  if (play.global.open) act(play, seat);
                },
              },
              open: { apply: (play) => Object.assign(play.global, { open: true }) },
            },
          },
        },
      }),
    );
    take(match, 'p0', 'plan{}');
    const before = match.view('p0').spaces;
    expect(take(match, 'p1', 'open{}')).toMatchObject({ status: 'accepted', entry: { draws: 0 } });
    expect(match.context('p0').draft).toEqual({ steps: [], shortened: true });
    expect(match.view('p0').spaces).toEqual(before);
    expect(take(match, 'p0', 'plan{}')).toMatchObject({ entry: { revision: 3 } });
  });

  test('a draft of a seat whose part is over is dropped', () => {
    const stages = fleet({
      phases: {
        working: {
          participation: 'multiple',
          offers(_, offer) {
            offer('plan', {}, { intent: 'choice' });
            offer('close', {});
          },
          actions: { plan: { apply: () => {} }, close: { apply: (play) => play.go('after') } },
        },
        after: {
          participation: 'single',
          offers: (_, offer) => offer('rest', {}),
          actions: { rest: { apply: () => {} } },
        },
      },
    });
    const match = begin(stages);
    take(match, 'p1', 'plan{}');
    take(match, 'p0', 'plan{}');
    take(match, 'p0', 'close{}');
    expect(match.context('p1').draft).toEqual({ steps: [], shortened: true });
    expect(match.context('p0').draft).toBeNull();
  });

  test('a match that ends leaves no drafts', () => {
    const match = begin(
      market({
        withdraw: (play) => play.cancel(),
      }),
    );
    take(match, 'p0', pick(1));
    match.withdraw('p1');
    expect(match.context('p0')).toMatchObject({
      status: 'cancelled',
      draft: { steps: [], shortened: true },
      offers: [],
    });
    expect(cardsOf(match, 'p0', 'market')).toHaveLength(6);
  });
});

describe('D6 undo inside a draft', () => {
  test('takes back its last step, always, and is no entry', () => {
    const match = begin(market());
    const before = outside(match);
    take(match, 'p0', pick(1));
    const one = throughJson([match.view('p0'), match.context('p0')]);
    take(match, 'p0', pick(2));
    expect(match.context('p0').undo).toEqual({ allowed: true });
    expect(match.undo('p0')).toEqual({ status: 'accepted' });
    expect(throughJson([match.view('p0'), match.context('p0')])).toEqual(one);
    expect(match.undo('p0')).toEqual({ status: 'accepted' });
    expect(match.context('p0')).toMatchObject({ draft: null, undo: { allowed: false } });
    expect(match.undo('p0')).toMatchObject({ status: 'refused' });
    expect(outside(match)).toEqual(before);
  });

  test('counts the step, so that a held command comes too late', () => {
    const match = begin(market());
    take(match, 'p0', pick(1));
    const held = { seat: 'p0', decision: { epoch: 1, ownRevision: 0 }, step: 1, offer: pick(2) } as const;
    match.undo('p0');
    expect(match.step(held)).toMatchObject({ code: 'STEP_PASSED' });
  });
});
