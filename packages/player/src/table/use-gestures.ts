import type { Signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { MatchModel } from '../match/match-model.js';
import type { Dropped } from '../motion/dropped.js';
import { elementOf } from '../motion/slide.js';
import type { View } from '../shapes.js';
import { cardNamed } from './cards.js';
import { Hold, TAP_PX } from './hold.js';
import type { LaidTable } from './laid.js';
import { canPick } from './picking.js';
import { isSamePoint, type Pointed, targetAt } from './pointed.js';

const IN_THE_HAND = 900;

interface Drag {
  readonly pointer: number;
  readonly piece: number;
  /** The piece, and what lies on it where that goes with it. */
  readonly elements: readonly HTMLElement[];
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

interface GestureParts {
  readonly model: MatchModel;
  readonly felt: { readonly current: HTMLElement | null };
  readonly pointed: Signal<Pointed | undefined>;
  readonly dropped: Dropped;
  readonly laid: LaidTable;
}

/**
 * Reads pointers. A press is the button's own click; this adds what lies under the pointer, and dragging: a movable
 * piece follows the pointer and, let go over a target, lies there until the move is made; anywhere else it goes back
 * and nothing is made. A card that a finger holds, or that the other button of a mouse is pressed on, is shown closely.
 */
export function useGestures({ model, felt, pointed, dropped, laid }: GestureParts) {
  const drag = useRef<Drag | undefined>(undefined);
  const hold = useMemo(() => new Hold(), []);
  const view = () => model.shown.value as View;
  const point = (next: Pointed | undefined) => {
    if (!isSamePoint(pointed.peek(), next)) pointed.value = next;
  };

  const lookAt = (card: number) => {
    drag.current = undefined;
    model.closeUp.value = card;
  };

  const begin = (event: PointerEvent) => {
    const card = event.pointerType === 'mouse' ? undefined : cardUnder(model, felt.current, event);
    if (card === undefined) hold.end();
    else {
      hold.begin(event.clientX, event.clientY, () => {
        // Where it is lifted it has pressed nothing.
        addEventListener('pointerup', swallowClick, { capture: true, once: true });
        lookAt(card);
      });
    }
    if (event.button !== 0 || drag.current !== undefined) return;
    const piece = movableUnder(model, felt.current, event);
    if (piece === undefined) return;
    const elements = runFrom(laid, piece)
      .map((name) => elementOf(felt.current, String(name)))
      .filter((element) => element !== undefined);
    const { pointerId, clientX, clientY } = event;
    drag.current = { pointer: pointerId, piece, elements, x: clientX, y: clientY, moved: false };
  };

  const follow = (event: PointerEvent) => {
    hold.follow(event.clientX, event.clientY);
    const held = drag.current;
    const under = pointUnder(event);
    if (held === undefined || held.pointer !== event.pointerId) {
      if (event.pointerType !== 'touch') point(under);
      return;
    }
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moved && Math.hypot(dx, dy) < TAP_PX) return;
    if (!held.moved) lift(held, event);
    for (const element of held.elements) element.style.translate = `${dx}px ${dy}px`;
    point(under);
  };

  const lift = (held: Drag, event: PointerEvent) => {
    held.moved = true;
    felt.current?.setPointerCapture(event.pointerId);
    for (const [index, element] of held.elements.entries()) {
      element.classList.add('dragged');
      element.style.zIndex = String(IN_THE_HAND + index);
    }
    // What begins at this piece is picked by lifting it.
    model.picked.value = canPick(model.aims.value, held.piece) ? [held.piece] : [];
  };

  const end = (event: PointerEvent, placed: boolean) => {
    hold.end();
    const held = drag.current;
    if (held === undefined || held.pointer !== event.pointerId) return;
    drag.current = undefined;
    if (!held.moved) return;
    swallowClick();
    const target = placed
      ? targetAt(view(), pointUnder(event), model.targets.value, model.overlays.value)
      : undefined;
    for (const element of held.elements) {
      element.classList.remove('dragged');
      element.style.zIndex = element.dataset.layer ?? '';
      dropped.lay(element, event.clientX - held.x, event.clientY - held.y);
    }
    point(undefined);
    if (target === undefined) {
      dropped.giveBack();
      model.letGo();
    } else {
      model.press(target);
      // More is to be chosen before anything is sent.
      if (model.state.value.pending.length === 0) dropped.giveBack();
    }
  };

  return {
    onPointerDown: begin,
    onPointerMove: follow,
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
    onContextMenu: (event: MouseEvent) => {
      const card = cardUnder(model, felt.current, event);
      if (card === undefined) return;
      event.preventDefault();
      lookAt(card);
    },
    onPointerLeave: () => {
      if (drag.current === undefined) point(undefined);
    },
  };
}

/** A piece with what lies on it: in a fan that goes along, elsewhere each piece lies by itself. */
export function runFrom({ pieces, pieceOf, placeOf }: LaidTable, name: number): readonly number[] {
  const space = pieceOf.get(name)?.space ?? '';
  if (placeOf.get(space)?.arrangement !== 'fan') return [name];
  const lying = pieces.flatMap(({ piece, ...laid }) =>
    laid.space === space && piece !== undefined ? [piece.name] : [],
  );
  return lying.slice(lying.indexOf(name));
}

/** After a drag the browser may click where the pointer was let go; that click means nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

/** What can be pressed or read there, and which piece of it. */
function pointUnder({ clientX, clientY }: MouseEvent): Pointed | undefined {
  const found = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLElement && element.matches('.press, .lone[data-space]'));
  if (!(found instanceof HTMLElement)) return undefined;
  const { space = '', name } = found.dataset;
  return name === undefined ? { space } : { space, piece: Number(name) };
}

/**
 * The piece that would be dragged from there: the one whose button it is, else the uppermost that lies there, since
 * pieces let the pointer through to what can be pressed.
 */
function movableUnder(model: MatchModel, felt: HTMLElement | null, event: MouseEvent): number | undefined {
  const under = pointUnder(event)?.piece;
  if (under !== undefined) return model.movable.value.includes(under) ? under : undefined;
  return uppermostAt(felt, '.piece.movable', event);
}

/** The card that is seen there. */
function cardUnder(model: MatchModel, felt: HTMLElement | null, event: MouseEvent): number | undefined {
  const under = pointUnder(event)?.piece ?? uppermostAt(felt, '.piece[data-piece]', event);
  return cardNamed(model, under)?.name;
}

function uppermostAt(
  felt: HTMLElement | null,
  pieces: string,
  { clientX: x, clientY: y }: MouseEvent,
): number | undefined {
  const hit = [...(felt?.querySelectorAll<HTMLElement>(pieces) ?? [])]
    .filter((piece) => {
      const { left, right, top, bottom } = piece.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    })
    .at(-1);
  return hit === undefined ? undefined : Number(hit.dataset.piece);
}
