import type {
  Answer,
  Command,
  HostedGame,
  HostedMatch,
  LockedGame,
  LockedMatch,
  MatchRecord,
  NewSetup,
  SeatId,
  Viewer,
} from '@tapete/core';

/** A match that answers later, and shows only what was fetched. */
class FarMatch implements HostedMatch {
  isLost = false;
  readonly #match: LockedMatch;
  readonly #game: FarGame;
  #seen: readonly Viewer[] = [];

  constructor(match: LockedMatch, game: FarGame) {
    this.#match = match;
    this.#game = game;
  }

  step(command: Command): Promise<Answer> {
    return this.#act(() => this.#match.step(command));
  }

  withdraw(seat: SeatId): Promise<Answer> {
    return this.#act(() => this.#match.withdraw(seat));
  }

  undo(seat: SeatId): Promise<Answer> {
    return this.#act(() => this.#match.undo(seat));
  }

  async hash(): Promise<string> {
    return this.#match.hash();
  }

  async record(lock?: string): Promise<MatchRecord> {
    return this.#match.record(lock);
  }

  async look(viewers: readonly Viewer[]): Promise<void> {
    this.#game.looks += 1;
    this.#seen = viewers;
  }

  view(viewer: Viewer) {
    this.#assertSeen(viewer);
    return this.#match.view(viewer);
  }

  context(viewer: Viewer) {
    if (viewer !== 'spectator') this.#assertSeen(viewer);
    return this.#match.context(viewer);
  }

  updates(viewer: Viewer, revision: number) {
    this.#assertSeen(viewer);
    return this.#match.updates(viewer, revision);
  }

  close(): void {
    this.isLost = true;
    this.#game.open -= 1;
  }

  async #act(act: () => Answer): Promise<Answer> {
    this.#seen = [];
    await undefined;
    const fault = this.#game.plan.shift();
    if (fault === undefined) return act();
    if (fault instanceof Error) throw fault;
    this.close();
    return { status: 'refused', code: fault };
  }

  #assertSeen(viewer: Viewer): void {
    if (!this.#seen.includes(viewer)) throw new Error(`what ${viewer} sees was not fetched`);
  }
}

/** A game elsewhere. */
export class FarGame implements HostedGame {
  readonly structure;
  readonly bots = [];
  looks = 0;
  /** How many of its matches take something. */
  open = 0;
  /** What the next acts come to: thrown, or refused with this code, and then the match is lost. */
  readonly plan: (Error | string)[] = [];
  readonly #game: LockedGame;

  constructor(game: LockedGame) {
    this.#game = game;
    this.structure = game.structure;
  }

  choose(): never {
    throw new Error('this game brings no bots');
  }

  async create(setup: NewSetup): Promise<HostedMatch> {
    this.open += 1;
    return new FarMatch(this.#game.create(setup), this);
  }

  async replay(record: MatchRecord): Promise<HostedMatch> {
    this.open += 1;
    return new FarMatch(this.#game.replay(record), this);
  }
}
