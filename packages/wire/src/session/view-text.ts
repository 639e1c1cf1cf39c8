import type { View } from '@tapete/core';

const texts = new WeakMap<View, string>();

/**
 * The JSON text of a view. The engine gives the same object until something changes, and in an open game to all
 * viewers: its text is made once. Nobody changes a view that was given out.
 */
export function viewText(view: View): string {
  const known = texts.get(view);
  if (known !== undefined) return known;
  const text = JSON.stringify(view);
  texts.set(view, text);
  return text;
}
