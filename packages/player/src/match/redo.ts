import { type ReadonlySignal, signal } from '@preact/signals';
import type { MatchStep } from '@tapete/client';
import type { Viewer } from '../shapes.js';

/** One step that was taken: an offer, and the value that it asked for. */
export interface Taken {
  readonly offer: string;
  readonly value?: string | number;
}

/** What one undo takes back: a step of a draft, or the steps of a whole entry. */
export type Steps = readonly Taken[];

/** What this page is doing just now, and waits to hear of. */
export type Doing = { readonly does: 'take' | 'redo'; readonly step: Taken } | { readonly does: 'undo' };

/**
 * What this page has taken back and may take again. Redo is no act of a match: it is the same offers, taken once more,
 * and holds only while nothing else has happened since they were taken back.
 */
export interface Redo {
  /** What was taken back, the last one last. */
  readonly undone: ReadonlySignal<readonly Steps[]>;
  /** Something was to be taken again until something else happened. */
  readonly isGone: ReadonlySignal<boolean>;
  /** Takes the last one off, to be taken again. */
  next(): Steps;
  drop(): void;
  /** What an update says that was done, by this page or by others. */
  hear(step: Pick<MatchStep, 'note' | 'context'>, doing: Doing | undefined, viewer: Viewer | undefined): void;
}

export function openRedo(): Redo {
  const undone = signal<readonly Steps[]>([]);
  const isGone = signal(false);
  /** Entries of ours that an undo would take back, the last one last; and the steps of the open draft. */
  let entries: readonly Steps[] = [];
  let draft: Steps = [];

  function drop(): void {
    isGone.value = undone.value.length > 0;
    undone.value = [];
  }

  function took({ does, step }: Extract<Doing, { step: unknown }>, isEntry: boolean): void {
    if (does === 'take') undone.value = [];
    isGone.value = false;
    draft = [...draft, step];
    if (!isEntry) return;
    entries = [...entries, draft];
    draft = [];
  }

  function tookBack(isEntry: boolean): void {
    const back = isEntry ? entries.at(-1) : draft.slice(-1);
    if (isEntry) entries = entries.slice(0, -1);
    else draft = draft.slice(0, -1);
    // What was done before this page came is taken back all the same; it does not know what it was.
    if (back === undefined || back.length === 0) drop();
    else undone.value = [...undone.value, back];
  }

  return {
    undone,
    isGone,
    next() {
      const steps = undone.value.at(-1) ?? [];
      undone.value = undone.value.slice(0, -1);
      return steps;
    },
    drop,
    hear({ note }, doing, viewer) {
      const isOurs = note === undefined || note.seat === viewer;
      if (!isOurs) return drop();
      if (doing === undefined) {
        // The same seat at another device: what this page remembers of it is not all.
        entries = [];
        draft = [];
        return drop();
      }
      if (doing.does === 'undo') tookBack(note !== undefined);
      else took(doing, note !== undefined);
    },
  };
}
