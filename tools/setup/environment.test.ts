import { expect, test } from 'vitest';
import { toolEnvironment } from './environment.mjs';

test("npm's settings stay behind, but for those that any installer needs", () => {
  const env = toolEnvironment('/pnpm', {
    PATH: '/usr/bin',
    HOME: '/home/ana',
    npm_config_loglevel: 'silent',
    npm_config_registry: 'https://example.test/',
    NPM_CONFIG_CACHE: '/cache',
  });
  expect(env).toMatchObject({
    HOME: '/home/ana',
    npm_config_registry: 'https://example.test/',
    NPM_CONFIG_CACHE: '/cache',
  });
  expect(env).not.toHaveProperty('npm_config_loglevel');
});

test("pnpm comes first on PATH, then the repository's tools, then what was there", () => {
  const path = toolEnvironment('/pnpm', { PATH: '/usr/bin' }).PATH;
  expect(path).toMatch(/^\/pnpm:.*\/node_modules\/\.bin:\/usr\/bin$/);
});
