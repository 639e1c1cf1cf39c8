import { readFile, rename, writeFile } from 'node:fs/promises';
import { Failure } from '@tapete/core';
import { type Catalog, type Key, readCatalog } from '@tapete/manifest';
import { vouchedCatalog } from '@tapete/manifest/signing';

/** Whom a host believes what a catalog has. Without it, it believes the catalog's folder. */
export interface Trust {
  /** The key of whoever runs the catalog. */
  readonly operator: Key;
  /** File in which the length of the longest log that was ever seen is kept, over restarts. */
  readonly seenFile: string;
  readonly now?: () => Date;
}

/** The two files that say what a catalog has. */
export interface CatalogTexts {
  readonly log: string;
  readonly checkpoint: string | undefined;
}

/** A catalog as far as it may be believed. Refused: what `vouchedCatalog` refuses. */
export async function believedCatalog(texts: CatalogTexts, trust: Trust | undefined): Promise<Catalog> {
  if (trust === undefined) return readCatalog(texts.log);
  const { operator, seenFile, now = () => new Date() } = trust;
  const seen = await readSeen(seenFile);
  const catalog = vouchedCatalog({ ...texts, operator, now: now(), seen: seen[operator] ?? 0 });
  if (catalog.lines > (seen[operator] ?? 0))
    await writeSeen(seenFile, { ...seen, [operator]: catalog.lines });
  return catalog;
}

/** Lines by operator. */
type Seen = Readonly<Record<string, number>>;

async function readSeen(file: string): Promise<Seen> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Seen;
  } catch (error) {
    // Nothing was seen yet. A file that cannot be read is told: without it an old catalog would look new.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Failure('SEEN_UNREADABLE', `${file} cannot be read: ${(error as Error).message}`);
  }
}

async function writeSeen(file: string, seen: Seen): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(seen));
  await rename(draft, file);
}
