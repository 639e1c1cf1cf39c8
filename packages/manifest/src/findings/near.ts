/** The name that was probably meant, or undefined where none is close enough to be worth saying. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const name of names) {
    const steps = name === written ? least : stepsTo(plain(written), plain(name));
    if (steps < least) [best, least] = [name, steps];
  }
  return best;
}

/** Who stops in the middle of a word is near it. */
function stepsTo(written: string, name: string): number {
  return written.length > 2 && name.startsWith(written) ? 1 : distance(written, name);
}

/** Case and separators are what people mix up first, so they do not count. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[-_ .]/g, '');
}

/** How many letters must be put in, taken out, changed or swapped with their neighbour. */
function distance(from: string, to: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      current.push(cheapest({ from, to, row, column, current, previous, older }));
    }
    [older, previous] = [previous, current];
  }
  return previous[to.length] as number;
}

interface Cell {
  readonly from: string;
  readonly to: string;
  readonly row: number;
  readonly column: number;
  readonly current: readonly number[];
  readonly previous: readonly number[];
  readonly older: readonly number[];
}

function cheapest({ from, to, row, column, current, previous, older }: Cell): number {
  const same = from[row - 1] === to[column - 1];
  const swapped =
    row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
  return Math.min(
    (previous[column] as number) + 1,
    (current[column - 1] as number) + 1,
    (previous[column - 1] as number) + (same ? 0 : 1),
    swapped ? (older[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
  );
}
