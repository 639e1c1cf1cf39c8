import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGame } from '../src/index.js';
import { publishingRealms } from '../src/isolate/realms.js';
import { tryRules } from '../src/isolate/try-rules.js';
import { writeCoin } from './coin.js';

/** What a toss does in each of these modules, what stands at the top of its file, and what publishing finds. */
interface Hostile {
  readonly does: string;
  readonly toss?: string;
  readonly top?: string;
  /** What its setup does. */
  readonly setup?: string;
  readonly found: string;
}

const END = 'play.chance.int(2) === 0 ? play.win([0]) : play.win([]);';
/** Ends the match by something that is not the match's. */
const endBy = (what: string) => `(${what}) ? play.win([0]) : play.win([]);`;

const REACHES = [
  'process.env',
  'require(String(play.seats))',
  'fetch("http://127.0.0.1")',
  'globalThis.process.exit(1)',
  'setTimeout(() => {}, 1)',
  'queueMicrotask(() => {})',
  'Promise.resolve()',
  'String(new Date())',
  'Date.now()',
  'performance.now()',
  'Math.random()',
  'Math.sin(1)',
  'Math.exp(1)',
  'Math.hypot(1, 2)',
  'Math.pow(2, 0.5)',
  '[2].map((n) => n ** 0.5)',
  'new Intl.NumberFormat()',
  '(1234.5).toLocaleString()',
  '"a".localeCompare("b")',
  '"a".toLocaleUpperCase()',
  '"é".normalize("NFD")',
  '"ⴀ".toUpperCase()',
  '(0.1).toString(2)',
  '/\\p{L}/u.test("a")',
  'new RegExp("\\\\p{L}", "u")',
  'eval("1")',
  'new Function("return this")()',
  '(() => {}).constructor("return this")()',
  '(function* () {}).constructor("yield 1")()',
  '(async () => {}).constructor("return 1")()',
  'new WebAssembly.Module(new Uint8Array(8))',
  'new SharedArrayBuffer(8)',
  'Atomics.load(new Int32Array(1), 0)',
  'new WeakRef({})',
  'new FinalizationRegistry(() => {})',
  'new Proxy({}, {})',
  'new Float64Array([NaN])',
  'Object.prototype.polluted = 1',
  'Array.prototype.push = () => 0',
  'JSON.parse = () => ({})',
  'Object.defineProperty(Object.prototype, "status", { value: "accepted" })',
  'Object.getPrototypeOf([][Symbol.iterator]()).next = () => ({ done: true })',
  'globalThis.kept = play',
  'globalThis.tapeteSha256({}, 1)',
  'globalThis.tapeteSha256()',
];

const HOSTILE: readonly Hostile[] = [
  { does: 'loops', toss: 'for (;;);', found: 'RULES_FUEL' },
  {
    does: 'looks for a pattern for ever',
    toss: '/^(a+)+$/.test("a".repeat(60) + "!");',
    found: 'RULES_FUEL',
  },
  { does: 'loops while it is loaded', top: 'for (;;);', found: 'RULES_BROKEN' },
  { does: 'throws while it is loaded', top: 'throw new Error("no");', found: 'RULES_BROKEN' },
  { does: 'allocates', toss: 'let all = [1]; for (;;) all = all.concat(all);', found: 'RULES_FAILED' },
  {
    does: 'fills its memory with what the engine does not count',
    toss: 'const all = []; for (;;) all.push(new Uint8Array(1e6));',
    found: 'RULES_FAILED',
  },
  { does: 'makes a text without end', toss: 'let all = "a"; for (;;) all += all;', found: 'RULES_FAILED' },
  { does: 'recurses', toss: 'const fall = () => [fall()]; fall();', found: 'RULES_FAILED' },
  {
    does: 'nests deeply',
    toss: 'let deep = []; for (let n = 0; n < 2e4; n++) deep = [deep]; JSON.stringify(deep);',
    found: 'RULES_FAILED',
  },
  {
    does: 'hashes without end',
    toss: 'const bytes = new ArrayBuffer(1e6); for (;;) globalThis.tapeteSha256(bytes, 1e6);',
    found: 'RULES_FUEL',
  },
  { does: 'imports Node', top: 'import "node:fs";', found: 'IMPORT_NODE' },
  { does: 'imports from the network', top: 'import "https://example.org/a.js";', found: 'IMPORT_NETWORK' },
  { does: 'imports late', toss: 'import(String(play.seats));', found: 'IMPORT_LATE' },
  ...REACHES.map((what) => ({ does: `reaches for ${what}`, toss: `${what};`, found: 'RULES_FAILED' })),
  {
    does: 'knows whether the match was restored',
    top: 'let began = false;',
    setup: 'began = true;',
    toss: endBy('began'),
    found: 'RULES_DIVERGE',
  },
  {
    does: 'ends by the words of an error',
    toss: `let words = ''; try { null.x; } catch (error) { words = error.message; } ${endBy('words.length % 2 === 0 && words.includes("Cannot")')}`,
    found: 'RULES_DIVERGE',
  },
  {
    does: 'ends by how deep it can fall',
    toss: `let depth = 0; const fall = () => { depth++; fall(); }; try { fall(); } catch {} ${endBy('depth > 4000')}`,
    found: 'RULES_DIVERGE',
  },
  {
    does: 'looks for another match',
    top: 'let other;',
    toss: `const seen = other !== undefined; other = play; ${endBy('seen')}`,
    found: 'RULES_DIVERGE',
  },
  {
    does: 'remembers only what it has worked out',
    top: 'const known = new Map();',
    toss: `const { seats } = play; if (!known.has(seats)) known.set(seats, seats > 1); ${endBy('known.get(seats)')}`,
    found: 'none',
  },
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tapete-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(HOSTILE)(
  'rules that do harm get no lock: one that $does',
  async ({ toss = '', top = '', setup = '', found }) => {
    const rules = `
    ${top}
    export const rules = {
      setup() { ${setup} },
      phases: { tossing: {
        offers(_look, offer) { offer('toss', {}); },
        actions: { toss: { apply(play) { ${/play\.win/.test(toss) ? toss : `${toss} ${END}`} } } },
      } },
      withdraw(play) { play.cancel(); },
    };`;
    const built = await buildGame(await writeCoin(folder, { 'src/index.ts': rules }));
    const findings =
      'text' in built
        ? await tryRules({
            rules: built.text,
            cases: [],
            judges: {} as never,
            matches: setup === '' ? 3 : 60,
            realms: publishingRealms(),
            second: 'v8',
          })
        : built.findings;
    expect(findings.map(({ code }) => code)).toEqual(found === 'none' ? [] : [found]);
  },
  60_000,
);
