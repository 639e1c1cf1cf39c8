import type { Target } from '../shapes.js';
import type { Aim } from './aims.js';
import { isOnBoard } from './cells.js';

/** What was chosen so far of a path: the piece that is lifted, say. Empty while nothing is. */
export type Picked = readonly Target[];

/** What a press does. */
export type Press =
  | { readonly does: 'take'; readonly aim: Aim }
  | { readonly does: 'pick'; readonly picked: Picked }
  /** Several moves point at the same: the person is asked which. */
  | { readonly does: 'ask'; readonly aims: readonly Aim[] }
  | { readonly does: 'nothing' };

/**
 * What a press on a target does, after what was picked before.
 *
 * A press is matched with the moves whose path goes on with it. One that ends there is taken; several are asked about;
 * when the path goes further, the target is picked. A press that fits nothing while something is picked is read again
 * as a first press, so that one may change one's mind with one press; see below for what is pressed twice.
 */
export function press(aims: readonly Aim[], picked: Picked, target: Target): Press {
  if (picked.at(-1) === target) return pressAgain(aims, picked);
  const fitting = aims.filter((aim) => begins(aim.at, [...picked, target]));
  const [only] = fitting;
  if (fitting.length === 1 && only !== undefined && goesByItself(only)) return { does: 'take', aim: only };
  if (fitting.length === 0) return picked.length > 0 ? press(aims, [], target) : { does: 'nothing' };
  const ending = fitting.filter((aim) => aim.at.length === picked.length + 1);
  if (ending.length === 0) return { does: 'pick', picked: [...picked, target] };
  return ending.length === 1 && ending[0] !== undefined
    ? { does: 'take', aim: ending[0] }
    : { does: 'ask', aims: ending };
}

/** Where there is one way to go on, nobody has to point at it; but on a board one looks first where a piece may go. */
const goesByItself = ({ at }: Aim): boolean =>
  at.every((target) => typeof target === 'number' || !isOnBoard(target));

/** What is picked and pressed again makes its quick move, where there is one; else it is let go. */
function pressAgain(aims: readonly Aim[], picked: Picked): Press {
  const quick = aims.find((aim) => aim.quick && begins(aim.at, picked));
  return quick === undefined ? { does: 'pick', picked: picked.slice(0, -1) } : { does: 'take', aim: quick };
}

/** Whether a move begins here and goes further: what can be taken up. */
export const canPick = (aims: readonly Aim[], target: Target): boolean =>
  aims.some(({ at }) => at.length > 1 && at[0] === target);

/** What may be pressed next: what lifts and has a brass edge. */
export function targetsAfter(aims: readonly Aim[], picked: Picked): ReadonlySet<Target> {
  const targets = aims
    .filter((aim) => begins(aim.at, picked))
    .map((aim) => aim.at[picked.length])
    .filter((target) => target !== undefined);
  return new Set(targets);
}

/** The moves that a press on this target leads to. */
export function aimsAt(aims: readonly Aim[], picked: Picked, target: Target): readonly Aim[] {
  return aims.filter((aim) => begins(aim.at, [...picked, target]));
}

/** Still the start of some move, after the offers have changed. */
export function isOpen(aims: readonly Aim[], picked: Picked): boolean {
  return picked.length === 0 || aims.some((aim) => aim.at.length > picked.length && begins(aim.at, picked));
}

function begins(path: readonly Target[], start: readonly Target[]): boolean {
  return start.length <= path.length && start.every((target, index) => path[index] === target);
}
