import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const readText = (path: string): string => readFileSync(`${ROOT}/${path}`, 'utf8');

/** The pages that people read first, by their paths. */
export const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(`${ROOT}/docs`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** A fenced block: its language, and what stands behind that on the fence. */
export interface Block {
  readonly language: string;
  readonly about: string;
  readonly text: string;
}

export function blocksOf(page: string): Block[] {
  return [...readText(page).matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', about = '', text = '']) => ({ language, about, text }),
  );
}

/** A page without its fenced blocks. */
export const proseOf = (page: string): string => readText(page).replace(/^```[\s\S]*?^```$/gm, '');

/** What stands in single backticks. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);

/** The rows of each table of a page that has these words in its head; each row is its cells. */
export function rowsOf(page: string, head: string): string[][] {
  const tables = readText(page)
    .split(/\n{2,}/)
    .filter((part) => part.startsWith('|') && (part.split('\n')[0] as string).includes(head));
  return tables.flatMap((table) => table.trim().split('\n').slice(2).map(cellsOf));
}

const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
