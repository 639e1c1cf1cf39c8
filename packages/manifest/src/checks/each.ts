import type { FindingCode } from '../findings/codes.js';
import { nearest } from '../findings/near.js';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';

/** Visits the items of a list with their paths; what could not be read is passed over. */
export function each<Item>(
  list: readonly Item[] | undefined,
  at: Path,
  visit: (item: Item, path: Path) => void,
): void {
  list?.forEach((item, index) => {
    if (item !== undefined && item !== null) visit(item, [...at, index]);
  });
}

/** Visits the members of an object with their paths. */
export function eachMember<Value>(
  members: Readonly<Record<string, Value>> | undefined,
  at: Path,
  visit: (value: Value, path: Path, key: string) => void,
): void {
  for (const [key, value] of Object.entries(members ?? {})) {
    if (value !== undefined && value !== null) visit(value, [...at, key], key);
  }
}

/** The values that a list's items have, without what could not be read. */
export function valuesOf<Item>(
  list: readonly Item[] | undefined,
  of: (item: Item) => string | undefined,
): string[] {
  const values: string[] = [];
  each(list, [], (item) => {
    const value = of(item);
    if (value) values.push(value);
  });
  return values;
}

export interface Reference {
  /** What was written; empty where it could not be read. */
  readonly name: string | undefined;
  /** Undefined where the section that has them could not be read; then nothing is told. */
  readonly among: Iterable<string> | undefined;
  readonly path: Path;
  readonly code: FindingCode;
  /** What it should name: `deck`, `action`. */
  readonly kind: string;
}

/** Tells a name that nothing has, with the one that was probably meant. */
export function mustExist(report: Report, { name, among, path, code, kind }: Reference): void {
  if (!name || among === undefined) return;
  const names = [...among];
  if (names.includes(name)) return;
  report(code, path, `\`${name}\`: no such ${kind}`, nearest(name, names));
}

/** Tells every id that another item of the list, or of a list before it, has already. */
export function mustDiffer<Item>(
  report: Report,
  {
    list,
    at,
    key,
    of,
    taken = new Map(),
  }: {
    readonly list: readonly Item[] | undefined;
    readonly at: Path;
    readonly key: string;
    readonly of: (item: Item) => string | undefined;
    /** Ids of other lists that share these names -> what has them. */
    readonly taken?: Map<string, string>;
  },
): void {
  each(list, at, (item, path) => {
    const id = of(item);
    if (!id) return;
    const other = taken.get(id);
    if (other === undefined) taken.set(id, path.join('/'));
    else report('ID_TWICE', [...path, key], `\`${id}\` is the name of /${other} already`);
  });
}
