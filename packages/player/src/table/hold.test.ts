import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hold } from './hold.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begun() {
  const hold = new Hold();
  const held = vi.fn();
  hold.begin(100, 100, held);
  return { hold, held };
}

test('a finger that lies still for half a second holds, even where it trembles', () => {
  const { hold, held } = begun();
  hold.follow(104, 103);
  vi.advanceTimersByTime(499);
  expect(held).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(held).toHaveBeenCalledOnce();
});

test('one that is lifted before has pressed, one that moves drags', () => {
  const lifted = begun();
  lifted.hold.end();
  const moved = begun();
  moved.hold.follow(100, 108);
  vi.advanceTimersByTime(1000);
  expect(lifted.held).not.toHaveBeenCalled();
  expect(moved.held).not.toHaveBeenCalled();
});

test('a second finger takes the place of the first', () => {
  const { hold, held } = begun();
  const second = vi.fn();
  vi.advanceTimersByTime(300);
  hold.begin(0, 0, second);
  vi.advanceTimersByTime(500);
  expect(held).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});
