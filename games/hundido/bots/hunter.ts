import {
  type Bot,
  type BotChance,
  type Domain,
  type Offer,
  rowsOf,
  type SeatId,
  type View,
} from '@tapete/core';
import type { Hundido } from '../src/manifest.js';
import { block, cellsRound, noneBlocked, placesIn, type Sea, type Touching } from '../src/places.js';
import { type Mark, marksOn, shipsSeen } from '../src/seen.js';
import { FLEETS, lengthOf } from '../src/ships.js';

/**
 * Fires where most of the ways in which the hidden ships can lie have a cell, and counts a way the more for each hit that it
 * explains. It places its fleet by chance. All it knows is what its seat is shown.
 */
export const hunter: Bot = (view, offers, chance) => {
  const fire = offers.find(({ action }) => action === 'fire');
  if (fire?.domain) return { offer: shotAt(bestTarget(view, targetsOf(fire.domain), chance)) };
  const order = ['ready', 'randomFleet', 'placeShip'];
  const next = order.flatMap((action) => offers.filter((offer) => offer.action === action));
  return { offer: (next[0] as Offer).id };
};

/** So much more a way counts with each hit in it. */
const HIT_WEIGHT = 24;

function bestTarget(view: View, targets: readonly Target[], chance: BotChance): Target {
  const sea = seaOf(view);
  const weights = weigh(view, rivalOf(targets), sea);
  const weightOf = ({ row, column }: Target): number => weights[row * sea.columns + column] ?? 0;
  const best = Math.max(...targets.map(weightOf));
  const alike = targets.filter((target) => weightOf(target) === best);
  return alike[chance.int(alike.length)] as Target;
}

/** For each cell, how much speaks for a ship in it. */
function weigh(view: View, rival: SeatId, sea: Sea): readonly number[] {
  const marks = marksOn(view, rival, sea);
  const touching = touchingOf(view);
  const seen = shipsSeen(view, `shots:${rival}`, sea).map(({ cells }) => cells);
  const sunk = [...seen, ...sunkUnseen(marks, seen.flat(), { ...sea, touching })];
  const blocked = noneBlocked(sea);
  for (const cells of sunk) block(blocked, sea, cells, touching);
  for (const [cell, mark] of marks.entries()) if (mark === 'water') blocked[cell] = 1;
  const weights = Array.from({ length: sea.rows * sea.columns }, () => 0);
  const lengths = hiddenLengths(
    view,
    sunk.map((cells) => cells.length),
  );
  for (const length of lengths)
    for (const { cells } of placesIn(sea, length)) {
      if (cells.some((cell) => blocked[cell] === 1)) continue;
      const hits = cells.filter((cell) => marks[cell] !== undefined).length;
      for (const cell of cells)
        if (marks[cell] === undefined) weights[cell] = (weights[cell] as number) + HIT_WEIGHT ** hits;
    }
  return weights;
}

/** What the table agreed on stands where all see it. */
const agreed = ({ variables }: View) => variables.global as Pick<Hundido['global'], 'fleet' | 'touching'>;
const touchingOf = (view: View): Touching => agreed(view).touching;

/** The lengths of the ships that are left, once for each. */
function hiddenLengths(view: View, sunk: readonly number[]): readonly number[] {
  const left = FLEETS[agreed(view).fleet].map(lengthOf);
  for (const length of sunk) {
    const at = left.indexOf(length);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Where it is told only that a ship sank, and ships lie apart, it is all the hits that hang together there. */
function sunkUnseen(
  marks: readonly Mark[],
  seen: readonly number[],
  { touching, ...sea }: Sea & { readonly touching: Touching },
): readonly (readonly number[])[] {
  if (touching === 'allowed') return [];
  return marks.flatMap((mark, cell) =>
    mark === 'sunk' && !seen.includes(cell) ? [hangingTogether([cell], marks, sea)] : [],
  );
}

function hangingTogether(cells: readonly number[], marks: readonly Mark[], sea: Sea): readonly number[] {
  const next = cells
    .flatMap((cell) => cellsRound(sea, cell, 'edgesOnly'))
    .filter((cell) => !cells.includes(cell) && marks[cell] !== undefined && marks[cell] !== 'water');
  return next.length === 0 ? cells : hangingTogether([...new Set([...cells, ...next])], marks, sea);
}

/** The size of the sea, by the cells that a view names. */
function seaOf(view: View): Sea {
  const names = Object.keys(view.spaces).flatMap((space) => /^shots:p0\/([a-z])(\d+)$/.exec(space) ?? []);
  const rows = Math.max(...names.map(Number).filter(Number.isFinite));
  const columns = new Set(names.filter((name) => /^[a-z]$/.test(name))).size;
  return { rows, columns };
}

/** A shot that may be fired: its cell as the offer names it, and the space that it points at. */
interface Target {
  readonly row: number;
  readonly column: number;
  readonly space: string;
}

const rivalOf = ([target]: readonly Target[]): SeatId => (target?.space.startsWith('shots:p1') ? 'p1' : 'p0');

const targetsOf = (domain: Domain): readonly Target[] =>
  rowsOf(domain).map(({ chosen: { row, column }, at: [space] }) => ({
    row: Number(row),
    column: Number(column),
    space: String(space),
  }));

const shotAt = ({ row, column }: Target): string => `fire{"column":${column},"row":${row}}`;
