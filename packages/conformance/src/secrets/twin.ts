import type { BotChance, NewSetup, ScriptedDraw, Viewer } from '@tapete/core';
import { oneOf } from '../play/chance.js';
import { isTaken, type Move } from '../play/move.js';
import { moveOf } from '../play/names.js';
import { boundsOf, isForward, movesBehind } from '../play/offered.js';
import { retread, type Trial } from '../play/trial.js';

/*
 * Twins: two matches in which the same seats act in the same order, and that differ only in what a viewer cannot know.
 * Three ways lead to one: other pieces lie where the viewer does not see what lies; another seat chose otherwise;
 * chance gave another number. The first is certain, by what the engine says that a seat knows. The others are twins for
 * as long as the viewer is shown the same.
 */

/** One match of a pair: how it is created, and the moves made in it. */
export interface Course {
  readonly setup: NewSetup;
  readonly moves: readonly Move[];
}

export interface Twins {
  readonly viewer: Viewer;
  readonly one: Course;
  readonly other: Course;
  /** Moves up to which both are the same match. */
  readonly from: number;
  /** How the other came to be, in words. */
  readonly how: string;
  /** Whether the viewer is known to be unable to tell them apart, up to the last move. */
  readonly isCertain: boolean;
}

/** A chance file that does not fit the way that the match takes with it. */
export const isMisfit = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | undefined)?.code === 'CHANCE_MISFIT';

/** Another seat chooses otherwise at one of its moves. Undefined where it had no choice. */
export function chosenTwin(
  trial: Trial,
  moves: readonly Move[],
  viewer: Viewer,
  chance: BotChance,
): Twins | undefined {
  const others = moves.flatMap((move, at) => (isTaken(move) && move.seat !== viewer ? [{ move, at }] : []));
  if (others.length === 0) return undefined;
  const { move, at } = oneOf(others, chance);
  const before = retread(trial, moves.slice(0, at));
  const { structure } = trial.game;
  const taken = JSON.stringify([move.action, move.payload, move.value]);
  const alike = movesBehind(before.offers(move.seat), boundsOf)
    .filter((each) => isForward(each) && each.offer.action === move.action)
    .map((each) => moveOf(before, structure, move.seat, each))
    .filter(({ action, payload, value }) => JSON.stringify([action, payload, value]) !== taken);
  if (alike.length === 0) return undefined;
  const instead = oneOf(alike, chance);
  const how = `${move.seat} chose ${JSON.stringify(instead.payload)} and not ${JSON.stringify(move.payload)}`;
  const other = { setup: trial.setup, moves: moves.map((each, index) => (index === at ? instead : each)) };
  return { viewer, one: { setup: trial.setup, moves }, other, from: at, how, isCertain: false };
}

/** Chance gave another number once. Undefined where it gave none. */
export function drawnTwin(
  trial: Trial,
  moves: readonly Move[],
  viewer: Viewer,
  chance: BotChance,
): Twins | undefined {
  const script = retread(trial, moves).chanceFile();
  const numbers = script.flatMap((draw, at) => ('shuffle' in draw ? [] : [at]));
  if (numbers.length === 0) return undefined;
  const at = oneOf(numbers, chance);
  const step = chance.int(2) === 0 ? 1 : -1;
  const other = script.map((draw, index) => (index === at ? nudged(draw, step) : draw));
  const how = `chance gave ${JSON.stringify(other[at])} and not ${JSON.stringify(script[at])}`;
  const one = { setup: trial.setup, moves };
  const another = { setup: { ...trial.setup, script: other }, moves };
  return { viewer, one, other: another, from: 0, how, isCertain: false };
}

function nudged(draw: ScriptedDraw, step: number): ScriptedDraw {
  if ('int' in draw) return { int: Math.max(0, draw.int + step) };
  return 'roll' in draw ? { roll: Math.max(1, draw.roll + step) } : draw;
}
