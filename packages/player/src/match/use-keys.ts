import { useLayoutEffect } from 'preact/hooks';
import { muted } from '../keep/settings.js';
import { cardInFocus } from '../table/cards.js';
import type { Panel } from './bar.jsx';
import type { MatchModel } from './match-model.js';

/** The keys of the whole page. They do nothing while one writes, or in a sheet that lies over the table. */
export function useKeys(model: MatchModel, toggle: (panel: Panel) => void): void {
  // Heard from the moment the table is seen: an effect after the frame would miss a key that is pressed at once.
  useLayoutEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      Escape: () => model.letGo(),
      u: () => model.undo(),
      r: () => (model.ways.value.length > 1 ? model.turn() : model.redo()),
      b: focusBoard,
      v: () => (model.closeUp.value = cardInFocus(model)?.name),
      l: () => model.repeatLine(),
      h: () => toggle('history'),
      m: () => (muted.value = !muted.value),
      '?': () => toggle('keys'),
    };
    const withControl: Readonly<Record<string, () => void>> = {
      z: () => model.undo(),
      y: () => model.redo(),
      'shift z': () => model.redo(),
    };
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || isWriting(event.target)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const isWithControl = event.ctrlKey || event.metaKey;
      const act = isWithControl ? withControl[event.shiftKey ? `shift ${key}` : key] : acts[key];
      if (act === undefined || document.querySelector('dialog[open]') !== null) return;
      if (isWithControl) event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [model]);
}

function focusBoard(): void {
  document.querySelector<HTMLElement>('.stage [tabindex="0"]')?.focus();
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=range]), select, textarea') !== null;
