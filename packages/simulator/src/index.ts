export { type Course, type Plan, playGame } from './play-game.js';
export type { Report } from './report.js';
export { botSeed, gameSeed } from './seeds.js';
export { type Simulation, simulate } from './simulate.js';
export { simulateInWorkers, type WorkerSimulation } from './simulate-in-workers.js';
export type { BrokenGame } from './tally.js';
export { type Interval, wilsonInterval } from './wilson.js';
