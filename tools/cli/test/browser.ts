import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One real browser, in which each page that is opened is somebody else's device. */
export class Visitors {
  /** What their pages complained of: errors, warnings, addresses of somebody else. */
  readonly complaints: string[] = [];
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async come(): Promise<Visitors> {
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    return new Visitors(await chromium.launch({ executablePath, args: FLAGS }));
  }

  /** A page of its own device: nothing is kept there, motion is off, the language is Spanish. */
  async page(address: string, options: BrowserContextOptions = {}): Promise<Page> {
    const { origin } = new URL(address);
    const context = await this.#browser.newContext({
      locale: 'es-ES',
      reducedMotion: 'reduce',
      viewport: { width: 1366, height: 768 },
      ...options,
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => this.complaints.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !/^(?:data|blob):/.test(url)) this.complaints.push(url);
    });
    await page.goto(address);
    return page;
  }

  /** All devices are put away. */
  async leave(): Promise<void> {
    await Promise.all(this.#browser.contexts().map((context) => context.close()));
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
