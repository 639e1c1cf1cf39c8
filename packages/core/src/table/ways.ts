import { NONE, type Space } from '../ids.js';

/** The spaces that one step leads to. */
export type Steps = (space: Space) => readonly Space[];
export type Question = (space: Space) => boolean;

/**
 * Every space that steps lead to, with how many it takes at least; from the near ones to the far ones.
 * `mayPass` is asked of each space that a way would go on from, but not of the first.
 */
export function stepsFrom(from: Space, steps: Steps, mayPass: Question = always): ReadonlyMap<Space, number> {
  const reached = new Map<Space, number>([[from, 0]]);
  for (const [space, far] of reached) {
    if (space !== from && !mayPass(space)) continue;
    for (const next of steps(space)) if (!reached.has(next)) reached.set(next, far + 1);
  }
  return reached;
}

/**
 * A shortest way, both ends included; empty where there is none. Of several it is the one that the order of the steps
 * comes to first. `mayPass` is asked of the spaces between the ends.
 */
export function shortestWay(from: Space, to: Space, steps: Steps, mayPass: Question = always): Space[] {
  const cameFrom = new Map<Space, Space>([[from, NONE]]);
  for (const [space] of cameFrom) {
    if (space === to) return wayBack(to, cameFrom);
    if (space !== from && !mayPass(space)) continue;
    for (const next of steps(space)) if (!cameFrom.has(next)) cameFrom.set(next, space);
  }
  return [];
}

function wayBack(to: Space, cameFrom: ReadonlyMap<Space, Space>): Space[] {
  const way: Space[] = [];
  for (let space = to; space !== NONE; space = cameFrom.get(space) ?? NONE) way.push(space);
  return way.reverse();
}

/** The spaces that hang together with one through others that belong to it, that one first. */
export function areaFrom(from: Space, steps: Steps, belongs: Question): Space[] {
  const area = new Set<Space>([from]);
  for (const space of area)
    for (const next of steps(space)) if (!area.has(next) && belongs(next)) area.add(next);
  return [...area];
}

const always = (): boolean => true;
