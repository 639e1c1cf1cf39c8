import { stripVTControlCharacters } from 'node:util';

/** How many columns of a terminal a text takes; colours take none. Our marks and letters are all one column wide. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Puts short texts side by side, in columns of one width, reading downwards. */
export function inColumns(texts: readonly string[], columns: number): readonly string[] {
  const width = Math.max(0, ...texts.map(widthOf)) + 3;
  const across = Math.max(1, Math.min(texts.length, Math.floor(columns / width)));
  const rows = Math.ceil(texts.length / across);
  return Array.from({ length: rows }, (_, row) =>
    texts
      .filter((_text, index) => index % rows === row)
      .map((text) => padEnd(text, width))
      .join('')
      .trimEnd(),
  );
}

/** A table: a row of heads, then rows; the first column to the left, numbers to the right. */
export function tableLines(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const widths = heads.map((head, column) =>
    Math.max(widthOf(head), ...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? padEnd : padStart)(cell, widths[column] as number))
      .join('  ')
      .trimEnd();
  return [line(heads), ...rows.map(line)];
}
