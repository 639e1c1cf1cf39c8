import { NONE, type Seat } from '../ids.js';
import type { Running } from '../match/running.js';
import { Broken } from '../refusal.js';
import type { PhaseSpec } from '../structure/structure.js';
import { put, type Table } from '../table/table.js';
import { FLOW } from '../table/words.js';
import { waitsToEnd } from './end-phase.js';
import { isPlaying, phaseOf } from './phase.js';
import { type FlowRequest, PASS } from './request.js';
import { hasWithdrawn, isAnybodyActive, seatAfter, setStage } from './seats.js';

/** More automatic phases than this in one step are a circle. */
const MOST_AUTOMATIC_PHASES = 1000;

/**
 * Does what the rules asked for, or what follows by itself, and runs automatic phases until somebody may act.
 *
 * Broken: PHASE_ENDLESS (a circle of automatic phases), PHASE_STUCK (nothing follows), PHASE_NOBODY, each naming the phase.
 */
export function advance(run: Running): void {
  for (let automatic = 0; isPlaying(run.table); automatic++) {
    if (automatic > MOST_AUTOMATIC_PHASES) throw endless(run);
    const request = run.takeRequest() ?? whatFollows(run);
    if (!request || request.kind === 'keep') return;
    follow(run, request);
    if (isPlaying(run.table) && phaseOf(run.table).participation !== 'none' && !run.hasRequest()) return;
  }
}

const endless = ({ table }: Running): Broken =>
  new Broken(`automatic phases go round without end at ${phaseOf(table).name}`, 'PHASE_ENDLESS');

/** Begins the first phase, where the setup has not ended the match already. */
export function begin(run: Running): void {
  if (!isPlaying(run.table)) return;
  const { phaseNumbers, structure } = run.table.blueprint;
  const first = phaseNumbers.get(structure.initialPhase);
  if (first === undefined) throw new Broken(`no phase is called ${structure.initialPhase}`, 'PHASE_UNKNOWN');
  const asked = run.takeRequest();
  enter(run, asked?.kind === 'go' ? asked.phase : first, askedSeat(asked) ?? seatAfter(run.table, NONE));
  if (phaseOf(run.table).participation === 'none' || run.hasRequest()) advance(run);
}

const askedSeat = (request: FlowRequest | undefined): Seat | undefined =>
  request?.kind === 'give' || request?.kind === 'go' ? request.seat : undefined;

function whatFollows(run: Running): FlowRequest | undefined {
  const phase = phaseOf(run.table);
  if (phase.participation === 'multiple' && isAnybodyActive(run.table)) return undefined;
  if (!phase.autoAdvance && waitsToEnd(run, phase)) return undefined;
  run.rulesOf(phase.name).next?.(run);
  return run.takeRequest() ?? byItself(run, phase);
}

function byItself(run: Running, phase: PhaseSpec): FlowRequest | undefined {
  if (!isPlaying(run.table)) return undefined;
  if (phase.participation === 'single') return PASS;
  if (phase.participation === 'multiple' && isAnybodyActive(run.table)) return undefined;
  const [only, ...others] = phase.transitions;
  if (only === undefined || others.length > 0)
    throw new Broken(`nothing follows phase ${phase.name}: its \`next\` goes nowhere`, 'PHASE_STUCK');
  return { kind: 'go', phase: run.table.blueprint.phaseNumbers.get(only) as number, seat: undefined };
}

function follow(run: Running, request: FlowRequest): void {
  const { words } = run.table;
  if (request.kind === 'pass')
    enter(run, words[FLOW.phase] as number, seatAfter(run.table, words[FLOW.actor] as number));
  else if (request.kind === 'give') enter(run, words[FLOW.phase] as number, request.seat);
  else if (request.kind === 'go') enter(run, request.phase, request.seat ?? seatAfter(run.table, NONE));
}

function enter(run: Running, number: number, seat: Seat): void {
  const { table } = run;
  const phase = table.blueprint.phases[number] as PhaseSpec;
  if (table.words[FLOW.phase] !== number) put(table, FLOW.phase, number);
  put(table, FLOW.epoch, (table.words[FLOW.epoch] as number) + 1);
  seatActors(table, phase, seat);
  run.isEnding = false;
  run.rulesOf(phase.name).enter?.(run);
}

function seatActors(table: Table, phase: PhaseSpec, seat: Seat): void {
  const { participation } = phase;
  if (participation === 'single' && (seat === NONE || hasWithdrawn(table, seat))) throw nobody(phase);
  for (let each = 0; each < table.blueprint.seats; each++) {
    const acts =
      participation === 'multiple' ? !hasWithdrawn(table, each) : participation === 'single' && each === seat;
    setStage(table, each, acts ? 0 : NONE);
  }
  const actor = participation === 'single' ? seat : NONE;
  if (table.words[FLOW.actor] !== actor) put(table, FLOW.actor, actor);
  if (participation !== 'none') put(table, FLOW.turn, (table.words[FLOW.turn] as number) + 1);
}

const nobody = ({ name }: PhaseSpec): Broken => new Broken(`nobody can act in phase ${name}`, 'PHASE_NOBODY');

/** Nobody acts any more: the match is over. */
export function dismissSeats(table: Table): void {
  for (let seat = 0; seat < table.blueprint.seats; seat++) setStage(table, seat, NONE);
  if (table.words[FLOW.actor] !== NONE) put(table, FLOW.actor, NONE);
}
