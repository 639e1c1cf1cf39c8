import {
  type Answer,
  canonicalText,
  type Json,
  type LockedGame,
  type LockedMatch,
  seatId,
  type Viewer,
} from '@tapete/core';
import type { Finding } from '@tapete/manifest';
import { ownDataOf } from '../play/own-data.js';
import { act, createCase } from './case-match.js';
import { finding } from './finding.js';
import type { AcceptanceCase, CaseStep } from './read-case.js';
import type { Judges } from './schemas.js';

/**
 * Plays one acceptance case. Told with their lines: what goes otherwise than the case says, what does not fit the
 * module's schemas, what the module's own check finds, and a replay that lands elsewhere.
 */
export function playCase(game: LockedGame, played: AcceptanceCase, judges: Partial<Judges>): Finding[] {
  try {
    return new Play(game, played, judges).findings();
  } catch (error) {
    // Whatever rules throw is a finding about them.
    return [
      finding('ACCEPTANCE_FAILED', { file: played.file, message: `the rules broke: ${String(error)}` }),
    ];
  }
}

class Play {
  readonly #game: LockedGame;
  readonly #case: AcceptanceCase;
  readonly #judges: Partial<Judges>;
  readonly #match: LockedMatch;
  readonly #viewers: readonly Viewer[];
  readonly #findings: Finding[] = [];

  constructor(game: LockedGame, played: AcceptanceCase, judges: Partial<Judges>) {
    const { seats } = played.head;
    this.#game = game;
    this.#case = played;
    this.#judges = judges;
    this.#match = createCase(game, played.head);
    this.#viewers = [...Array.from({ length: seats }, (_, seat) => seatId(seat)), 'spectator'];
  }

  findings(): Finding[] {
    const { steps } = this.#case;
    this.#misfit(1, 'the config', this.#judges.config?.(this.#match.setup.config));
    this.#look(1);
    for (const [index, step] of steps.entries()) {
      this.#compare(index + 2, step, act(this.#match, step));
      this.#look(index + 2);
    }
    this.#compareEnd(steps.length + 2);
    this.#replay(steps.length + 2);
    return this.#findings;
  }

  #compare(line: number, { expect = { status: 'accepted' } }: CaseStep, answer: Answer): void {
    const code = answer.status === 'refused' ? answer.code : undefined;
    if (answer.status === expect.status && (expect.code === undefined || expect.code === code)) return;
    this.#tell(line, `expected ${words(expect.status, expect.code)}, was ${words(answer.status, code)}`);
  }

  /** All that leaves the match after a step must fit its schema, and the position must be one. */
  #look(line: number): void {
    for (const viewer of this.#viewers) {
      this.#misfit(line, `the view of ${viewer}`, this.#judges.view?.(this.#match.view(viewer)));
      this.#misfit(line, `the context of ${viewer}`, this.#judges.context?.(this.#match.context(viewer)));
    }
    this.#misfit(line, 'the own data', this.#judges.data?.(ownDataOf(this.#match)));
    for (const wrong of this.#match.check()) this.#tell(line, `the position is wrong: ${wrong}`);
  }

  #compareEnd(line: number): void {
    const { end } = this.#case;
    const { status, result } = this.#match.context('spectator');
    const expected = end.status ?? (end.result === null ? 'playing' : 'finished');
    if (status !== expected) this.#tell(line, `expected the match to be ${expected}, it is ${status}`);
    if (end.result === null || holds(result as Json, end.result as Json)) return;
    this.#tell(
      line,
      `expected the result ${canonicalText(end.result as Json)}, it is ${canonicalText(result as Json)}`,
    );
  }

  #replay(line: number): void {
    const again = this.#game.replay(this.#match.record());
    if (again.hash() !== this.#match.hash())
      this.#tell(line, 'played again from its record, the match ends in another state');
  }

  #misfit(line: number, what: string, misfit: string | undefined): void {
    if (misfit !== undefined) this.#tell(line, `${what} does not fit its schema: ${misfit}`);
  }

  #tell(line: number, message: string): void {
    const { file, head } = this.#case;
    this.#findings.push(finding('ACCEPTANCE_FAILED', { file, line, message: `"${head.name}": ${message}` }));
  }
}

const words = (status: string, code: string | undefined): string =>
  code === undefined ? status : `${status} with ${code}`;

/** True where everything that is expected is so; what the case does not name may be anything. */
function holds(value: Json | undefined, expected: Json): boolean {
  if (typeof expected !== 'object' || expected === null) return value === expected;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(expected).every(([key, part]) =>
    holds((value as Readonly<Record<string, Json>>)[key], part as Json),
  );
}
