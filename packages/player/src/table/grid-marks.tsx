import type { PlacedPlace, Rect } from '@tapete/graphics/player';
import { boxStyle } from './box.js';
import { cellOf, columnWords } from './cells.js';

interface GridMarksProps {
  readonly place: PlacedPlace;
  readonly layer: number;
  readonly address: (slot: string) => string | undefined;
}

/** What a grid shows of itself: a picture in each of its cells, letters and numbers in its rim. */
export function GridMarks({ place, layer, address }: GridMarksProps) {
  const picture = place.cell === undefined ? undefined : address(place.cell);
  const field = fieldOf(place);
  return (
    <>
      {picture === undefined ? null : (
        <div
          class="picture cells"
          style={{
            ...boxStyle(field, layer),
            backgroundImage: `url("${picture}")`,
            backgroundSize: `${100 / countOf(place, 'column')}% ${100 / countOf(place, 'row')}%`,
          }}
        />
      )}
      {place.coordinates ? <Coordinates place={place} field={field} layer={layer} /> : null}
    </>
  );
}

/** All that the cells take up. */
function fieldOf({ spaces }: PlacedPlace): Rect {
  const rects = spaces.map(({ rect }) => rect);
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))];
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}

const countOf = ({ spaces }: PlacedPlace, of: 'column' | 'row'): number =>
  1 + Math.max(0, ...spaces.map((space) => space[of] ?? 0));

interface CoordinatesProps {
  readonly place: PlacedPlace;
  readonly field: Rect;
  readonly layer: number;
}

/** Letters over the columns, numbers beside the rows; every cell says them itself to who listens. */
function Coordinates({ place, field, layer }: CoordinatesProps) {
  const { rect, spaces } = place;
  const top = field.y - rect.y;
  const left = field.x - rect.x;
  const columns = spaces.filter(({ row }) => row === 0);
  const rows = spaces.filter(({ column }) => column === 0);
  return (
    <>
      {columns.map(({ id, rect: cell }) => (
        <span
          key={id}
          class="coordinate"
          aria-hidden="true"
          style={boxStyle({ ...cell, y: rect.y, height: top }, layer + 1)}
        >
          {nameOf(id, columnWords)}
        </span>
      ))}
      {rows.map(({ id, rect: cell }) => (
        <span
          key={id}
          class="coordinate"
          aria-hidden="true"
          style={boxStyle({ ...cell, x: rect.x, width: left }, layer + 1)}
        >
          {nameOf(id, ({ row }) => String(row + 1))}
        </span>
      ))}
    </>
  );
}

function nameOf(id: string, words: (cell: NonNullable<ReturnType<typeof cellOf>>) => string): string {
  const cell = cellOf(id);
  return cell === undefined ? '' : words(cell).toUpperCase();
}
