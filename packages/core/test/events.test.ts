import { describe, expect, test } from 'vitest';
import { type MatchEvent, movePiece, topOf, turnPiece, type Viewer } from '../src/index.js';
import type { Match } from '../src/match/match.js';
import { begin, game, piecesSeen, take, throughJson } from './game.js';
import { cards, counting, fleet } from './games.js';
import { HIDDEN, OWNER_ONLY, PUBLIC } from './structure.js';

const VIEWERS: readonly Viewer[] = ['p0', 'p1', 'spectator'];

const heard = (match: Match, viewer: Viewer): MatchEvent[] =>
  match.updates(viewer, 0).flatMap(({ events }) => events);

const told = (match: Match, viewer: Viewer) => heard(match, viewer).map(({ type, data }) => ({ type, data }));

describe('E1 an event is told to whom it is for', () => {
  test('all are told what is for all', () => {
    const match = begin(counting());
    take(match, 'p0', 'add{"by":2}');
    for (const viewer of VIEWERS)
      expect(told(match, viewer)).toEqual([{ type: 'counted', data: { count: 2 } }]);
  });

  test('the others are told the poorer variant', () => {
    const match = begin(fleet());
    take(match, 'p1', 'place{"at":3}');
    expect(told(match, 'p1')).toEqual([{ type: 'placed', data: { seat: 1, at: 3 } }]);
    for (const viewer of ['p0', 'spectator'] as const)
      expect(told(match, viewer)).toEqual([{ type: 'placed', data: { seat: 1 } }]);
  });

  test('or nothing where there is none', () => {
    const whisper = counting({
      events: { counted: { count: 'integer' }, whispered: { secret: 'integer' } },
      phases: {
        playing: {
          participation: 'single',
          offers: (_, offer) => offer('whisper', {}),
          actions: {
            whisper: {
              apply(play) {
                play.emit('whispered', { secret: 1 }, { to: [1] });
                play.emit('whispered', { secret: 2 }, { to: [] });
                play.emit('whispered', { secret: 3 }, { to: [0, 1] });
                play.emit('counted', { count: 1 });
              },
            },
          },
        },
      },
    });
    const match = begin(whisper);
    take(match, 'p0', 'whisper{}');
    const secrets = (viewer: Viewer) => told(match, viewer).map(({ data }) => data.secret);
    expect([secrets('p0'), secrets('p1'), secrets('spectator')]).toEqual([
      [3, undefined],
      [1, 3, undefined],
      [undefined],
    ]);
  });

  test('each viewer counts its own events, so that none sees from a gap that there was another', () => {
    const match = begin(cards());
    for (const [seat, action] of [
      ['p0', 'draw'],
      ['p1', 'draw'],
      ['p0', 'mix'],
    ] as const)
      match.play(seat, action, {});
    for (const viewer of VIEWERS) expect(heard(match, viewer).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('fields that the manifest does not declare are not told', () => {
    const match = begin(
      counting({
        setup: (play) => play.emit('counted', { count: 1, secret: 7 }),
      }),
    );
    expect(told(match, 'p0')).toEqual([{ type: 'counted', data: { count: 1 } }]);
  });
});

describe('E2 every entry is one update for every viewer', () => {
  test('whatever it may see of it, and in order', () => {
    const match = begin(cards());
    match.play('p0', 'draw', {});
    match.play('p1', 'mix', {});
    match.withdraw('p0');
    const notes = [
      { revision: 1, kind: 'setup' },
      { revision: 2, kind: 'decision', seat: 'p0' },
      { revision: 3, kind: 'decision', seat: 'p1' },
      { revision: 4, kind: 'withdrawal', seat: 'p0' },
    ];
    for (const viewer of VIEWERS) expect(match.updates(viewer, 0).map(({ note }) => note)).toEqual(notes);
  });

  test('those after a revision are the rest of all', () => {
    const match = begin(counting());
    for (let add = 0; add < 6; add++) take(match, add % 2 ? 'p1' : 'p0', 'add{"by":1}');
    const all = match.updates('p1', 0);
    for (let revision = 0; revision <= 8; revision++)
      expect(match.updates('p1', revision)).toEqual(all.slice(revision));
  });

  test('whether one looked from the beginning or comes late', () => {
    const [early, late] = [begin(cards()), begin(cards())];
    for (const viewer of VIEWERS) early.view(viewer);
    for (const match of [early, late]) {
      match.play('p0', 'draw', {});
      match.play('p1', 'mix', {});
      match.take('p0', 0);
      match.take('p1', 1);
    }
    for (const viewer of VIEWERS) {
      expect(late.updates(viewer, 0)).toEqual(early.updates(viewer, 0));
      expect(late.view(viewer)).toEqual(early.view(viewer));
      expect(late.offers('p0')).toEqual(early.offers('p0'));
    }
  });

  test('however long the match', () => {
    const alone = counting({
      seats: { min: 1, max: 1 },
      config: [{ name: 'to', type: 'integer', default: 9999 }],
    });
    const match = begin(alone, { seats: 1 });
    match.view('p0');
    for (let add = 0; add < 600; add++) match.take('p0', 0);
    expect(match.updates('p0', 0).map(({ note }) => note.revision)).toEqual(
      Array.from({ length: 601 }, (_, index) => index + 1),
    );
    expect(heard(match, 'p0').map(({ seq }) => seq)).toEqual(
      Array.from({ length: 600 }, (_, index) => index + 1),
    );
  });
});

describe('E3 a piece in an event', () => {
  test('is named as its viewer names it, and what it is told to who sees it', () => {
    const match = begin(cards());
    const [card] = piecesSeen(match, 'p0', 'hand:p0');
    take(match, 'p0', `play{"card":${card?.name}}`);
    const [event] = told(match, 'p0');
    const { name, definition } = card ?? {};
    expect(event).toEqual({ type: 'played', data: { seat: 0, card: { name, definition } } });
    const [seen] = told(match, 'p1');
    expect(seen?.data.card).toMatchObject({ definition: card?.definition });
    expect(piecesSeen(match, 'p1', 'row')).toMatchObject([seen?.data.card]);
  });

  test('is left out for who cannot tell it from others', () => {
    const peek = cards({
      setup(play) {
        play.chance.shuffle(play.space('deck'));
        const top = topOf(play.table, play.space('deck'));
        play.emit('binned', { seat: 0, card: play.table.blueprint.pieces[top]?.id ?? '' });
        movePiece(play.table, top, play.space('hand', 1));
        play.emit('binned', { seat: 1, card: play.table.blueprint.pieces[top]?.id ?? '' });
      },
    });
    const match = begin(peek);
    expect(told(match, 'p0').map(({ data }) => Object.keys(data))).toEqual([['seat'], ['seat']]);
    expect(told(match, 'p1').map(({ data }) => Object.keys(data))).toEqual([['seat'], ['seat', 'card']]);
  });

  test('that lies face down where all see it has a name, and nothing more', () => {
    const match = begin(
      game({
        spaces: { row: PUBLIC },
        pieces: 'row: ~A B',
        events: { touched: { card: 'cardId' } },
        phases: {
          playing: {
            participation: 'single',
            offers: (_, offer) => offer('touch', {}),
            actions: {
              touch: { apply: (play) => ['A', 'B'].forEach((card) => void play.emit('touched', { card })) },
            },
          },
        },
      }),
    );
    take(match, 'p0', 'touch{}');
    expect(told(match, 'p1').map(({ data }) => data.card)).toEqual([
      { name: 1 },
      { name: 2, definition: 'tiny/cards#B' },
    ]);
  });

  test('is told of as it was seen at that moment, whatever comes of it in the same step', () => {
    const match = begin(
      game({
        spaces: { deck: HIDDEN, row: PUBLIC, 'hand@seat': OWNER_ONLY },
        pieces: 'deck: ~A ~B',
        events: { turned: { card: 'cardId' } },
        phases: {
          playing: {
            participation: 'single',
            offers: (_, offer) => offer('show', {}),
            actions: {
              show: {
                apply(play) {
                  const card = topOf(play.table, play.space('deck'));
                  movePiece(play.table, card, play.space('row'));
                  turnPiece(play.table, card, 'up');
                  play.emit('turned', { card: 'B' });
                  turnPiece(play.table, card, 'down');
                  movePiece(play.table, card, play.space('deck'));
                },
              },
            },
          },
        },
      }),
    );
    take(match, 'p0', 'show{}');
    for (const viewer of VIEWERS)
      expect(told(match, viewer)).toEqual([
        { type: 'turned', data: { card: { name: expect.any(Number), definition: 'tiny/cards#B' } } },
      ]);
    expect(match.view('p1').spaces).toMatchObject({ deck: { count: 2 }, row: { pieces: [] } });
  });

  test('that was told of before it was shuffled has not its new name, which would say where it went', () => {
    const touching = (tells: 'before' | 'after', dealt: string) => {
      const match = begin(
        game({
          spaces: { pile: PUBLIC },
          pieces: 'pile: ~A ~B ~C ~D',
          events: { touched: { card: 'cardId' } },
          phases: {
            playing: {
              participation: 'single',
              offers: (_, offer) => offer('mix', {}),
              actions: {
                mix: {
                  apply(play) {
                    if (tells === 'before') play.emit('touched', { card: 'B' });
                    play.chance.shuffle(play.space('pile'));
                    if (tells === 'after') play.emit('touched', { card: 'B' });
                  },
                },
              },
            },
          },
        }),
        { script: [{ shuffle: [...dealt] }] },
      );
      match.view('p0');
      match.take('p0', 0);
      const [event] = told(match, 'p0');
      return {
        sent: JSON.stringify([match.view('p0'), match.updates('p0', 0)]),
        name: (event?.data.card as { name: number } | undefined)?.name ?? 0,
        now: piecesSeen(match, 'p0', 'pile').map(({ name }) => name),
      };
    };
    const [one, other] = [touching('before', 'ABCD'), touching('before', 'CDAB')];
    expect(one.sent).toBe(other.sent);
    expect(one.now).not.toContain(one.name);
    expect(touching('after', 'ABCD').now.indexOf(touching('after', 'ABCD').name)).toBe(2);
  });

  test('that is none is an error of the rules', () => {
    for (const card of ['Z', 'constructor', '']) {
      const match = begin(
        cards({
          phases: {
            playing: {
              participation: 'single',
              offers: (_, offer) => offer('lie', {}),
              actions: { lie: { apply: (play) => play.emit('played', { seat: 0, card }) } },
            },
          },
        }),
      );
      expect(take(match, 'p0', 'lie{}')).toEqual({ status: 'refused', code: 'RULES_FAILED' });
    }
  });
});

test('E4 what was told stays what it was', () => {
  const match = begin(
    game({
      global: { list: [] },
      events: { listed: { list: { type: 'array', items: { type: 'integer' } } } },
      phases: {
        playing: {
          participation: 'single',
          offers: (_, offer) => offer('add', {}),
          actions: {
            add: {
              apply(play) {
                const list = play.global.list as number[];
                list.push(list.length);
                play.emit('listed', { list });
              },
            },
          },
        },
      },
    }),
  );
  take(match, 'p0', 'add{}');
  const [first, view, saved] = [match.updates('p0', 1), match.view('p0'), match.save()].map((each) => [
    each,
    throughJson(each),
  ]);
  take(match, 'p1', 'add{}');
  for (const [now, then] of [first, view, saved] as unknown[][]) expect(throughJson(now)).toEqual(then);
});
