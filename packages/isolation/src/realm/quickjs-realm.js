// Runs in a thread of its own; JavaScript, so that a thread can be started from the sources too.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Lifetime, newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import {
  ANSWER_CHARACTERS,
  FUEL,
  FUEL_AGAIN,
  HASHED_AT_LEAST,
  HASHED_BYTES_A_TICK,
  MEMORY_BYTES,
  STACK_BYTES,
} from './limits.js';
import { serveRealm } from './serve-realm.js';
import { stripRealm } from './strip-realm.js';

/**
 * @typedef {import('./realm.js').Realm} Realm
 * @typedef {import('./realm.js').RealmAnswer} RealmAnswer
 * @typedef {import('quickjs-emscripten-core').QuickJSContext} Context
 * @typedef {import('quickjs-emscripten-core').QuickJSHandle} Handle
 * @typedef {import('quickjs-emscripten-core').QuickJSSyncVariant} Variant
 * @typedef {{ readonly variant: Variant, readonly wasmModule: WebAssembly.Module }} Build
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
  /** @param {Build} build @param {MemoryCopy} memory @param {number} door Address of the realm's one function. */
  constructor(build, memory, door) {
    this.build = build;
    this.memory = memory;
    this.door = door;
  }

  /**
   * Thrown: what the rules throw while they are loaded, as an Error with the words of the realm.
   * @param {keyof typeof QUICKJS_BUILDS} name @param {string} text @param {'rules' | 'pictures'} [use]
   */
  static async load(name, text, use = 'rules') {
    const build = await buildOf(name);
    const { vm, fuel, memory } = await newInstance(build);
    const copy = new MemoryCopy(memory);
    fuel.left = FUEL * FUEL_AGAIN;
    run(vm, `(${stripRealm})('${use}')`);
    const serve = run(vm, `(${serveRealm})`);
    const rules = run(vm, text, 'module');
    const game = vm.getProp(rules, 'game');
    const door = unwrap(vm, vm.callFunction(serve, vm.undefined, game));
    copy.take(memory);
    return new QuickJsRules(build, copy, door.value);
  }

  /** @returns {Promise<Realm>} */
  async open() {
    const instance = await newInstance(this.build);
    this.memory.putInto(instance.memory);
    return new QuickJsRealm(instance, this.door);
  }
}

/** @implements {Realm} */
class QuickJsRealm {
  /** @param {Instance} instance @param {number} door */
  constructor({ runtime, vm, fuel }, door) {
    this.vm = vm;
    this.door = /** @type {Handle} */ (
      new Lifetime(/** @type {Handle['value']} */ (door), undefined, undefined, runtime)
    );
    this.fuel = fuel;
  }

  /** @param {string} text @param {number} fuel @returns {RealmAnswer} */
  call(text, fuel) {
    const { vm } = this;
    this.fuel.left = fuel;
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
    return { fault: this.fuel.left < 0 ? 'fuel' : 'overrun', message };
  }
}

/** @typedef {Awaited<ReturnType<typeof newInstance>>} Instance */

/**
 * An instance with an empty realm. Two of one build have everything at the same addresses, and know what is outside of
 * them by the same numbers.
 *
 * Its memory has an end of its own: the engine counts what it allocates, but not how large, and would take two gigabytes.
 * @param {Build} build
 */
async function newInstance({ variant, wasmModule }) {
  const memory = new WebAssembly.Memory({
    initial: FIRST_BYTES / WASM_PAGE_BYTES,
    maximum: MEMORY_BYTES / WASM_PAGE_BYTES,
  });
  const module = await newQuickJSWASMModuleFromVariant(
    newVariant(variant, { wasmModule, wasmMemory: memory }),
  );
  const runtime = module.newRuntime();
  runtime.setMemoryLimit(MEMORY_BYTES);
  runtime.setMaxStackSize(STACK_BYTES);
  const fuel = { left: 0 };
  runtime.setInterruptHandler(() => --fuel.left < 0);
  const vm = runtime.newContext();
  vm.setProp(vm.global, 'tapeteSha256', sha256Of(vm, fuel));
  return { runtime, vm, fuel, memory };
}

/**
 * SHA-256 of the first bytes of an ArrayBuffer, in hex: what an interpreter takes a hundred times as long for, and the most
 * of what an entry took. The one thing in a realm that runs outside of it; it is paid for with fuel as well.
 * @param {Context} vm @param {{ left: number }} fuel
 */
function sha256Of(vm, fuel) {
  let unpaid = 0;
  return vm.newFunction('sha256', (buffer, length) => {
    const bytes = vm.getArrayBuffer(buffer);
    unpaid += HASHED_AT_LEAST + bytes.value.length;
    fuel.left -= Math.floor(unpaid / HASHED_BYTES_A_TICK);
    unpaid %= HASHED_BYTES_A_TICK;
    const hash = createHash('sha256').update(bytes.value.subarray(0, vm.getNumber(length)));
    bytes.dispose();
    return vm.newString(hash.digest('hex'));
  });
}

const PAGE_BYTES = 4096;
const WASM_PAGE_BYTES = 65_536;
/** Of every build: its stack, and room to begin with. */
const FIRST_BYTES = 256 * WASM_PAGE_BYTES;
const EMPTY_PAGE = new Uint8Array(PAGE_BYTES);

/**
 * What is in the memory of an instance, page by page. Most of a memory is a stack that nobody has used: a page that is
 * not written to does not exist for the machine either.
 */
class MemoryCopy {
  /** @param {WebAssembly.Memory} fresh Of an instance in which nothing has run: what is there is written over, if only with 0. */
  constructor(fresh) {
    this.numbers = new Set(usedPages(fresh));
    /** @type {readonly { readonly at: number, readonly bytes: Uint8Array }[]} */
    this.pages = [];
    this.bytes = 0;
  }

  /** @param {WebAssembly.Memory} memory */
  take(memory) {
    this.bytes = memory.buffer.byteLength;
    for (const number of usedPages(memory)) this.numbers.add(number);
    this.pages = [...this.numbers].map((number) => {
      const at = number * PAGE_BYTES;
      return { at, bytes: new Uint8Array(memory.buffer.slice(at, at + PAGE_BYTES)) };
    });
  }

  /** @param {WebAssembly.Memory} memory Of another instance, in which nothing has run. */
  putInto(memory) {
    const missing = this.bytes - memory.buffer.byteLength;
    if (missing > 0) memory.grow(missing / WASM_PAGE_BYTES);
    const all = new Uint8Array(memory.buffer);
    for (const { at, bytes } of this.pages) all.set(bytes, at);
  }
}

/** The numbers of the pages in which anything is but 0. @param {WebAssembly.Memory} memory */
function usedPages({ buffer }) {
  const numbers = [];
  for (let at = 0; at < buffer.byteLength; at += PAGE_BYTES)
    if (Buffer.compare(new Uint8Array(buffer, at, PAGE_BYTES), EMPTY_PAGE) !== 0)
      numbers.push(at / PAGE_BYTES);
  return numbers;
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

/** @type {Map<string, Promise<Build>>} */
const builds = new Map();

/** A build with its WebAssembly compiled, once a thread. @param {keyof typeof QUICKJS_BUILDS} name */
function buildOf(name) {
  const known = builds.get(name) ?? compile(QUICKJS_BUILDS[name]);
  builds.set(name, known);
  return known;
}

/** @param {string} name @returns {Promise<Build>} */
async function compile(name) {
  const { default: variant } = await import(name);
  const file = createRequire(import.meta.url).resolve(`${name}/wasm`);
  return { variant, wasmModule: await WebAssembly.compile(await readFile(file)) };
}
