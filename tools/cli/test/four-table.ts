import type { Locator, Page } from 'playwright-core';

/** One page at a table of Conecta 4, used as a person uses it: what is asserted is what can be seen or heard there. */
export class FourTable {
  constructor(readonly page: Page) {}

  get turn(): Locator {
    return this.page.locator('.turn-words');
  }

  get line(): Locator {
    return this.page.locator('.turn-line');
  }

  /** The places at the board where something may be done, as the board offers them. */
  get offered(): Locator {
    return this.page.locator('.press.own[data-space^="board/"]');
  }

  get lit(): Locator {
    return this.page.locator('.piece.lit');
  }

  get ending(): Locator {
    return this.page.locator('h2.turn-words');
  }

  cell(name: string): Locator {
    return this.page.locator(`.press[data-space="board/${name}"]`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  async myTurn(): Promise<void> {
    await this.turn.getByText('Tu turno').waitFor();
  }

  /** The cells with a disc in them, those of column a first, from below. */
  discs(): Promise<string[]> {
    const discs = this.page.locator('.piece[data-space^="board/"]');
    return discs.evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-space')?.slice(6) ?? '').sort(),
    );
  }

  /** A disc in a cell, and nobody's answer waited for. */
  async disc(cell: string): Promise<void> {
    await this.page.locator(`.piece[data-space="board/${cell}"]`).waitFor();
  }

  /** By mouse: pressed anywhere in a column, the disc falls down to where it comes to lie. */
  async drop(cell: string): Promise<void> {
    await this.myTurn();
    await this.cell(`${cell[0]}6`).click();
    await this.disc(cell);
  }

  /** By mouse, the first place that is offered. */
  async tryFirst(): Promise<void> {
    const place = await this.offered.first().getAttribute('data-space');
    await this.drop(place?.slice('board/'.length) ?? '');
  }

  /** By finger, on the place itself. */
  async tap(cell: string): Promise<void> {
    await this.myTurn();
    await this.cell(cell).tap();
    await this.disc(cell);
  }

  /** By keyboard alone, from wherever the focus is. */
  async type(cell: string): Promise<void> {
    await this.myTurn();
    const { keyboard } = this.page;
    await keyboard.press('b');
    await keyboard.press('Home');
    for (let column = 'abcdefg'.indexOf(cell.charAt(0)); column > 0; column--)
      await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await this.disc(cell);
  }

  /** Tab until the focus is on a button of that name, then Enter. */
  async press(name: string): Promise<void> {
    await this.button(name).waitFor();
    await this.page.keyboard.press('Tab');
    for (let stop = 0; stop < 40 && !(await this.hasFocus(name)); stop++)
      await this.page.keyboard.press('Tab');
    await this.page.keyboard.press('Enter');
  }

  private hasFocus(name: string): Promise<boolean> {
    return this.button(name).evaluate((button) => button === document.activeElement);
  }

  /** All that this page says of the match, and nothing of who comes and goes: whose turn it is, what was told, each space, what can be done. */
  async state(): Promise<unknown> {
    await this.page.locator('.turn-words').first().waitFor();
    const history = await this.history();
    return this.page.evaluate(
      (told) => ({
        told,
        turn: document.querySelector('.turn-words')?.textContent,
        line: [...document.querySelectorAll('.turn-line span:not([data-remark])')].map(
          (sentence) => sentence.textContent,
        ),
        marks: [...document.querySelectorAll('.piece.touched, .piece.lit')].map(
          (piece) => `${piece.getAttribute('data-space')} ${piece.className}`,
        ),
        spaces: [...document.querySelectorAll('[data-space][aria-label]')].map((space) =>
          space.getAttribute('aria-label'),
        ),
      }),
      history,
    );
  }

  /** The list of moves, opened, read and closed again. */
  async history(): Promise<string[]> {
    await this.page.keyboard.press('h');
    const list = this.page.locator('.history');
    await list.waitFor();
    const told = await list.locator('li button > span:last-child').allTextContents();
    await this.page.keyboard.press('h');
    await list.waitFor({ state: 'detached' });
    return told;
  }

  /** Loads the page again and waits until it is back at the table. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.page.locator('.stage').waitFor();
  }
}
