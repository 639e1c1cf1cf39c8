import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { botChance } from '../../packages/core/dist/index.js';
import { RealmPool } from '../../packages/isolation/dist/index.js';
import { count, progress, told } from '../lib/progress.mjs';
import { Neighbour } from './neighbour.mjs';
import { payloadsTo, programOf } from './payloads.mjs';

/*
 * Runs code that means harm where strangers' rules run, and looks what it does to others:
 *
 *   node bench/trust/hostile.mjs [--programs 1000] [--seed 1] [--watchdog 200] [--minutes 30]
 *
 * Every payload under the watchdog that hosts have, then programs put together at random out of the payloads, under one of
 * so many milliseconds: each in a realm of its own, while a neighbour in another thread plays Conecta 4. Told: how long the
 * calls took, what came out of them, how large the process became, whether anything reached the host (a canary in its
 * environment, a port that is listened at), and the neighbour's times alone and beside all this. After so many minutes the
 * rest is left. Exits 1 where anything reached the host, or a call took longer than its watchdog and 0.2 s: on a machine
 * that has no time for it, some do.
 */
const { values } = parseArgs({
  options: {
    programs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    watchdog: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '1000000' },
  },
});
/** What hosts have. */
const WATCHDOG_MS = 1000;
/** So much later than its watchdog says a call may be over. */
const LATE_MS = 200;
/** Programs whose text a thread reads at once. */
const BATCH = 100;
const until = performance.now() + Number(values.minutes) * 60_000;
const CANARY = 'canary-7f3a';

process.env.TAPETE_CANARY = CANARY;
let visits = 0;
const server = createServer((_, answer) => {
  visits++;
  answer.end(CANARY);
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const payloads = payloadsTo(`http://127.0.0.1:${server.address().port}`);
const chance = botChance(Number(values.seed));
const programs = Array.from({ length: Number(values.programs) }, () => programOf(payloads, chance));

const neighbour = await Neighbour.open();
await neighbour.play(() => neighbour.times.length === 400);
const alone = neighbour.taken();
let isDone = false;
const beside = neighbour.play(() => isDone);
const answers = { reached: 0, memory: 0 };
const late =
  (await attackAll(payloads, { what: 'payloads', watchdogMs: WATCHDOG_MS })) +
  (await attackAll(programs, { what: 'programs', watchdogMs: Number(values.watchdog) }));
isDone = true;
await beside;
const besides = neighbour.taken();
console.log(
  `neighbour alone: p50 ${at(alone, 0.5)} ms, p99 ${at(alone, 0.99)} ms; beside: p50 ${at(besides, 0.5)} ms, p99 ${at(besides, 0.99)} ms`,
);
console.log(
  `reached the host: ${answers.reached} answers, ${visits} visits; the process had ${answers.memory} MB at most; late calls: ${late}`,
);
await neighbour.close();
server.close();
process.exit(answers.reached + visits + late === 0 ? 0 : 1);

/** How many were late. */
async function attackAll(codes, { what, watchdogMs }) {
  const pool = new RealmPool({ threads: 1, watchdogMs });
  const say = progress(codes.length, what);
  const [ends, times, late] = [new Map(), [], []];
  for (let from = 0; from < codes.length && performance.now() < until; from += BATCH) {
    const batch = codes.slice(from, from + BATCH);
    const rules = pool.rules(bundle(batch));
    for (const number of batch.keys()) {
      const { end, ms } = await attack(await opened(pool, rules), number);
      count(ends, end);
      times.push(ms);
      if (ms > watchdogMs + LATE_MS) late.push(`  ${ms.toFixed(0)} ms, ${end}: ${batch[number]}`);
      say(from + number + 1);
    }
    pool.forget(rules);
  }
  await pool.close();
  times.sort((one, other) => one - other);
  console.log(
    `${times.length} ${what}, watchdog ${watchdogMs} ms: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, longest ${at(times, 1)} ms`,
  );
  console.log([told(ends), ...late].join('\n'));
  return late.length;
}

/** Programs in one text, each behind its number: a realm runs one of them. */
function bundle(batch) {
  const all = batch.map((code) => `() => { ${code} }`).join(',\n');
  return `const all = [${all}];
    export const game = { api: 1, structure: {}, bots: [], choose(number) { return all[number](); } };`;
}

/** A thread that was ended comes back as another; on a busy machine not always in time. */
async function opened(pool, rules) {
  try {
    return await pool.open(rules);
  } catch (error) {
    if (error.code !== 'MATCH_SUSPENDED') throw error;
    return opened(pool, rules);
  }
}

/** The call alone is timed. */
async function attack(realm, number) {
  const began = performance.now();
  const { end, answer } = await realm
    .ask({ text: `[-1,[["choose",${number}]]]`, times: 1, again: false })
    .then(
      (answer) =>
        'text' in answer
          ? { end: 'answered', answer: answer.text }
          : { end: answer.fault, answer: answer.message },
      (error) => ({ end: error.code ?? 'threw', answer: error.message }),
    );
  const ms = performance.now() - began;
  realm.close();
  if (answer.includes(CANARY)) answers.reached++;
  answers.memory = Math.max(answers.memory, Math.round(process.memoryUsage.rss() / 1e6));
  return { end, ms };
}

function at(sorted, part) {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);
}
