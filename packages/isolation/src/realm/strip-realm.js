// What runs within a realm before the rules do. Plain JavaScript that names nothing from outside of itself: its text is
// what crosses. It is checked as all other sources are.

/**
 * Leaves of JavaScript what gives the same in every engine, of every year and in every place. What is not named here is
 * gone, so that what a newer engine brings is not there either.
 *
 * Gone: clocks, chance, locales, timers, code from text, shared memory, weak references, proxies, floating point as
 * bytes (a NaN has many), and functions of `Math` whose last digit is the engine's. Replaced: sorting, whose comparisons
 * come in an order of the engine's; letters, of which each Unicode has others; numbers written to another base; the text
 * of functions. All that is left is frozen, so that nothing can be hidden in it and nobody can change it for others.
 *
 * @param {'rules' | 'pictures'} [use] Pictures have the sines as well: their numbers are rounded before anybody sees them.
 */
export function stripRealm(use) {
  const global = /** @type {Record<PropertyKey, any>} */ (globalThis);
  const { getOwnPropertyDescriptor, getPrototypeOf, defineProperty, freeze, preventExtensions, isFrozen } =
    Object;
  const { ownKeys, apply } = Reflect;
  const native = {
    lower: String.prototype.toLowerCase,
    upper: String.prototype.toUpperCase,
    toText: Number.prototype.toString,
    charAt: String.prototype.charCodeAt,
    RegExp,
    sourceOf: getOwnPropertyDescriptor(RegExp.prototype, 'source')?.get,
  };

  const OBJECT =
    'constructor __defineGetter__ __defineSetter__ hasOwnProperty __lookupGetter__ __lookupSetter__ isPrototypeOf propertyIsEnumerable toString valueOf __proto__';
  const ITEMS =
    'length at concat copyWithin entries every fill filter find findIndex findLast findLastIndex forEach includes indexOf join keys lastIndexOf map reduce reduceRight reverse slice some sort toReversed toSorted toString values with';
  const TYPED = `${ITEMS} buffer byteLength byteOffset set subarray constructor`;
  const ERROR = 'constructor name message toString';
  const COLLECTION = 'constructor clear delete entries forEach get has keys set size values add';
  /** Each global that stays, with its own members and those of its prototype. */
  const KEPT = {
    Object: [
      'assign create defineProperties defineProperty entries freeze fromEntries getOwnPropertyDescriptor getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols getPrototypeOf hasOwn is isExtensible isFrozen isSealed keys preventExtensions seal setPrototypeOf values',
      OBJECT,
    ],
    Function: ['', 'constructor apply bind call toString length name'],
    Array: ['from isArray of', `${ITEMS} constructor flat flatMap pop push shift splice toSpliced unshift`],
    String: [
      'fromCharCode fromCodePoint raw',
      'constructor at charAt charCodeAt codePointAt concat endsWith includes indexOf lastIndexOf length match matchAll padEnd padStart repeat replace replaceAll search slice split startsWith substring toLowerCase toString toUpperCase trim trimEnd trimStart valueOf',
    ],
    Number: [
      'EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY isFinite isInteger isNaN isSafeInteger parseFloat parseInt',
      'constructor toExponential toFixed toPrecision toString valueOf',
    ],
    Boolean: ['', 'constructor toString valueOf'],
    Symbol: [
      'for keyFor asyncIterator hasInstance isConcatSpreadable iterator match matchAll replace search species split toPrimitive toStringTag unscopables',
      'constructor description toString valueOf',
    ],
    BigInt: ['asIntN asUintN', 'constructor toString valueOf'],
    Map: ['', COLLECTION],
    Set: ['', COLLECTION],
    WeakMap: ['', 'constructor delete get has set'],
    WeakSet: ['', 'constructor add delete has'],
    RegExp: [
      '',
      'constructor dotAll exec flags global hasIndices ignoreCase multiline source sticky test toString unicode',
    ],
    ArrayBuffer: ['isView', 'constructor byteLength slice'],
    DataView: [
      '',
      'constructor buffer byteLength byteOffset getBigInt64 getBigUint64 getInt16 getInt32 getInt8 getUint16 getUint32 getUint8 setBigInt64 setBigUint64 setInt16 setInt32 setInt8 setUint16 setUint32 setUint8',
    ],
    Int8Array: ['BYTES_PER_ELEMENT', 'constructor BYTES_PER_ELEMENT'],
    Uint8Array: ['BYTES_PER_ELEMENT', 'constructor BYTES_PER_ELEMENT'],
    Uint8ClampedArray: ['BYTES_PER_ELEMENT', 'constructor BYTES_PER_ELEMENT'],
    Int16Array: ['BYTES_PER_ELEMENT', 'constructor BYTES_PER_ELEMENT'],
    Uint16Array: ['BYTES_PER_ELEMENT', 'constructor BYTES_PER_ELEMENT'],
    Int32Array: ['BYTES_PER_ELEMENT', 'constructor BYTES_PER_ELEMENT'],
    Uint32Array: ['BYTES_PER_ELEMENT', 'constructor BYTES_PER_ELEMENT'],
    BigInt64Array: ['BYTES_PER_ELEMENT', 'constructor BYTES_PER_ELEMENT'],
    BigUint64Array: ['BYTES_PER_ELEMENT', 'constructor BYTES_PER_ELEMENT'],
    Error: ['', ERROR],
    EvalError: ['', ERROR],
    RangeError: ['', ERROR],
    ReferenceError: ['', ERROR],
    SyntaxError: ['', ERROR],
    TypeError: ['', ERROR],
    URIError: ['', ERROR],
    JSON: ['parse stringify'],
    Math: [
      `E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs ceil clz32 floor fround imul max min pow round sign sqrt trunc${use === 'pictures' ? ' acos asin atan atan2 cbrt cos exp hypot log log10 log2 sin tan' : ''}`,
    ],
    Reflect: [
      'apply construct defineProperty deleteProperty get getOwnPropertyDescriptor getPrototypeOf has isExtensible ownKeys preventExtensions set setPrototypeOf',
    ],
    TextEncoder: ['', 'constructor encode'],
    globalThis: [],
    undefined: [],
    NaN: [],
    Infinity: [],
    isFinite: [],
    isNaN: [],
    parseFloat: [],
    parseInt: [],
    decodeURI: [],
    decodeURIComponent: [],
    encodeURI: [],
    encodeURIComponent: [],
    // For the engine that is in the rules, where an interpreter runs them; see quickjs-realm.js.
    tapeteSha256: [''],
  };

  /** @param {string} what @param {string} instead */
  const gone = (what, instead) => new TypeError(`${what} is not there for rules: ${instead}`);

  /** Replaces a method, under its name. @param {any} holder @param {string} name @param {any} value */
  const replace = (holder, name, value) => {
    defineProperty(value, 'name', { value: name });
    defineProperty(holder, name, { value, writable: true, enumerable: false, configurable: true });
  };

  // ---- replaced ----

  /** Letters whose other case no Unicode will change. */
  const LAST_STEADY_LETTER = 0x17f;
  /** @param {string} name @param {Function} change */
  const letters = (name, change) =>
    /** @this {unknown} */
    function () {
      const text = `${this}`;
      for (let at = 0; at < text.length; at++) {
        if (apply(native.charAt, text, [at]) > LAST_STEADY_LETTER)
          throw gone(`${name} of letters beyond the Latin ones`, 'each Unicode has others');
      }
      return apply(change, text, []);
    };
  replace(String.prototype, 'toLowerCase', letters('toLowerCase', native.lower));
  replace(String.prototype, 'toUpperCase', letters('toUpperCase', native.upper));

  /** @this {number} @param {number | undefined} base */
  function toText(base) {
    if (base !== undefined && base !== 10 && Number(this) % 1 !== 0)
      throw gone('toString of a fraction to another base', 'its last digits are the engine’s');
    return apply(native.toText, this, base === undefined ? [] : [base]);
  }
  replace(Number.prototype, 'toString', toText);

  const wholePower = (/** @type {number} */ base, /** @type {number} */ exponent) => {
    if (exponent % 1 !== 0 || exponent < 0)
      throw gone('Math.pow to anything but whole numbers', 'its last digit is the engine’s');
    let power = 1;
    for (let left = exponent, factor = base; left > 0; left = (left - (left % 2)) / 2, factor *= factor)
      if (left % 2 === 1) power *= factor;
    return power;
  };
  if (use !== 'pictures') replace(Math, 'pow', wholePower);

  /** Merges two halves, taking the left one where they are equal. @param {any[]} items @param {Function} compare @returns {any[]} */
  const mergeSort = (items, compare) => {
    if (items.length < 2) return items;
    const half = items.length >> 1;
    const left = mergeSort(items.slice(0, half), compare);
    const right = mergeSort(items.slice(half), compare);
    const sorted = [];
    let l = 0;
    let r = 0;
    while (l < left.length && r < right.length)
      sorted[sorted.length] = compare(left[l], right[r]) > 0 ? right[r++] : left[l++];
    while (l < left.length) sorted[sorted.length] = left[l++];
    while (r < right.length) sorted[sorted.length] = right[r++];
    return sorted;
  };
  const asText = (/** @type {unknown} */ one, /** @type {unknown} */ other) => {
    const [a, b] = [`${one}`, `${other}`];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  /** @param {ArrayLike<any>} list @param {Function | undefined} compare */
  const sorted = (list, compare) => {
    if (compare !== undefined && typeof compare !== 'function')
      throw new TypeError('sort is given no function');
    const items = [];
    let holes = 0;
    for (let at = 0; at < list.length; at++) {
      if (list[at] === undefined) holes++;
      else items[items.length] = list[at];
    }
    const inOrder = mergeSort(items, compare ?? asText);
    for (; holes > 0; holes--) inOrder[inOrder.length] = undefined;
    return inOrder;
  };
  /** @this {any[]} @param {Function | undefined} compare */
  function sort(compare) {
    const inOrder = sorted(this, compare);
    for (let at = 0; at < inOrder.length; at++) this[at] = inOrder[at];
    return this;
  }
  replace(Array.prototype, 'sort', sort);
  /** @this {any[]} @param {Function | undefined} compare */
  function toSorted(compare) {
    return sorted(this, compare);
  }
  replace(Array.prototype, 'toSorted', toSorted);

  /** A pattern that asks Unicode what a letter is. */
  const byUnicode = /\\[pP]\{/;
  const test = RegExp.prototype.test;
  /** @type {any} */
  const SafeRegExp = (/** @type {any} */ pattern, /** @type {string | undefined} */ flags) => {
    const isPattern = typeof pattern === 'object' && pattern !== null && native.sourceOf !== undefined;
    const source = isPattern ? apply(/** @type {Function} */ (native.sourceOf), pattern, []) : `${pattern}`;
    if (apply(test, byUnicode, [source])) throw gone('\\p{…} in a pattern', 'each Unicode has others');
    return new native.RegExp(pattern, flags);
  };
  SafeRegExp.prototype = RegExp.prototype;
  defineProperty(RegExp.prototype, 'constructor', { value: SafeRegExp, writable: true, configurable: true });
  replace(global, 'RegExp', SafeRegExp);

  replace(Function.prototype, 'toString', () => 'function () {}');

  /** Code from text: neither by name nor by way of any function's constructor. */
  const noCode = () => {
    throw gone('code from text', 'all code of rules is there from the start');
  };
  for (const sample of [() => {}, function* () {}, async () => {}, async function* () {}]) {
    const prototype = getPrototypeOf(sample);
    defineProperty(prototype, 'constructor', { value: noCode, writable: false, configurable: true });
  }
  noCode.prototype = Function.prototype;
  replace(global, 'Function', noCode);

  class TextEncoder {
    encode(text = '') {
      /** @type {number[]} */
      const bytes = [];
      for (let at = 0; at < text.length; at++) {
        let point = /** @type {number} */ (text.codePointAt(at));
        if (point > 0xffff) at++;
        else if (point >= 0xd800 && point <= 0xdfff) point = 0xfffd;
        if (point < 0x80) bytes[bytes.length] = point;
        else {
          const more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
          const lead = more === 1 ? 0xc0 : more === 2 ? 0xe0 : 0xf0;
          bytes[bytes.length] = lead | (point >> (6 * more));
          for (let left = more - 1; left >= 0; left--)
            bytes[bytes.length] = 0x80 | ((point >> (6 * left)) & 0x3f);
        }
      }
      return new Uint8Array(bytes);
    }
  }
  replace(global, 'TextEncoder', TextEncoder);

  // ---- taken away ----

  /** @param {any} holder @param {string} names */
  const keepOnly = (holder, names) => {
    const kept = new Set(names.split(' '));
    for (const key of ownKeys(holder)) {
      // Symbols are how the language itself finds iterators and the like.
      if (typeof key === 'symbol' || kept.has(key) || key === 'prototype') continue;
      if (typeof holder === 'function' && (key === 'length' || key === 'name')) continue;
      delete holder[key];
    }
  };
  const typed = getPrototypeOf(Int8Array);
  keepOnly(typed, 'from of');
  keepOnly(typed.prototype, TYPED);
  for (const [name, members] of Object.entries(KEPT)) {
    const [own, ofPrototype] = members;
    const holder = global[name];
    if (own === undefined || holder === undefined) continue;
    if (name !== 'Function') keepOnly(holder, own);
    if (ofPrototype !== undefined) keepOnly(holder.prototype, ofPrototype);
  }
  for (const key of ownKeys(global)) {
    if (typeof key === 'string' && Object.hasOwn(KEPT, key)) continue;
    delete global[key];
  }

  // ---- frozen ----

  /** @param {any} value */
  const freezeAll = (value) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return;
    if (value === global || isFrozen(value)) return;
    freeze(value);
    freezeAll(getPrototypeOf(value));
    for (const key of ownKeys(value)) {
      const described = getOwnPropertyDescriptor(value, key);
      freezeAll(described?.value);
      freezeAll(described?.get);
      freezeAll(described?.set);
    }
  };
  // What the language makes without a name: iterators, generators, promises of async functions.
  const unnamed = [
    [][Symbol.iterator](),
    new Map().entries(),
    new Set().values(),
    ''[Symbol.iterator](),
    ''.matchAll(/a/g),
    (function* () {})(),
    async function* () {},
    (async () => {})(),
  ];
  for (const value of unnamed) freezeAll(getPrototypeOf(value));
  for (const key of ownKeys(global)) {
    freezeAll(global[key]);
    // The value is named, for a context of V8 forgets it otherwise.
    defineProperty(global, key, { value: global[key], writable: false, configurable: false });
  }
  try {
    preventExtensions(global);
  } catch {
    // The global of a context of V8 lies outside of it, and cannot be closed. It is there only to compare.
  }
}
