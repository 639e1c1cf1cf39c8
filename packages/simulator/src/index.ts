export { type MovesOfGame, movesOfGame } from './moves-of-game.js';
export { type Course, type Plan, playGame, type Watch } from './play-game.js';
export type { Report } from './report.js';
export { botSeed, gameSeed } from './seeds.js';
export { type Simulation, simulate } from './simulate.js';
export { simulateInWorkers, type WorkerSimulation } from './simulate-in-workers.js';
export type { BrokenGame, GameOfRun } from './tally.js';
export { type Interval, wilsonInterval } from './wilson.js';
