import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocksOf, namesIn, PAGES, proseOf, ROOT, readText, rowsOf } from './pages.js';

/** Addresses in links and pictures, those of other hosts left out. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)]+)\)|src="([^"]+)"/g)]
    .map(([, link, source]) => (link ?? source) as string)
    .filter((link) => !/^https?:/.test(link));

/** Names that are paths in the repository. */
const pathsIn = (text: string): string[] =>
  namesIn(text).filter((name) =>
    /^(packages|libraries|games|tools|docs|examples|bench)\/[\w./-]+$/.test(name),
  );

describe.each(PAGES)('%s', (page) => {
  test('leads to files that are there', () => {
    const broken = linksIn(proseOf(page)).filter(
      (link) => !existsSync(join(ROOT, dirname(page), link.replace(/#.*$/, ''))),
    );
    expect(broken).toEqual([]);
  });

  test('names files that are there', () => {
    expect(pathsIn(proseOf(page)).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  /** `…` on a line of its own stands for lines that are left out. */
  test('shows what its files have', () => {
    const shown = blocksOf(page).filter(({ about }) => /^[\w-]+\/.*\.\w+$/.test(about));
    for (const { about, text } of shown) {
      const file = readText(about);
      for (const part of text.split(/^…\n/m)) expect(file).toContain(part.trimEnd());
    }
  });

  test('shows pictures that load at once', () => {
    const pictures = linksIn(proseOf(page)).filter((link) => link.endsWith('.png'));
    for (const picture of pictures) {
      expect(statSync(join(ROOT, dirname(page), picture)).size).toBeLessThan(250_000);
    }
  });

  test('says nothing of folders and machines of its writers', () => {
    expect(readText(page)).not.toMatch(/\/work\b|\bshared\/|\/tmp\/|\/home\//);
  });
});

test('on the way of a command every name stands in its file', () => {
  const rows = rowsOf('docs/architecture.md', 'what happens there').concat(
    rowsOf('docs/architecture.md', 'where it is cut').map(([, where = '']) => [where, where]),
  );
  expect(rows.length).toBeGreaterThan(25);
  for (const [where = '', what = ''] of rows) {
    const texts = pathsIn(where).map(readText).join('\n');
    // Words such as `COLUMN_FULL` are no names of this file.
    const names = namesIn(what).filter((name) => /^#?[a-z]\w+$/i.test(name) && name !== name.toUpperCase());
    for (const name of names) expect(texts, `${where} has ${name}`).toContain(name);
  }
});
