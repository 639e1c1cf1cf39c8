// Runs in a thread of its own; JavaScript, so that a thread can be started from the sources too.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Lifetime, newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import { ANSWER_CHARACTERS, FUEL, FUEL_AGAIN, MEMORY_BYTES, STACK_BYTES } from './limits.js';
import { serveRealm } from './serve-realm.js';
import { stripRealm } from './strip-realm.js';

/**
 * @typedef {import('./realm.js').Realm} Realm
 * @typedef {import('./realm.js').RealmAnswer} RealmAnswer
 * @typedef {import('quickjs-emscripten-core').QuickJSContext} Context
 * @typedef {import('quickjs-emscripten-core').QuickJSRuntime} Runtime
 * @typedef {import('quickjs-emscripten-core').QuickJSHandle} Handle
 * @typedef {import('quickjs-emscripten-core').QuickJSSyncVariant} Variant
 */

/** Builds of QuickJS, by the names of their packages. The second is there to check the first. */
export const QUICKJS_BUILDS = {
  quickjs: '@jitl/quickjs-wasmfile-release-sync',
  'quickjs-ng': '@jitl/quickjs-ng-wasmfile-release-sync',
};

/**
 * Rules that were loaded once in an instance of WebAssembly. Each match gets an instance of its own, into whose memory
 * that of the first is copied: a match never shares memory with another, and no text is read twice.
 */
export class QuickJsRules {
  /** @param {Variant} variant @param {Uint8Array} memory @param {number} door Address of the realm's one function. */
  constructor(variant, memory, door) {
    this.variant = variant;
    this.memory = memory;
    this.door = door;
  }

  /**
   * Thrown: what the rules throw while they are loaded, as an Error with the words of the realm.
   * @param {keyof typeof QUICKJS_BUILDS} build @param {string} text
   */
  static async load(build, text) {
    const variant = await variantOf(build);
    const instance = await newInstance(variant);
    const fuel = { left: FUEL * FUEL_AGAIN };
    instance.runtime.setInterruptHandler(() => --fuel.left < 0);
    const { vm } = instance;
    run(vm, `(${stripRealm})()`);
    const serve = run(vm, `(${serveRealm})`);
    const rules = run(vm, text, 'module');
    const game = vm.getProp(rules, 'game');
    const door = unwrap(vm, vm.callFunction(serve, vm.undefined, game));
    return new QuickJsRules(variant, copyOf(instance.memory()), door.value);
  }

  /** @returns {Promise<Realm>} */
  async open() {
    const instance = await newInstance(this.variant);
    restore(instance.memory(), this.memory);
    return new QuickJsRealm(instance, this.door);
  }
}

/** @implements {Realm} */
class QuickJsRealm {
  /** @param {Instance} instance @param {number} door */
  constructor({ runtime, vm }, door) {
    this.runtime = runtime;
    this.vm = vm;
    this.door = /** @type {Handle} */ (
      new Lifetime(/** @type {Handle['value']} */ (door), undefined, undefined, runtime)
    );
    this.fuel = 0;
    runtime.setInterruptHandler(() => --this.fuel < 0);
  }

  /** @param {string} text @param {number} fuel @returns {RealmAnswer} */
  call(text, fuel) {
    const { vm } = this;
    this.fuel = fuel;
    try {
      const asked = vm.newString(text);
      const result = vm.callFunction(this.door, vm.undefined, asked);
      asked.dispose();
      if (result.error) return this.#fault(vm.dump(result.error));
      const answer = vm.getString(result.value);
      result.value.dispose();
      return answer.length > ANSWER_CHARACTERS
        ? { fault: 'overrun', message: 'the answer is too long' }
        : { text: answer };
    } catch (error) {
      // The engine itself gave up: its memory or its stack ended where it does not look.
      return { fault: 'overrun', message: String(error) };
    }
  }

  close() {
    // The memory of an instance goes with the instance; nothing in it has to be freed one by one.
  }

  /** @param {any} error @returns {RealmAnswer} */
  #fault(error) {
    const message = `${error?.name}: ${error?.message}`;
    return { fault: this.fuel < 0 ? 'fuel' : 'overrun', message };
  }
}

/** @typedef {Awaited<ReturnType<typeof newInstance>>} Instance */

/** An instance with an empty realm. Two of one build have everything at the same addresses. @param {Variant} variant */
async function newInstance(variant) {
  const module = await newQuickJSWASMModuleFromVariant(variant);
  const runtime = module.newRuntime();
  runtime.setMemoryLimit(MEMORY_BYTES);
  runtime.setMaxStackSize(STACK_BYTES);
  const vm = runtime.newContext();
  return { runtime, vm, memory: () => module.getWasmMemory() };
}

/** The memory up to its last byte that is not 0: a new instance has nothing but 0 there. @param {WebAssembly.Memory} memory */
function copyOf(memory) {
  const words = new BigUint64Array(memory.buffer);
  let last = words.length;
  while (last > 0 && words[last - 1] === 0n) last--;
  return new Uint8Array(memory.buffer.slice(0, last * 8));
}

const PAGE_BYTES = 65_536;

/** @param {WebAssembly.Memory} memory @param {Uint8Array} bytes */
function restore(memory, bytes) {
  const missing = bytes.length - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
  const all = new Uint8Array(memory.buffer);
  all.set(bytes);
  all.fill(0, bytes.length, Math.min(all.length, bytes.length + PAGE_BYTES));
}

/** @param {Context} vm @param {string} text @param {'global' | 'module'} type */
function run(vm, text, type = 'global') {
  return unwrap(vm, vm.evalCode(text, 'rules.js', { type }));
}

/** @param {Context} vm @param {import('quickjs-emscripten-core').SuccessOrFail<Handle, Handle>} result */
function unwrap(vm, result) {
  if (!result.error) return result.value;
  const error = vm.dump(result.error);
  throw new Error(typeof error === 'object' ? `${error.name}: ${error.message}` : String(error));
}

/** @type {Map<string, Promise<Variant>>} */
const variants = new Map();

/** The build with its WebAssembly compiled, once a thread. @param {keyof typeof QUICKJS_BUILDS} build */
function variantOf(build) {
  const known = variants.get(build) ?? compile(QUICKJS_BUILDS[build]);
  variants.set(build, known);
  return known;
}

/** @param {string} name @returns {Promise<Variant>} */
async function compile(name) {
  const { default: variant } = await import(name);
  const file = createRequire(import.meta.url).resolve(`${name}/wasm`);
  const wasmModule = await WebAssembly.compile(await readFile(file));
  return newVariant(variant, { wasmModule });
}
