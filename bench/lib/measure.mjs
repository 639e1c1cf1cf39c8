// Measures processor time, one process for each case and round, so that no case warms or spoils another; rounds go
// round all cases, so that a noisy neighbour meets them alike. Ratios of one run are what counts.
import { spawnSync } from 'node:child_process';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const MS = Number(process.env.MS ?? 1500);
const WARM_MS = Number(process.env.WARM_MS ?? 700);

/** Milliseconds of processor time that this process has used, collecting of garbage included. */
const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Microseconds for one of what `run(n)` does n times, at once or in a promise. Names of cases are keys of `cases`. */
export async function measure(file, cases) {
  const mine = process.argv.indexOf('--case');
  if (mine > 0)
    return void process.stdout.write(`@@${JSON.stringify(await once(cases[process.argv[mine + 1]]))}\n`);
  const names = Object.keys(cases);
  const times = new Map(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) times.get(name).push(inOwnProcess(file, name));
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name))]));
}

async function once(run) {
  const batch = await warm(run);
  const begun = used();
  let done = 0;
  while (used() - begun < MS) {
    await run(batch);
    done += batch;
  }
  return ((used() - begun) * 1000) / done;
}

/** Runs until the code is compiled; returns how many make a few milliseconds. */
async function warm(run) {
  let batch = 1;
  const end = used() + WARM_MS;
  while (used() < end) {
    const begun = used();
    await run(batch);
    if (used() - begun < 5) batch *= 2;
  }
  return batch;
}

function inOwnProcess(file, name) {
  const { stdout, status } = spawnSync(process.execPath, [file, '--case', name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const line = stdout.split('\n').find((each) => each.startsWith('@@'));
  if (status !== 0 || line === undefined) throw new Error(`the case ${name} did not end well`);
  return JSON.parse(line.slice(2));
}

export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Prints a table: each case, its time, and how many times faster than the case it is compared with. */
export function tell(title, times, goals = []) {
  console.log(`\n${title}`);
  for (const [name, micros] of Object.entries(times)) {
    console.log(
      `  ${name.padEnd(44)} ${micros.toFixed(2).padStart(10)} µs ${Math.round(1e6 / micros)
        .toLocaleString('en')
        .padStart(12)}/s`,
    );
  }
  for (const { name, ratio, goal } of goals) {
    console.log(`  ${name.padEnd(44)} ${ratio.toPrecision(3).padStart(10)} ×  (goal ${goal})`);
  }
}
