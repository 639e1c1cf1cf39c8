import { describe, expect, test } from 'vitest';
import { seated } from '../../test/good/seated.js';
import { chanceFrom } from './chance.js';
import { drawConfig, seatsOfRun } from './settings.js';

const configs = (seats: number) =>
  Array.from({ length: 200 }, (_, number) => drawConfig(seated, seats, chanceFrom(number, 'config')));

describe('numbers of seats', () => {
  test.each([
    [{}, [2, 3, 4]],
    [{ seats: 3 }, [3]],
    [{ config: { pairs: true } }, [4]],
  ])('of a run that fixes %j are %j', (asked, seats) => {
    expect(seatsOfRun(seated, asked)).toEqual(seats);
  });

  test.each([
    [{ seats: 9 }, 'SEATS_WRONG'],
    [{ seats: 3, config: { pairs: true } }, 'CONFIG_WRONG'],
    [{ config: { rounds: 0 } }, 'CONFIG_WRONG'],
  ])('that the game does not play are refused: %j is %s', (asked, code) => {
    expect(() => seatsOfRun(seated, asked)).toThrow(expect.objectContaining({ code }));
  });
});

describe('a config by chance', () => {
  const valuesIn = (name: string, seats: number) => new Set(configs(seats).map((config) => config[name]));

  test('has every value of a list, the bounds of a number and what lies between', () => {
    expect(valuesIn('scoring', 2)).toEqual(new Set([undefined, 'plain', 'double']));
    expect(valuesIn('rounds', 2)).toEqual(new Set([undefined, 1, 2, 3, 4, 5]));
  });

  test('is one that the game accepts, also where one value needs another that stands behind it', () => {
    expect(valuesIn('pairs', 3)).toEqual(new Set([undefined, false]));
    expect(valuesIn('openHands', 3)).toEqual(new Set([undefined, false]));
    expect(configs(4)).toContainEqual(expect.objectContaining({ openHands: true, pairs: true }));
    expect(configs(4)).not.toContainEqual(expect.objectContaining({ openHands: true, pairs: false }));
  });

  test('is the same for the same chance', () => {
    expect(configs(4)).toEqual(configs(4));
  });
});
