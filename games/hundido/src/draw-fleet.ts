import { block, isFree, noneBlocked, type Place, placesIn, type Sea, type Touching } from './places.js';
import { lengthOf, type Ship } from './ships.js';

export interface Drawn {
  readonly ship: Ship;
  readonly place: Place;
}

/**
 * A fleet by chance: ship by ship, each in one of the places that are left to it, every one as likely. Where a ship finds
 * none, the last is placed otherwise; so a fleet is found wherever there is one. Undefined where there is none.
 */
export function drawFleet(
  ships: readonly Ship[],
  sea: Sea,
  touching: Touching,
  int: (outcomes: number) => number,
): readonly Drawn[] | undefined {
  return placeNext(ships, noneBlocked(sea));

  function placeNext([ship, ...others]: readonly Ship[], blocked: Uint8Array): readonly Drawn[] | undefined {
    if (ship === undefined) return [];
    const places = placesIn(sea, lengthOf(ship)).filter(({ cells }) => isFree(blocked, cells));
    while (places.length > 0) {
      const [place] = places.splice(int(places.length), 1);
      if (!place) return undefined;
      const after = blocked.slice();
      block(after, sea, place.cells, touching);
      const rest = placeNext(others, after);
      if (rest) return [{ ship, place }, ...rest];
    }
    return undefined;
  }
}
