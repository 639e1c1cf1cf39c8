// Runs in a thread of its own; JavaScript, so that a thread can be started from the sources too.
import vm from 'node:vm';
import { serveRealm } from './serve-realm.js';
import { stripRealm } from './strip-realm.js';

/**
 * @typedef {import('./realm.js').Realm} Realm
 * @typedef {import('./realm.js').RealmAnswer} RealmAnswer
 */

/**
 * Rules in the engine of Node itself, with the same things missing: for comparing what two engines make of the same
 * rules. It is no wall, and has no fuel; only the thread that it runs in can be ended.
 *
 * @implements {Realm}
 */
export class V8Realm {
  /** @param {(text: string) => string} door */
  constructor(door) {
    this.door = door;
  }

  /** Thrown: what the rules throw while they are loaded. @param {string} text */
  static async load(text) {
    const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
    vm.runInContext(`(${stripRealm})()`, context);
    const serve = vm.runInContext(`(${serveRealm})`, context);
    const module = new vm.SourceTextModule(text, { context, identifier: 'rules.js' });
    await module.link((/** @type {string} */ name) => {
      throw new Error(`rules import ${name}`);
    });
    await module.evaluate();
    return new V8Realm(serve(/** @type {any} */ (module.namespace).game));
  }

  /** @param {string} text @returns {RealmAnswer} */
  call(text) {
    try {
      return { text: this.door(text) };
    } catch (error) {
      return { fault: 'overrun', message: String(error) };
    }
  }

  close() {}
}
