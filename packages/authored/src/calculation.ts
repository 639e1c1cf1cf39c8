import type { Reading } from './reading.js';
import type { Frame, Value } from './value.js';

/* What an expression becomes: a closure over a match as it is read, and the names that stand in its frame. */

export type Calculation = (at: Reading, frame: Frame) => Value;
export type Counting = (at: Reading, frame: Frame) => number;
export type Truth = (at: Reading, frame: Frame) => boolean;
export type Listing = (at: Reading, frame: Frame) => readonly Value[];
