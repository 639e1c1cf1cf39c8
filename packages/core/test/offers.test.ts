import { describe, expect, test } from 'vitest';
import { type Domain, type Offer, pieceId, piecesIn, rowsOf, type Scalar } from '../src/index.js';
import type { Match } from '../src/match/match.js';
import { begin, game, offered, type TinyGame, take, throughJson } from './game.js';
import { counting, market } from './games.js';
import { OWNER_ONLY, PUBLIC } from './structure.js';

const CELLS = ['board/a1', 'board/b1', 'board/c1'];

/** A hand of three cards that only p0 sees, and a board of three squares. */
const desk = (phase: Partial<TinyGame['phases'][string]>, more: Partial<TinyGame> = {}): TinyGame => ({
  spaces: { 'hand@seat': OWNER_ONLY, pile: PUBLIC },
  boards: [{ type: 'square', id: 'board', per: 'table', rows: 1, columns: 3, visibility: PUBLIC }],
  pieces: 'hand:p0: ~A ~B ~C | pile: D',
  actions: {
    lay: {
      parameters: [
        { name: 'card', type: 'cardId' },
        { name: 'to', type: 'spaceId' },
      ],
      errorCodes: ['TOO_FAR'],
    },
    name: { parameters: [{ name: 'kind', type: 'string', required: false }] },
  },
  phases: {
    laying: {
      participation: 'single',
      actions: {
        lay: {
          at: (look, { card, to }) => [
            { piece: look.table.blueprint.pieceNumbers.get(String(card)) ?? -1 },
            look.table.blueprint.spaceNumbers.get(String(to)) ?? -1,
          ],
          covers: (look, { to }) => [look.table.blueprint.spaceNumbers.get(String(to)) ?? -1],
          apply: (play) => play.keep(),
        },
        name: { apply: (play) => play.keep() },
        pass: { apply: (play) => play.keep() },
      },
      ...phase,
    },
  },
  ...more,
});

const begun = (tiny: TinyGame): Match => begin(game(tiny));
const cardsIn = (look: Parameters<NonNullable<TinyGame['phases'][string]['offers']>>[0]) =>
  piecesIn(look.table, look.space('hand', 0)).map((card) => pieceId(look.table, card));

describe('O1 an offer as its seat is shown it', () => {
  test('says what it is, with pieces by name, targets in order, and nothing more', () => {
    const match = begun(
      desk({
        offers: (look, offer) => offer('lay', { card: cardsIn(look)[1] ?? '', to: 'board/b1' }),
      }),
    );
    expect(match.offers('p0')).toEqual([
      {
        id: 'lay{"card":2,"to":"board/b1"}',
        action: 'lay',
        payload: { card: 2, to: 'board/b1' },
        intent: 'confirm',
        label: { key: 'offer.lay', values: { card: 2, to: 'board/b1' } },
        at: [2, 'board/b1'],
        covers: ['board/b1'],
      },
    ]);
  });

  test('says how it may be taken', () => {
    const match = begun(
      desk({
        offers(_, offer) {
          offer('pass', {}, { quick: true, concedes: true });
          offer(
            'name',
            {},
            { intent: 'choice', input: { type: 'text', maxLength: 9, suggestions: ['Ada', 'Bo'] } },
          );
          offer(
            'name',
            { kind: 'number' },
            { intent: 'cancel', input: { type: 'integer', min: 2, max: 8, step: 2 } },
          );
        },
      }),
    );
    expect(match.offers('p0')).toEqual([
      {
        id: 'pass{}',
        action: 'pass',
        payload: {},
        intent: 'confirm',
        label: { key: 'offer.pass' },
        quick: true,
        concedes: true,
      },
      {
        id: 'name{}',
        action: 'name',
        payload: {},
        intent: 'choice',
        label: { key: 'offer.name' },
        input: { type: 'text', maxLength: 9, suggestions: ['Ada', 'Bo'] },
      },
      {
        id: 'name{"kind":"number"}',
        action: 'name',
        payload: { kind: 'number' },
        intent: 'cancel',
        label: { key: 'offer.name', values: { kind: 'number' } },
        input: { type: 'integer', min: 2, max: 8, step: 2 },
      },
    ]);
  });

  test('is for its seat alone', () => {
    const match = begin(counting());
    expect([offered(match, 'p1'), match.context('spectator').offers]).toEqual([[], []]);
    expect(match.offers('p9' as 'p1')).toEqual([]);
  });
});

describe('O2 a domain stands for one offer for each row', () => {
  const rows = (cards: readonly string[]): Scalar[][] =>
    cards.flatMap((card) => CELLS.map((to) => [card, to]));
  const match = () =>
    begun(
      desk({
        offers(look, offer) {
          offer('lay', {}, { domain: { parameters: ['card', 'to'], values: rows(cardsIn(look)) } });
        },
      }),
    );

  test('which it shows with what each points at', () => {
    const [offer] = match().offers('p0') as [Offer];
    expect(offer).toMatchObject({ id: 'lay{}', payload: {}, domain: { parameters: ['card', 'to'] } });
    expect(rowsOf(offer.domain as Domain)).toEqual(
      [1, 2, 3].flatMap((card) =>
        CELLS.map((to) => ({ chosen: { card, to }, at: [card, to], covers: [to] })),
      ),
    );
    expect(offer).not.toHaveProperty('at');
  });

  test('each of which is taken by its payload', () => {
    for (const card of [1, 2, 3])
      for (const to of CELLS)
        expect(take(match(), 'p0', `lay${JSON.stringify({ card, to })}`)).toMatchObject({
          status: 'accepted',
          entry: { steps: [{ payload: { card: 'ABC'[card - 1], to } }] },
        });
    expect(match().choices('p0')).toBe(9);
  });

  test.each([
    'lay{}',
    'lay{"card":4,"to":"board/a1"}',
    'lay{"card":1}',
    'lay{"card":1,"to":"board/d1"}',
    'lay{"card":"A","to":"board/a1"}',
  ])('and %s is none', (id) => {
    expect(take(match(), 'p0', id).status).toBe('refused');
  });
});

describe('O3 what fits no offer is refused', () => {
  const wary = (look: (view: unknown) => void = () => {}) =>
    begun(
      desk({
        offers: (look, offer) => offer('lay', { card: cardsIn(look)[0] ?? '', to: 'board/a1' }),
        actions: {
          lay: {
            apply: (play) => play.keep(),
            refuse(view, { to }, seat) {
              look([view, seat]);
              return to === 'board/c1' ? { code: 'TOO_FAR', facts: { to } } : undefined;
            },
          },
          pass: { apply: () => {} },
        },
      }),
    );

  test.each([
    [
      'with the action’s own code and facts',
      { card: 1, to: 'board/c1' },
      { code: 'TOO_FAR', facts: { to: 'board/c1' } },
    ],
    ['with NOT_OFFERED where the action says nothing', { card: 1, to: 'board/b1' }, { code: 'NOT_OFFERED' }],
    [
      'with VALUE_WRONG where a parameter is missing',
      { card: 1 },
      { code: 'VALUE_WRONG', facts: { path: '/to', expected: 'a value' } },
    ],
    [
      'with VALUE_WRONG where one has another type',
      { card: 1, to: 3 },
      { code: 'VALUE_WRONG', facts: { path: '/to', expected: 'a text' } },
    ],
    [
      'with VALUE_WRONG where there is one more',
      { card: 1, to: 'board/b1', by: 1 },
      { code: 'VALUE_WRONG', facts: { path: '/by', expected: 'no such member' } },
    ],
  ])('%s', (_, payload, refusal) => {
    expect(take(wary(), 'p0', `lay${JSON.stringify(payload)}`)).toEqual({ status: 'refused', ...refusal });
  });

  test('with NOT_OFFERED for a piece that the seat does not see', () => {
    for (const card of [0, 9, -1, 1.5, 'A', null])
      expect(take(wary(), 'p0', `lay${JSON.stringify({ card, to: 'board/c1' })}`)).toEqual({
        status: 'refused',
        code: 'NOT_OFFERED',
      });
  });

  test('by a seat that is not to move, without asking the action', () => {
    const asked: unknown[] = [];
    const match = wary((each) => asked.push(each));
    expect(match.play('p1', 'lay', { card: 'A', to: 'board/c1' })).toEqual({
      status: 'refused',
      code: 'NOT_OFFERED',
    });
    expect(asked).toEqual([]);
  });

  test('by what the seat sees of the match', () => {
    const asked: unknown[] = [];
    const match = wary((each) => asked.push(throughJson(each)));
    match.play('p0', 'lay', { card: 'A', to: 'board/c1' });
    expect(asked).toEqual([[throughJson(match.view('p0')), 'p0']]);
  });

  test.each<[string, string | number | undefined]>([
    ['no value', undefined],
    ['one that is too high', 12],
    ['one between the steps', 4],
    ['a text', '3'],
  ])('with VALUE_WRONG for %s where an offer asks for a number', (_, value) => {
    const match = begin(market());
    expect(take(match, 'p0', 'bid{}', value)).toEqual({
      status: 'refused',
      code: 'VALUE_WRONG',
      facts: { action: 'bid' },
    });
    expect(take(match, 'p0', 'bid{}', 6)).toMatchObject({
      status: 'accepted',
      entry: { steps: [{ value: 6 }] },
    });
  });

  test('with VALUE_WRONG for a value where none is asked for', () => {
    expect(take(begin(counting()), 'p0', 'add{"by":1}', 3)).toMatchObject({ code: 'VALUE_WRONG' });
  });

  test('whatever the text of its id', () => {
    const match = begin(counting());
    const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`;
    for (const id of [
      `add{"by":${deep}}`,
      `add{"x":${deep},"by":1}`,
      'add{"by":1e999}',
      'add{"__proto__":1,"by":1}',
    ])
      expect(take(match, 'p0', id).status).toBe('refused');
    expect(match.context('p0').flow.revision).toBe(1);
  });
});

describe('O4 a rule that breaks while a command is looked at is refused, and told to the author', () => {
  const breaking = (phase: Partial<TinyGame['phases'][string]>) => {
    const match = begun(desk({ offers: (_, offer) => offer('pass', {}), ...phase }));
    const before = throughJson(match.save());
    return { match, before };
  };

  test.each<[string, NonNullable<NonNullable<TinyGame['phases'][string]['actions']>['lay']>['refuse'] & {}]>([
    [
      'that throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['that answers with a code which the manifest does not have', () => ({ code: 'TOO_FRA' })],
  ])('a refusal %s', (_, refuse) => {
    const { match, before } = breaking({
      actions: { pass: { apply: () => {} }, lay: { apply: () => {}, refuse } },
    });
    expect(match.play('p0', 'lay', { card: 'A', to: 'board/a1' })).toEqual({
      status: 'refused',
      code: 'RULES_FAILED',
    });
    expect(match.fault).toBeInstanceOf(Error);
    expect(throughJson(match.save())).toEqual(before);
  });

  test('offers of one seat that cannot be listed', () => {
    const match = begin(
      game({
        phases: {
          together: {
            participation: 'multiple',
            offers(_, offer, seat) {
              if (seat === 1) throw new Error('broken');
              offer('wait', {});
            },
            actions: { wait: { apply: () => {} } },
          },
        },
      }),
    );
    expect(match.play('p1', 'wait', {})).toEqual({ status: 'refused', code: 'RULES_FAILED' });
    expect(match.take('p1', 0)).toEqual({ status: 'refused', code: 'RULES_FAILED' });
    expect(match.play('p0', 'wait', {}).status).toBe('accepted');
  });

  test('undo that cannot be judged', () => {
    const match = begin(
      counting({
        allowUndo() {
          throw new Error('broken');
        },
      }),
    );
    take(match, 'p0', 'add{"by":1}');
    expect(match.undo('p0')).toEqual({ status: 'refused', code: 'RULES_FAILED' });
  });
});

test('O5 within a draft the stage is the one that the draft has led to', () => {
  const match = begin(
    game({
      seat: { at: 0 },
      actions: { second: { parameters: [{ name: 'to', type: 'integer' }], errorCodes: ['TOO_FAR'] } },
      phases: {
        working: {
          participation: 'multiple',
          stages: { one: ['first'], two: ['second'] },
          offers(look, offer, seat) {
            if (look.own[seat]?.at === 0) offer('first', {}, { intent: 'choice' });
            else offer('second', { to: 1 });
          },
          actions: {
            first: {
              apply(play, _, { seat }) {
                Object.assign(play.own[seat] ?? {}, { at: 1 });
                play.stage(seat, 'two');
              },
            },
            second: { apply: (play, _, { seat }) => play.done(seat), refuse: () => ({ code: 'TOO_FAR' }) },
          },
        },
      },
    }),
  );
  expect(take(match, 'p0', 'first{}')).toEqual({ status: 'accepted' });
  expect(offered(match, 'p0')).toEqual(['second{"to":1}']);
  expect(match.context('p1').flow.stages).toEqual({ p0: 'one', p1: 'one' });
  expect(take(match, 'p0', 'second{"to":2}')).toEqual({ status: 'refused', code: 'TOO_FAR' });
  expect(take(match, 'p0', 'second{"to":1}')).toMatchObject({
    status: 'accepted',
    entry: { steps: [{}, {}] },
  });
  expect(match.acting()).toEqual(['p1']);
});
