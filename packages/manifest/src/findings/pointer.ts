/** Keys from the top of a JSON document down to one value. */
export type Path = readonly (string | number)[];

/** A path as RFC 6901 writes it: `/availableActions/0/name`; the whole document is the empty text. */
export function pointer(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
