import {
  type BotChance,
  type PieceId,
  type Sample,
  type SampledPlace,
  type SeatId,
  squareName,
  type View,
} from '@tapete/core';
import { drawFleet } from './draw-fleet.js';
import type { Hundido } from './manifest.js';
import { block, noneBlocked, type Place, placesIn } from './places.js';
import { type Config, type Mark, marksOn, shipsSeen } from './seen.js';
import { FLEETS, lengthOf, type Ship } from './ships.js';

/**
 * Where the rival's ships may be, for all that a seat was told: a fleet that answers every shot as it was answered. While
 * both place, any ships anywhere.
 */
export function sampleFleet(view: View, chance: BotChance, seat: SeatId, config: Config): Sample<Hundido> {
  const rival: SeatId = seat === 'p0' ? 'p1' : 'p0';
  const places = isReady(view, rival)
    ? guessFleet(knownOf(view, rival, config), chance)
    : drawSome(config, chance);
  return { pieces: Object.fromEntries(places.map((each) => laid(each, rival, config))) };
}

interface Guess {
  readonly ship: Ship;
  /** Undefined in the harbour. */
  readonly place: Place | undefined;
}

function laid({ ship, place }: Guess, seat: SeatId, { columns }: Config): readonly [PieceId, SampledPlace] {
  const id = `${ship}:${seat}`;
  if (!place) return [id, { space: `harbour:${seat}` }];
  const [space = '', ...covers] = place.cells.map(
    (cell) => `sea:${seat}/${squareName(Math.floor(cell / columns), cell % columns)}`,
  );
  return [id, { space, covers }];
}

const isReady = (view: View, seat: SeatId): boolean => view.variables.players[seat]?.ready === true;

/** Part of a fleet, as it may stand while it is arranged. */
function drawSome({ fleet, touching, ...config }: Config, chance: BotChance): readonly Guess[] {
  const placed = FLEETS[fleet].filter(() => chance.int(2) === 1);
  const drawn = drawFleet(placed, config, touching, (outcomes) => chance.int(outcomes)) ?? [];
  return FLEETS[fleet].map((ship) => ({ ship, place: drawn.find((each) => each.ship === ship)?.place }));
}

/** All that a view tells of the rival's sea. */
interface Known {
  readonly config: Config;
  readonly marks: readonly Mark[];
  /** Ships that were not shown. */
  readonly hidden: readonly Ship[];
  /** Cells where none of them can be. */
  readonly blocked: Uint8Array;
  /** Cells in which one of them was hit. */
  readonly hits: readonly number[];
}

function knownOf(view: View, rival: SeatId, config: Config): Known {
  const marks = marksOn(view, rival, config);
  const shown = shipsSeen(view, `shots:${rival}`, config);
  const blocked = noneBlocked(config);
  for (const { cells } of shown) block(blocked, config, cells, config.touching);
  for (const [cell, mark] of marks.entries()) if (mark === 'water') blocked[cell] = 1;
  const cellsShown = new Set(shown.flatMap(({ cells }) => cells));
  const hidden = FLEETS[config.fleet].filter((ship) => !shown.some((each) => each.ship === ship));
  const hits = [...marks.entries()].flatMap(([cell, mark]) =>
    mark !== undefined && mark !== 'water' && !cellsShown.has(cell) ? [cell] : [],
  );
  return { config, marks, hidden, blocked, hits };
}

/**
 * A fleet that fits, found by trying: first a ship for each hit that has none yet, then the others where they find room.
 * There always is one: the true one.
 */
function guessFleet(known: Known, chance: BotChance): readonly Guess[] {
  return place(known.hidden, known.blocked, known.hits) ?? [];

  function place(
    ships: readonly Ship[],
    blocked: Uint8Array,
    hits: readonly number[],
  ): readonly Guess[] | undefined {
    if (ships.length === 0) return hits.length === 0 ? [] : undefined;
    const [hit] = hits;
    const tries = hit === undefined ? triesFor(ships.slice(0, 1)) : triesFor(ships);
    const fitting = tries.filter(
      ({ place: { cells } }) =>
        (hit === undefined || cells.includes(hit)) &&
        cells.every((cell) => blocked[cell] === 0) &&
        answersFit(known, cells),
    );
    for (const guess of shuffled(fitting, chance)) {
      const after = blocked.slice();
      block(after, known.config, guess.place.cells, known.config.touching);
      const rest = place(
        ships.filter((ship) => ship !== guess.ship),
        after,
        hits.filter((cell) => !guess.place.cells.includes(cell)),
      );
      if (rest) return [guess, ...rest];
    }
    return undefined;
  }

  function triesFor(ships: readonly Ship[]): readonly { readonly ship: Ship; readonly place: Place }[] {
    return ships.flatMap((ship) =>
      placesIn(known.config, lengthOf(ship)).map((each) => ({ ship, place: each })),
    );
  }
}

/** Where sinking is told, a ship has its one mark of it when all its cells were hit, and none before. */
function answersFit({ config, marks }: Known, cells: readonly number[]): boolean {
  if (config.announce === 'hitOnly') return true;
  const isHit = cells.every((cell) => marks[cell] !== undefined);
  const sinkings = cells.filter((cell) => marks[cell] === 'sunk').length;
  return sinkings === (isHit ? 1 : 0) && (config.announce !== 'sunkWithCells' || !isHit);
}

function shuffled<Value>(values: readonly Value[], chance: BotChance): readonly Value[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last--) {
    const drawn = chance.int(last + 1);
    [order[last], order[drawn]] = [order[drawn] as Value, order[last] as Value];
  }
  return order;
}
