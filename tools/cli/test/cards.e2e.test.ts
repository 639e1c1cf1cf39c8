import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { violations } from './axe.js';
import { Visitors } from './browser.js';
import { CardTable } from './card-table.js';
import { House } from './house.js';

// Whole matches on a page, on a machine that may have other work.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let house: House;
let visitors: Visitors;

beforeAll(async () => {
  house = await House.open(['klondike', 'brisca']);
  visitors = await Visitors.come();
});
afterAll(async () => {
  await visitors?.close();
  await house?.close();
});
afterEach(async () => {
  await visitors.leave();
  expect(visitors.complaints).toEqual([]);
});

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

interface Move {
  readonly action?: string;
  readonly payload: { readonly from?: string; readonly count?: number; readonly to?: string };
  readonly expect?: unknown;
}

/** The moves of an acceptance case that are accepted: deal 6, won. */
const WON = readFileSync(new URL('../../../games/klondike/fixtures/finished.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Move)
  .filter((move) => move.action !== undefined && move.expect === undefined);

/** The options of a deal that somebody shared, and its table. */
async function dealSix(options: object): Promise<CardTable> {
  const page = await visitors.page(`${house.url}/#game=klondike&deal=6`, options);
  const table = new CardTable(page);
  await page.getByRole('dialog', { name: 'Opciones de la partida' }).waitFor();
  expect(await page.getByLabel('Número de reparto').inputValue()).toBe('6');
  await table.button('Empezar').click();
  await page.getByText('Reparto 6').first().waitFor();
  return table;
}

type How = (name: string, space: string, turn: number) => Promise<void>;

async function playKlondike(table: CardTable, how: How, pressStock: () => Promise<void>): Promise<void> {
  for (const [turn, { action, payload }] of WON.entries()) {
    if (action === 'finish') break;
    if (action === 'draw' || action === 'recycle') {
      const waste = table.page.locator('.piece[data-space="waste"]');
      const before = await waste.count();
      await pressStock();
      await waste
        .nth(action === 'draw' ? before : 0)
        .waitFor({ state: action === 'draw' ? 'attached' : 'detached' });
    } else {
      const name = await table.nameOf(payload.from ?? '', payload.count ?? 1);
      await how(name, payload.to ?? (await homeOf(table, name)), turn);
    }
  }
}

const HOMES = { tréboles: 'clubs', diamantes: 'diamonds', corazones: 'hearts', picas: 'spades' } as const;

/** The foundation that a card goes to: of the suit that its button says. */
async function homeOf(table: CardTable, name: string): Promise<string> {
  const words = (await table.card(name).getAttribute('aria-label')) ?? '';
  const [, suit] = Object.entries(HOMES).find(([called]) => words.includes(`de ${called}`)) ?? [];
  return `foundation-${suit}`;
}

async function isWon(table: CardTable): Promise<void> {
  await table.ending.getByText('¡Ganas!').waitFor();
  expect(await table.page.locator('.ending p').first().textContent()).toContain('Las 52 cartas en sus bases');
  expect(await table.page.locator('.piece[data-space^="foundation-"]').count()).toBe(52);
  expect(await violations(table.page)).toEqual([]);
}

test('a whole Klondike is won by pointer: dragged, tapped, finished at a press', async () => {
  const table = await dealSix(WIDE);
  await playKlondike(
    table,
    (name, space, turn) => (turn % 2 === 0 ? table.drag(name, space) : table.tap(name, space)),
    () => table.press('stock').click(),
  );
  await table.button('Terminar').click();
  await isWon(table);
  await table.button('Otro reparto').click();
  await table.page.getByText('Vuelta 1').waitFor();
  expect(await table.page.getByText('Reparto 6 ·').count()).toBe(0);
});

test('the same deal is won by keyboard alone', async () => {
  const table = await dealSix(WIDE);
  await table.page.keyboard.press('b');
  await playKlondike(
    table,
    (name, space) => table.type(name, space),
    async () => {
      await table.walkTo('[data-space="stock"]');
      await table.page.keyboard.press('Enter');
    },
  );
  const finish = table.button('Terminar');
  for (let stop = 0; stop < 60 && !(await finish.evaluate((one) => one === document.activeElement)); stop++)
    await table.page.keyboard.press('Tab');
  await table.page.keyboard.press('Enter');
  await isWon(table);
});

test('what was taken back is taken again, and what was turned up stays', async () => {
  const table = await dealSix(WIDE);
  const { page } = table;
  const [first] = WON;
  const name = await table.nameOf(first?.payload.from ?? '', 1);
  await table.tap(name, first?.payload.to ?? '');
  const undo = table.button(/^Deshacer/);
  expect(await undo.getAttribute('aria-label')).toBe('Deshacer. No se deshace: se ha descubierto una carta');
  await page.keyboard.press('Control+z');
  await page.locator('.turn-line').getByText('No se deshace: se ha descubierto una carta').waitFor();
});

/** A whole Brisca: the first card that may be played, until somebody has won. */
async function playBrisca(table: CardTable, playOne: (name: string) => Promise<void>): Promise<void> {
  const { page } = table;
  const mine = page.locator('.press[data-space^="hand:"][data-name][aria-disabled=false]');
  for (let cards = 0; cards < 20; cards++) {
    await mine.first().or(table.ending).first().waitFor();
    if (await table.ending.isVisible()) return;
    const name = (await mine.first().getAttribute('data-name')) ?? '';
    await playOne(name);
    await page.locator(`.piece[data-piece="${name}"][data-space^="hand:"]`).waitFor({ state: 'detached' });
  }
  await table.ending.waitFor();
}

async function playByPointer(table: CardTable, name: string): Promise<void> {
  await table.card(name).click({ position: { x: 12, y: 12 } });
  if (await table.isPicked(name)) await table.press('trick').click();
}

async function briscaOfTwo(options: object): Promise<CardTable> {
  const table = new CardTable(await visitors.page(house.url, options));
  await table.button('Opciones de Brisca').click();
  for (const seat of [3, 4]) await table.page.getByLabel(`Asiento ${seat}`).selectOption('Nadie');
  await table.button('Empezar').click();
  return table;
}

test('a whole Brisca of two is played by pointer', async () => {
  const table = await briscaOfTwo(WIDE);
  await playBrisca(table, (name) => playByPointer(table, name));
  await table.page.locator('.ending p').first().waitFor();
  expect(await violations(table.page)).toEqual([]);
});

test('a whole Brisca of four is played by keyboard alone', async () => {
  const table = new CardTable(await visitors.page(house.url, WIDE));
  await table.button('Jugar a Brisca contra un bot').press('Enter');
  await table.open.first().waitFor();
  await table.page.keyboard.press('b');
  await playBrisca(table, async (name) => {
    await table.walkTo(`[data-name="${name}"]`);
    await table.page.keyboard.press('Enter');
    if (await table.isPicked(name)) {
      await table.walkTo('[data-space="trick"]:not([data-name])');
      await table.page.keyboard.press('Enter');
    }
  });
});

test('on a phone held upright nothing is wider than the screen, by day and by night', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const game of ['Klondike', 'Brisca']) {
      const page = await visitors.page(house.url, { ...PHONE, colorScheme });
      await page.getByRole('button', { name: `Jugar a ${game}` }).tap();
      await page.locator('.press[aria-disabled=false]').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await violations(page)).toEqual([]);
    }
  }
});

test('a card is held up to be read: by a finger that stays, by the other button, by its key', async () => {
  const page = await visitors.page(house.url, PHONE);
  await page.getByRole('button', { name: 'Jugar a Brisca' }).tap();
  const card = page.locator('.press[data-name][data-space="hand:p0"][aria-disabled=false]').first();
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  const sheet = page.getByRole('dialog', { name });
  const box = await card.boundingBox();
  if (box === null) throw new Error(`${name} is nowhere`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sheet.waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect((await sheet.locator('.close-up img').boundingBox())?.width).toBeGreaterThan(3 * box.width);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await card.click({ button: 'right' });
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await card.focus();
  await page.keyboard.press('v');
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  // Nothing of it was a move.
  expect(await page.locator('.piece[data-space="hand:p0"]').count()).toBe(3);
  expect(await card.getAttribute('aria-label')).toContain(name);
});

test('no card’s box moves but by a plan: when others close up they begin where they lay', async () => {
  const table = await briscaOfTwo({ ...WIDE, reducedMotion: 'no-preference' });
  const { page } = table;
  await table.open.nth(2).waitFor();
  await page.mouse.click(2, 2);
  await holdMotion(page);
  const names = await page
    .locator('.piece[data-space="hand:p0"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-piece') ?? ''));
  const before = await boxes(page, names.slice(1));
  await playByPointer(table, names[0] ?? '');
  await table.lies(names[0] ?? '', 'trick');
  // What may be taken is lifted by two pixels, and lies down again when it is another's turn.
  const after = await boxes(page, names.slice(1));
  for (const [card, sides] of after.entries())
    for (const [side, pixels] of sides.entries())
      expect(Math.abs(pixels - (before[card]?.[side] ?? 0))).toBeLessThanOrEqual(3);
});

/** From now on everything that moves stays at its first frame. */
async function holdMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const held = animate.apply(this, how);
      held.pause();
      return held;
    };
  });
}

/** Where the middle of each card is, to the pixel. */
const boxes = (page: Page, names: readonly string[]): Promise<number[][]> =>
  page.evaluate(
    (wanted) =>
      wanted.map((name) => {
        const box = document.querySelector(`.piece[data-piece="${name}"]`)?.getBoundingClientRect();
        return [box?.x ?? 0, box?.y ?? 0, box?.width ?? 0].map(Math.round);
      }),
    [...names],
  );
