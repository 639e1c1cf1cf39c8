import type { Signal } from '@preact/signals';
import type { MatchModel } from '../match/match-model.js';
import type { Target, View } from '../shapes.js';
import { beneath, type Overlays } from './beneath.js';
import { isOnBoard } from './cells.js';
import { isSamePoint, type Pointed, targetAt } from './pointed.js';
import { targetIn } from './pressing.js';

export interface PressProps {
  readonly model: MatchModel;
  readonly view: View;
  readonly at: Pointed;
  readonly pointed: Signal<Pointed | undefined>;
  readonly label: string;
  readonly tabIndex: number;
  readonly onFocus?: () => void;
}

/** The button over a space or a piece. It is always there to be walked to and read; pressed, it does what is offered. */
export function Press({ model, view, at, pointed, label, tabIndex, onFocus }: PressProps) {
  const targets = model.targets.value;
  const overlays = model.overlays.value;
  const target = targetAt(view, at, targets, overlays);
  const look = {
    press: true,
    // What lies by itself has a ring of its own shape; a piece that may be taken shows it itself.
    own:
      at.piece === undefined &&
      typeof target === 'string' &&
      isHere(at.space, target, overlays) &&
      isOnBoard(at.space),
    aimed: target !== undefined && target === targetAt(view, pointed.value, targets, overlays),
    closed: target === undefined,
    grab: canGrab(model, view, at),
  };
  return (
    <button
      type="button"
      class={classes(look)}
      data-space={at.space}
      data-name={at.piece}
      tabIndex={tabIndex}
      aria-disabled={target === undefined}
      aria-pressed={isPicked(model, at)}
      aria-label={label}
      onFocus={(event) => {
        onFocus?.();
        if (event.currentTarget.matches(':focus-visible')) pointed.value = at;
      }}
      onBlur={() => {
        if (isSamePoint(pointed.peek(), at)) pointed.value = undefined;
      }}
      onClick={({ detail }) => {
        if (target !== undefined && !isSlip(target, detail)) model.press(target);
      }}
    />
  );
}

let first: Target | undefined;

/**
 * The second press of a double one, when the first has moved what lay there: what comes to lie under the pointer then is
 * not what was meant. `detail` is the browser's count of presses at one place; keys have none.
 */
function isSlip(target: Target, detail: number): boolean {
  if (detail <= 1) first = target;
  return detail > 1 && target !== first;
}

/** A target that is this space, or the one below it. */
const isHere = (space: string, target: string, overlays: Overlays): boolean =>
  target === space || target === beneath(space, overlays);

/** What can be dragged keeps the finger from scrolling; nothing else does. */
export function canGrab(model: MatchModel, view: View, { space, piece }: Pointed): boolean {
  const movable = model.movable.value;
  if (piece !== undefined) return movable.includes(piece);
  const target = targetIn(view, space, new Set(movable), model.overlays.value);
  return typeof target === 'number';
}

/** Said only where something can be picked at all: a button that never stays down is not one that is up. */
function isPicked(model: MatchModel, { space, piece }: Pointed): boolean | undefined {
  const picked = model.picked.value;
  return picked.length === 0 ? undefined : picked.includes(piece ?? space);
}

export const classes = (look: Readonly<Record<string, boolean>>): string =>
  Object.entries(look)
    .flatMap(([name, holds]) => (holds ? [name] : []))
    .join(' ');
