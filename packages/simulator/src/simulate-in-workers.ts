import { Worker } from 'node:worker_threads';
import { Failure, type LockedGame } from '@tapete/core';
import { type Report, reportOf } from './report.js';
import { type Part, planOf, type Simulation } from './simulate.js';
import { addTally, newTally, type Tally } from './tally.js';
import type { WorkerNews, WorkerTask } from './worker.js';

export interface WorkerSimulation extends Simulation {
  /** Text of the game's `rules.js`; each worker loads it for itself. */
  readonly rules: string;
  readonly workers: number;
  /** The worker's module; the one beside this when left out. */
  readonly worker?: URL;
}

/** The same as `simulate`, on several threads. Refused too: WORKERS_WRONG, WORKER_FAILED. */
export async function simulateInWorkers(game: LockedGame, simulation: WorkerSimulation): Promise<Report> {
  const plan = planOf(game, simulation);
  const { rules, seed, worker = new URL('./worker.js', import.meta.url) } = simulation;
  const running = partsOf(simulation).map((part) => start(worker, { rules, plan, part: { seed, ...part } }));
  const progress = progressOf(simulation, running.length);
  try {
    const tallies = await Promise.all(
      running.map((thread, index) => tallyOf(thread, (done) => progress(index, done))),
    );
    const whole = newTally();
    for (const tally of tallies) addTally(whole, tally);
    return reportOf(whole, plan.seats, game.structure);
  } finally {
    await Promise.all(running.map((thread) => thread.terminate()));
  }
}

/** The run in as many parts as there are workers, none of them empty. */
function partsOf({ games, workers }: WorkerSimulation): Pick<Part, 'from' | 'to'>[] {
  if (!Number.isSafeInteger(workers) || workers < 1) {
    throw new Failure('WORKERS_WRONG', `${workers} workers cannot play.`);
  }
  const count = Math.min(workers, games);
  const edge = (part: number): number => Math.floor((games * part) / count);
  return Array.from({ length: count }, (_, part) => ({ from: edge(part), to: edge(part + 1) }));
}

function start(worker: URL, task: WorkerTask): Worker {
  return new Worker(worker, { workerData: task });
}

function tallyOf(thread: Worker, onProgress: (done: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    thread.on('message', (news: WorkerNews) => {
      if ('tally' in news) resolve(news.tally);
      else onProgress(news.done);
    });
    thread.on('error', (error) => reject(failed(String(error))));
    thread.on('exit', (code) => reject(failed(`it ended with ${code}`)));
  });
}

/** One count out of those of all workers. */
function progressOf(
  { onProgress }: WorkerSimulation,
  workers: number,
): (worker: number, done: number) => void {
  const counts = new Array<number>(workers).fill(0);
  return (worker, done) => {
    counts[worker] = done;
    onProgress?.(counts.reduce((sum, count) => sum + count));
  };
}

function failed(what: string): Failure {
  return new Failure('WORKER_FAILED', `A worker of the simulation failed: ${what}`);
}
