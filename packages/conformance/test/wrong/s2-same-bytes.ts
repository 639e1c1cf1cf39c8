import type { Context, LockedMatch } from '@tapete/core';
import { otherEngine } from '../engine.js';
import { hands } from '../good/hands.js';

/** An engine that writes the members of a context in an order that the hidden deck decides. */
export const wrong = {
  game: otherEngine(hands, (match) => ({
    context(viewer) {
      const context = match.context(viewer);
      return isOrdered(match)
        ? context
        : (Object.fromEntries(Object.entries(context).reverse()) as unknown as Context);
    },
  })),
};

function isOrdered(match: LockedMatch): boolean {
  const { deck } = match.save().state.spaces as { readonly deck: readonly string[] };
  return (deck[0] ?? '') < (deck[1] ?? '');
}
