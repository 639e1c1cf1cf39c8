import type { Update } from '@tapete/core';

/** A page of history has so many entries at most, and no more text than this, but always one. */
export const PAGE_ENTRIES = 256;
const PAGE_CHARACTERS = 65_536;

/** The envelope `history`: as many of these updates, the oldest first, as one page has room for. */
export function historyText(updates: readonly Update[], after: number): string {
  const page: string[] = [];
  let characters = 0;
  for (const { note, events } of updates) {
    const text = JSON.stringify({ note, events });
    characters += text.length;
    if (page.length === PAGE_ENTRIES || (page.length > 0 && characters > PAGE_CHARACTERS)) break;
    page.push(text);
  }
  const more = page.length < updates.length;
  return `{"type":"history","after":${after},"entries":[${page.join(',')}],"more":${more}}`;
}
