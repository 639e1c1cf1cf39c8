import { readFileSync } from 'node:fs';

/** What the build wrote of each module that others load: its file, its styles, and what it imports at once. */
const chunks = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

const PAGE = 'index.html';
const SHELF = 'src/catalog/catalog.tsx';
const TABLE = 'src/match/match-page.tsx';
const WORDS = ['src/words/es.ts', 'src/words/en.ts'];

/** All files that a browser fetches to have these modules: none is left out because of its name. */
function filesOf(...names) {
  const reached = new Set(names);
  for (const name of reached) for (const next of chunkOf(name).imports ?? []) reached.add(next);
  const files = [...reached].map(chunkOf).flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files)].map((file) => `dist/${file}`);
}

function chunkOf(name) {
  const chunk = chunks[name];
  if (chunk === undefined) throw new Error(`${name} is no chunk of its own: see dist/.vite/manifest.json`);
  return chunk;
}

export default [
  ...WORDS.map((words) => ({
    name: `a table before pictures, with ${words}`,
    path: filesOf(PAGE, TABLE, words),
    gzip: true,
    limit: '60 kB',
  })),
  {
    name: 'the shelf before pictures',
    path: filesOf(PAGE, SHELF, WORDS[0]),
    gzip: true,
    limit: '35 kB',
  },
  { name: 'the font of the titles', path: 'dist/assets/*.woff2', gzip: false, limit: '25 kB' },
];
