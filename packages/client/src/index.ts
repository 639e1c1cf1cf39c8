export * from './match-state.js';
