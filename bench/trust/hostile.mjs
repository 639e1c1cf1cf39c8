import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { IsolatedGame, RealmPool } from '../../packages/isolation/dist/index.js';
import { buildGame } from '../../packages/publisher/dist/index.js';

/*
 * Runs code that means harm where strangers' rules run, and looks what it does to others:
 *
 *   node bench/trust/hostile.mjs [--programs 1000] [--seed 1]
 *
 * Every payload, then programs put together at random out of what the payloads have, each in a realm of its own, while a
 * neighbour in another thread plays Conecta 4. Told: how long each hostile call took, what came out of it, whether
 * anything reached the host (a canary in the environment, a port that is listened at), and the neighbour's times alone and
 * beside all this. Exits 1 where anything reached the host or a call took more than 1.2 s.
 */
const { values } = parseArgs({
  options: { programs: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const MOST_MS = 1200;
const CANARY = 'canary-7f3a';
process.env.TAPETE_CANARY = CANARY;
let visits = 0;
const server = createServer((_, answer) => {
  visits++;
  answer.end(CANARY);
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${server.address().port}`;

const PAYLOADS = [
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
  `return fetch(${JSON.stringify(address)});`,
  `new WebSocket(${JSON.stringify(address)});`,
  `new XMLHttpRequest().open("GET", ${JSON.stringify(address)});`,
  `import(${JSON.stringify(address)});`,
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

const bundle = (code) =>
  `export const game = { api: 1, structure: {}, bots: [], choose() { ${code} }, perft() { ${code} } };`;
const pool = new RealmPool({ threads: 1 });
const built = await buildGame('games/conecta4', { near: ['.'] });
if (!('text' in built)) throw new Error(JSON.stringify(built.findings));
const neighbours = new RealmPool({ threads: 1 });
const conecta4 = await IsolatedGame.load(built.text, neighbours);

const alone = await neighbourTimes(() => pause(5), 400);
const told = { payloads: [], programs: [] };
let isDone = false;
const beside = neighbourTimes(
  () => pause(5),
  Number.POSITIVE_INFINITY,
  () => isDone,
);
for (const payload of PAYLOADS) told.payloads.push(await attack(payload));
const int = xorshift(Number(values.seed));
for (let number = 0; number < Number(values.programs); number++)
  told.programs.push(await attack(program(int)));
isDone = true;
const besideTimes = await beside;
const reached = [...told.payloads, ...told.programs].filter(({ answer }) => answer.includes(CANARY));
const late = [...told.payloads, ...told.programs].filter(({ ms }) => ms > MOST_MS);

for (const [what, all] of Object.entries(told)) {
  const times = all.map(({ ms }) => ms).sort((one, other) => one - other);
  console.log(
    `${all.length} ${what}: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, longest ${at(times, 1)} ms`,
  );
  const ends = Map.groupBy?.(all, ({ end }) => end) ?? grouped(all);
  for (const [end, those] of ends) console.log(`  ${end}: ${those.length}`);
}
console.log(
  `a thread is back after it was ended: ${told.payloads.filter(({ end }) => end === 'MATCH_SUSPENDED').length} times`,
);
console.log(
  `neighbour alone: p50 ${at(alone, 0.5)} ms, p99 ${at(alone, 0.99)} ms; beside: p50 ${at(besideTimes, 0.5)} ms, p99 ${at(besideTimes, 0.99)} ms`,
);
console.log(
  `reached the host: ${reached.length} answers, ${visits} visits; over ${MOST_MS} ms: ${late.length}`,
);
for (const { code, ms, end } of late) console.log(`  ${ms.toFixed(0)} ms, ${end}: ${code}`);
await Promise.all([pool.close(), neighbours.close()]);
server.close();
process.exit(reached.length + visits + late.length === 0 ? 0 : 1);

/** One hostile call, in a realm of its own; the call alone is timed. */
async function attack(code) {
  const game = await IsolatedGame.load(bundle(code), pool);
  const realm = await pool.open(pool.rules(bundle(code)));
  const began = performance.now();
  const outcome = await realm
    .ask({ text: '[-1,[["choose"]]]', times: 1, again: false })
    .then((answer) =>
      'text' in answer
        ? { end: 'answered', answer: answer.text }
        : { end: answer.fault, answer: answer.message },
    )
    .catch((error) => ({ end: error.code ?? 'threw', answer: error.message }));
  const ms = performance.now() - began;
  realm.close();
  game.close();
  return { code, ms, end: outcome.end, answer: outcome.answer.slice(0, 10_000) };
}

/** How long a move of a match takes, again and again. */
async function neighbourTimes(between, most, isOver = () => false) {
  const times = [];
  let match;
  for (let moves = 0; moves < most && !isOver(); moves++) {
    match ??= await conecta4.far('create', { seats: 2, chance: 'chacha20', seed: '0'.repeat(64) });
    const [acting] = await match.ask([['acting']]);
    if (acting.value.length === 0) {
      match.close();
      match = undefined;
      continue;
    }
    const began = performance.now();
    await match.ask([['take', acting.value[0], 0]]);
    times.push(performance.now() - began);
    await between();
  }
  return times.sort((one, other) => one - other);
}

/** Some statements out of the payloads, one behind the other, in loops and catches. */
function program(int) {
  const parts = Array.from({ length: 1 + int(4) }, () => `(() => { ${PAYLOADS[int(PAYLOADS.length)]} })();`);
  return parts
    .map((part) => {
      const kind = int(3);
      if (kind === 0) return `{ ${part} }`;
      if (kind === 1) return `try { ${part} } catch {}`;
      return `for (let again = 0; again < ${1 + int(3)}; again++) { try { ${part} } finally {} }`;
    })
    .join('\n');
}

function grouped(all) {
  const ends = new Map();
  for (const each of all) ends.set(each.end, [...(ends.get(each.end) ?? []), each]);
  return ends;
}

function at(sorted, part) {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);
}

function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}

function xorshift(seed) {
  let state = seed;
  return (outcomes) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 0x1_0000_0000) * outcomes);
  };
}
