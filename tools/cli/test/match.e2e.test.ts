import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { violations } from './axe.js';
import { Visitors } from './browser.js';
import { FourTable } from './four-table.js';
import { House } from './house.js';

// Whole matches on several pages, on a machine that may have other work.
vi.setConfig({ testTimeout: 300_000 });

let house: House;
let visitors: Visitors;
beforeAll(async () => {
  [house, visitors] = await Promise.all([House.open(), Visitors.come()]);
});
afterAll(async () => {
  await visitors?.close();
  await house?.close();
});
afterEach(async () => {
  await visitors.leave();
  expect(visitors.complaints.splice(0)).toEqual([]);
});

const shelf = (options?: BrowserContextOptions): Promise<Page> => visitors.page(house.url, options);

/** Ana makes a table and is given the link; Bruno opens it. */
async function invitation(options?: BrowserContextOptions) {
  const ana = new FourTable(await shelf(options));
  await ana.button('Invitar a alguien a Conecta 4').click();
  const sheet = ana.page.getByRole('dialog', { name: 'Invita a alguien' });
  const link = await sheet.getByRole('textbox').inputValue();
  const bruno = new FourTable(await visitors.page(link, options));
  return { ana, bruno, match: ana.page.url() };
}

test('one press on the shelf is a whole match against the bot, by mouse, and then another', async () => {
  const page = await shelf();
  const four = new FourTable(page);
  await four.button('Jugar a Conecta 4 contra un bot').click();
  await four.myTurn();
  const first = page.url();
  while ((await four.ending.count()) === 0) {
    await four.tryFirst();
    await four.turn.getByText('Tu turno').or(four.ending).waitFor();
  }
  expect(await four.ending.textContent()).toMatch(/^(¡Ganas!|Gana Bot al azar|Empate)$/);
  expect(await four.offered.count()).toBe(0);
  expect(await four.lit.count()).toBeGreaterThanOrEqual(
    (await four.ending.textContent()) === 'Empate' ? 0 : 4,
  );
  await four.button('Revancha').click();
  await four.myTurn();
  expect(page.url()).not.toBe(first);
  expect(await four.discs()).toEqual([]);
  await four.drop('d1');
});

test('two play to a win, one by mouse and one by keyboard alone, a third watches, and they play again', async () => {
  const { ana, bruno, match } = await invitation();
  await bruno.page.getByRole('heading', { name: 'Te invitan a Conecta 4' }).waitFor();
  const name = bruno.page.getByLabel('Tu nombre');
  for (let stop = 0; stop < 20 && !(await isFocused(name)); stop++) await bruno.page.keyboard.press('Tab');
  await bruno.page.keyboard.type('Bruno');
  await bruno.page.keyboard.press('Enter');
  await bruno.turn.getByText('Juega Jugador 1').waitFor();
  await ana.myTurn();
  expect(await ana.page.getByRole('dialog').count()).toBe(0);
  const eva = new FourTable(await visitors.page(match));
  await eva.turn.getByText('Juega Jugador 1').waitFor();

  // A column that is full offers nothing, and pressing it does nothing.
  for (const row of [1, 3, 5]) {
    await ana.drop(`a${row}`);
    await bruno.type(`a${row + 1}`);
  }
  await ana.myTurn();
  expect(await ana.offered.evaluateAll((all) => all.map((one) => one.getAttribute('data-space')))).toEqual(
    [...'bcdefg'].map((column) => `board/${column}1`),
  );
  await ana.cell('a6').click({ force: true });
  expect(await ana.cell('a6').getAttribute('aria-label')).toBe('Columna a, fila 6, Ficha de Bruno');

  // Both come back to what they left, and so does a page that nobody had open.
  for (const four of [ana, bruno, eva]) {
    const before = await four.state();
    await four.reload();
    await four.line.getByText('columna 1').waitFor();
    expect(await four.state()).toEqual(before);
  }
  await ana.button('English').click();
  await ana.turn.getByText('Your turn').waitFor();
  expect(await ana.cell('a6').getAttribute('aria-label')).toBe('Column a, row 6, Disc of Bruno');
  await ana.button('Español').click();

  // Who watches is shown everything and offered nothing.
  await expect.poll(() => eva.discs()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
  await eva.cell('b1').click({ force: true });
  await eva.page.keyboard.press('u');
  expect(await eva.page.locator('.press[aria-disabled="false"]').count()).toBe(0);
  expect(await eva.page.getByText('Jugadas posibles').count()).toBe(0);
  await eva.button('Más').click();
  // The sheet is fetched when it is opened: before that nothing is seen of it, and Escape closes nothing.
  await eva.page.getByRole('dialog').waitFor();
  expect(await eva.button('Dejar la partida').count()).toBe(0);
  await eva.page.keyboard.press('Escape');

  // A page that is loaded again in the very moment of a move has made it.
  await ana.cell('b1').click();
  await ana.reload();
  await bruno.disc('b1');
  await ana.disc('b1');
  await bruno.type('g1');
  await ana.drop('c1');
  await bruno.type('g2');
  await ana.drop('d1');
  await ana.ending.getByText('¡Ganas!').waitFor();
  await bruno.ending.getByText('Gana Jugador 1').waitFor();
  for (const four of [ana, bruno, eva]) {
    expect(await lines(four)).toEqual(['a1', 'b1', 'c1', 'd1']);
    const before = await four.state();
    await four.reload();
    await four.lit.first().waitFor();
    expect(await four.state()).toEqual(before);
  }

  // A new tab of the same device is told everything.
  const tab = new FourTable(await ana.page.context().newPage());
  await tab.page.goto(match);
  await tab.lit.first().waitFor();
  const told = await tab.history();
  expect(told).toHaveLength(11);
  expect(told.at(0)).toBe('Sueltas una ficha en la columna 1');
  expect(told.at(-1)).toBe('Sueltas una ficha en la columna 4. Alineas cuatro');
  await tab.page.close();

  // Who is asked for a rematch accepts it in a strip, and nobody is invited a second time.
  await ana.button('Revancha').click();
  await bruno.page.getByRole('status').getByText('Jugador 1 quiere la revancha').waitFor();
  await eva.page.getByRole('link', { name: 'Mirar la revancha' }).click();
  await bruno.press('Aceptar');
  await ana.drop('g1');
  await bruno.type('g2');
  await eva.disc('g2');
  expect(new Set([ana, bruno, eva].map(({ page }) => page.url())).size).toBe(1);
  expect(ana.page.url()).not.toBe(match);
});

const isFocused = (field: ReturnType<Page['locator']>): Promise<boolean> =>
  field.evaluate((one) => one === document.activeElement);

async function lines(four: FourTable): Promise<string[]> {
  await four.lit.nth(3).waitFor();
  return four.lit.evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-space')?.slice(6) ?? '').sort(),
  );
}

test('in a series who starts alternates from game to game', async () => {
  const four = new FourTable(await shelf());
  await four.button('Opciones de Conecta 4').click();
  await four.page.getByLabel('Quién empieza').selectOption('Por turnos, partida a partida');
  await four.button('Empezar').click();
  await four.drop('d1');
  await four.button('Más').click();
  await four.button('Dejar la partida').click();
  await four.button('Dejarla').click();
  await four.button('Revancha').click();
  await four.myTurn();
  expect(await four.discs()).toHaveLength(1);
  expect(await four.history()).toEqual([expect.stringMatching(/^Bot al azar suelta/)]);
});

test('on a phone it is played by finger, and nothing is wider than the screen', async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const { ana, bruno } = await invitation(phone);
  await bruno.button('Sentarme').tap();
  for (const row of [1, 2, 3]) {
    await ana.tap(`d${row}`);
    await bruno.tap(`e${row}`);
  }
  await ana.tap('d4');
  await bruno.ending.getByText('Gana Jugador 1').waitFor();
  await bruno.button('Revancha cambiando asientos').tap();
  await ana.button('Aceptar').tap();
  await bruno.tap('a1');
  for (const { page } of [ana, bruno])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.each(['no-preference', 'reduce'] as const)(
  'a disc falls, unless less motion is asked for: %s',
  async (reducedMotion) => {
    const page = await shelf({ reducedMotion });
    const four = new FourTable(page);
    await four.button('Jugar a Conecta 4 contra un bot').click();
    await four.myTurn();
    await page.evaluate(() => {
      const moved: Element[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        moved.push(this);
        return animate.apply(this, how);
      };
      Object.assign(window, { moved });
    });
    await four.drop('d1');
    const moved = await page.evaluate(() => (window as unknown as { moved: Element[] }).moved.length);
    expect(moved > 0).toBe(reducedMotion === 'no-preference');
  },
);

test('axe finds nothing on the shelf, in a match, at its end', async () => {
  const { ana, bruno } = await invitation();
  await bruno.button('Sentarme').click();
  await ana.drop('d1');
  expect(await violations(ana.page)).toEqual([]);
  await bruno.drop('d2');
  expect(await violations(ana.page)).toEqual([]);
  await bruno.button('Más').click();
  await bruno.button('Dejar la partida').click();
  await bruno.button('Dejarla').click();
  await ana.ending.getByText('¡Ganas!').waitFor();
  await bruno.button('Revancha').click();
  await ana.button('Aceptar').waitFor();
  expect(await violations(ana.page)).toEqual([]);
  await ana.page.goto(house.url);
  await ana.button('Jugar a Conecta 4 contra un bot').waitFor();
  expect(await violations(ana.page)).toEqual([]);
});
