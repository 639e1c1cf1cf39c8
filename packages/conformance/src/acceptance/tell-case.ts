import type { JsonObject, LockedGame, LockedMatch, MatchEvent } from '@tapete/core';
import { act, createCase } from './case-match.js';
import type { AcceptanceCase, CaseStep } from './read-case.js';

/** The words of a game, in which its matches are told. */
export interface Teller {
  /** What a seat does, as it goes on behind its name: `drops into column 3`. */
  readonly wish: (action: string, payload: JsonObject) => string;
  /** What came of it: `rests on d1`. Undefined for what needs no word. */
  readonly event: (event: MatchEvent) => string | undefined;
  /** The table in lines, without indentation. */
  readonly draw: (match: LockedMatch) => string;
  /**
   * Whether the table is drawn after a step, where it has changed; at the beginning and at the end it always is.
   * `step`: from 1. `events`: what came of it.
   */
  readonly isDue?: (step: number, events: readonly MatchEvent[]) => boolean;
  /** Who sees what came of it. Default: a spectator. */
  readonly seenBy?: 'spectator' | 'actor';
}

/** A whole match in words and drawings, to be kept and read: a change of the rules then reads as prose. */
export function tellCase(game: LockedGame, { head, steps }: AcceptanceCase, teller: Teller): string {
  const match = createCase(game, head);
  const options = Object.entries(head.config ?? {}).map(([option, value]) => `${option}: ${value}`);
  const table = new Table(match, teller);
  const lines = [
    `${sentence(head.name)}.`,
    `${head.seats === 1 ? 'One seat' : `${head.seats} seats`}; ${options.join(', ') || 'all as usual'}.`,
    ...table.drawn(),
    ...steps.flatMap((step, index) => tellStep(table, step, index + 1)),
    ...table.drawn(),
    '',
    tellEnd(match),
    '',
  ];
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n');
}

/** Draws a match where it has changed since it was drawn last. */
class Table {
  readonly match: LockedMatch;
  readonly teller: Teller;
  #last: string | undefined;

  constructor(match: LockedMatch, teller: Teller) {
    this.match = match;
    this.teller = teller;
  }

  drawn(): string[] {
    const table = this.teller.draw(this.match);
    if (table === this.#last) return [];
    this.#last = table;
    return ['', ...table.split('\n').map((line) => `    ${line}`.trimEnd()), ''];
  }
}

function tellStep(table: Table, step: CaseStep, number: number): string[] {
  const { match, teller } = table;
  const { revision } = match.context('spectator').flow;
  const wish = wishOf(step, teller);
  const answer = act(match, step);
  if (answer.status === 'refused') {
    const facts = answer.facts ? ` ${JSON.stringify(answer.facts)}` : '';
    return [`${step.seat} ${wish}: refused, ${answer.code}${facts}.`];
  }
  const viewer = teller.seenBy === 'actor' ? step.seat : 'spectator';
  const events = match.updates(viewer, revision).flatMap((update) => update.events);
  const told = events.map(teller.event).filter((words) => words !== undefined);
  const isDue = teller.isDue?.(number, events) === true;
  return [`${[`${step.seat} ${wish}`, ...told].join('; ')}.`, ...(isDue ? table.drawn() : [])];
}

function wishOf(step: CaseStep, { wish }: Teller): string {
  if ('undo' in step) return 'takes it back';
  return 'withdraw' in step ? 'leaves' : wish(step.action, step.payload);
}

function tellEnd(match: LockedMatch): string {
  const { status, result, flow } = match.context('spectator');
  const next = Object.keys(flow.stages).join(' and ');
  if (status === 'playing') return `The match goes on; ${next} may act, after ${flow.revision - 1} entries.`;
  const outcomes = Object.entries(result ?? {}).map(([seat, { outcome, reason, score }]) => {
    const why = [reason, score].filter((part) => part !== undefined);
    return why.length === 0 ? `${seat} ${outcome}` : `${seat} ${outcome} (${why.join(', ')})`;
  });
  return `The match is ${status}: ${outcomes.join(', ') || 'nobody has won'}.`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
