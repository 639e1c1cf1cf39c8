import { parentPort, workerData } from 'node:worker_threads';
import type { LockedGame } from '@tapete/core';
import type { Plan } from './play-game.js';
import { type Part, playGames } from './simulate.js';
import type { Tally } from './tally.js';

/** What a worker is given when it starts. */
export interface WorkerTask {
  /** Text of the game's `rules.js`. */
  readonly rules: string;
  readonly plan: Plan;
  readonly part: Omit<Part, 'onProgress'>;
}

/** What a worker tells: how far it is, and at last what it counted. */
export type WorkerNews = { readonly done: number } | { readonly tally: Tally };

const { rules, plan, part } = workerData as WorkerTask;
const tell = (news: WorkerNews): void => parentPort?.postMessage(news);

const { game } = (await import(`data:text/javascript;base64,${Buffer.from(rules).toString('base64')}`)) as {
  readonly game: LockedGame;
};
tell({ tally: playGames(game, plan, { ...part, onProgress: (done) => tell({ done }) }) });
