import {
  type Context,
  commitmentOf,
  Failure,
  type MatchRecord,
  type MatchStatus,
  type Refusal,
  type SeatId,
  type View,
  type Viewer,
} from '@tapete/core';
import type { ClientEnvelope, CommandEnvelope, HelloEnvelope, Rematch, SeatCard } from '../envelopes.js';
import type { ErrorCode } from '../error-codes.js';
import { PROTOCOLS } from '../protocols.js';
import { readClientEnvelope } from '../read-envelope.js';
import { wordsOf } from '../safe-json.js';
import { type Act, actOf } from './act.js';
import type { Member } from './audience.js';
import { Crowd, cursorOf } from './crowd.js';
import { digestOf } from './digest.js';
import { Ledger, type Log, type Outcome, receiptOf } from './ledger.js';
import { Queue } from './queue.js';
import { type Kept, type Origin, rebuild } from './rebuild.js';
import { refused } from './receipts.js';

/** Envelopes of one connection that may wait for their answers. More is not play. */
const UNANSWERED_MAX = 64;

export interface SessionOptions extends Origin, Log {
  /** The id of the match. */
  readonly match: string;
  readonly seats: readonly SeatCard[];
  /** The match that follows this one, where somebody has asked for it already. */
  readonly rematch?: Rematch | undefined;
  /** Called after an act is stored and told, for whoever drives bots and clears finished matches away. */
  onChange?(session: MatchSession): void;
}

export interface Connection {
  readonly viewer: Viewer;
  /** Takes one envelope, as a text or parsed. Never throws; what there is to answer comes by `send`. */
  receive(message: unknown): void;
  close(): void;
}

/** What one viewer may see now. */
export interface Look {
  readonly view: View;
  readonly context: Context;
  readonly cursor: number;
}

/**
 * One match with authority: answers envelopes without a socket. Acts are done strictly one at a time, in the order in
 * which they came; each is applied, stored, answered and told, in that order. Who connects or asks stands in the same
 * line, so that nobody is ever told what is not stored.
 */
export class MatchSession {
  readonly #options: SessionOptions;
  readonly #queue = new Queue();
  readonly #ledger: Ledger;
  readonly #crowd: Crowd;
  #seats: readonly SeatCard[];
  #rematch: Rematch | undefined;
  #shown: Kept | undefined;
  #status: MatchStatus = 'playing';
  #isClosed = false;

  private constructor(options: SessionOptions, ledger: Ledger) {
    this.#options = options;
    this.#ledger = ledger;
    this.#seats = options.seats;
    this.#rematch = options.rematch;
    this.#crowd = new Crowd(options.report);
  }

  /** A new match. Thrown as a Failure: MATCH_EXISTS where its log has begun already, and what a wrong setup gives. */
  static async create(options: SessionOptions): Promise<MatchSession> {
    return MatchSession.#open(options, await Ledger.begin(options, options));
  }

  /** The match that the rows of its log make; a new one where there are none. Throws what `rebuild` throws. */
  static async restore(
    options: SessionOptions & { readonly rows: readonly string[] },
  ): Promise<MatchSession> {
    if (options.rows.length === 0) return MatchSession.create(options);
    return MatchSession.#open(options, new Ledger(options, options, await rebuild(options, options.rows)));
  }

  static async #open(options: SessionOptions, ledger: Ledger): Promise<MatchSession> {
    const session = new MatchSession(options, ledger);
    await session.#ready();
    return session;
  }

  get match(): string {
    return this.#options.match;
  }

  get status(): MatchStatus {
    return this.#status;
  }

  get seats(): readonly SeatCard[] {
    return this.#seats;
  }

  /** True when nobody is connected and nothing waits: it may be closed, and restored when somebody comes. */
  get isIdle(): boolean {
    return this.#queue.isIdle && this.#crowd.isEmpty;
  }

  /** Lets somebody in who has shown to the host who it is. Told nothing before it says `hello`. */
  connect(viewer: Viewer, send: (text: string) => void): Connection {
    const member: Member = { viewer, send, hasSaidHello: false, unanswered: 0, isGone: false };
    return {
      viewer,
      receive: (message) => this.#receive(member, message),
      close: () => this.#leave(member),
    };
  }

  /** Does something for a seat: a bot's move, a withdrawal. Thrown as a Failure NOT_STORED: it was not done. */
  act(seat: SeatId, act: Act): Promise<Outcome> {
    return this.#queue.run(async () => {
      await this.#ready();
      const done = await this.#ledger.do({ seat, act });
      if (done === undefined)
        throw new Failure('NOT_STORED', `what ${seat} did could not be stored`, 'try again');
      await this.#tell(await this.#ready(), seat, done.changed);
      return done.outcome;
    });
  }

  /** Ends when all that was asked for before is done and answered. */
  settled(): Promise<void> {
    return this.#queue.run(async () => {});
  }

  /** What a viewer may see when all that was asked for before is done. */
  look(viewer: Viewer): Promise<Look> {
    return this.#queue.run(async () => {
      const kept = await this.#ready();
      const { match } = kept;
      await match.look?.([viewer], kept.revision);
      return { view: match.view(viewer), context: match.context(viewer), cursor: cursorOf(viewer, kept) };
    });
  }

  /** The record, once the match is over. Before that it is nobody's. */
  record(): Promise<MatchRecord | undefined> {
    return this.#queue.run(async () => {
      const { match } = await this.#ready();
      return this.#status === 'playing' ? undefined : await match.record(this.#options.lock);
    });
  }

  /** Somebody has taken a seat, or left it to a bot. All are told. */
  reseat(seats: readonly SeatCard[]): void {
    this.#seats = seats;
    for (const member of this.#crowd.members()) this.#welcome(member, PROTOCOLS[0]);
    this.#crowd.tellPresence(seats);
  }

  /** Somebody wants to play again with the same people. All are told, and whoever comes later. */
  offerRematch(rematch: Rematch): void {
    this.#rematch = rematch;
    for (const member of this.#crowd.members()) this.#crowd.send(member, { type: 'rematch', ...rematch });
  }

  /** Ends when all that was asked for before is done. Takes nothing from then on. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue.run(async () => {
      this.#crowd.clear();
      this.#ledger.close();
    });
  }

  #receive(member: Member, message: unknown): void {
    if (this.#isClosed || member.isGone) return;
    const read = readClientEnvelope(message);
    if (read.ok) this.#take(member, read.value);
    else this.#refuseEnvelope(member, read.refusal);
  }

  #take(member: Member, envelope: ClientEnvelope): void {
    switch (envelope.type) {
      case 'ping':
        this.#crowd.send(member, { type: 'pong', at: envelope.at });
        break;
      case 'hello':
        this.#serve(member, () => this.#greet(member, envelope));
        break;
      case 'sync':
        this.#serve(member, () => this.#sync(member, envelope.cursor));
        break;
      case 'recall':
        this.#serve(member, () => this.#recall(member, envelope.after));
        break;
      case 'command':
        this.#serve(member, () => this.#command(member, envelope), envelope.id);
        break;
    }
  }

  #refuseEnvelope(member: Member, refusal: Refusal): void {
    const id = refusal.facts?.id;
    this.#error(member, 'ENVELOPE_WRONG', wordsOf(refusal), typeof id === 'string' ? id : undefined);
  }

  /** Puts what a connection asked for into the line, and says so when it cannot be done. */
  #serve(member: Member, task: () => Promise<void>, id?: string): void {
    if (member.unanswered >= UNANSWERED_MAX) {
      this.#error(member, 'TOO_FAST', `${member.unanswered} envelopes wait for their answers already`, id);
      return;
    }
    member.unanswered += 1;
    void this.#queue.run(async () => {
      try {
        await task();
      } catch (fault) {
        this.#options.report(fault);
        this.#error(member, 'MATCH_UNAVAILABLE', 'the match cannot be reached now; try again later', id);
      }
      member.unanswered -= 1;
    });
  }

  async #greet(member: Member, hello: HelloEnvelope): Promise<void> {
    const protocol = PROTOCOLS.find((version) => hello.protocols.includes(version));
    if (protocol === undefined) {
      return this.#error(member, 'PROTOCOL_UNKNOWN', `spoken here: ${PROTOCOLS.join(', ')}`);
    }
    if (hello.match !== this.match) {
      return this.#error(member, 'MATCH_UNKNOWN', `this connection is to match ${this.match}`);
    }
    const kept = await this.#ready();
    await kept.match.look?.([member.viewer], kept.revision);
    this.#crowd.add(member, kept);
    this.#welcome(member, protocol);
    this.#catchUp(member, kept, hello.cursor);
    if (this.#rematch !== undefined) this.#crowd.send(member, { type: 'rematch', ...this.#rematch });
    this.#crowd.tellPresence(this.#seats, member);
  }

  async #sync(member: Member, cursor: number | undefined): Promise<void> {
    const kept = await this.#ready();
    if (!member.hasSaidHello) return this.#helloMissing(member);
    await kept.match.look?.([member.viewer], kept.revision);
    this.#catchUp(member, kept, cursor);
  }

  async #recall(member: Member, after: number): Promise<void> {
    const kept = await this.#ready();
    if (!member.hasSaidHello) return this.#helloMissing(member);
    await kept.match.look?.([member.viewer], after);
    this.#crowd.recall(member, kept, after);
  }

  #catchUp(member: Member, kept: Kept, cursor: number | undefined): void {
    this.#crowd.catchUp(member, kept, cursor);
    if (this.#status !== 'playing') this.#crowd.sendText(member, resultText(kept));
  }

  /**
   * One command, one receipt. Looked for in this order: SEAT_WRONG, COMMAND_REUSED, and what the match says.
   * Not a receipt but an `error` NOT_STORED: it was not done, and may be sent again.
   */
  async #command(member: Member, command: CommandEnvelope): Promise<void> {
    const { id, seat } = command;
    if (!member.hasSaidHello) return this.#helloMissing(member, id);
    if (seat !== member.viewer) return this.#crowd.send(member, refused(id, 'SEAT_WRONG'));
    const act = actOf(command);
    const asked = { id, digest: digestOf(act) };
    if (this.#answerAgain(await this.#ready(), member, asked)) return;
    const done = await this.#ledger.do({ seat, act, command: asked });
    const kept = await this.#ready();
    if (done !== undefined) {
      this.#crowd.send(member, receiptOf(id, done.outcome));
      return this.#tell(kept, seat, done.changed);
    }
    // An append whose answer was lost may have been stored all the same: the log, read again, says.
    if (this.#answerAgain(kept, member, asked)) return;
    this.#error(member, 'NOT_STORED', 'the command was not done; it may be sent again with the same id', id);
  }

  /** The receipt of a command that came before. False for a new one. */
  #answerAgain(
    { receipts }: Kept,
    member: Member,
    asked: { readonly id: string; readonly digest: string },
  ): boolean {
    const known = receipts.find(member.viewer as SeatId, asked.id);
    if (known === undefined) return false;
    const isSame = known.digest === asked.digest;
    this.#crowd.send(member, isSame ? known.receipt : refused(asked.id, 'COMMAND_REUSED'));
    return true;
  }

  async #tell(kept: Kept, seat: SeatId, changed: 'entry' | 'draft' | 'nothing'): Promise<void> {
    if (changed === 'nothing') return;
    const { match, revision } = kept;
    if (match.look) await match.look(changed === 'draft' ? [seat] : this.#crowd.viewers, revision - 1);
    if (changed === 'draft') this.#crowd.tellDraft(kept, seat);
    else {
      this.#crowd.tellEntry(kept);
      this.#lookForTheEnd(kept);
    }
    this.#sayChanged();
  }

  /** Whoever listens may err; the match has changed all the same. */
  #sayChanged(): void {
    try {
      this.#options.onChange?.(this);
    } catch (fault) {
      this.#options.report(fault);
    }
  }

  #lookForTheEnd(kept: Kept): void {
    const status = this.#crowd.statusOf(kept);
    if (status === this.#status) return;
    this.#status = status;
    const text = resultText(kept);
    for (const member of this.#crowd.members()) this.#crowd.sendText(member, text);
  }

  /** The match as its log has it. Made again, those who look at it are told what they have not seen. */
  #ready(): Kept | Promise<Kept> {
    const { current } = this.#ledger;
    return current !== undefined && current === this.#shown ? current : this.#show();
  }

  async #show(): Promise<Kept> {
    const kept = await this.#ledger.kept();
    if (kept === this.#shown) return kept;
    await kept.match.look?.(this.#crowd.viewers, kept.revision);
    this.#shown = kept;
    this.#crowd.goOn(kept);
    this.#lookForTheEnd(kept);
    return kept;
  }

  #leave(member: Member): void {
    if (this.#crowd.remove(member)) this.#crowd.tellPresence(this.#seats);
  }

  #welcome(member: Member, protocol: number): void {
    const { match, lock, game, setup } = this.#options;
    const commitment = commitmentOf(setup);
    this.#crowd.send(member, {
      type: 'welcome',
      protocol,
      match,
      viewer: member.viewer,
      game: `${game.structure.id}@${game.structure.version}`,
      lock,
      ...(commitment && { commitment }),
      seats: [...this.#seats],
    });
  }

  #helloMissing(member: Member, id?: string): void {
    this.#error(member, 'HELLO_MISSING', 'the first envelope of a connection is hello', id);
  }

  #error(member: Member, code: ErrorCode, message: string, id?: string): void {
    this.#crowd.send(member, { type: 'error', code, message, id });
  }
}

function resultText({ match }: Kept): string {
  const { status, result } = match.context('spectator');
  return JSON.stringify({ type: 'result', status, result: result ?? {} });
}
