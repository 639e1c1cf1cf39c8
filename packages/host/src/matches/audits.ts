import { commitmentOf, Failure, type MatchRecord } from '@tapete/core';
import type { MatchAudit } from '@tapete/wire';
import type { LiveMatch } from './live-match.js';

/**
 * Plays the records of finished matches again, each once while it is in memory: every entry must lead to the hash that it
 * has. Whoever does not believe the host does the same with the record and the catalog alone, by `tapete audit`.
 */
export class Audits {
  readonly #done = new WeakMap<LiveMatch, Promise<MatchAudit>>();

  of(live: LiveMatch, record: MatchRecord): Promise<MatchAudit> {
    const audit = this.#done.get(live) ?? auditOf(live, record);
    this.#done.set(live, audit);
    audit.catch(() => this.#done.delete(live));
    return audit;
  }
}

async function auditOf({ game }: LiveMatch, record: MatchRecord): Promise<MatchAudit> {
  const commitment = commitmentOf(record.setup);
  const facts = { lock: record.lock, entries: record.entries.length, ...(commitment && { commitment }) };
  try {
    (await game.hosted.replay(record)).close();
    return { status: 'proved', ...facts };
  } catch (fault) {
    if (!isDifference(fault)) throw fault;
    return { status: 'refuted', ...facts, message: fault.message };
  }
}

/** A locked game carries its engine: what that throws is of a class of its own, known by its name. */
const isDifference = (fault: unknown): fault is Failure =>
  (fault instanceof Failure || (fault instanceof Error && fault.name === 'Failure')) &&
  (fault as Failure).code === 'RECORD_DIVERGES';
