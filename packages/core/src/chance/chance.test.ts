import { describe, expect, test } from 'vitest';
import { draw, space, table } from '../../test/table.js';
import type { State } from '../match/state.js';
import type { ScriptedDraw } from '../record/record.js';
import { FLOW } from '../table/words.js';
import { MatchChance } from './chance.js';

function chanceOn(
  cloth: State,
  { seed = '1', script = [] }: { seed?: string; script?: ScriptedDraw[] } = {},
) {
  const { id: game, version } = cloth.blueprint.structure;
  const chance = new MatchChance(cloth, {
    game,
    version,
    seats: 2,
    config: {},
    chance: 'xorshift32',
    seed,
    script,
  });
  chance.begin();
  return chance;
}

const scripted = (...script: ScriptedDraw[]) => {
  const cloth = table('deck: A B C | hand: D');
  return { cloth, deck: space(cloth, 'deck'), chance: chanceOn(cloth, { script }) };
};

describe('a shuffle', () => {
  test('keeps the pieces and counts a draw for each place but the last', () => {
    const cloth = table('deck: A B C D E | hand: F');
    chanceOn(cloth).shuffle(space(cloth, 'deck'));
    const [deck, hand] = draw(cloth).split(' | ');
    expect(deck?.replace('deck: ', '').split(' ').sort().join(' ')).toBe('A B C D E');
    expect(hand).toBe('hand: F');
    expect(cloth.words[FLOW.draws]).toBe(4);
  });

  test.each(['deck:', 'deck: A'])('of `%s` draws nothing', (drawing) => {
    const cloth = table(drawing);
    chanceOn(cloth).shuffle(space(cloth, 'deck'));
    expect([draw(cloth), cloth.words[FLOW.draws]]).toEqual([drawing, 0]);
  });

  /** 24,000 shuffles of 4 cards: 1,000 of each of 24 orders are expected; chi-square with 23 degrees, p = 0.0001 is 58.6. */
  test('H4 gives each order as often as the others', () => {
    const cloth = table('deck: A B C D');
    const chance = chanceOn(cloth, { seed: '7' });
    const counts = new Map<string, number>();
    for (let round = 0; round < 24_000; round++) {
      chance.shuffle(space(cloth, 'deck'));
      counts.set(draw(cloth), (counts.get(draw(cloth)) ?? 0) + 1);
      cloth.journaled = 0;
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(58.6);
  });

  test('draws from the stream of its space, and from `setup` while the table is prepared', () => {
    const order = (stream: string, before: (chance: MatchChance) => void) => {
      const cloth = table('deck: A B C D E F G | hand:');
      const chance = chanceOn(cloth);
      chance.stream = stream;
      before(chance);
      chance.shuffle(space(cloth, 'deck'));
      return draw(cloth);
    };
    const plain = order('table', () => {});
    expect(order('table', (chance) => chance.roll(6))).toBe(plain);
    expect(order('table', (chance) => chance.int(9))).toBe(plain);
    expect(order('setup', () => {})).not.toBe(plain);
  });
});

describe('dice and numbers', () => {
  test('a roll is 1 to its sides, a number 0 to one less than its outcomes', () => {
    const chance = chanceOn(table('deck:'));
    const rolls = new Set(Array.from({ length: 200 }, () => chance.roll(6)));
    const numbers = new Set(Array.from({ length: 200 }, () => chance.int(3)));
    expect([[...rolls].sort(), [...numbers].sort()]).toEqual([
      [1, 2, 3, 4, 5, 6],
      [0, 1, 2],
    ]);
  });

  test('a seat’s own draws come from its own stream', () => {
    const [one, other] = [chanceOn(table('deck:')), chanceOn(table('deck:'))];
    for (let draw = 0; draw < 9; draw++) other.int(1000, 'p1');
    expect([one.int(1000, 'p0'), one.int(1000)]).toEqual([other.int(1000, 'p0'), other.int(1000)]);
  });

  test('a stream that is none is told', () => {
    expect(() => chanceOn(table('deck:')).int(6, 'dcie')).toThrow('no stream of chance is called dcie');
  });
});

describe('H3 a chance file', () => {
  test('says a shuffle in the order of dealing, from the top', () => {
    const { cloth, deck, chance } = scripted({ shuffle: ['A', 'C', 'B'] });
    chance.shuffle(deck);
    expect(draw(cloth)).toBe('deck: B C A | hand: D');
  });

  test('gives what it has in order, and then the seed goes on', () => {
    const { cloth, chance } = scripted({ roll: 6 }, { int: 3 }, { roll: 1 });
    expect([chance.roll(6), chance.int(4), chance.roll(6)]).toEqual([6, 3, 1]);
    expect(chance.roll(6)).toBe(chanceOn(table('deck: A B C | hand: D')).roll(6));
    expect(cloth.words[FLOW.scripted]).toBe(3);
  });

  test('counts as many draws as the seed would', () => {
    const { cloth, deck, chance } = scripted({ roll: 6 }, { shuffle: ['A', 'B', 'C'] });
    chance.roll(6);
    chance.shuffle(deck);
    expect(cloth.words[FLOW.draws]).toBe(3);
  });

  test.each<[string, ScriptedDraw, (chance: MatchChance, deck: number) => void, RegExp]>([
    [
      'a roll where a number is asked for',
      { roll: 3 },
      (chance) => chance.int(6),
      /item 0 is roll, and the game asks for int/,
    ],
    [
      'a number where a shuffle is',
      { int: 3 },
      (chance, deck) => chance.shuffle(deck),
      /item 0 is int.*asks for shuffle/,
    ],
    ['a roll beyond the die', { roll: 7 }, (chance) => chance.roll(6), /roll 7 is not from 1 to 6/],
    ['a roll of zero', { roll: 0 }, (chance) => chance.roll(6), /roll 0 is not from 1 to 6/],
    ['a number too high', { int: 6 }, (chance) => chance.int(6), /int 6 is not from 0 to 5/],
    ['a number with a part', { int: 1.5 }, (chance) => chance.int(6), /int 1.5 is not/],
    [
      'a shuffle that misses a piece',
      { shuffle: ['A', 'B'] },
      (chance, deck) => chance.shuffle(deck),
      /each of the 3 pieces once/,
    ],
    [
      'a shuffle that names one twice',
      { shuffle: ['A', 'B', 'B'] },
      (chance, deck) => chance.shuffle(deck),
      /each of the 3/,
    ],
    [
      'a shuffle of what lies elsewhere',
      { shuffle: ['A', 'B', 'D'] },
      (chance, deck) => chance.shuffle(deck),
      /each of the 3/,
    ],
    [
      'a shuffle of what is no piece',
      { shuffle: ['A', 'B', 'Z'] },
      (chance, deck) => chance.shuffle(deck),
      /each of the 3/,
    ],
  ])('does not fit with %s', (_, item, ask, message) => {
    const { chance, deck } = scripted(item);
    expect(() => ask(chance, deck)).toThrow(
      expect.objectContaining({ code: 'CHANCE_MISFIT', message: expect.stringMatching(message) }),
    );
  });
});
