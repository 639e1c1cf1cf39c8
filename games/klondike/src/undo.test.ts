import { expect, test } from 'vitest';
import { drawn, play, playAll, wantedHand } from '../test/hand.js';

const columns = ['1h', '3c 8s', '? ? 2c', '? ? ? 9d'];

const refusedAs = (reason: string) => ({ status: 'refused', code: 'NOT_OFFERED', facts: { reason } });

test('a move that shows nothing new is taken back, again and again', () => {
  const match = wantedHand({ columns });
  const before = match.view('p0').spaces;
  playAll(match, '1^, h>3');
  expect(match.undo('p0').status).toBe('accepted');
  expect(match.undo('p0').status).toBe('accepted');
  expect(match.view('p0').spaces).toEqual(before);
  expect(match.undo('p0')).toMatchObject(refusedAs('NOTHING_TO_UNDO'));
});

test('a move that turned up a card stays', () => {
  const match = playAll(wantedHand({ columns }), '2>4');
  expect(match.context('p0').undo).toEqual({ allowed: false, reason: 'FACE_REVEALED' });
  expect(match.undo('p0')).toMatchObject(refusedAs('FACE_REVEALED'));
});

test('a card that is drawn for the first time stays; in the next pass it is no news', () => {
  const match = playAll(wantedHand({}), 'draw');
  expect(match.undo('p0')).toMatchObject(refusedAs('FACE_REVEALED'));
  playAll(match, `${'draw, '.repeat(23)}recycle, draw`);
  expect(drawn(match)).toMatchObject({ stock: '#23' });
  expect(match.undo('p0').status).toBe('accepted');
  expect(drawn(match)).toMatchObject({ stock: '#24', waste: '' });
  expect(match.undo('p0').status).toBe('accepted');
  expect(match.view('p0').variables.global.pass).toBe(1);
  expect(play(match, 'recycle').status).toBe('accepted');
});
