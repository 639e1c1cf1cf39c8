import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { say } from '../words/words.js';
import { CloseIcon } from './icons.js';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Where it lies: in the middle, or at the edge from where it was opened. */
  readonly place?: 'middle' | 'edge';
}

/** A sheet of paper over the table: the browser's own dialog, so focus stays in it, and Escape or a press beside it closes it. */
export function Sheet({ title, onClose, children, place = 'middle' }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // Its own `close` comes when the sheet is taken away as well, and would close what was opened in its place.
  const closeByEscape = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  const closeBeside = (event: MouseEvent) => event.target === dialog.current && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog is closed with Escape, and by its own button
    <dialog
      ref={dialog}
      class={`sheet sheet-${place}`}
      aria-labelledby={heading}
      onCancel={closeByEscape}
      onClick={closeBeside}
    >
      <div class="sheet-paper">
        <header class="sheet-head">
          {/* The first thing that is heard of a sheet is what it is. */}
          <h2 id={heading} autofocus tabIndex={-1}>
            {title}
          </h2>
          <button type="button" class="tool" aria-label={say('close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
