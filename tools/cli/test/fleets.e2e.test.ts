import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Visitors } from './browser.js';
import { House } from './house.js';

// Whole matches on several pages, on a machine that may have other work.
vi.setConfig({ testTimeout: 300_000 });

let house: House;
let visitors: Visitors;
beforeAll(async () => {
  [house, visitors] = await Promise.all([House.open(['hundido']), Visitors.come()]);
});
afterAll(async () => {
  await visitors?.close();
  await house?.close();
});
afterEach(() => visitors.leave());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const cell = (page: Page, space: string) => page.locator(`.press[data-space="${space}"]`);
const ships = (page: Page) => page.locator('.piece.long');

/** Two people at a new table, somebody who watches, and somebody who says to be one of them. */
async function tableOfFour() {
  const ana = await visitors.page(house.url);
  await button(ana, 'Invitar a alguien a Hundido').click();
  const link = await ana.getByRole('dialog').getByRole('textbox').inputValue();
  const bruno = await visitors.page(link);
  await button(bruno, 'Sentarme').click();
  const address = link.replace(/#.*$/, '');
  const carla = await visitors.page(address);
  await cell(ana, 'shots:p0/a1').waitFor();
  await cell(bruno, 'shots:p1/a1').waitFor();
  return { ana, bruno, carla, match: address.split('/').at(-1) ?? '' };
}

/** Chooses the first ship of the harbour, turns it, and lays it there. */
async function lay(page: Page, space: string, turns = false): Promise<void> {
  const before = await ships(page).count();
  await page.locator('.press[data-name]').first().click();
  if (turns) await page.keyboard.press('r');
  await cell(page, space).click();
  await expect.poll(() => ships(page).count(), { timeout: 30_000 }).toBe(before + 1);
}

/** All that a socket hears which says that it sits at this seat, with a token of its own making. */
const pretend = (page: Page, match: string): Promise<string> =>
  page.evaluate(
    (named) =>
      new Promise<string>((done) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        let heard = '';
        socket.onopen = () =>
          socket.send(JSON.stringify({ type: 'hello', protocols: [1], match: named, token: 'a'.repeat(43) }));
        socket.onmessage = ({ data }) => {
          heard += data;
          socket.close();
        };
        socket.onclose = () => done(heard);
      }),
    match,
  );

test('two people place at the same time, one watches, and a made-up token learns nothing', async () => {
  const { ana, bruno, carla, match } = await tableOfFour();
  await Promise.all([lay(ana, 'shots:p0/a1'), lay(bruno, 'shots:p1/j1', true)]);
  await Promise.all([lay(ana, 'shots:p0/a3'), lay(bruno, 'shots:p1/h1', true)]);
  expect([await ships(ana).count(), await ships(bruno).count(), await ships(carla).count()]).toEqual([
    2, 2, 0,
  ]);
  const heard = await pretend(carla, match);
  expect(heard).not.toMatch(/snapshot|carrier|sea:p/);
  expect(heard).toContain('error');
  await Promise.all([button(ana, 'Flota al azar').click(), button(bruno, 'Flota al azar').click()]);
  await button(ana, 'Flota lista').click();
  await button(bruno, 'Flota lista').click();
  await cell(ana, 'shots:p1/a1').waitFor();
  await cell(bruno, 'shots:p0/a1').waitFor();
  // Each sees the own fleet and nothing of the other; who watches sees neither.
  expect([await ships(ana).count(), await ships(bruno).count(), await ships(carla).count()]).toEqual([
    5, 5, 0,
  ]);
  await cell(ana, 'shots:p1/e5').click();
  await carla.locator('.piece[data-space="shots:p1/e5"]').waitFor();
  expect(await ships(carla).count()).toBe(0);
  expect(visitors.complaints).toEqual([]);
});
