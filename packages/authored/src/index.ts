export type { DataGame } from './game.js';
export { authoredRules } from './rules.js';
