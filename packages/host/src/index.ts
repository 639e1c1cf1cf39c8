export { type Clock, wallClock } from './clock.js';
export { type Host, type HostOptions, startHost } from './host.js';
export { folderShelf } from './shelf/folder-shelf.js';
export type { GameFacts, OpenedGame, ServedFile, Shelf, ShelfGame } from './shelf/shelf.js';
export type { SocketLimits } from './socket/limits.js';
export { memoryStore } from './store/memory-store.js';
export { openStore } from './store/open-store.js';
export { openSqliteStore } from './store/sqlite-store.js';
export type { AppendAnswer, LogRow, MatchStore, StoredMatch } from './store/store.js';
