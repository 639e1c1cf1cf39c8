import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NONE } from '../ids.js';
import { TrackBoard } from './track-board.js';

/** `a b c>a` leads from c to a; without `>` on to the next one, at the end nowhere. */
function track(text: string): TrackBoard {
  const words = text.split(' ').map((word) => word.split('>'));
  const ids = words.map(([id = '']) => id);
  const cells = words.map(([id = '', to], index) => ({
    id,
    next: (to?.split(',') ?? [ids[index + 1] ?? ''])
      .map((name) => ids.indexOf(name))
      .filter((number) => number >= 0),
  }));
  return new TrackBoard(20, cells);
}

const road = track('start fork>hill,lake hill>meadow lake shore meadow end');
const names = (spaces: readonly number[]) => spaces.map((space) => road.nameOf(space)).join(' ');
const at = (name: string) => road.space(name);

test('a walk goes one space after another, and ends where the track does', () => {
  expect(names(road.walk(at('meadow'), 1))).toBe('end');
  expect(names(road.walk(at('hill'), 5))).toBe('meadow end');
  expect(road.walk(at('end'), 1)).toEqual([]);
  expect(road.walk(at('start'), 0)).toEqual([]);
  expect(names(road.walk(at('hill'), -2))).toBe('fork start');
});

test('at a fork somebody chooses, else it is the first way', () => {
  expect(names(road.walk(at('start'), 3))).toBe('fork hill meadow');
  const second = (ways: readonly number[]) => ways[1] ?? NONE;
  expect(names(road.walk(at('start'), 3, second))).toBe('fork lake shore');
  expect(road.walks(at('start'), 3).map(names)).toEqual(['fork hill meadow', 'fork lake shore']);
  expect(road.isFork(at('fork'))).toBe(true);
  expect(road.isEnd(at('end'))).toBe(true);
});

test('steps are counted ahead only, the shortest way', () => {
  expect(road.stepsTo(at('start'), at('meadow'))).toBe(3);
  expect(road.stepsTo(at('meadow'), at('start'))).toBe(NONE);
  expect(road.distance(at('meadow'), at('start'))).toBe(3);
  expect(names(road.previous(at('meadow')))).toBe('hill shore');
});

test('round a closed track laps are counted, and back is where one came from', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(), fc.nat({ max: 40 }), (size, pick, steps) => {
      const cells = Array.from({ length: size }, (_, index) => ({
        id: `s${index}`,
        next: [(index + 1) % size],
      }));
      const round = new TrackBoard(3, cells);
      const from = 3 + (pick % size);
      const walked = round.walk(from, steps);
      expect(walked).toHaveLength(steps);
      expect(round.laps(walked)).toBe(Math.floor(((pick % size) + steps) / size));
      const end = walked.at(-1) ?? from;
      expect(round.walk(end, -steps).at(-1) ?? end).toBe(from);
      expect(round.stepsTo(from, end)).toBe(steps % size);
    }),
  );
});
