import type { Context } from '@tapete/core';
import { contextPatchOf, type Offered } from '../patch/context-patch.js';
import { type ContextPrint, printContext } from '../patch/print.js';

/** The members of an object in a text, without its braces, and the fingerprint of what they say. */
interface Said {
  readonly text: string;
  readonly print: ContextPrint;
}

/** A context that somebody was shown, with its fingerprint. */
export interface ShownContext extends Offered {
  readonly print: { readonly context: ContextPrint };
}

/** Writes contexts. What is the same for everybody after an entry is written once: all are given the same flow then. */
export class ContextTexts {
  #common: { readonly of: Flow; readonly said: Said } | undefined;
  #step: { readonly from: Flow; readonly to: Flow; readonly said: Said | undefined } | undefined;

  whole(context: Context): Said {
    if (this.#common?.of !== context.flow)
      this.#common = { of: context.flow, said: wholeOf(commonOf(context)) };
    return joined(this.#common.said, wholeOf(ownOf(context)));
  }

  /** What has changed since another; undefined where no patch can say it. The fingerprint is that of the whole. */
  next(before: ShownContext, after: Context): Said | undefined {
    const common = this.#commonStep(before.context, after);
    const own = changesOf({ context: ownOf(before.context), offered: before.offered }, ownOf(after));
    if (common === undefined || own === undefined) return undefined;
    const { text, print } = joined(common, own);
    return { text, print: { ...before.print.context, ...print } };
  }

  #commonStep(before: Context, after: Context): Said | undefined {
    if (this.#step?.from !== before.flow || this.#step.to !== after.flow) {
      const said = changesOf({ context: commonOf(before), offered: [] }, commonOf(after));
      this.#step = { from: before.flow, to: after.flow, said };
    }
    return this.#step.said;
  }
}

type Flow = Context['flow'];

// Only what is known to be everybody's is taken out: what a newer game adds may be one seat's alone.

function commonOf({ status, flow, withdrawn, result }: Context): Context {
  return { status, flow, withdrawn, result } as Context;
}

function ownOf({ status, flow, withdrawn, result, ...own }: Context): Context {
  return own as Context;
}

const wholeOf = (members: Context): Said => ({ text: innerText(members), print: printContext(members) });

function changesOf(before: Offered, after: Context): Said | undefined {
  const patch = contextPatchOf(before, after);
  if (patch === undefined) return undefined;
  const changed = Object.keys(patch).map((name) => [name, after[name as keyof Context]]);
  return { text: innerText(patch), print: printContext(Object.fromEntries(changed)) };
}

const innerText = (members: object): string => JSON.stringify(members).slice(1, -1);

const joined = (one: Said, other: Said): Said => ({
  text: one.text === '' || other.text === '' ? one.text + other.text : `${one.text},${other.text}`,
  print: { ...one.print, ...other.print },
});
