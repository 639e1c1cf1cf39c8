import { RealmPool } from '@tapete/isolation';

let pool: RealmPool | undefined;

/** Where an author's code runs while it is published: one thread, which keeps nobody from going home. */
export function publishingRealms(): RealmPool {
  pool ??= new RealmPool({ threads: 1, watchdogMs: 20_000 });
  return pool;
}
