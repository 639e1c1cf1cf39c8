import type { GameCard } from '@tapete/client';
import { expect, test } from 'vitest';
import { botSeats, invitedSeats, plansFor } from './seat-plans.js';

const game = (seats: GameCard['seats'], bots: string[]) => ({ seats, bots }) as unknown as GameCard;

test('one press seats me and bots, as many as play best', () => {
  expect(botSeats(game({ min: 2, max: 5, optimal: 3 }, ['random', 'hunter']))).toEqual([
    'me',
    'bot:hunter',
    'bot:hunter',
  ]);
  expect(botSeats(game({ min: 1, max: 1, optimal: 1 }, []))).toEqual(['me']);
});

test('what plays best never goes beyond the seats', () => {
  expect(botSeats(game({ min: 2, max: 2, optimal: 4 }, []))).toEqual(['me', 'bot:random']);
});

test('an invitation leaves the other seats free', () => {
  expect(invitedSeats(game({ min: 2, max: 2, optimal: 2 }, ['random']))).toEqual(['me', 'open']);
});

test('a seat may be mine, free, or any bot of the game', () => {
  expect(plansFor(game({ min: 2, max: 2, optimal: 2 }, ['random', 'hunter']))).toEqual([
    'me',
    'open',
    'bot:random',
    'bot:hunter',
  ]);
});
