export { type BuildOptions, buildGame } from './build/build-game.js';
export type { Bundled } from './build/bundle.js';
export { type Engine, findEngine } from './build/engine.js';
export { type Clock, openCatalog, renewCheckpoint, type Writer } from './catalog/catalog-folder.js';
export { PUBLISHER_CODES, type PublisherCode } from './finding.js';
export { type Made, type MadeGame, type MakeOptions, makeGame } from './make/make-game.js';
export { STEPS, type Step } from './make/make-parts.js';
export { PUBLICATION_LIMITS } from './publication/limits.js';
export { type ReceiveOptions, receive } from './publication/receive.js';
export { type WriteOptions, writePublication } from './publication/write-publication.js';
export {
  activate,
  block,
  deactivate,
  type PublishOptions,
  publish,
  unblock,
} from './publish.js';
