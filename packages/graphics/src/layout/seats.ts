import type { Place } from '@tapete/manifest';

export type PlaceOf = NonNullable<Place['seat']>;

/**
 * The seats that a place means, from where the viewer sits, in turn order. `theirs` is all the others; of two seats
 * the other one is next, across and previous. A spectator sits at the first seat's side.
 */
export function seatsAt(
  place: PlaceOf | undefined,
  viewer: string,
  seats: readonly string[],
): readonly string[] {
  const around = aroundFrom(viewer, seats);
  const [mine] = around;
  const others = around.slice(1);
  if (mine === undefined) return [];
  switch (place) {
    case undefined:
      return around;
    case 'mine':
      return [mine];
    case 'theirs':
      return others;
    case 'next':
      return others.slice(0, 1);
    case 'previous':
      return others.slice(-1);
    case 'across':
      // Nobody sits across at a table of three.
      return seats.length % 2 === 0 ? around.slice(seats.length / 2, seats.length / 2 + 1) : [];
  }
}

/** All seats in turn order, the viewer's first. */
export function aroundFrom(viewer: string, seats: readonly string[]): readonly string[] {
  const first = Math.max(0, seats.indexOf(viewer));
  return [...seats.slice(first), ...seats.slice(0, first)];
}
