import type { ComponentChildren } from 'preact';
import { say, sayIfKnown } from '../words/words.js';
import { Mark } from './icons.js';

/** A page that has only something to tell: nothing there, nothing found, not reached. */
export function Notice({
  title,
  line,
  children,
}: {
  title: string;
  line?: string;
  children?: ComponentChildren;
}) {
  return (
    <section class="notice">
      <Mark />
      <h1>{title}</h1>
      {line === undefined ? null : <p>{line}</p>}
      {children === undefined ? null : <div class="row">{children}</div>}
    </section>
  );
}

/** While something comes: told at once to those who listen, shown only when it takes longer than a glance. */
export function Waiting({ line }: { line: string }) {
  return (
    <div class="waiting" role="status">
      <Mark />
      <p>{line}</p>
    </div>
  );
}

/** What went wrong, in the words of the language; where there are none, in those that came with it. */
export function wordsOf(error: unknown): string {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  const known = typeof code === 'string' ? sayIfKnown(`code.${code}`) : undefined;
  return known ?? (typeof message === 'string' ? message : say('failedTitle'));
}
