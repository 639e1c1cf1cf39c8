import type { Locator, Page } from 'playwright-core';

/** One page at a table of cards, used as a person uses it: by pointer, or by keyboard alone. */
export class CardTable {
  constructor(readonly page: Page) {}

  get ending(): Locator {
    return this.page.locator('h2.turn-words');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** What can be pressed now. */
  get open(): Locator {
    return this.page.locator('.press[aria-disabled=false]');
  }

  press(space: string): Locator {
    return this.page.locator(`.press[data-space="${space}"]:not([data-name])`);
  }

  card(name: string): Locator {
    return this.page.locator(`.press[data-name="${name}"]`);
  }

  /** The name of the card that has so many on it, itself included. */
  async nameOf(space: string, count: number): Promise<string> {
    const lying = this.page.locator(`.piece[data-space="${space}"]`);
    await lying.nth(count - 1).waitFor();
    const names = await lying.evaluateAll((all) => all.map((one) => one.getAttribute('data-piece') ?? ''));
    return names.at(-count) ?? '';
  }

  /** A card lies there, as the table draws it. */
  async lies(name: string, space: string): Promise<void> {
    await this.page.locator(`.piece[data-piece="${name}"][data-space="${space}"]`).waitFor();
  }

  /** By pointer: its own strip is pressed, which no other card covers; where it may go more than one way, the target too. */
  async tap(name: string, space: string): Promise<void> {
    await this.card(name).click({ position: { x: 20, y: 5 } });
    await this.page
      .locator(
        `.press[data-name="${name}"][aria-pressed=true], .piece[data-piece="${name}"][data-space="${space}"]`,
      )
      .first()
      .waitFor();
    if (await this.isPicked(name)) await this.press(space).click();
    await this.lies(name, space);
  }

  /** It was taken up, and where it shall go is still to be said. */
  async isPicked(name: string): Promise<boolean> {
    return (await this.page.locator(`.press[data-name="${name}"][aria-pressed=true]`).count()) > 0;
  }

  /** By pointer: dragged there, with all that lies on it. */
  async drag(name: string, space: string): Promise<void> {
    const from = await this.page.locator(`.piece[data-piece="${name}"]`).boundingBox();
    if (from === null) throw new Error(`no card ${name}`);
    const { mouse } = this.page;
    await mouse.move(from.x + 20, from.y + 5);
    await mouse.down();
    await mouse.move(from.x + 40, from.y + 25, { steps: 2 });
    const to = await this.page.locator(`[data-space="${space}"]:is(.press, .lone)`).first().boundingBox();
    if (to === null) throw new Error(`no space ${space}`);
    await mouse.move(to.x + to.width / 2, to.y + Math.min(to.height / 2, 40), { steps: 4 });
    await mouse.up();
    await this.lies(name, space);
  }

  /** By keyboard alone: Tab to the space, arrows to the card, Enter; and Enter at the target, where one is asked for. */
  async type(name: string, space: string): Promise<void> {
    await this.walkTo(`[data-name="${name}"]`);
    await this.page.keyboard.press('Enter');
    await this.page
      .locator(
        `.press[data-name="${name}"][aria-pressed=true], .piece[data-piece="${name}"][data-space="${space}"]`,
      )
      .first()
      .waitFor();
    if (await this.isPicked(name)) {
      await this.walkTo(`[data-space="${space}"]:not([data-name])`);
      await this.page.keyboard.press('Enter');
    }
    await this.lies(name, space);
  }

  /** Tab from zone to zone, and in the one where it lies Home and the arrows, until the focus is there. */
  async walkTo(selector: string): Promise<void> {
    const { keyboard } = this.page;
    for (let zone = 0; zone < 40; zone++) {
      for (const key of await this.keysTo(selector)) await keyboard.press(key);
      if (await this.hasFocus(selector)) return;
      await keyboard.press('Tab');
    }
    const stops = await this.page
      .locator('.press')
      .evaluateAll((all) =>
        all.map((one) => `${one.getAttribute('data-space')} ${one.getAttribute('data-name')}`),
      );
    throw new Error(`no key leads to ${selector}; there are ${stops.join(', ')}`);
  }

  private hasFocus(selector: string): Promise<boolean> {
    return this.page.evaluate(
      (wanted) => document.activeElement?.matches(`.press${wanted}`) ?? false,
      selector,
    );
  }

  /** What one who sees the zone with the focus would press to come there: nothing if it lies elsewhere. */
  private keysTo(selector: string): Promise<string[]> {
    return this.page.evaluate((wanted) => {
      const cards = [...(document.activeElement?.closest('fieldset')?.querySelectorAll('.press') ?? [])];
      const goal = cards.findIndex((card) => card.matches(wanted));
      if (goal < 0 || cards[goal] === document.activeElement) return [];
      const boxes = cards.slice(0, goal + 1).map((card) => card.getBoundingClientRect());
      const arrows = boxes.slice(1).map(({ x, y }, index) => {
        const before = boxes[index] as DOMRect;
        return x - before.x > y - before.y ? 'ArrowRight' : 'ArrowDown';
      });
      return ['Home', ...arrows];
    }, selector);
  }
}
