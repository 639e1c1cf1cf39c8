/** What a piece is, in a word: `hearts-1` of `playing-cards/poker52#hearts-1`. */
export const pieceWord = (definition: string): string => definition.slice(definition.lastIndexOf('#') + 1);

/** A piece in an event, in a word; undefined for any other fact. A piece that is not seen is a back. */
export function pieceFactWord(fact: unknown, call = pieceWord): string | undefined {
  if (typeof fact !== 'object' || fact === null || !('name' in fact)) return undefined;
  const { definition } = fact as { readonly definition?: unknown };
  return typeof definition === 'string' ? call(definition) : '▒';
}
