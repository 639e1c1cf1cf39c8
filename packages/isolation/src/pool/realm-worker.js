// A thread in which realms live. JavaScript, so that a thread can be started from the sources too.
import { parentPort, workerData } from 'node:worker_threads';
import { FUEL, FUEL_AGAIN } from '../realm/limits.js';
import { QuickJsRules } from '../realm/quickjs-realm.js';
import { V8Realm } from '../realm/v8-realm.js';

/**
 * @typedef {import('./messages.js').Asked} Asked
 * @typedef {import('./messages.js').Answered} Answered
 * @typedef {import('../realm/realm.js').Realm} Realm
 * @typedef {import('../realm/realm.js').RealmAnswer} RealmAnswer
 * @typedef {{ open(): Promise<Realm> }} LoadedRules
 */

const { bell, port } = /** @type {import('./messages.js').ThreadData} */ (workerData);
const host = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
/** @type {Map<number, LoadedRules>} */
const rules = new Map();
/** @type {Map<number, Realm>} */
const realms = new Map();
/** @type {RealmAnswer} */
const DONE = { text: '' };

/** @param {Asked} asked @returns {Promise<RealmAnswer> | RealmAnswer} */
function answerTo(asked) {
  switch (asked.ask) {
    case 'call':
      return call(asked);
    case 'open':
      return open(asked.rules, asked.realm);
    case 'load':
      return load(asked);
    case 'close':
      realms.get(asked.realm)?.close();
      realms.delete(asked.realm);
      return DONE;
    case 'unload':
      rules.delete(asked.rules);
      return DONE;
  }
}

/** @param {Extract<Asked, { ask: 'call' }>} asked @returns {RealmAnswer} */
function call({ realm, text, times, again }) {
  const fuel = FUEL * times * (again ? FUEL_AGAIN : 1);
  return realms.get(realm)?.call(text, fuel) ?? { fault: 'overrun', message: `there is no realm ${realm}` };
}

/** @param {Extract<Asked, { ask: 'load' }>} asked @returns {Promise<RealmAnswer>} */
async function load({ rules: number, engine, text, use }) {
  // A realm of V8's is the loaded rules themselves: each one is loaded anew.
  rules.set(
    number,
    engine === 'v8' ? { open: () => V8Realm.load(text) } : await QuickJsRules.load(engine, text, use),
  );
  return DONE;
}

/** @param {number} number @param {number} realm @returns {Promise<RealmAnswer>} */
async function open(number, realm) {
  const loaded = /** @type {LoadedRules} */ (rules.get(number));
  realms.set(realm, await loaded.open());
  return DONE;
}

/** @param {Asked} asked */
async function serve(asked) {
  /** @type {Answered} */
  const answered = { id: asked.id, answer: await answerOrFault(asked) };
  if (!asked.now) return host.postMessage(answered);
  port.postMessage(answered);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
}

/** @param {Asked} asked @returns {Promise<RealmAnswer>} */
async function answerOrFault(asked) {
  try {
    return await answerTo(asked);
  } catch (error) {
    return { fault: 'overrun', message: error instanceof Error ? error.message : String(error) };
  }
}

/** One thing after the other. */
let line = Promise.resolve();
host.on('message', (/** @type {Asked} */ asked) => {
  line = line.then(() => serve(asked));
});
