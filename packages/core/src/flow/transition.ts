import { Broken } from '../refusal.js';
import type { Table } from '../table/table.js';
import { FLOW } from '../table/words.js';
import { phaseOf } from './phase.js';

/**
 * Rules go from a phase only where the manifest lets them; its setup only into the first phase.
 * Broken: TRANSITION_UNKNOWN, naming both phases and those that may follow.
 */
export function checkTransition(table: Table, to: string): void {
  const { structure } = table.blueprint;
  if (table.words[FLOW.epoch] === 0) {
    if (to === structure.initialPhase) return;
    throw wrong(`the setup cannot go to phase ${to}`, [structure.initialPhase]);
  }
  const { name, transitions } = phaseOf(table);
  if (!transitions.includes(to)) throw wrong(`phase ${name} cannot go to ${to}`, transitions);
}

const wrong = (what: string, allowed: readonly string[]): Broken =>
  new Broken(`${what}: the manifest lets it go to ${allowed.join(', ') || 'no other'}`, 'TRANSITION_UNKNOWN');
