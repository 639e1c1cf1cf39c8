/** How long, from when, and that it stays as it ends: what an animation and a turning beside it share. */
export interface Timing {
  readonly duration: number;
  readonly delay?: number;
}

/** The two sides of a card, as addresses of pictures: the one that is seen first, the one that it is turned to. */
export interface Sides {
  readonly first: string | undefined;
  readonly last: string | undefined;
}

const FIRST = [{ scale: '1 1' }, { scale: '0 1', offset: 0.5 }, { scale: '0 1' }];
const LAST = [{ scale: '0 1' }, { scale: '0 1', offset: 0.5 }, { scale: '1 1' }];

/**
 * Turns a card over about its long axis: two pictures over its own one, of which each is seen for one half of the time.
 * They stay until `endTurning`, since the piece itself is drawn anew only when the confirmed state is.
 */
export function turnOver(element: HTMLElement, { first, last }: Sides, timing: Timing): Animation[] {
  if (first === undefined || last === undefined) return [];
  endTurning(element);
  element.classList.add('turning');
  return [[first, FIRST] as const, [last, LAST] as const].map(([picture, path]) => {
    const side = document.createElement('img');
    side.className = 'side';
    side.alt = '';
    side.src = picture;
    element.append(side);
    return side.animate([...path], { ...timing, easing: 'ease-in-out', fill: 'both' });
  });
}

export function endTurning(element: HTMLElement): void {
  element.classList.remove('turning');
  for (const side of element.querySelectorAll('.side')) side.remove();
}
