import { definitionOf, type Play, piecesIn, type Seat, type SeatResult } from '@tapete/core';
import type { Draft } from './manifest.js';

/** Who has more of a fruit gets what it is worth; of each there are three. More points win. */
export function end(play: Play<Draft>): void {
  const points = [pointsOf(play, 0), pointsOf(play, 1)];
  play.end(
    points.map((score, seat) => ({ outcome: outcomeOf(score, points[1 - seat]!), score, reason: 'fruit' })),
  );
}

function outcomeOf(own: number, others: number): SeatResult['outcome'] {
  if (own === others) return 'draw';
  return own > others ? 'win' : 'loss';
}

function pointsOf(play: Play<Draft>, seat: Seat): number {
  const { table } = play;
  const fruits = piecesIn(table, play.space('basket', seat)).map((card) => definitionOf(table, card));
  const most = fruits.filter(
    (fruit, index) => fruits.indexOf(fruit) === index && fruits.filter((each) => each === fruit).length > 1,
  );
  return most.reduce((sum, { properties }) => sum + Number(properties.worth), 0);
}
