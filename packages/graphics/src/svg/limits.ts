/** What one picture may cost. Source: the research on trust, "Packages that attack". */
export const SVG_LIMITS = {
  /** Of its text, in UTF-8. */
  bytes: 256 * 1024,
  /** Of its viewBox, and of its width by its height: what a rasteriser has to hold. */
  area: 16_000_000,
  /** Elements inside elements. */
  depth: 48,
  /** Elements when everything that is pointed at is drawn where it is pointed at from. */
  drawn: 50_000,
} as const;
