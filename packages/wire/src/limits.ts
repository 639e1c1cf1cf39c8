import type { Limits } from './safe-json.js';

/** A command with the longest offer and value, each character written as an escape, still fits. */
export const CLIENT_LIMITS: Limits = { length: 65_536, depth: 8 };
/** Views are as large as their games. */
export const HOST_LIMITS: Limits = { length: 8_388_608, depth: 64 };
