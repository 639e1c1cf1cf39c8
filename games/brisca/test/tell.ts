import type {
  Answer,
  JsonObject,
  LockedGame,
  LockedMatch,
  MatchEvent,
  ScriptedDraw,
  SeatId,
} from '@tapete/core';
import { seen } from './table.js';

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
  readonly config?: Readonly<Record<string, string | number | boolean>>;
  readonly seed?: number;
  readonly script?: readonly ScriptedDraw[];
}

/** A whole match in words, as somebody would tell it who sees every hand. */
export function tell(game: LockedGame, head: Head, steps: readonly Step[]): string {
  const { name, seats, config = {}, seed = 1, script } = head;
  const match = game.create({
    seats,
    config,
    chance: 'xorshift32',
    seed: String(seed),
    ...(script && { script }),
  });
  const options = Object.entries(config).map(([option, value]) => `${option}: ${value}`);
  return [
    `${sentence(name)}.`,
    `${seats} seats; ${options.join(', ') || 'all as usual'}.`,
    '',
    draw(match),
    '',
    ...steps.flatMap((step, index) => tellStep(match, step, index === steps.length - 1)),
    tellEnd(match),
    '',
  ].join('\n');
}

/** After each trick the hands are drawn. */
function tellStep(match: LockedMatch, step: Step, isLast: boolean): string[] {
  const before = match.context('spectator').flow.revision;
  const [wish, answer] = act(match, step);
  if (answer.status === 'refused') {
    const facts = answer.facts ? ` ${JSON.stringify(answer.facts)}` : '';
    return [
      `${step.seat} ${wish}: refused, ${answer.code}${facts}.`,
      ...(isLast ? ['', draw(match), ''] : []),
    ];
  }
  const events = match.updates('spectator', before).flatMap((update) => update.events);
  const told = events.flatMap(tellEvent);
  const isDue = isLast || events.some(({ type }) => type === 'trick.taken' || type === 'trump.exchanged');
  return [
    `${step.seat} ${wish}${told.map((each) => `; ${each}`).join('')}.`,
    ...(isDue && match.acting().length > 0 ? ['', draw(match), ''] : []),
  ];
}

function act(match: LockedMatch, { seat, action, payload = {}, undo, withdraw }: Step): [string, Answer] {
  if (withdraw) return ['leaves', match.withdraw(seat)];
  if (undo) return ['wants its card back', match.undo(seat)];
  const verb = action === 'exchange' ? 'gives' : 'plays';
  return [`${verb} ${shortId(payload.card as string)}`, match.play(seat, action as string, payload)];
}

function tellEvent({ type, data }: MatchEvent): string[] {
  switch (type) {
    case 'trick.taken':
      return [
        `${data.seat} takes ${['first', 'second', 'third', 'fourth']
          .map((field) => shortOf(data[field]))
          .filter(Boolean)
          .join(' ')}`,
      ];
    case 'trump.exchanged':
      return [`takes ${shortOf(data.taken)}`];
    case 'card.drawn':
      return data.from === 'turned-up' ? [`${data.seat} draws the turned-up ${shortOf(data.card)}`] : [];
    case 'hands.shown':
      return ['partners show their hands'];
    case 'game.over':
      return [`game ${data.game} is counted: ${(data.all as readonly number[]).join(' ')}`];
    case 'game.dealt':
      return [`game ${data.game} is dealt, ${data.leader} leads`];
    default:
      return [];
  }
}

const shortOf = (card: unknown): string =>
  shortId((card as { definition?: string } | undefined)?.definition?.replace(/^.*#/, '') ?? '');

function shortId(id: string): string {
  const [, suit = '', rank] = /^([a-z]+)-(\d+)$/.exec(id) ?? [];
  return rank === undefined ? id : `${rank}${suit[0]}`;
}

/** Every hand, and what lies between them. */
function draw(match: LockedMatch): string {
  const view = match.view('spectator');
  const hands = (Object.keys(view.variables.players) as SeatId[]).map((seat) => {
    const hand = seen(match, `hand:${seat}`, seat);
    return `    ${seat}  ${hand.padEnd(12)}  won ${seen(match, `won:${seat}`).slice(1)}`;
  });
  const [turned, aside] = [seen(match, 'turned-up') || '-', seen(match, 'aside')];
  const trick = seen(match, 'trick');
  return [
    `    stock ${seen(match, 'stock').slice(1)}, turned up ${turned}, trump ${view.variables.global.trump}${aside && `, left out ${aside}`}${trick && `, trick ${trick}`}`,
    ...hands,
  ].join('\n');
}

function tellEnd(match: LockedMatch): string {
  const { status, result, flow } = match.context('spectator');
  const next = Object.keys(flow.stages).join(', ');
  if (result === null) return `The match goes on; ${next} is to move, after ${flow.revision - 1} entries.`;
  const outcomes = Object.entries(result).map(
    ([seat, { outcome, reason, score }]) =>
      `${seat} ${outcome} (${score === undefined ? reason : `${score} ${reason}`})`,
  );
  return `The match is ${status}: ${outcomes.join(', ')}.`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
