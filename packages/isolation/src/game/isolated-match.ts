import {
  type Answer,
  type BotChance,
  type Command,
  type Context,
  Failure,
  type JsonObject,
  type LockedMatch,
  type MatchRecord,
  type MatchSetup,
  type Offer,
  type SavedMatch,
  type ScriptedDraw,
  type SeatId,
  type Update,
  type View,
  type Viewer,
} from '@tapete/core';
import type { OpenRealm } from '../pool/realm-pool.js';
import { type Call, doorText, GAME, givenBy, isBreakdown, repliesIn, Spent, timesOf } from './door.js';

/** Where a match lies: a realm and its number there. */
interface Place {
  readonly realm: OpenRealm;
  readonly match: number;
}

/**
 * A match in a realm, for whoever cannot wait: each call sleeps until its answer is there. When its realm is spent, the
 * match is made again from what was done in it, when it is next asked for something.
 */
export class IsolatedMatch implements LockedMatch {
  readonly #open: () => OpenRealm;
  #origin: Call;
  /** What was done and accepted since, in its order. */
  #done: Call[] = [];
  #place: Place | undefined;
  /** A sample lies in the realm of its match, and ends with it. */
  readonly #isSample: boolean;

  private constructor(open: () => OpenRealm, origin: Call, place?: Place) {
    this.#open = open;
    this.#origin = origin;
    this.#place = place;
    this.#isSample = place !== undefined;
  }

  /** Throws what the game throws to what a match is made from. */
  static open(open: () => OpenRealm, origin: Call): IsolatedMatch {
    const match = new IsolatedMatch(open, origin);
    match.#place = match.#make(origin[0] !== 'create');
    return match;
  }

  get setup(): MatchSetup {
    return this.#ask(['setup']) as MatchSetup;
  }

  step(command: Command): Answer {
    return this.#act(['step', command]);
  }

  play(seat: SeatId, action: string, payload: JsonObject, value?: string | number): Answer {
    return this.#act(['play', seat, action, payload, value]);
  }

  take(seat: SeatId, choice: number): Answer {
    return this.#act(['take', seat, choice]);
  }

  withdraw(seat: SeatId): Answer {
    return this.#act(['withdraw', seat]);
  }

  undo(seat: SeatId): Answer {
    return this.#act(['undo', seat]);
  }

  offers(seat: SeatId): readonly Offer[] {
    return this.#ask(['offers', seat]) as readonly Offer[];
  }

  view(viewer: Viewer): View {
    return this.#ask(['view', viewer]) as View;
  }

  context(viewer: Viewer): Context {
    return this.#ask(['context', viewer]) as Context;
  }

  updates(viewer: Viewer, revision: number): readonly Update[] {
    return this.#ask(['updates', viewer, revision]) as readonly Update[];
  }

  record(lock?: string): MatchRecord {
    return this.#ask(['record', lock]) as MatchRecord;
  }

  save(): SavedMatch {
    return this.#ask(['save']) as SavedMatch;
  }

  hash(seat?: SeatId): string {
    return this.#ask(['hash', seat]) as string;
  }

  chanceFile(): readonly ScriptedDraw[] {
    return this.#ask(['chanceFile']) as readonly ScriptedDraw[];
  }

  sample(seat: SeatId, chance: BotChance): LockedMatch {
    // One number crosses in place of a source of chance; the realm draws from it.
    const number = this.#ask(['sample', seat, 1 + chance.int(2 ** 31 - 1)]) as number;
    const { realm } = this.#here();
    return new IsolatedMatch(this.#open, this.#origin, { realm, match: number });
  }

  choices(seat: SeatId): number {
    return this.#ask(['choices', seat]) as number;
  }

  restart(seed: string): void {
    this.#ask(['restart', seed]);
    this.#origin = ['create', { ...this.setup, seed }];
    this.#done = [];
  }

  acting(): readonly SeatId[] {
    return this.#ask(['acting']) as readonly SeatId[];
  }

  check(): readonly string[] {
    return this.#ask(['check']) as readonly string[];
  }

  close(): void {
    if (!this.#isSample) this.#place?.realm.close();
    this.#place = undefined;
  }

  #act(call: Call): Answer {
    const { realm, match } = this.#here();
    const replies = repliesIn(realm.askNow({ text: doorText(match, [call]), times: 1, again: false }));
    if (replies instanceof Spent) {
      this.close();
      return { status: 'refused', code: replies.code };
    }
    const answer = givenBy(replies[0]) as Answer;
    if (isBreakdown(replies[0])) this.close();
    else if (answer.status === 'accepted') this.#done.push(call);
    return answer;
  }

  #ask(call: Call): unknown {
    const { realm, match } = this.#here();
    const replies = repliesIn(realm.askNow({ text: doorText(match, [call]), times: 1, again: true }));
    if (!(replies instanceof Spent)) return givenBy(replies[0]);
    this.close();
    throw replies.failure;
  }

  #here(): Place {
    if (this.#place?.realm.hasEnded) this.#place = undefined;
    if (this.#place === undefined && this.#isSample)
      throw new Failure('MATCH_LOST', 'a sample ends with the realm of its match');
    this.#place ??= this.#make(true);
    return this.#place;
  }

  /** The match as it stands, in a new realm. */
  #make(again: boolean): Place {
    const realm = this.#open();
    try {
      const made = repliesIn(
        realm.askNow({ text: doorText(GAME, [this.#origin]), times: timesOf(this.#origin), again }),
      );
      if (made instanceof Spent) throw made.failure;
      const match = Number(givenBy(made[0]));
      for (const call of this.#done) {
        const replies = repliesIn(realm.askNow({ text: doorText(match, [call]), times: 1, again: true }));
        if (replies instanceof Spent) throw replies.failure;
        givenBy(replies[0]);
      }
      return { realm, match };
    } catch (error) {
      realm.close();
      throw error;
    }
  }
}
