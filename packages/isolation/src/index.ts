export { type LoadRules, loadRules } from './load-rules.js';
