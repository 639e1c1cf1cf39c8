/*
 * Appends to the store named on the command line until it is killed: eight matches at once, each waiting for its
 * answer. Prints each row that the store acknowledged, so what was printed must be there afterwards.
 */
import { writeSync } from 'node:fs';
import { openSqliteStore } from '../src/store/sqlite-store.js';

const store = await openSqliteStore(process.argv[2] as string);

async function run(match: string): Promise<never> {
  const before = await store.read(match, 1, 1_000_000);
  for (let n = before.length + 1; ; n++) {
    const answer = await store.append({ match, n, body: `${match} row ${n} ${'.'.repeat(200)}` });
    writeSync(1, `${match} ${n} ${answer}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, at) => run(`m${at}`)));
