import type {
  Answer,
  JsonObject,
  LockedGame,
  LockedMatch,
  MatchEvent,
  ScriptedDraw,
  SeatId,
  SpaceView,
  View,
} from '@tapete/core';
import { seen } from './hand.js';

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
  readonly config?: Readonly<Record<string, string | number | boolean>>;
  readonly seed?: number;
  readonly script?: readonly ScriptedDraw[];
}

/** The table is drawn after so many moves. */
const MOVES_BETWEEN = 12;

/** A whole match in words and drawings, as its player would tell it. */
export function tell(game: LockedGame, head: Head, steps: readonly Step[]): string {
  const { name, config = {}, seed = 1, script } = head;
  const match = game.create({
    seats: 1,
    config,
    chance: 'xorshift32',
    seed: String(seed),
    ...(script && { script }),
  });
  const options = Object.entries(config).map(([option, value]) => `${option}: ${value}`);
  return [
    `${sentence(name)}.`,
    `Played with ${options.join(', ') || 'all as usual'}.`,
    '',
    draw(match),
    '',
    ...tellSteps(match, steps),
    tellEnd(match),
    '',
  ].join('\n');
}

function tellSteps(match: LockedMatch, steps: readonly Step[]): string[] {
  const lines: string[] = [];
  for (const [index, step] of steps.entries()) {
    lines.push(tellStep(match, step));
    const isDue = (index + 1) % MOVES_BETWEEN === 0 || index === steps.length - 1;
    if (isDue) lines.push('', draw(match), '');
  }
  return lines;
}

function tellStep(match: LockedMatch, step: Step): string {
  const before = match.context('p0').flow.revision;
  const [wish, answer] = act(match, step);
  if (answer.status === 'refused') {
    const facts = answer.facts ? ` ${JSON.stringify(answer.facts)}` : '';
    return `${wish}: refused, ${answer.code}${facts}.`;
  }
  const events = match.updates('p0', before).flatMap((update) => update.events);
  const told = events.map(tellEvent);
  return `${told.length > 0 ? `${wish}: ${told.join('; ')}` : wish}.`;
}

function act(match: LockedMatch, { seat, action, payload = {}, undo, withdraw }: Step): [string, Answer] {
  if (withdraw) return ['Leaves', match.withdraw(seat)];
  if (undo) return ['Takes the last move back', match.undo(seat)];
  return [wishOf(action as string, payload), match.play(seat, action as string, payload)];
}

function wishOf(action: string, { from, to, count, column }: JsonObject): string {
  if (action === 'moveStack')
    return `Moves ${count === 1 ? 'a card' : `${count} cards`} from ${from} to ${to}`;
  if (action === 'moveToFoundation') return `Brings a card of ${from} home`;
  if (action === 'turnUp') return `Turns up a card of ${column}`;
  return (
    { draw: 'Draws', recycle: 'Turns the waste over', finish: 'Finishes', giveUp: 'Gives up' }[action] ??
    action
  );
}

function tellEvent({ type, data }: MatchEvent): string {
  const named = (field: string) => shortOf(data[field]);
  switch (type) {
    case 'cards.drawn':
      return ['first', 'second', 'third'].map(named).filter(Boolean).join(' ');
    case 'cards.moved':
      return `${(data.cards as readonly unknown[]).map(shortOf).join(' ')} goes`;
    case 'card.home':
      return `${named('card')} is home, the ${data.home} of 52`;
    case 'card.turned':
      return `${named('card')} turns up`;
    case 'waste.recycled':
      return `${data.count} cards, pass ${data.pass} begins`;
    case 'hand.finished':
      return `${data.count} cards are left`;
    case 'hand.givenUp':
      return `${data.home} cards were home`;
    default:
      return type;
  }
}

function shortOf(card: unknown): string {
  const [, suit = '', rank] =
    /#([a-z]+)-(\d+)$/.exec((card as { definition?: string } | undefined)?.definition ?? '') ?? [];
  return rank === undefined ? '' : `${rank}${suit[0]}`;
}

/** The table as its player sees it: `?` is a card that lies face down. */
function draw(match: LockedMatch): string {
  const view = match.view('p0');
  const home = ['clubs', 'diamonds', 'hearts', 'spades'].map((suit) => topOf(view, `foundation-${suit}`));
  const columns = [1, 2, 3, 4, 5, 6, 7].map((column) => `    ${column}  ${seen(view, `column-${column}`)}`);
  const { pass, score } = view.variables.global;
  return [
    `    stock ${countOf(view.spaces.stock)}, waste ${topOf(view, 'waste')}, home ${home.join(' ')}, pass ${pass}, score ${score}`,
    ...columns.map((column) => column.trimEnd()),
  ].join('\n');
}

const topOf = (view: View, space: string): string => seen(view, space).split(' ').at(-1) || '-';

function countOf(space: SpaceView | undefined): number {
  if (space === undefined || 'any' in space) return 0;
  return 'count' in space ? space.count : space.pieces.length;
}

function tellEnd(match: LockedMatch): string {
  const { status, result, flow } = match.context('p0');
  if (result === null) return `The match goes on, after ${flow.revision - 1} entries.`;
  const { outcome, reason, score } = result.p0 as { outcome: string; reason?: string; score?: number };
  return `The match is ${status}: ${outcome} (${reason}${score === undefined ? '' : `, ${score} points`}).`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
