import { counterOf, NONE, pieceId, seatId, setCounter } from '@tapete/core';
import { whoTellsApart } from './audience.js';
import type { Stage } from './stage.js';

/*
 * Modifiers lie on players, as variables, and on cards, as counters. Those that end have a timer besides.
 */

/** Lays one on a player or a card, until the end of that turn where one is given. */
export function addModifier(
  stage: Stage,
  on: number,
  { modifier, until }: { readonly modifier: number; readonly until: number | undefined },
): void {
  const { id, on: kind } = modifierOf(stage, modifier);
  if (kind === 'card') {
    const counter = stage.machine.modifierCounters[modifier] as number;
    setCounter(stage.table, on, counter, counterOf(stage.table, on, counter) + 1);
  } else {
    const own = stage.play.own[on] as Record<string, unknown>;
    own[id] = (own[id] as number) + 1;
  }
  const name = kind === 'player' ? seatId(on) : pieceId(stage.table, on);
  if (until !== undefined) stage.setTimers([...stage.timers(), { on: name, modifier: id, until }]);
  happen(stage, 'modifier.added', { modifier, on });
}

/** Takes every one of them away. */
export function removeModifier(stage: Stage, on: number, modifier: number): void {
  const { id, on: kind } = modifierOf(stage, modifier);
  const name = kind === 'player' ? seatId(on) : pieceId(stage.table, on);
  if (takeModifier(stage, on, { modifier, times: Infinity }))
    stage.setTimers(stage.timers().filter((timer) => timer.on !== name || timer.modifier !== id));
}

/** Ends the modifiers whose last turn is over. */
export function expire(stage: Stage, turn: number): void {
  const timers = stage.timers();
  if (!timers.some(({ until }) => until <= turn)) return;
  stage.setTimers(timers.filter(({ until }) => until > turn));
  for (const { on: name, modifier: id, until } of timers) {
    if (until > turn) continue;
    const modifier = stage.machine.program.modifiers.findIndex((each) => each.id === id);
    const isPlayer = modifierOf(stage, modifier).on === 'player';
    const on = isPlayer ? Number(name.slice(1)) : (stage.table.blueprint.pieceNumbers.get(name) ?? NONE);
    takeModifier(stage, on, { modifier, times: 1 });
  }
}

/** False where there is none. */
function takeModifier(
  stage: Stage,
  on: number,
  { modifier, times }: { readonly modifier: number; readonly times: number },
): boolean {
  const { id, on: kind } = modifierOf(stage, modifier);
  const own = stage.play.own[on] as Record<string, number>;
  const lying = kind === 'player' ? (own[id] as number) : stage.cardModifier(on, modifier);
  if (lying === 0) return false;
  const left = Math.max(0, lying - times);
  if (kind === 'player') own[id] = left;
  else setCounter(stage.table, on, stage.machine.modifierCounters[modifier] as number, left);
  happen(stage, 'modifier.ended', { modifier, on });
  return true;
}

/** What lies on a card is told to those who see the card lie there. */
function happen(
  stage: Stage,
  event: 'modifier.added' | 'modifier.ended',
  { modifier, on }: { readonly modifier: number; readonly on: number },
): void {
  const { id, on: kind } = modifierOf(stage, modifier);
  if (kind === 'player')
    stage.happen(event, { data: { seat: seatId(on), modifier: id }, heard: { seat: on, modifier: id } });
  else
    stage.happen(event, {
      data: { card: pieceId(stage.table, on), modifier: id },
      heard: { card: on, modifier: id },
      to: whoTellsApart(stage, on),
    });
}

const modifierOf = ({ machine }: Stage, modifier: number) =>
  machine.program.modifiers[modifier] as Stage['machine']['program']['modifiers'][number];
