import type { Rect, Size } from './rect.js';

/** So many equal tiles, line by line from the upper left, of about the shape that is asked for. */
export function tiles(rect: Rect, count: number, shape: Size = { width: 1, height: 1 }): Rect[] {
  const columns = columnsFor(rect, count, shape);
  const rows = Math.ceil(count / columns);
  const size = { width: rect.width / columns, height: rect.height / Math.max(1, rows) };
  return Array.from({ length: count }, (_, index) => ({
    x: rect.x + (index % columns) * size.width,
    y: rect.y + Math.floor(index / columns) * size.height,
    ...size,
  }));
}

/** How many tiles stand side by side, so that the lines fill the rectangle best. */
export function columnsFor(rect: Size, count: number, shape: Size): number {
  const ratio = (rect.width / shape.width) * (shape.height / rect.height);
  return Math.min(Math.max(1, count), Math.max(1, Math.round(Math.sqrt(count * ratio))));
}
