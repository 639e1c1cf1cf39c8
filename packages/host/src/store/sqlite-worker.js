// The one thread that touches a store's file. JavaScript, so that a thread can be started from the sources too.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

/**
 * @typedef {import('./sqlite-messages.js').Request} Request
 * @typedef {import('./sqlite-messages.js').Reply} Reply
 * @typedef {import('./sqlite-messages.js').Write} Write
 * @typedef {import('./sqlite-messages.js').WriteAnswer} WriteAnswer
 */

const FORMAT = 1;
/** How long a commit waits for one of another process. */
const BUSY_MS = 10_000;
/** Rows between two checkpoints: some megabytes of log file. */
const ROWS_A_CHECKPOINT = 8192;

const TABLES = `
  create table if not exists match (
    id text primary key not null, game text not null, lock text not null, body text not null
  ) without rowid;
  create table if not exists log (seq integer primary key, match text not null, n integer not null, body text not null);
  create unique index if not exists log_row on log (match, n);
  pragma user_version = ${FORMAT};
`;
/** Only the next number of its match is taken: what follows a stale row is stale as well. */
const APPEND = `insert into log (match, n, body) select ?1, ?2, ?3
  where ?2 = 1 + coalesce((select max(n) from log where match = ?1), 0)`;
const CREATE = 'insert into match (id, game, lock, body) values (?1, ?2, ?3, ?4) on conflict do nothing';
const UPDATE = 'update match set body = ?3 where id = ?1 and body = ?2';
const FIND = 'select id, game, lock, body from match where id = ?1';
/** No index: it is asked when a version is published. Ids say nothing, so these are any of its matches. */
const OF = 'select id from match where game = ?1 limit ?2';
const READ = 'select n, body from log where match = ?1 and n >= ?2 order by n limit ?3';

class StoreFile {
  #rowsSinceCheckpoint = 0;

  constructor(/** @type {string} */ file) {
    this.writer = openWriter(file);
    this.reader = openReader(file);
    this.append = this.writer.prepare(APPEND);
    this.create = this.writer.prepare(CREATE);
    this.update = this.writer.prepare(UPDATE);
    this.find = this.reader.prepare(FIND).raw();
    this.of = this.reader.prepare(OF).raw();
    this.read = this.reader.prepare(READ).raw();
  }

  answer(/** @type {Request} */ request) {
    if (request.ask === 'write') return this.#commit(request.writes);
    if (request.ask === 'find') return stored(this.find.get(request.match));
    if (request.ask === 'of') return this.of.all(request.game, request.limit).flat();
    if (request.ask === 'read')
      return rows(request, this.read.all(request.match, request.from, request.limit));
    this.reader.close();
    return this.writer.close();
  }

  #commit(/** @type {readonly Write[]} */ writes) {
    this.writer.exec('begin immediate');
    try {
      const answers = writes.map((write) => this.#write(write));
      this.writer.exec('commit');
      this.#checkpoint(writes.length);
      return answers;
    } catch (error) {
      if (this.writer.inTransaction) this.writer.exec('rollback');
      throw error;
    }
  }

  /** @returns {WriteAnswer} */
  #write(/** @type {Write} */ asked) {
    if (asked.kind === 'append') return taken(this.append.run(asked.match, asked.n, asked.body), 'stale');
    if (asked.kind === 'update')
      return taken(this.update.run(asked.match, asked.before, asked.body), 'stale');
    return taken(this.create.run(asked.match, asked.game, asked.lock, asked.body), 'exists');
  }

  /**
   * A checkpoint that holds the write lock. SQLite before 3.51.3 can damage a file when one process checkpoints
   * while another commits (the WAL-reset bug); this kind keeps the other out.
   */
  #checkpoint(/** @type {number} */ rows) {
    this.#rowsSinceCheckpoint += rows;
    if (this.#rowsSinceCheckpoint < ROWS_A_CHECKPOINT) return;
    this.#rowsSinceCheckpoint = 0;
    this.writer.prepare('pragma wal_checkpoint(truncate)').all();
  }
}

/** A file that is synced at each commit: what was answered survives a power cut, not only a killed process. */
function openWriter(/** @type {string} */ file) {
  mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file, { timeout: BUSY_MS });
  patiently(() => setAndAssert(db, 'journal_mode', 'wal'));
  // The builds of some drivers fall back to NORMAL at every open, so it is set each time and read back.
  setAndAssert(db, 'synchronous', 2);
  // Checkpoints are ours alone, see #checkpoint.
  setAndAssert(db, 'wal_autocheckpoint', 0);
  patiently(() => makeTables(db));
  return db;
}

function openReader(/** @type {string} */ file) {
  const db = new Database(file, { timeout: BUSY_MS });
  setAndAssert(db, 'query_only', 1);
  return db;
}

function setAndAssert(
  /** @type {Database.Database} */ db,
  /** @type {string} */ name,
  /** @type {string | number} */ value,
) {
  db.prepare(`pragma ${name} = ${value}`).all();
  const [is] = /** @type {[unknown]} */ (db.prepare(`pragma ${name}`).raw().get());
  if (is !== value) throw new Error(`${name} is ${is} and cannot be made ${value}`);
}

function makeTables(/** @type {Database.Database} */ db) {
  const [format] = /** @type {[number]} */ (db.prepare('pragma user_version').raw().get());
  if (format > FORMAT) throw new Error(`a newer version wrote it (format ${format}, known is ${FORMAT})`);
  if (format === FORMAT) return;
  db.exec('begin immediate');
  db.exec(TABLES);
  db.exec('commit');
}

/** Some statements do not wait for another process by themselves. */
function patiently(/** @type {() => void} */ act) {
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 1; ; tries++) {
    try {
      return act();
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || tries === 100) throw error;
      Atomics.wait(sleeper, 0, 0, 100);
    }
  }
}

/** @returns {WriteAnswer} */
function taken(/** @type {{ changes: number }} */ { changes }, /** @type {WriteAnswer} */ otherwise) {
  return changes === 1 ? 'stored' : otherwise;
}

function stored(/** @type {unknown} */ found) {
  if (found === undefined) return undefined;
  const [match, game, lock, body] = /** @type {string[]} */ (found);
  return { match, game, lock, body };
}

function rows(/** @type {{ match: string }} */ { match }, /** @type {unknown[]} */ found) {
  return /** @type {[number, string][]} */ (found).map(([n, body]) => ({ match, n, body }));
}

/** What is thrown here may be a class of the driver's that cannot cross to the other thread. */
function reply(/** @type {number} */ id, /** @type {() => unknown} */ act) {
  try {
    return { id, value: act() };
  } catch (error) {
    return {
      id,
      failure: { code: codeOf(error), message: error instanceof Error ? error.message : String(error) },
    };
  }
}

function codeOf(/** @type {unknown} */ error) {
  return String(/** @type {{ code?: unknown }} */ (error).code ?? 'UNKNOWN');
}

const port = parentPort;
if (port === null) throw new Error('this file is a thread of the store and nothing else');

/** Answers the opening, then each request, until it is asked to close. */
function serve(/** @type {import('node:worker_threads').MessagePort} */ port) {
  /** @type {StoreFile[]} */
  const open = [];
  const opening = reply(0, () => void open.push(new StoreFile(workerData.file)));
  port.postMessage(opening);
  const [file] = open;
  if (file === undefined) return port.close();
  port.on('message', (/** @type {Request} */ request) => {
    port.postMessage(reply(request.id, () => file.answer(request)));
    if (request.ask === 'close') port.close();
  });
}

serve(port);
