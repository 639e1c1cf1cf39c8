import { Failure } from '@tapete/core';
import * as z from 'zod';
import type { Key } from '../catalog/acts.js';
import { type Catalog, EMPTY_CATALOG, readCatalog } from '../catalog/catalog.js';
import { digestShape } from '../digest.js';
import { openEnvelope, writeEnvelope } from './envelope.js';
import { assertKeyActsSigned } from './key-acts.js';
import type { SigningKey } from './keys.js';

/** How long a checkpoint holds: who is shown an old catalog for longer notices. */
export const CHECKPOINT_HOURS = 24;

const checkpointShape = z.strictObject({
  checkpointVersion: z.literal(1),
  lines: z.int().nonnegative(),
  head: z.union([digestShape, z.literal('')]),
  until: z.iso.datetime(),
});
type Checkpoint = z.infer<typeof checkpointShape>;

/** The text of `checkpoint.json`: the operator says how long the log is and how it ends, for a day. */
export function writeCheckpoint(
  { lines, head }: Pick<Catalog, 'lines' | 'head'>,
  { operator, now }: { readonly operator: SigningKey; readonly now: Date },
): string {
  const until = new Date(now.getTime() + CHECKPOINT_HOURS * 3_600_000).toISOString();
  return writeEnvelope('checkpoint', { checkpointVersion: 1, lines, head, until }, operator);
}

export interface Vouched {
  /** Text of `catalog.jsonl`; what stands behind the checkpoint's last line does not count yet. */
  readonly log: string;
  /** Text of `checkpoint.json`; undefined where there is none. */
  readonly checkpoint: string | undefined;
  readonly operator: Key;
  readonly now: Date;
  /** The most lines that were ever seen of this catalog. */
  readonly seen: number;
}

/**
 * A catalog as far as its operator vouches for it. Refused, in this order: CHECKPOINT_MISSING, SIGNATURE_WRONG,
 * CHECKPOINT_WRONG, CHECKPOINT_OVER, CATALOG_ROLLED_BACK, CATALOG_BROKEN, and SIGNATURE_WRONG of a grant.
 */
export function vouchedCatalog({ log, checkpoint, operator, now, seen }: Vouched): Catalog {
  const said = readCheckpoint(checkpoint, operator);
  if (Date.parse(said.until) < now.getTime()) {
    const hint = 'The operator signs it again: tapete checkpoint --catalog DIR --operator FILE';
    throw new Failure('CHECKPOINT_OVER', `The checkpoint held until ${said.until}.`, hint);
  }
  if (said.lines < seen) throw rolledBack(`${said.lines} lines are vouched for; ${seen} were seen`);
  const catalog = firstLines(log, said);
  assertKeyActsSigned(catalog, operator);
  return catalog;
}

function readCheckpoint(text: string | undefined, operator: Key): Checkpoint {
  if (text === undefined)
    throw new Failure('CHECKPOINT_MISSING', 'The catalog has no checkpoint.json of its operator.');
  const said = checkpointShape.safeParse(openEnvelope('checkpoint', text, operator));
  if (said.success) return said.data;
  throw new Failure('CHECKPOINT_WRONG', `The checkpoint is wrong: ${z.prettifyError(said.error)}`);
}

function firstLines(log: string, { lines, head }: Checkpoint): Catalog {
  if (lines === 0) return EMPTY_CATALOG;
  const all = log.split('\n');
  if (all.length <= lines) throw rolledBack(`the log has ${all.length - 1} lines, its checkpoint ${lines}`);
  const catalog = readCatalog(`${all.slice(0, lines).join('\n')}\n`);
  if (catalog.head === head) return catalog;
  throw new Failure('CATALOG_BROKEN', `catalog.jsonl, line ${lines}: it is not the one that was vouched for`);
}

const rolledBack = (what: string): Failure =>
  new Failure(
    'CATALOG_ROLLED_BACK',
    `The catalog is older than it was: ${what}.`,
    'Restore it from a newer copy.',
  );
