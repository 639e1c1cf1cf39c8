import type { Teller } from '@tapete/conformance';
import type { JsonObject, LockedMatch, MatchEvent } from '@tapete/core';
import { drawSea } from './table.js';

/** Both seas are drawn when battle begins. */
export const teller: Teller = {
  wish: wishOf,
  event: tellEvent,
  draw,
  isDue: (_, events) => events.some(({ type }) => type === 'battle.opened'),
  seenBy: 'actor',
};

function wishOf(action: string, payload: JsonObject): string {
  const at = `${'abcdefghijk'[Number(payload.column)]}${Number(payload.row) + 1}`;
  switch (action) {
    case 'placeShip':
      return `lays the ${payload.ship} at ${at}, ${payload.across === true ? 'along the row' : 'along the column'}`;
    case 'removeShip':
      return `takes the ${payload.ship} back`;
    case 'randomFleet':
      return 'has the fleet drawn';
    case 'ready':
      return 'is ready';
    default:
      return `fires at ${at}`;
  }
}

function tellEvent({ type, data }: MatchEvent): string | undefined {
  switch (type) {
    case 'shot.fired':
      return `${data.name} ${data.answer}`;
    case 'ship.sunk':
      return `the ${data.kind} of ${data.seat} is sunk`;
    case 'battle.opened':
      return `battle begins, ${data.seat} fires first`;
    case 'fleet.shown':
      return `the fleet of ${data.seat} is shown, ${data.afloat} afloat`;
    default:
      return undefined;
  }
}

/** Both seas beside each other, each as its owner sees it. */
function draw(match: LockedMatch): string {
  const [left, right] = (['p0', 'p1'] as const).map((seat) => drawSea(match, seat, seat).split('\n'));
  const width = (left?.[0] ?? '').length;
  return [
    `${'p0'.padEnd(width)}    p1`,
    ...(left ?? []).map((row, index) => `${row}    ${right?.[index]}`),
  ].join('\n');
}
