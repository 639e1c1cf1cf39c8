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

/** The same within one row of things: a hand, a list. */
export function indexAfter(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  return Math.min(Math.max(from + (step[0] || step[1]), 0), count - 1);
}
