import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { MatchModel } from '../match/match-model.js';
import type { View } from '../shapes.js';
import { press } from './picking.js';
import { isSamePoint, type Pointed, targetAt } from './pointed.js';

/** Below this many pixels a press that moves is still a press. */
const TAP_PX = 8;
const IN_THE_HAND = '900';

interface Drag {
  readonly pointer: number;
  readonly piece: number;
  readonly element: HTMLElement;
  /** As it lies. */
  readonly layer: string;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

interface GestureParts {
  readonly model: MatchModel;
  readonly felt: { readonly current: HTMLElement | null };
  readonly pointed: Signal<Pointed | undefined>;
}

/**
 * Reads pointers. A press is the button's own click; this adds what lies under the pointer, and dragging: a movable
 * piece follows the pointer and, let go over a target, makes the move; anywhere else it goes back and nothing is made.
 */
export function useGestures({ model, felt, pointed }: GestureParts) {
  const drag = useRef<Drag | undefined>(undefined);
  const view = () => model.shown.value as View;
  const point = (next: Pointed | undefined) => {
    if (!isSamePoint(pointed.peek(), next)) pointed.value = next;
  };

  const begin = (event: PointerEvent) => {
    if (event.button !== 0 || drag.current !== undefined) return;
    const found = pieceUnder(felt.current, event);
    const piece = Number(found?.dataset.piece);
    if (found === undefined || !model.movable.value.includes(piece)) return;
    drag.current = {
      pointer: event.pointerId,
      piece,
      element: found,
      layer: found.style.zIndex,
      x: event.clientX,
      y: event.clientY,
      moved: false,
    };
  };

  const follow = (event: PointerEvent) => {
    const held = drag.current;
    const under = pointUnder(event);
    if (held === undefined || held.pointer !== event.pointerId) {
      if (event.pointerType !== 'touch') point(under);
      return;
    }
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moved && Math.hypot(dx, dy) < TAP_PX) return;
    if (!held.moved) lift(held, event);
    held.element.style.translate = `${dx}px ${dy}px`;
    point(under);
  };

  const lift = (held: Drag, event: PointerEvent) => {
    held.moved = true;
    felt.current?.setPointerCapture(event.pointerId);
    held.element.classList.add('dragged');
    held.element.style.zIndex = IN_THE_HAND;
    // What begins at this piece is picked by lifting it.
    const start = press(model.aims.value, [], held.piece);
    if (start.does === 'pick') model.picked.value = start.picked;
  };

  const end = (event: PointerEvent, placed: boolean) => {
    const held = drag.current;
    if (held === undefined || held.pointer !== event.pointerId) return;
    drag.current = undefined;
    if (!held.moved) return;
    swallowClick();
    const target = placed ? targetAt(view(), pointUnder(event), model.targets.value) : undefined;
    putBack(held, target === undefined);
    point(undefined);
    if (target === undefined) model.letGo();
    else model.press(target);
  };

  return {
    onPointerDown: begin,
    onPointerMove: follow,
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
    onPointerLeave: () => {
      if (drag.current === undefined) point(undefined);
    },
  };
}

/** Back to where it lies; slowly where no move was made of it, so that one sees that nothing happened. */
function putBack({ element, layer }: Drag, slowly: boolean): void {
  const from = element.style.translate;
  element.style.translate = '';
  element.style.zIndex = layer;
  element.classList.remove('dragged');
  if (slowly)
    element.animate([{ translate: from }, { translate: '0 0' }], { duration: 160, easing: 'ease-out' });
}

/** After a drag the browser may click where the pointer was let go; that click means nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** What can be pressed or read there, and which piece of it. */
function pointUnder({ clientX, clientY }: PointerEvent): Pointed | undefined {
  const found = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLElement && element.matches('.press, .lone[data-space]'));
  if (!(found instanceof HTMLElement)) return undefined;
  const { space = '', name } = found.dataset;
  return name === undefined ? { space } : { space, piece: Number(name) };
}

/** Pieces let the pointer through to what can be pressed, so they are looked for by where they lie. */
function pieceUnder(felt: HTMLElement | null, { clientX, clientY }: PointerEvent): HTMLElement | undefined {
  const pieces = [...(felt?.querySelectorAll<HTMLElement>('.piece.movable') ?? [])];
  const hit = pieces.filter((piece) => {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
  return hit.at(-1);
}
