import type { MatchState } from '@tapete/client';
import { beforeEach, expect, test } from 'vitest';
import { speak } from '../words/words.js';
import { seatsShown } from './seats.js';

beforeEach(async () => {
  await speak('es');
});

const match = (patch: Partial<MatchState>) =>
  ({
    viewer: 'p1',
    seats: [
      { seat: 'p0', name: 'Ana', controller: 'person' },
      { seat: 'p1', name: '', controller: 'person' },
      { seat: 'p2', name: '', controller: 'bot:random' },
    ],
    presence: { p0: 'away', p1: 'here' },
    context: { status: 'playing', flow: { stages: { p0: 'move' } }, withdrawn: [], result: null },
    ...patch,
  }) as unknown as MatchState;

const shown = (patch: Partial<MatchState> = {}) => seatsShown(match(patch));

test('my seat comes first, the others in turn order', () => {
  expect(shown().map(({ seat, mine }) => [seat, mine])).toEqual([
    ['p1', true],
    ['p2', false],
    ['p0', false],
  ]);
});

test('a spectator sees the first seat first', () => {
  expect(shown({ viewer: 'spectator' }).map(({ seat }) => seat)).toEqual(['p0', 'p1', 'p2']);
});

test('who has no name is called by what they are', () => {
  expect(shown().map(({ name, initial }) => [name, initial])).toEqual([
    ['Tú', 'T'],
    ['Bot al azar', 'B'],
    ['Ana', 'A'],
  ]);
});

test('who may act, who is here, who has left', () => {
  const context = { status: 'playing', flow: { stages: { p0: 'move' } }, withdrawn: ['p0'], result: null };
  const seats = shown({ context: context as unknown as MatchState['context'] });
  expect(seats.map(({ presence, acts }) => [presence, acts])).toEqual([
    ['here', false],
    ['bot', false],
    ['left', true],
  ]);
});
