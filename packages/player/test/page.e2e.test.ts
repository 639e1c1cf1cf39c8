import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FixturePage, openFixture } from './fixture-page.js';

let fixture: FixturePage;
let page: Page;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());
afterEach(async () => {
  await page.context().close();
  expect(fixture.complaints).toEqual([]);
});

const cell = (name: string) => page.locator(`.press[data-space="board/${name}"]`);
const turn = () => page.locator('.turn-words');
const line = () => page.locator('.turn-line');
const said = () => line().textContent();

test('one press on the shelf is a match against a bot, played to a win by mouse', async () => {
  page = await fixture.open('/', { pace: 0 });
  await page.getByRole('button', { name: 'Jugar a Cuatro contra un bot' }).click();
  await turn().getByText('Tu turno').waitFor();
  expect(await page.title()).toBe('● Tu turno · Cuatro · Tapete');
  for (const [row, before] of [1, 2, 3].entries()) {
    await cell(`a${before}`).click();
    await cell(`a${row + 1}`)
      .and(page.getByLabel('ficha, tuya'))
      .waitFor();
    await turn().getByText('Tu turno').waitFor();
  }
  // Pressing anywhere in a column means the one place in it where something can be done.
  await cell('a6').click();
  await page.getByRole('heading', { name: '¡Ganas!' }).waitFor();
  expect(await page.locator('.ending p').textContent()).toBe('Cuatro en línea');
  expect(await page.locator('.piece.lit').count()).toBe(4);
  expect(await page.locator('.press[aria-disabled=false]').count()).toBe(0);
  expect(await page.title()).toBe('Cuatro · Tapete');
  await page.getByRole('link', { name: 'A la estantería' }).last().click();
  await page.getByRole('heading', { name: 'La mesa está puesta' }).waitFor();
  // A match that is over is not offered to be gone on with.
  expect(await page.locator('.go-on').count()).toBe(0);
});

test('a match is played to a win by keyboard alone', async () => {
  page = await fixture.open('/', { pace: 0 });
  const play = page.getByRole('button', { name: 'Jugar a Cuatro contra un bot' });
  await play.waitFor();
  for (
    let stop = 0;
    stop < 20 && !(await play.evaluate((button) => button === document.activeElement));
    stop++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await turn().getByText('Tu turno').waitFor();
  await page.keyboard.press('b');
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  for (const row of [1, 2, 3, 4]) {
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('data-space')).toBe('board/a1');
    await page.keyboard.press('Enter');
    await cell(`a${row}`).and(page.getByLabel('ficha, tuya')).waitFor();
    if (row < 4) await turn().getByText('Tu turno').waitFor();
  }
  await page.getByRole('heading', { name: '¡Ganas!' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Teclas' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog').count()).toBe(0);
});

test('the arrows walk the board as it is seen, and its cells say what is so', async () => {
  page = await seated({ moves: [3, 3], controllers: ['person', 'person'], names: ['Ana', 'Eva'] });
  await page.getByRole('grid', { name: 'Tablero' }).waitFor();
  await page.keyboard.press('b');
  for (const key of ['PageDown', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const label = () => page.locator(':focus').getAttribute('aria-label');
  expect(await label()).toBe('Columna d, fila 1, ficha, tuya, se puede: Soltar en la columna 4');
  await page.keyboard.press('ArrowUp');
  expect(await label()).toBe('Columna d, fila 2, ficha de Eva, se puede: Soltar en la columna 4');
  await page.keyboard.press('End');
  expect(await label()).toBe('Columna g, fila 2, vacía, se puede: Soltar en la columna 7');
  expect(await page.locator('.ghost').count()).toBe(1);
});

test('a disc is dragged from the supply, and let go beside the board it goes back', async () => {
  page = await seated({ controllers: ['person', 'person'] });
  const top = await centre(page.locator('.piece.movable'));
  await page.mouse.move(top.x, top.y);
  await page.mouse.down();
  await page.mouse.move(top.x + 40, top.y - 40, { steps: 4 });
  await page.mouse.up();
  expect(await page.locator('.piece[data-space^="board/"]').count()).toBe(0);
  await turn().getByText('Tu turno').waitFor();
  const over = await centre(cell('c5'));
  await page.mouse.move(top.x, top.y);
  await page.mouse.down();
  await page.mouse.move(over.x, over.y, { steps: 6 });
  expect(await page.locator('.press.own.aimed').getAttribute('data-space')).toBe('board/c1');
  await page.mouse.up();
  await cell('c1').and(page.getByLabel('ficha, tuya')).waitFor();
});

test('a finger taps, and the page offers targets of 44 pixels', async () => {
  page = await seated({ pace: 0 }, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const small = await page.locator('button:visible, a:visible, summary:visible').evaluateAll((all) =>
    all
      .map((one) => ({
        box: one.getBoundingClientRect(),
        name: one.getAttribute('aria-label') ?? one.textContent,
      }))
      .filter(({ box }) => Math.min(box.width, box.height) < 40)
      .map(({ box, name }) => `${name}: ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
  await cell('d1').tap();
  await cell('d1').and(page.getByLabel('ficha, tuya')).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the language changes in the middle of a match, and nothing is lost', async () => {
  page = await seated({ pace: 0 });
  await cell('b1').click();
  await cell('b1').and(page.getByLabel('ficha, tuya')).waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await turn().getByText('Your turn').waitFor();
  expect(await cell('b1').getAttribute('aria-label')).toContain('Column b, row 1, disc, yours');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.keyboard.press('h');
  await page.getByText('You drop a disc into column b').waitFor();
});

test('what happens is told in one line, and an earlier moment can be looked at', async () => {
  page = await seated({ pace: 0 });
  await cell('b1').click();
  await line().getByText('Bot al azar suelta una ficha en la columna f').waitFor();
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Ver la mesa tras: Sueltas una ficha en la columna b' }).click();
  expect(await page.locator('.piece[data-space^="board/"]').count()).toBe(1);
  expect(await page.locator('.press[aria-disabled=false]').count()).toBe(0);
  await page.getByRole('button', { name: 'Volver a ahora' }).click();
  expect(await page.locator('.piece[data-space^="board/"]').count()).toBe(2);
  expect(await said()).toContain('columna f');
});

test('a key is heard from the very moment the table is seen', async () => {
  page = await seated({ moves: [1, 5] });
  await page.addInitScript(() => {
    const press = new MutationObserver(() => {
      if (document.querySelector('.turn-words') === null) return;
      press.disconnect();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'h' }));
    });
    press.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await page.locator('.history li').last().waitFor();
});

test('who comes late is told all that happened; there is only nothing to look at', async () => {
  page = await seated({ moves: [1, 5], names: ['Ana', ''] });
  await line().getByText('Bot al azar suelta una ficha en la columna f').waitFor();
  expect(await page.locator('.piece.touched').getAttribute('data-space')).toBe('board/f1');
  await page.keyboard.press('h');
  const first = page.getByRole('button', { name: 'Sueltas una ficha en la columna b' });
  expect(await first.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'English' }).click();
  await line().getByText('Random bot drops a disc into column f').waitFor();
});

test('who comes after the end sees the line that won, and how it came to it', async () => {
  page = await fixture.open('/m/x', { moves: [0, 1, 0, 1, 0, 1, 0], controllers: ['person', 'person'] });
  await page.locator('.piece.lit').first().waitFor();
  expect(await page.locator('.piece.lit').count()).toBe(4);
  await page.keyboard.press('h');
  await page.locator('.history li').last().waitFor();
  expect(await page.locator('.history li').count()).toBe(7);
});

test('a rematch that another asks for is a strip over the table', async () => {
  page = await seated({
    moves: [0, 1, 0, 1, 0, 1, 0],
    controllers: ['person', 'person'],
    names: ['Ana', 'Eva'],
  });
  await page.getByRole('button', { name: 'Revancha', exact: true }).waitFor();
  await page.evaluate(() => window.patchMatch?.({ rematch: { match: 'm9', by: 'p1' } }));
  const strip = page.getByRole('status').filter({ hasText: 'Eva quiere la revancha' });
  await strip.waitFor();
  expect(await page.getByRole('button', { name: 'Revancha', exact: true }).count()).toBe(0);
  await strip.getByRole('button', { name: 'Aceptar' }).click();
  await page.waitForURL(/\/m\/m1$/);
});

test('undo takes back by its key, and says why when it cannot', async () => {
  page = await seated({ pace: 0 });
  const undo = page.getByRole('button', { name: /^Deshacer/ });
  expect(await undo.getAttribute('aria-label')).toBe('Deshacer. No hay nada que deshacer');
  await cell('b1').click();
  await cell('f1').and(page.getByLabel('ficha de Bot al azar')).waitFor();
  await page.keyboard.press('u');
  await cell('b1').and(page.getByLabel('vacía')).waitFor();
  expect(await said()).toBe('Ana deshace');
});

test('an invitation shows a link and a code, and goes when the seat is taken', async () => {
  page = await fixture.open('/');
  await page.getByRole('button', { name: 'Invitar a alguien a Cuatro' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invita a alguien' });
  await sheet.getByRole('img', { name: 'El enlace como código QR' }).waitFor();
  expect(await sheet.getByRole('textbox').inputValue()).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/m\/m1#invite=come$/,
  );
  await page.evaluate(() => window.patchMatch?.({ presence: { p0: 'here', p1: 'here' } }));
  await sheet.waitFor({ state: 'detached' });
  // The token is on the device and in no address.
  expect(page.url()).toMatch(/\/m\/m1$/);
  expect(await page.evaluate(() => localStorage.getItem('tapete.matches'))).toContain('"token":"mine"');
});

test('who opens an invitation may sit down, and the invitation leaves the address', async () => {
  page = await fixture.open('/m/x#invite=come', { viewer: 'spectator', controllers: ['person', 'open'] });
  await page.getByRole('heading', { name: 'Te invitan a Cuatro' }).waitFor();
  await page.getByLabel('Tu nombre').fill('Bruno');
  await page.getByRole('button', { name: 'Sentarme' }).click();
  await page.getByRole('heading', { name: 'Te invitan a Cuatro' }).waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/\/m\/x$/);
  expect(await page.evaluate(() => localStorage.getItem('tapete.matches'))).toContain('"token":"guest"');
});

test('a lost connection is told with its tries, and the table stays', async () => {
  page = await seated({ moves: [3] });
  await page.evaluate(() => window.patchMatch?.({ connection: 'lost', attempts: 3 }));
  await page.getByText('(intento 3)').waitFor();
  expect(await page.locator('.piece[data-space="board/d1"]').count()).toBe(1);
  await page.evaluate(() => window.patchMatch?.({ connection: 'live', attempts: 0 }));
  await page.getByText('(intento 3)').waitFor({ state: 'detached' });
});

test('a match that was suspended says why, and its table stays', async () => {
  const error = { code: 'MATCH_SUSPENDED', message: 'hace trampas' };
  page = await fixture.open('/m/x', { moves: [3], state: { connection: 'lost', attempts: 2, error } });
  await page.getByText('«hace trampas»').waitFor();
  expect(await page.locator('.felt').count()).toBe(1);
});

test('a match that is nowhere says so', async () => {
  const gone = { connection: 'refused', error: { code: 'MATCH_UNKNOWN', message: '' }, view: undefined };
  page = await fixture.open('/m/x', { state: gone });
  await page.getByRole('heading', { name: 'Aquí no hay ninguna mesa' }).waitFor();
});

test('leaving asks first', async () => {
  page = await seated({ pace: 0 });
  await page.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('button', { name: 'Dejar la partida' }).click();
  await page.getByRole('button', { name: 'Dejarla' }).click();
  await page.getByRole('heading', { name: 'Gana Bot al azar' }).waitFor();
  expect(await page.locator('.ending p').textContent()).toBe('Por abandono');
});

test('a disc falls, and what may be done next does not wait for it', async () => {
  page = await seated({ controllers: ['person', 'person'] }, { reducedMotion: 'no-preference' });
  await page.locator('.stage:not(.opening)').waitFor();
  const seen = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.press[data-space="board/d1"]')?.click();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const [moving] = document
      .getAnimations()
      .filter((one) => !(one instanceof CSSTransition) && !(one instanceof CSSAnimation));
    return {
      moves: (moving?.effect as KeyframeEffect | null)?.target?.getAttribute('data-space'),
      words: document.querySelector('.turn-words')?.textContent,
      label: document.querySelector('.press[data-space="board/d1"]')?.getAttribute('aria-label'),
    };
  });
  expect(seen).toEqual({
    moves: 'supply:p0',
    words: 'Juega Jugador 2',
    label: expect.stringContaining('tuya'),
  });
  await page.locator('.piece[data-space="board/d1"]').waitFor();
});

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

test.each([
  ['the shelf', '/', {}, undefined],
  ['the options', '/', {}, 'Opciones de Cuatro'],
  ['the versions', '/', {}, 'Versiones de Cuatro, ahora 1.0.0'],
  ['an empty shelf', '/', { games: 0 }, undefined],
  ['the table', '/m/x', { moves: [3, 2, 3] }, undefined],
  ['the history', '/m/x', { moves: [3, 2] }, 'Jugadas'],
  ['more', '/m/x', { moves: [3, 2] }, 'Más'],
  ['the end', '/m/x', { moves: [0, 1, 0, 1, 0, 1, 0] }, undefined],
  [
    'a rematch',
    '/m/x',
    { moves: [0, 1, 0, 1, 0, 1, 0], state: { rematch: { match: 'm9', by: 'p1' } } },
    undefined,
  ],
  ['an invitation', '/m/x#invite=come', { viewer: 'spectator', controllers: ['person', 'open'] }, undefined],
] as const)('axe finds nothing on %s, by day and by night', async (_, path, table, button) => {
  page = path === '/m/x' ? await seated(table) : await fixture.open(path, table);
  if (button !== undefined) await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator('h1').first().waitFor();
  await page.evaluate(await readFile(AXE, 'utf8'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Of all that is looked for, only contrast is another at night.
    const rules = colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {};
    const found = await page.evaluate(async (only) => {
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...only });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    }, rules);
    expect(found).toEqual([]);
  }
});

declare global {
  interface Window {
    axe: {
      run(
        page: Document,
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
  }
}

/** A table at which this device has the first seat, as one that made the match would. */
async function seated(table: object, context: BrowserContextOptions = {}): Promise<Page> {
  const kept = {
    match: 'x',
    game: 'four@1.0.0',
    title: { es: 'Cuatro' },
    icon: '',
    seat: 'p0',
    token: 'mine',
  };
  const opened = await fixture.open('/m/x', table, context, [{ ...kept, at: 1 }]);
  await opened.locator('.turn-words, .ending').first().waitFor();
  return opened;
}

async function centre(of: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
