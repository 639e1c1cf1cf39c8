import type { Chart, Place } from '@tapete/manifest';
import type { Group } from './groups.js';
import type { Rect } from './rect.js';

/** One group of spaces with the rectangle that is its own, and how it lies there. */
export interface Placing
  extends Pick<
    Place,
    | 'arrangement'
    | 'piece'
    | 'margin'
    | 'origin'
    | 'turn'
    | 'behind'
    | 'front'
    | 'cell'
    | 'coordinates'
    | 'over'
  > {
  readonly group: Group;
  readonly chart?: Chart | undefined;
  readonly rect: Rect;
  /** Text key. */
  readonly caption?: string | undefined;
}
