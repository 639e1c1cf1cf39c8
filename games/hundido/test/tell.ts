import type { Answer, JsonObject, LockedMatch, MatchEvent, SeatId } from '@tapete/core';
import { type Config, drawSea, game } from './table.js';

/** One line of an acceptance case. */
export interface Step {
  readonly seat: SeatId;
  readonly action?: string;
  readonly payload?: JsonObject;
  readonly undo?: true;
  readonly withdraw?: true;
}

export interface Head {
  readonly name: string;
  readonly seats: number;
  readonly config?: Config;
}

/** A whole match in words, as somebody would tell it who sees both seas. */
export function tell({ name, seats, config = {} }: Head, steps: readonly Step[]): string {
  const match = game.create({ seats, config, chance: 'xorshift32', seed: '1' });
  const options = Object.entries(config).map(([option, value]) => `${option}: ${value}`);
  return [
    `${sentence(name)}.`,
    `${options.join(', ') || 'All as usual'}.`,
    '',
    ...steps.flatMap((step) => tellStep(match, step)),
    '',
    draw(match),
    '',
    tellEnd(match),
    '',
  ].join('\n');
}

/** When battle begins both seas are drawn. */
function tellStep(match: LockedMatch, step: Step): string[] {
  const { flow } = match.context('spectator');
  const [wish, answer] = act(match, step);
  if (answer.status === 'refused') {
    const facts = answer.facts ? ` ${JSON.stringify(answer.facts)}` : '';
    return [`${step.seat} ${wish}: refused, ${answer.code}${facts}.`];
  }
  const told = match
    .updates(step.seat, flow.revision)
    .flatMap(({ events }) => events)
    .flatMap(tellEvent);
  const begins = flow.phase !== match.context('spectator').flow.phase;
  return [
    `${step.seat} ${wish}${told.map((each) => `; ${each}`).join('')}.`,
    ...(begins ? ['', draw(match), ''] : []),
  ];
}

function act(
  match: LockedMatch,
  { seat, action = '', payload = {}, undo, withdraw }: Step,
): [string, Answer] {
  if (withdraw) return ['leaves', match.withdraw(seat)];
  if (undo) return ['takes it back', match.undo(seat)];
  return [wishOf(action, payload), match.play(seat, action, payload)];
}

function wishOf(action: string, payload: JsonObject): string {
  const at = `${'abcdefghijk'[Number(payload.column)]}${Number(payload.row) + 1}`;
  switch (action) {
    case 'placeShip':
      return `lays the ${payload.ship} at ${at}, ${payload.across === true ? 'along the row' : 'along the column'}`;
    case 'removeShip':
      return `takes the ${payload.ship} back`;
    case 'randomFleet':
      return 'has the fleet drawn';
    case 'ready':
      return 'is ready';
    default:
      return `fires at ${at}`;
  }
}

function tellEvent({ type, data }: MatchEvent): string[] {
  switch (type) {
    case 'shot.fired':
      return [`${data.name} ${data.answer}`];
    case 'ship.sunk':
      return [`the ${data.kind} of ${data.seat} is sunk`];
    case 'battle.opened':
      return [`battle begins, ${data.seat} fires first`];
    case 'fleet.shown':
      return [`the fleet of ${data.seat} is shown, ${data.afloat} afloat`];
    default:
      return [];
  }
}

/** Both seas beside each other, each as its owner sees it. */
function draw(match: LockedMatch): string {
  const [left, right] = (['p0', 'p1'] as const).map((seat) => drawSea(match, seat, seat).split('\n'));
  const width = (left?.[0] ?? '').length;
  return [
    `    ${'p0'.padEnd(width)}    p1`,
    ...(left ?? []).map((row, index) => `    ${row}    ${right?.[index]}`),
  ].join('\n');
}

function tellEnd(match: LockedMatch): string {
  const { status, result, flow } = match.context('spectator');
  const next = Object.keys(flow.stages).join(' and ');
  if (status === 'cancelled') return 'The match is cancelled; nobody has won.';
  if (result === null) return `The match goes on; ${next} may act, after ${flow.revision - 1} entries.`;
  const outcomes = Object.entries(result).map(
    ([seat, { outcome, reason }]) => `${seat} ${outcome} (${reason})`,
  );
  return `The match is ${status}: ${outcomes.join(', ')}.`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
