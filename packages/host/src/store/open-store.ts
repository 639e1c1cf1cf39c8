import { Failure } from '@tapete/core';
import { memoryStore } from './memory-store.js';
import { openSqliteStore } from './sqlite-store.js';
import type { MatchStore } from './store.js';

/**
 * Opens the store that an address names: `sqlite:<path>`, or `memory:`.
 * Refused, as a Failure: STORE_UNKNOWN, STORE_CANNOT_OPEN.
 */
export async function openStore(address: string): Promise<MatchStore> {
  if (address === 'memory:') return memoryStore();
  const path = /^sqlite:(.+)$/.exec(address)?.[1];
  if (path !== undefined) return openSqliteStore(path);
  throw new Failure('STORE_UNKNOWN', `${address}: no such kind of store`, 'write sqlite:<path> or memory:');
}
