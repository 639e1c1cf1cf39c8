import type { Refusal, SeatId, View } from '@tapete/core';
import type { Hundido } from './manifest.js';
import { cellsFrom, cellsRound } from './places.js';
import { countIn, firedAt, isAimedAt, type Seen, shipsSeen } from './seen.js';
import { FLEETS, lengthOf } from './ships.js';

type Config = Readonly<Hundido['config']>;
type Payload<Action extends keyof Hundido['actions']> = Hundido['actions'][Action];
type Refused = (Refusal & { code: Hundido['errorCodes'] }) | undefined;

/** Why a ship cannot be placed there: it is none of the fleet, leaves the sea, or comes too near another. */
export function whyNotPlaced(
  view: View,
  payload: Payload<'placeShip'>,
  seat: SeatId,
  config: Config,
): Refused {
  const { ship, ...place } = payload;
  const { fleet, rows, columns } = config;
  if (!FLEETS[fleet].includes(ship)) return { code: 'NOT_IN_FLEET', facts: { ship, fleet } };
  const length = lengthOf(ship);
  const cells = cellsFrom(config, place, length);
  if (!cells) return { code: 'SHIP_OUTSIDE', facts: { ...payload, length, rows, columns } };
  const others = shipsSeen(view, `sea:${seat}`, config).filter((other) => other.ship !== ship);
  return overlap(payload, cells, others) ?? touch(payload, cells, others, config) ?? oneCell(payload, length);
}

function overlap({ ship }: Payload<'placeShip'>, cells: readonly number[], others: readonly Seen[]): Refused {
  const other = others.find((each) => each.cells.some((cell) => cells.includes(cell)));
  return other && { code: 'SHIP_OVERLAPS', facts: { ship, other: other.ship } };
}

function touch(
  { ship }: Payload<'placeShip'>,
  cells: readonly number[],
  others: readonly Seen[],
  config: Config,
): Refused {
  const { touching } = config;
  const round = cells.flatMap((cell) => cellsRound(config, cell, touching));
  const other = others.find((each) => each.cells.some((cell) => round.includes(cell)));
  return other && { code: 'SHIP_TOUCHES', facts: { ship, other: other.ship, touching } };
}

/** Along a row and along a column would be the same place twice. */
const oneCell = ({ ship, across }: Payload<'placeShip'>, length: number): Refused =>
  length === 1 && !across ? { code: 'SHIP_OF_ONE_CELL', facts: { ship } } : undefined;

export function whyNotRemoved(
  _view: View,
  { ship }: Payload<'removeShip'>,
  _seat: SeatId,
  { fleet }: Config,
): Refused {
  if (!FLEETS[fleet].includes(ship)) return { code: 'NOT_IN_FLEET', facts: { ship, fleet } };
  return { code: 'SHIP_NOT_PLACED', facts: { ship } };
}

export function whyNotReady(
  view: View,
  _payload: Payload<'ready'>,
  seat: SeatId,
  { fleet }: Config,
): Refused {
  const missing = countIn(view, `harbour:${seat}`);
  return { code: 'FLEET_INCOMPLETE', facts: { missing, ships: FLEETS[fleet].length } };
}

export function whyNotFired(
  view: View,
  { row, column }: Payload<'fire'>,
  seat: SeatId,
  { rows, columns }: Config,
): Refused {
  if (row >= rows || column >= columns) return { code: 'OUTSIDE_SEA', facts: { row, column, rows, columns } };
  const rival = seat === 'p0' ? 'p1' : 'p0';
  if (isAimedAt(view, rival, { row, column })) return { code: 'ALREADY_AIMED', facts: { row, column } };
  return firedAt(view, rival, { row, column })
    ? { code: 'ALREADY_FIRED', facts: { row, column } }
    : undefined;
}
