const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The cell that a key leads to from another, as the board is seen; undefined where the key does not move.
 *
 * Shape: `lines` are the rows of the board from the top of the screen, each from the left. Arrows stop at the edges,
 * Home and End go to the ends of the line, PageUp and PageDown to those of the column.
 */
export function cellAfter(key: string, from: string, lines: Lines): string | undefined {
  const line = lines.findIndex((cells) => cells.some(({ id }) => id === from));
  const place = lines[line]?.findIndex(({ id }) => id === from) ?? -1;
  if (place < 0) return undefined;
  if (key === 'Home') return lines[line]?.[0]?.id;
  if (key === 'End') return lines[line]?.at(-1)?.id;
  if (key === 'PageUp') return lines[0]?.[place]?.id;
  if (key === 'PageDown') return lines.at(-1)?.[place]?.id;
  const step = STEPS[key];
  return step === undefined ? undefined : (lines[line + step[1]]?.[place + step[0]]?.id ?? from);
}

type Lines = readonly (readonly { readonly id: string }[])[];

interface Row {
  readonly count: number;
  /** The way in which it lies. */
  readonly along: 'x' | 'y';
}

/** The same within one row of things: a hand, a fan. Undefined where the key leads out of it. */
export function indexAfter(key: string, from: number, { count, along }: Row): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key]?.[along === 'x' ? 0 : 1] ?? 0;
  const next = from + step;
  return step === 0 || next < 0 || next >= count ? undefined : next;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Of several places the one that an arrow leads to: the nearest in its direction, where what lies aside counts double.
 * Undefined where there is none, or the key is no arrow.
 */
export function nearestFrom<Spot extends Place>(
  key: string,
  from: Place,
  places: readonly Spot[],
): Spot | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const distance = ({ x, y }: Place): number => {
    const [dx, dy] = [x - from.x, y - from.y];
    const [ahead, aside] = step[0] === 0 ? [dy * step[1], dx] : [dx * step[0], dy];
    return ahead > 1 ? ahead + 2 * Math.abs(aside) : Infinity;
  };
  const [nearest] = [...places].sort((one, other) => distance(one) - distance(other));
  return nearest === undefined || distance(nearest) === Infinity ? undefined : nearest;
}
