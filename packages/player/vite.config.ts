import { defineConfig } from 'vite';

export default defineConfig({
  // The host may serve the page under any path.
  base: './',
  resolve: { conditions: ['@tapete/source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', sourcemap: true },
});
