import type { PlacedPlace, PlacedSpace } from '@tapete/graphics/player';

/**
 * The cells of a board as rows from the top of the screen, each from the left, which is how a grid is read and walked.
 * A board whose cells say no row is one line.
 */
export function linesOf({ spaces }: PlacedPlace): readonly (readonly PlacedSpace[])[] {
  const lines = new Map<number, PlacedSpace[]>();
  for (const space of spaces) {
    const key = space.row ?? -1;
    lines.set(key, [...(lines.get(key) ?? []), space]);
  }
  const top = (line: readonly PlacedSpace[]) => line[0]?.rect.y ?? 0;
  return [...lines.values()]
    .map((line) => line.sort((a, b) => a.rect.x - b.rect.x))
    .sort((a, b) => top(a) - top(b));
}
