import { expect, test } from 'vitest';
import type { Note } from '../shapes.js';
import { type Doing, openRedo } from './redo.js';

const take = (offer: string): Doing => ({ does: 'take', step: { offer } });
const again = (offer: string): Doing => ({ does: 'redo', step: { offer } });
const UNDO: Doing = { does: 'undo' };

function page() {
  const redo = openRedo();
  const update = (note: Partial<Note> | undefined) => ({ note, context: {} }) as never;
  return {
    redo,
    entry: (doing: Doing) => redo.hear(update({ seat: 'p0' }), doing, 'p0'),
    step: (doing: Doing) => redo.hear(update(undefined), doing, 'p0'),
    other: () => redo.hear(update({ seat: 'p1' }), undefined, 'p0'),
    elsewhere: () => redo.hear(update({ seat: 'p0' }), undefined, 'p0'),
    offers: () => redo.undone.value.map((steps) => steps.map(({ offer }) => offer)),
  };
}

test('what was taken back is taken again in the order in which it was taken', () => {
  const { redo, entry, offers } = page();
  entry(take('a'));
  entry(take('b'));
  entry(UNDO);
  entry(UNDO);
  expect(offers()).toEqual([['b'], ['a']]);
  expect(redo.next()).toEqual([{ offer: 'a' }]);
  entry(again('a'));
  expect(offers()).toEqual([['b']]);
  entry(UNDO);
  expect(offers()).toEqual([['b'], ['a']]);
});

test('an entry of several steps comes back as a whole, a step of a draft by itself', () => {
  const { step, entry, offers } = page();
  step(take('ship'));
  step(take('turn'));
  step(UNDO);
  expect(offers()).toEqual([['turn']]);
  step(again('turn'));
  entry(take('place'));
  expect(offers()).toEqual([]);
  entry(UNDO);
  expect(offers()).toEqual([['ship', 'turn', 'place']]);
});

test('another move takes the place of what was taken back', () => {
  const { redo, entry, offers } = page();
  entry(take('a'));
  entry(UNDO);
  entry(take('b'));
  expect(offers()).toEqual([]);
  expect(redo.isGone.value).toBe(false);
});

test('after somebody else has acted nothing is taken again, and the page can say why', () => {
  const { redo, entry, other, offers } = page();
  entry(take('a'));
  entry(UNDO);
  other();
  expect(offers()).toEqual([]);
  expect(redo.isGone.value).toBe(true);
});

test('what the same seat did at another device is not known here', () => {
  const { entry, elsewhere, offers } = page();
  entry(take('a'));
  elsewhere();
  entry(UNDO);
  expect(offers()).toEqual([]);
});
