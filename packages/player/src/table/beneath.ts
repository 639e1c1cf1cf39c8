import type { Presentation } from '../presentation/presentation.js';

/** Which boards lie over which, by their ids without a seat: `shots` -> `sea`. */
export type Overlays = ReadonlyMap<string, string>;

export function overlaysOf(presentation: Presentation | undefined): Overlays {
  const places = [...(presentation?.layout?.wide.places ?? []), ...(presentation?.layout?.tall.places ?? [])];
  return new Map(places.flatMap(({ of, over }) => (over === undefined ? [] : [[of, over] as const])));
}

/** The cell below a cell of a board that lies over another: of `shots:p0/b7`, `sea:p0/b7`. */
export function beneath(space: string, overlays: Overlays): string | undefined {
  const board = /^([^:/]+)((?::[^/]+)?\/.+)$/.exec(space);
  const below = overlays.get(board?.[1] ?? '');
  return below === undefined ? undefined : `${below}${board?.[2]}`;
}
