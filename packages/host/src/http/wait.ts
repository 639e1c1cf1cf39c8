import { Failure } from '@tapete/core';
import { WAIT_MAX_MS } from './exchanges.js';

/** For how long an answer may be held back, out of the seconds that an address has. Refused: WAIT_WRONG. */
export function waitOf(wait = '0'): number {
  const ms = Number(wait) * 1000;
  if (wait !== '' && ms >= 0 && ms <= WAIT_MAX_MS) return ms;
  throw new Failure('WAIT_WRONG', `wait is a number of seconds from 0 to ${WAIT_MAX_MS / 1000}`);
}
