/** What one realm may use, the engine itself and its stack included. */
export const MEMORY_BYTES = 32 * 1024 * 1024;
/** Of the stack of the engine itself; the thread's own is larger, so that this one ends first. */
export const STACK_BYTES = 256 * 1024;
/** Ticks of the engine that one call may take: some hundred times what a call of an honest game takes. */
export const FUEL = 200;
/** Replay and restore run with so many times as much: a call's ticks depend on the calls before it. */
export const FUEL_AGAIN = 10;
/** Characters that one answer may have. */
export const ANSWER_CHARACTERS = 4 * 1024 * 1024;
/** Bytes that may be hashed outside of a realm for one tick, and what each hash counts for besides its bytes. */
export const HASHED_BYTES_A_TICK = 16 * 1024;
export const HASHED_AT_LEAST = 512;
