export { firstDifference } from './first-difference.js';
export { givenBy } from './game/door.js';
export type { FarMatch } from './game/far-match.js';
export { IsolatedGame } from './game/isolated-game.js';
export type { ReplayRealm } from './game/replay-realm.js';
export { type LoadRules, loadRules } from './load-rules.js';
export { IsolatedPictures } from './pictures/isolated-pictures.js';
export { type PoolOptions, RealmPool } from './pool/realm-pool.js';
export { REALM_ENGINES, type RealmEngine } from './realm/realm.js';
