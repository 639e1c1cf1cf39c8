import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build } from 'vite';

const MEDIA: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The page, built with the fixture in place of a host, in a real browser. */
export interface FixturePage {
  /** A page at an address. What `table` says is what the fixture begins with, `kept` the matches that the device knows. */
  open(
    path: string,
    table?: object,
    context?: BrowserContextOptions,
    kept?: readonly object[],
  ): Promise<Page>;
  /** What pages complained of: errors, warnings, addresses that are not this server's. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export async function openFixture(): Promise<FixturePage> {
  const folder = await mkdtemp(join(tmpdir(), 'tapete-player-'));
  await buildInto(folder);
  const server = await serve(folder);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: browserPath(), args: FLAGS });
  const complaints: string[] = [];
  return {
    complaints,
    open: (path, table = {}, context = {}, kept = []) =>
      openPage({ browser, origin, complaints, path, table, context, kept }),
    async close() {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

interface PageToOpen {
  readonly browser: Browser;
  readonly origin: string;
  readonly complaints: string[];
  readonly path: string;
  readonly table: object;
  readonly context: BrowserContextOptions;
  readonly kept: readonly object[];
}

async function openPage(asked: PageToOpen): Promise<Page> {
  const { browser, origin, complaints, path, table, context, kept } = asked;
  const calm = { locale: 'es-ES', reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } } as const;
  const opened = await browser.newContext({ ...calm, ...context });
  const page = await opened.newPage();
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      complaints.push(request.url());
  });
  await page.addInitScript((given) => Object.assign(globalThis, { table: given }), table);
  await page.addInitScript((matches) => {
    // Once: what the page itself keeps afterwards stays.
    if (matches.length > 0 && localStorage.getItem('tapete.matches') === null)
      localStorage.setItem('tapete.matches', JSON.stringify(matches));
  }, kept);
  await page.goto(origin + path);
  return page;
}

async function buildInto(folder: string): Promise<void> {
  await build({
    root: fileURLToPath(new URL('fixture', import.meta.url)),
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, sourcemap: false },
  });
}

/** Files by their name; every other path is the page, as a host does it. */
function serve(folder: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = pathname.startsWith('/assets/') ? pathname : '/index.html';
    response.setHeader('content-type', MEDIA[extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-security-policy', "script-src 'self'; font-src 'self'; object-src 'none'");
    response.end(await readFile(join(folder, file)));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function browserPath(): string {
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
}
