import type { View } from '@tapete/core';
import { numberOf, printAgain, printView, type ViewPrint } from '../patch/print.js';
import { patchOf } from '../patch/view-patch.js';

/** A view as somebody was shown it. */
export interface Shown {
  readonly view: View;
  readonly print: ViewPrint;
  /** How long about its text is; 0 before any was made. */
  length: number;
}

/** Members of an envelope that say what is seen now, and what that is. */
interface Step {
  readonly from: Shown;
  readonly to: Shown;
  readonly text: string;
}

/**
 * Writes views for all who look at one match. In an open game they all see the same object: then each text is made
 * once, for whoever is told first.
 */
export class Showing {
  #last: Shown | undefined;
  #whole: { readonly of: Shown; readonly text: string } | undefined;
  #step: Step | undefined;

  /** A view for somebody who is shown none before it. */
  first(view: View): Shown {
    if (this.#last?.view !== view) this.#last = { view, print: printView(view), length: 0 };
    return this.#last;
  }

  /** The members that say a view whole. */
  whole(shown: Shown): string {
    if (this.#whole?.of !== shown) this.#whole = { of: shown, text: wholeText(shown) };
    return this.#whole.text;
  }

  /** The view that follows on another, said by a patch where that is shorter. */
  next(from: Shown, view: View): Step {
    if (this.#step?.from !== from || this.#step.to.view !== view) this.#step = this.#makeStep(from, view);
    this.#last = this.#step.to;
    this.#whole = undefined;
    return this.#step;
  }

  #makeStep(from: Shown, view: View): Step {
    const patch = patchOf(from.view, view);
    const known = this.#last?.view === view ? this.#last : undefined;
    const print = known?.print ?? (patch ? printAgain(from.print, from.view, view, patch) : printView(view));
    const to = known ?? { view, print, length: from.length };
    const text = patch === undefined ? undefined : patchText(JSON.stringify(patch), from, to);
    // Most patches are so short that the whole text need not be made to see it.
    if (text !== undefined && 2 * text.length < to.length) return { from, to, text };
    const whole = wholeText(to);
    return { from, to, text: text !== undefined && text.length < whole.length ? text : whole };
  }
}

function wholeText(shown: Shown): string {
  const text = `"view":${JSON.stringify(shown.view)},"print":${numberOf(shown.print)}`;
  shown.length = text.length;
  return text;
}

const patchText = (patch: string, from: Shown, to: Shown): string =>
  `"patch":${patch},"base":${numberOf(from.print)},"print":${numberOf(to.print)}`;
