import { describe, expect, test } from 'vitest';
import { drawn, handOf, offered, play, playAll, scoreOf, wantedHand } from '../test/hand.js';
import { WINS_DEAL_6 } from '../test/won.js';

const columns = ['1h', '3c 2c', '? ? 8h', '? ? ? 9s', '? ? ? ? 13d'];
const stock = '7s 12c';

/** The score after each move. */
function scores(match: ReturnType<typeof handOf>, moves: string): unknown[] {
  return moves.split(', ').map((move) => scoreOf(playAll(match, move)));
}

describe('standard', () => {
  const scoring = 'standard';

  test('counts what is played from the waste, brought home, turned up and taken back', () => {
    const match = wantedHand({ columns, stock }, { scoring });
    expect(scores(match, 'draw, w>3, draw, w>5, 1^, h>2, 2^')).toEqual([0, 5, 5, 10, 20, 5, 15]);
  });

  test('counts a card that is turned up, by itself or by hand', () => {
    expect(scores(wantedHand({ columns }, { scoring }), '3>4')).toEqual([5]);
    const byHand = wantedHand({ columns }, { scoring, autoFlip: false });
    expect(scores(byHand, '3>4, turn 3')).toEqual([0, 5]);
  });

  test('takes 100 for turning the waste over with draw one, and never falls below 0', () => {
    const through = `${'draw, '.repeat(24)}recycle`;
    const match = wantedHand({ columns: ['1h', '? 1c', '? ? 1d', '? ? ? 1s'] }, { scoring });
    playAll(match, '1^, 2^, 3^, 4^');
    expect(scoreOf(match)).toBe(55);
    expect(scoreOf(playAll(match, through))).toBe(0);
  });

  test('takes 20 after the third pass with draw three, and nothing before', () => {
    const match = wantedHand({ columns: ['1h', '? 1c', '? ? 1d', '? ? ? 1s'] }, { scoring, draw: 3 });
    playAll(match, '1^, 2^, 3^, 4^');
    const through = `${'draw, '.repeat(8)}recycle`;
    const after = [1, 2, 3, 4].map(() => scoreOf(playAll(match, through)));
    expect(after).toEqual([55, 55, 35, 15]);
  });

  test('is at most 745 from cards: all of the stock over the columns, all turned up, all home', () => {
    expect(24 * 5 + 21 * 5 + 52 * 10).toBe(745);
    const match = playAll(handOf(1, { deal: 6, scoring }), WINS_DEAL_6);
    expect(scoreOf(match)).toBeLessThanOrEqual(745);
    expect(match.context('p0').result).toEqual({
      p0: { outcome: 'win', reason: 'allHome', score: scoreOf(match) },
    });
  });

  test('goes back with an undo', () => {
    const match = wantedHand({ columns }, { scoring });
    playAll(match, '1^, h>2');
    match.undo('p0');
    expect(scoreOf(match)).toBe(10);
  });
});

describe('vegas', () => {
  const scoring = 'vegas';

  test('pays five for a card that comes home, and takes them for one that goes back', () => {
    const match = wantedHand({ columns, stock }, { scoring });
    expect(scores(match, '1^, h>2, 2^, draw, w>3')).toEqual([-47, -52, -47, -47, -47]);
  });

  test('has one pass with draw one, three with draw three', () => {
    const passes = ([1, 3] as const).map((draw) => {
      const match = handOf(4, { scoring, draw });
      let count = 1;
      for (;;) {
        while (play(match, 'draw').status === 'accepted');
        if (play(match, 'recycle').status === 'refused') return count;
        count++;
      }
    });
    expect(passes).toEqual([1, 3]);
  });

  test('pays 208 at best', () => {
    expect(-52 + 52 * 5).toBe(208);
  });

  test('takes the passes that it has, or none said; others are refused', () => {
    expect(() => handOf(1, { scoring, draw: 3, passes: 3 })).not.toThrow();
    expect(() => handOf(1, { scoring, passes: 1 })).not.toThrow();
    expect(() => handOf(1, { scoring, passes: 3 })).toThrow(/PASSES_WRONG/);
    expect(() => handOf(1, { scoring, draw: 3, passes: 1 })).toThrow(/PASSES_WRONG/);
  });
});

test('where nothing is counted the result has no score', () => {
  const match = playAll(handOf(1), 'giveUp');
  expect(scoreOf(match)).toBe(0);
  expect(match.context('p0').result).toEqual({ p0: { outcome: 'loss', reason: 'givenUp' } });
  expect(offered(match)).toEqual([]);
  expect(drawn(match).stock).toBe('#24');
});
