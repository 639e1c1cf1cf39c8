import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MatchModel } from '../match/match-model.js';
import { nearestFrom } from './focus.js';

interface WalkParts {
  readonly model: MatchModel;
  readonly felt: { readonly current: HTMLElement | null };
}

/** What had the focus last: a piece where it has a button of its own, and the space. */
interface Stood {
  readonly element: HTMLElement;
  readonly piece: string | undefined;
  readonly space: string | undefined;
}

/**
 * Walks a table by keyboard. Boards and hands have their own arrows; where those lead nowhere, an arrow goes to what
 * can be pressed next in its direction. What is picked sends the focus to where it may go, and a move takes it along,
 * so that it is never lost.
 */
export function useWalk({ model, felt }: WalkParts) {
  const stood = useRef<Stood | undefined>(undefined);
  const byKey = useRef(false);

  useSignalEffect(() => {
    const picked = model.picked.value.at(-1);
    if (picked === undefined || !byKey.current) return;
    // Drawn first, then gone to.
    requestAnimationFrame(() => felt.current?.querySelector<HTMLElement>(OPEN)?.focus());
  });

  useLayoutEffect(() => {
    // Between two stops of Tab nothing has the focus either: what had it must be gone.
    if (stood.current === undefined || stood.current.element.isConnected) return;
    if (document.activeElement !== document.body) return;
    const next = standIn(felt.current, stood.current);
    // Without focus on the page nobody walks; what is pressed by pointer leaves none behind.
    if (byKey.current) next?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    byKey.current = true;
    const from = event.target instanceof HTMLElement ? event.target.closest('.press') : null;
    if (event.defaultPrevented || from === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const others = [...(felt.current?.querySelectorAll<HTMLElement>('.press') ?? [])];
    const next = nearestFrom(event.key, placeOf(from), others.filter((press) => press !== from).map(placeOf));
    if (next === undefined) return;
    event.preventDefault();
    next.element.focus();
  };

  return {
    onKeyDown,
    onPointerDownCapture: () => {
      byKey.current = false;
    },
    onFocusIn: ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const { name, space } = target.dataset;
      stood.current = space === undefined ? undefined : { element: target, piece: name, space };
    },
  };
}

/** What can be pressed now and is not what was picked. */
const OPEN = '.press[aria-disabled="false"]:not([aria-pressed="true"])';

function standIn(felt: HTMLElement | null, { piece, space }: Stood): HTMLElement | null | undefined {
  const names = [
    piece === undefined ? undefined : `.press[data-name="${piece}"]`,
    space === undefined ? undefined : `.press[data-space="${CSS.escape(space)}"]`,
    OPEN,
    '.press[tabindex="0"]',
  ];
  return names
    .filter((name) => name !== undefined)
    .map((name) => felt?.querySelector<HTMLElement>(name))
    .find((found) => found != null);
}

function placeOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element: element as HTMLElement, x: left + width / 2, y: top + height / 2 };
}
