// Takes the pictures of the docs from a host that runs: node tools/docs/take-pictures.mjs http://127.0.0.1:8023
// Two browsers play Conecta 4 by hand; what they see half-way is the picture. The cloth's weave makes them large:
// pngquant --quality 60-92 --speed 1 --strip --ext .png --force docs/images/*.png
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const [host = 'http://127.0.0.1:8023'] = process.argv.slice(2);
const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));

/** Columns, p0 first. Then p0 is to move, and each side has a line that the other must see. */
const MOVES = [3, 3, 2, 4, 3, 2, 1, 0, 4, 2, 3, 3, 1, 5];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const wide = {
  viewport: { width: 1200, height: 720 },
  locale: 'en-GB',
  reducedMotion: /** @type {const} */ ('reduce'),
};
const phone = {
  ...wide,
  viewport: { width: 390, height: 780 },
  locale: 'es-ES',
  hasTouch: true,
  isMobile: true,
};

const ana = await (await browser.newContext(wide)).newPage();
await ana.goto(host);
await ana.locator('.game-cover img').first().waitFor();
await ana.waitForLoadState('networkidle');
await ana.screenshot({ path: `${folder}catalog.png` });

const bruno = await (await browser.newContext(phone)).newPage();
await sitDown();
for (const [ply, column] of MOVES.entries()) await drop(ply % 2 === 0 ? ana : bruno, column);
await ana.locator('.turn-words').getByText('Your turn').waitFor();
await ana.locator('.press[data-space="board/c5"]').hover();
await ana.screenshot({ path: `${folder}match.png` });
await bruno.screenshot({ path: `${folder}phone.png` });
await browser.close();

/** Ana invites, Bruno opens the link and takes the seat. */
async function sitDown() {
  await ana.getByRole('button', { name: 'Options of Connect Four' }).click();
  await ana.getByLabel('Your name').fill('Ana');
  await ana.getByLabel('Seat 2').selectOption('open');
  await ana.getByRole('button', { name: 'Start' }).click();
  const link = await ana.locator('input[readonly]').first().inputValue();
  await bruno.goto(link);
  await bruno.getByLabel('Tu nombre').fill('Bruno');
  await bruno.getByRole('button', { name: 'Sentarme' }).click();
}

/** Presses anywhere in a column, and waits until both have seen it. */
async function drop(/** @type {import('playwright-core').Page} */ page, /** @type {number} */ column) {
  const before = await page.locator('.piece[data-space^="board/"]').count();
  await page.locator(`.press[data-space="board/${'abcdefg'[column]}6"]`).click();
  for (const each of [ana, bruno]) {
    await each.waitForFunction(
      (count) => document.querySelectorAll('.piece[data-space^="board/"]').length > count,
      before,
    );
  }
}
