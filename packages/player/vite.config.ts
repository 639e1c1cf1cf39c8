import { defineConfig } from 'vite';

export default defineConfig({
  // A match has an address of its own under `/m/`, so the page's files are named from the root.
  base: '/',
  resolve: { conditions: ['@tapete/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Every file is a file: the host's content policy knows no `data:` scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What loads what, for the check of the page's weight.
    manifest: true,
  },
});
