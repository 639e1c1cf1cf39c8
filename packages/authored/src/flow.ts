import { seatId, seatOf } from '@tapete/core';
import { checkEndings, endByLimit, endOfPhases } from './endings.js';
import { expire } from './modifiers.js';
import type { PhaseMachine } from './parts.js';
import type { Stage } from './stage.js';

/** A phase begins: its own effects, what they set off, and in a phase of players the endings. */
export function enterPhase(stage: Stage, { rules, run }: PhaseMachine<Stage>): void {
  run.run(stage, [stage.turnSeat()]);
  stage.drain();
  if (rules.auto || stage.isOver) return;
  const { asked } = stage;
  if (asked === undefined) checkEndings(stage);
  else {
    stage.asked = undefined;
    goTo(stage, asked);
  }
}

/** What follows a decision, or a phase of nobody. */
export function leavePhase(stage: Stage, phase: PhaseMachine<Stage>): void {
  if (stage.isOver) return;
  const { asked } = stage;
  stage.asked = undefined;
  const { auto, shared } = phase.rules;
  if (asked !== undefined) goTo(stage, asked);
  else if (auto || shared || stage.isComplete) followPhase(stage, phase);
  else {
    stage.play.keep();
    checkEndings(stage);
  }
}

/**
 * The first transition whose condition holds; then in a turn the next of its phases, and after the last the next turn;
 * outside of a turn the first transition that has no condition.
 */
function followPhase(stage: Stage, { rules, transitions }: PhaseMachine<Stage>): void {
  const { turn } = stage.machine.program;
  const isInTurn = turn.includes(rules.name);
  const frame = [stage.turnSeat()];
  const taken = transitions.find(({ holds }) => (holds ? holds(stage, frame) : !isInTurn));
  if (taken) goTo(stage, taken.target);
  else if (isInTurn) goTo(stage, turn[stage.play.global.turnPlace as number] ?? (turn[0] as string));
  else endOfPhases(stage);
}

/** Enters a phase; where that is how turns begin, the next turn. */
export function goTo(stage: Stage, name: string): void {
  const { turn } = stage.machine.program;
  const rules = stage.machine.phases.get(name)?.rules;
  const isSingle = rules !== undefined && !rules.auto && !rules.shared;
  if (turn.length > 0 ? turn[0] === name : isSingle) beginTurn(stage);
  else if (turn.includes(name)) stage.play.global.turnPlace = turn.indexOf(name) + 1;
  if (stage.isOver) return;
  if (isSingle) stage.play.go(name, stage.turnSeat());
  else stage.play.go(name);
}

/** The turn that ends is told, its modifiers end, and the next player's begins. */
function beginTurn(stage: Stage): void {
  const { global } = stage.play;
  const before = stage.turn();
  if (before > 0) {
    const seat = stage.turnSeat();
    stage.happen('turn.ended', { data: { seat: seatId(seat) }, heard: { seat } });
    stage.drain();
    expire(stage, before);
    stage.drain();
    if (stage.isOver) return;
    if (before >= stage.machine.program.turnLimit.turns) {
      checkEndings(stage);
      if (!stage.isOver) endByLimit(stage);
      return;
    }
    global.turnSeat = seatId(nextSeat(stage));
  }
  global.nextSeat = null;
  global.turnPlace = 1;
  global.turnNumber = before + 1;
  const seat = stage.turnSeat();
  const turn = before + 1;
  stage.happen('turn.started', { data: { seat: seatId(seat), turn }, heard: { seat, turn } });
  stage.drain();
}

/** Who was given the turn, or comes next round the table. */
function nextSeat(stage: Stage): number {
  const { nextSeat: given } = stage.play.global;
  if (typeof given === 'string' && !stage.hasWithdrawn(seatOf(given))) return seatOf(given);
  const next = stage.opponent(stage.turnSeat());
  return next < 0 ? stage.turnSeat() : next;
}
