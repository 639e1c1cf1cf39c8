import { describe, expect, test } from 'vitest';
import type { Input } from './offer.js';
import { anyValue, inputFault, OfferList, valueFits } from './offer-list.js';

function list(fill: (offer: OfferList['sink']) => void): OfferList {
  const offers = new OfferList();
  offers.allow(['go', 'pass', 'bid']);
  fill(offers.sink);
  return offers;
}

const moves = (offers: OfferList): string[] => {
  const found: string[] = [];
  for (let number = 0; ; number++) {
    const move = offers.forwardMove(number);
    if (!move) return found;
    found.push(`${move.action}${JSON.stringify(move.payload)}`);
  }
};

const ROWS = {
  parameters: ['to', 'up'],
  values: [
    ['a', true],
    ['b', false],
  ],
} as const;

describe('forward moves', () => {
  test('are the offers in their order', () => {
    const offers = list((offer) => {
      offer('go', { to: 'a' });
      offer('pass', {});
    });
    expect([offers.count, offers.forward, moves(offers)]).toEqual([2, 2, ['go{"to":"a"}', 'pass{}']]);
  });

  test('are the rows of a domain one by one, and no cancels', () => {
    const offers = list((offer) => {
      offer('pass', {}, { intent: 'cancel' });
      offer('go', { by: 1 }, { domain: ROWS });
      offer('go', { to: 'z' }, { intent: 'choice' });
      offer('bid', {}, { domain: ROWS, intent: 'cancel' });
    });
    expect([offers.count, offers.forward]).toEqual([4, 3]);
    expect(moves(offers)).toEqual([
      'go{"by":1,"to":"a","up":true}',
      'go{"by":1,"to":"b","up":false}',
      'go{"to":"z"}',
    ]);
  });

  test('that concede are chosen by nobody while another is offered', () => {
    const offers = list((offer) => {
      offer('pass', {}, { concedes: true });
      offer('go', { by: 1 }, { domain: ROWS });
    });
    expect([offers.forward, offers.choices]).toEqual([3, 2]);
    expect([0, 1, 2].map((number) => offers.choice(number)?.payload.to)).toEqual(['a', 'b', undefined]);
    const alone = list((offer) => offer('pass', {}, { concedes: true }));
    expect([alone.choices, alone.choice(0)?.action]).toEqual([1, 'pass']);
  });

  test('of an empty domain are none', () => {
    const offers = list((offer) => offer('go', {}, { domain: { parameters: ['to'], values: [] } }));
    expect([offers.count, offers.forward, moves(offers)]).toEqual([1, 0, []]);
  });

  test('are forgotten when the list is used again', () => {
    const offers = list((offer) => offer('go', {}, { domain: ROWS }));
    offers.clear();
    offers.sink('pass', {});
    expect([offers.count, offers.forward, moves(offers)]).toEqual([1, 1, ['pass{}']]);
  });
});

describe('a move is found', () => {
  const offers = list((offer) => {
    offer('go', { to: 'a', by: 1 });
    offer('go', { by: 2 }, { domain: ROWS });
    offer('bid', {}, { input: { type: 'integer', min: 1, max: 2 } });
    offer('bid', {}, { input: { type: 'integer', min: 8, max: 9 } });
  });

  test.each([
    ['go', { to: 'a', by: 1 }, 1],
    ['go', { by: 1, to: 'a' }, 1],
    ['go', { by: 2, to: 'b', up: false }, 1],
    ['bid', {}, 2],
  ])('%s %o', (action, payload, found) => {
    expect(offers.matching(action, payload)).toHaveLength(found);
  });

  test.each([
    ['another action', 'pass', { to: 'a', by: 1 }],
    ['a value that is not offered', 'go', { to: 'c', by: 1 }],
    ['a member less', 'go', { to: 'a' }],
    ['a member more', 'go', { to: 'a', by: 1, up: true }],
    ['a row of which one value differs', 'go', { by: 2, to: 'b', up: true }],
    ['a row with another rest', 'go', { by: 3, to: 'b', up: false }],
    ['a row with a member more', 'go', { by: 2, to: 'b', up: false, more: 1 }],
    ['a domain without its row', 'go', { by: 2 }],
    ['a number as text', 'go', { to: 'a', by: '1' }],
  ])('but not %s', (_, action, payload) => {
    expect(offers.matching(action, payload)).toEqual([]);
  });
});

test('an action that the stage does not have cannot be offered', () => {
  expect(() => list((offer) => offer('fly', {}))).toThrow(expect.objectContaining({ code: 'OFFER_WRONG' }));
});

const BID: Input = { type: 'integer', min: 2, max: 11, step: 3 };
const NAME: Input = { type: 'text', maxLength: 3, suggestions: ['Ana'] };

test.each<[Input | undefined, string | number | undefined, boolean]>([
  [BID, 2, true],
  [BID, 11, true],
  [BID, 3, false],
  [BID, 14, false],
  [BID, -1, false],
  [BID, 2.5, false],
  [BID, '2', false],
  [BID, undefined, false],
  [{ type: 'integer', min: 0, max: 1 }, 1, true],
  [NAME, 'Bo', true],
  [NAME, 'Ana', true],
  [NAME, '', false],
  [NAME, 'Anna', false],
  [NAME, 3, false],
  [undefined, undefined, true],
  [undefined, 1, false],
])('input %o, value %o: %s', (input, value, fits) => {
  expect(valueFits(input, value)).toBe(fits);
});

describe('an input that nobody can give is refused when the offer is made', () => {
  test.each<[string, Input]>([
    ['no suggestion', { type: 'text', maxLength: 3, suggestions: [] as unknown as [string] }],
    ['a suggestion that is too long', { type: 'text', maxLength: 3, suggestions: ['Ana', 'Bernardo'] }],
    ['an empty suggestion', { type: 'text', maxLength: 3, suggestions: [''] }],
    ['no room for a character', { type: 'text', maxLength: 0, suggestions: ['a'] }],
    ['bounds the wrong way round', { type: 'integer', min: 3, max: 2 }],
    ['a bound that is not whole', { type: 'integer', min: 0.5, max: 2 }],
    ['a bound without end', { type: 'integer', min: 0, max: Infinity }],
    ['a step of zero', { type: 'integer', min: 0, max: 2, step: 0 }],
  ])('%s', (_, input) => {
    expect(inputFault(input)).toBeTypeOf('string');
    expect(() => list((offer) => offer('bid', {}, { input }))).toThrow(
      expect.objectContaining({ code: 'OFFER_WRONG' }),
    );
  });

  test.each([BID, NAME])('%o can be given', (input) => {
    expect(inputFault(input)).toBeUndefined();
    expect(valueFits(input, anyValue(input))).toBe(true);
  });
});
