import type { PlacedPlace, PlacedSpace } from '@tapete/graphics/player';

/**
 * The cells of a board as rows from the top of the screen, each from the left, which is how a grid is read and walked.
 * Cells that say no row are in one line when they lie about as high.
 */
export function linesOf({ spaces }: PlacedPlace): readonly (readonly PlacedSpace[])[] {
  const lines = new Map<number, PlacedSpace[]>();
  const height = Math.max(...spaces.map(({ rect }) => rect.height));
  for (const space of spaces) {
    const key = space.row ?? Math.round((space.rect.y + space.rect.height / 2) / (height * LINE));
    lines.set(key, [...(lines.get(key) ?? []), space]);
  }
  const top = (line: readonly PlacedSpace[]) => line[0]?.rect.y ?? 0;
  return [...lines.values()]
    .map((line) => line.sort((a, b) => a.rect.x - b.rect.x))
    .sort((a, b) => top(a) - top(b));
}

/** Share of the highest cell that a line is high, where cells say no row. */
const LINE = 0.3;
