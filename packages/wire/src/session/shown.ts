import type { Context, View } from '@tapete/core';
import { rememberedAfter } from '../patch/context-patch.js';
import { numberOfSeen, printAgain, printView, type ViewPrint } from '../patch/print.js';
import type { Seen } from '../patch/seen.js';
import { patchOf } from '../patch/view-patch.js';
import { ContextTexts } from './context-texts.js';

/** What somebody was shown. */
export interface Shown extends Seen {
  /** How long about its text is; 0 before any was made. */
  readonly length: number;
}

/** What somebody is shown, and the members of an envelope that say it. */
interface Said {
  readonly shown: Shown;
  readonly text: string;
}

/**
 * Writes views and contexts for all who look at one match. In an open game they all see the same view: then its texts are
 * made once, for whoever is told first.
 */
export class Showing {
  readonly #contexts = new ContextTexts();
  #printed: { readonly view: View; readonly print: ViewPrint } | undefined;
  #written: { readonly view: View; readonly text: string } | undefined;
  #step: ViewStep | undefined;

  /** For somebody who has seen nothing before it, or may have. */
  whole(view: View, context: Context): Said {
    const said = this.#contexts.whole(context);
    const print = { view: this.#printOf(view), context: said.print };
    const text = `"view":${this.#textOf(view)},"print":${numberOfSeen(print)},"context":{${said.text}}`;
    return {
      shown: { view, context, offered: rememberedAfter(context, []), print, length: text.length },
      text,
    };
  }

  /** What follows on something that was shown, said by a patch where that is shorter. */
  next(from: Shown, view: View, context: Context): Said {
    const patched = this.#patched(from, view, context);
    // Most patches are so short that the whole text need not be made to see it.
    if (patched !== undefined && 2 * patched.text.length < from.length) return patched;
    const whole = this.whole(view, context);
    return patched !== undefined && patched.text.length < whole.text.length
      ? { text: patched.text, shown: { ...patched.shown, length: whole.text.length } }
      : whole;
  }

  #patched(from: Shown, view: View, context: Context): Said | undefined {
    const step = this.#stepTo(from, view);
    const said = this.#contexts.next(from, context);
    if (step.text === undefined || said === undefined) return undefined;
    const print = { view: step.print, context: said.print };
    const around = said.text === '' ? '' : `"context":{${said.text}}`;
    const patch = step.text === '' || around === '' ? step.text + around : `${step.text},${around}`;
    return {
      shown: { view, context, offered: rememberedAfter(context, from.offered), print, length: from.length },
      text: `"patch":{${patch}},"base":${numberOfSeen(from.print)},"print":${numberOfSeen(print)}`,
    };
  }

  #stepTo(from: Shown, view: View): ViewStep {
    if (this.#step?.from !== from.view || this.#step.to !== view) {
      this.#step = this.#makeStep(from, view);
      this.#written = undefined;
      this.#printed = { view, print: this.#step.print };
    }
    return this.#step;
  }

  #makeStep(from: Shown, view: View): ViewStep {
    const patch = patchOf(from.view, view);
    const step = { from: from.view, to: view };
    if (patch === undefined) return { ...step, text: undefined, print: this.#printOf(view) };
    const print = printAgain(from.print.view, from.view, view, patch);
    return { ...step, text: JSON.stringify(patch).slice(1, -1), print };
  }

  #printOf(view: View): ViewPrint {
    if (this.#printed?.view !== view) this.#printed = { view, print: printView(view) };
    return this.#printed.print;
  }

  #textOf(view: View): string {
    if (this.#written?.view !== view) this.#written = { view, text: JSON.stringify(view) };
    return this.#written.text;
  }
}

/** From one view to another: the members of the patch as text, where one can say it, and the other's fingerprint. */
interface ViewStep {
  readonly from: View;
  readonly to: View;
  readonly text: string | undefined;
  readonly print: ViewPrint;
}
