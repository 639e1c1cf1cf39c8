export { type BuildOptions, buildGame } from './build/build-game.js';
export type { Bundled } from './build/bundle.js';
export { type Engine, findEngine } from './build/engine.js';
export { type Clock, openCatalog, renewCheckpoint, type Writer } from './catalog/catalog-folder.js';
export { PUBLISHER_CODES, type PublisherCode } from './finding.js';
export { type Made, type MadeGame, type MakeOptions, makeGame, STEPS, type Step } from './make/make-game.js';
export { activate, deactivate, type Published, type PublishOptions, publish } from './publish.js';
