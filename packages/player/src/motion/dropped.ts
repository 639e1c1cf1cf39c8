/** Pieces that were let go over a target and lie there, in pixels from their place, until it is known what comes of it. */
export class Dropped {
  readonly #offsets = new Map<HTMLElement, { readonly dx: number; readonly dy: number }>();

  /** It stays where it was let go. */
  lay(element: HTMLElement, dx: number, dy: number): void {
    this.#offsets.set(element, { dx, dy });
    element.style.translate = `${dx}px ${dy}px`;
  }

  /** It goes on from there by itself: how far it lies from its place. */
  take(element: HTMLElement): { readonly dx: number; readonly dy: number } | undefined {
    const offset = this.#offsets.get(element);
    this.#offsets.delete(element);
    if (offset !== undefined) element.style.translate = '';
    return offset;
  }

  /** Nothing came of it: all go back, so that one sees that nothing happened. */
  giveBack(): void {
    for (const element of [...this.#offsets.keys()]) {
      const { translate } = element.style;
      this.take(element);
      element.animate([{ translate }, { translate: '0 0' }], { duration: 160, easing: 'ease-out' });
    }
  }
}
