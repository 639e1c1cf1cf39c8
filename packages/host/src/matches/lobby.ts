import { botsOf, findBot } from '@tapete/bots';
import { Failure, invariant, type MatchRecord, type SeatId, seatId, seatOf } from '@tapete/core';
import type {
  AskRematch,
  CreatedMatch,
  FairPart,
  GameCard,
  MatchAudit,
  MatchCard,
  NewMatch,
  SeatBot,
  SeatPlan,
  SeatTaken,
  TakeSeat,
} from '@tapete/wire';
import type { Clock } from '../clock.js';
import type { OpenedGame, Shelf } from '../shelf/shelf.js';
import { Audits } from './audits.js';
import type { LiveMatch } from './live-match.js';
import {
  type MatchFacts,
  OPEN_SEAT,
  type SeatFacts,
  seatCards,
  seated,
  seatedAgain,
  seatOfToken,
} from './match-facts.js';
import type { Matches } from './matches.js';
import { hashOf, newSecret, newSeed } from './secret.js';
import { Seeds } from './seeds.js';
import { nextOfSeries } from './series.js';

/** What people do before, between and after matches: choose a game, take seats, play again. */
export class Lobby {
  readonly #shelf: Shelf;
  readonly #matches: Matches;
  readonly #report: (fault: unknown) => void;
  readonly #audits = new Audits();
  readonly #seeds: Seeds;

  constructor(parts: {
    shelf: Shelf;
    matches: Matches;
    clock: Pick<Clock, 'now'>;
    report: (fault: unknown) => void;
  }) {
    this.#seeds = new Seeds(parts.clock);
    this.#shelf = parts.shelf;
    this.#matches = parts.matches;
    this.#report = parts.report;
  }

  /** The games that can be played. One that cannot be opened is reported and left out. */
  async games(): Promise<GameCard[]> {
    const listed = await this.#shelf.list();
    const opened = await Promise.allSettled(listed.map((game) => this.#shelf.open(game)));
    return opened.flatMap((game) => {
      if (game.status === 'fulfilled') return [gameCard(game.value)];
      this.#report(game.reason);
      return [];
    });
  }

  /** A published version, whether new matches may be created of it or not. */
  async game(name: string): Promise<OpenedGame> {
    return this.#shelf.open(await this.#shelf.published(name));
  }

  async create(asked: NewMatch): Promise<CreatedMatch> {
    if (asked.seats.filter((plan) => plan === 'me').length > 1) {
      throw new Failure('BODY_WRONG', '/seats: who creates a match has at most one seat of it');
    }
    const game = await this.#shelf.open(await this.#shelf.active(asked.game));
    const { config = {}, seats, name = '', fair } = asked;
    const mine = seats.map((plan) => plan === 'me');
    return this.#create(game, { config, seats, name, ...this.#seedFor(fair, mine) });
  }

  /** The commitment to the seed of a match that somebody is about to begin. */
  promiseSeed(): string {
    return this.#seeds.promise();
  }

  /** Of whoever adds a part of their own, the seed that was promised before, and their part at their seat. */
  #seedFor(fair: FairPart | undefined, mine: readonly boolean[]): Pick<MatchPlan, 'seed' | 'parts'> {
    if (fair === undefined) return { seed: newSeed() };
    if (!mine.includes(true))
      throw new Failure('BODY_WRONG', '/fair: a part is added by a seat, and you have none');
    return {
      seed: this.#seeds.take(fair.commitment),
      parts: mine.map((isMine) => (isMine ? fair.part : '')),
    };
  }

  async card(match: string): Promise<MatchCard> {
    return matchCard(await this.#matches.find(match));
  }

  /** Refused: INVITATION_WRONG, SEAT_UNKNOWN, SEAT_TAKEN, MATCH_FULL. */
  async takeSeat(match: string, asked: TakeSeat): Promise<SeatTaken> {
    const token = newSecret();
    const holder: SeatFacts = { controller: 'person', name: asked.name ?? '', token: hashOf(token) };
    return { seat: await this.#seat(match, asked, holder), token };
  }

  /** Refused as `takeSeat` refuses, and BOT_UNKNOWN. */
  async seatBot(match: string, asked: SeatBot): Promise<MatchCard> {
    const { game } = await this.#matches.find(match);
    await this.#seat(match, asked, botSeat(game, asked.bot));
    return this.card(match);
  }

  /**
   * Another match with the same settings and the same people, who keep their tokens: a secret that is never sent cannot
   * be lost. All at the old table are told; the second who asks comes into the same match. Refused: TOKEN_WRONG,
   * MATCH_PLAYING.
   */
  async rematch(match: string, { token, ...asked }: AskRematch): Promise<CreatedMatch> {
    const live = await this.#matches.find(match);
    const by = await this.#seatOf(live, token);
    if (live.session.status === 'playing') throw new Failure('MATCH_PLAYING', 'the match is not over');
    if (live.facts.rematch === undefined) await this.#beginRematch(live, by, asked);
    invariant(live.facts.rematch, 'a rematch that was begun is stored');
    const { id, facts } = await this.#matches.find(live.facts.rematch.match);
    const seat = seatOfToken(facts, token) ?? null;
    const hasPart = asked.fair && seat !== null && facts.parts?.[seatOf(seat)] === asked.fair.part;
    return { match: id, seat, token, invitation: facts.invitation, ...(asked.fair && { hasPart }) };
  }

  /** Refused: MATCH_PLAYING. Before the end a record would tell everything. */
  async record(match: string): Promise<MatchRecord> {
    const record = await (await this.#matches.find(match)).session.record();
    if (record !== undefined) return record;
    throw new Failure('MATCH_PLAYING', 'the record is shown when the match is over');
  }

  /** Whether the record of a match that is over leads to every state that it says. Refused: MATCH_PLAYING. */
  async audit(match: string): Promise<MatchAudit> {
    const record = await this.record(match);
    return this.#audits.of(await this.#matches.find(match), record);
  }

  async #create(game: OpenedGame, { config, seats, name, seed, parts }: MatchPlan): Promise<CreatedMatch> {
    const token = newSecret();
    const me: SeatFacts = { controller: 'person', name, token: hashOf(token) };
    const holders = seats.map((plan) => holderOf(game, plan, me));
    const live = await this.#matches.create(
      game,
      newFacts({ config, seed, ...(parts && { parts }) }, holders),
    );
    const mine = seats.indexOf('me');
    const own = mine < 0 ? { seat: null, token: null } : { seat: seatId(mine), token };
    return { match: live.id, ...own, invitation: live.facts.invitation };
  }

  async #seat(
    match: string,
    asked: { readonly invitation: string; readonly seat?: SeatId | undefined },
    holder: SeatFacts,
  ): Promise<SeatId> {
    let taken = -1;
    await this.#matches.change(await this.#matches.find(match), (facts) => {
      if (asked.invitation !== facts.invitation)
        throw new Failure('INVITATION_WRONG', 'this invitation is not of this match');
      taken = freeSeat(facts, asked.seat);
      return seated(facts, taken, holder);
    });
    return seatId(taken);
  }

  async #seatOf(live: LiveMatch, token: string): Promise<SeatId> {
    if (live.seatOf(token) === undefined) await this.#matches.refresh(live);
    const seat = live.seatOf(token);
    if (seat === undefined) throw new Failure('TOKEN_WRONG', 'this token proves no seat of this match');
    return seat;
  }

  /** Of two who ask at once the first to be stored is followed; the other's match stays empty. */
  async #beginRematch(
    live: LiveMatch,
    by: SeatId,
    { seating = 'same', fair }: Omit<AskRematch, 'token'>,
  ): Promise<void> {
    const game = await this.#shelf.open(await this.#shelf.active(live.game.game));
    const config = nextOfSeries(live.facts.config, game);
    const holders = seatedAgain(live.facts, seating);
    const mine = holders.map((holder) => holder === live.facts.seats[seatOf(by)]);
    const next = await this.#matches.create(
      game,
      newFacts({ config, ...this.#seedFor(fair, mine) }, holders),
    );
    await this.#matches.change(live, (facts) => ({ rematch: { match: next.id, by }, ...facts }));
  }
}

interface MatchPlan {
  readonly config: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatPlan[];
  readonly name: string;
  readonly seed: string;
  readonly parts?: string[];
}

function newFacts(
  { config, ...chance }: Pick<MatchPlan, 'config' | 'seed' | 'parts'>,
  seats: readonly SeatFacts[],
): MatchFacts {
  return {
    factsVersion: 1,
    config: config as MatchFacts['config'],
    ...chance,
    invitation: newSecret(),
    seats: [...seats],
  };
}

function holderOf(game: OpenedGame, plan: SeatPlan, me: SeatFacts): SeatFacts {
  if (plan === 'me') return me;
  return plan === 'open' ? OPEN_SEAT : botSeat(game, plan.slice('bot:'.length));
}

/** Refused: BOT_UNKNOWN. */
function botSeat({ rules }: OpenedGame, bot: string): SeatFacts {
  findBot(rules, bot);
  return { controller: `bot:${bot}`, name: bot };
}

function freeSeat({ seats }: MatchFacts, wanted: string | undefined): number {
  const seat = wanted === undefined ? seats.findIndex(isOpen) : seatOf(wanted);
  if (wanted === undefined && seat < 0) throw new Failure('MATCH_FULL', 'every seat of this match is taken');
  const now = seats[seat];
  if (now === undefined) throw new Failure('SEAT_UNKNOWN', `${wanted}: this match has no such seat`);
  if (!isOpen(now)) throw new Failure('SEAT_TAKEN', `${wanted ?? seatId(seat)} is taken already`);
  return seat;
}

const isOpen = ({ controller }: SeatFacts): boolean => controller === 'open';

function matchCard({ id, game, session, facts }: LiveMatch): MatchCard {
  return {
    match: id,
    game: game.name,
    lock: game.lock,
    status: session.status,
    config: facts.config,
    seats: seatCards(facts),
  };
}

function gameCard({ name, game, version, lock, rules, facts, presentation }: OpenedGame): GameCard {
  const { seats, config } = rules.structure;
  const file = (path: string) => `/api/games/${encodeURIComponent(name)}/files/${path}`;
  return {
    name,
    game,
    version,
    lock,
    title: presentation.title,
    summary: presentation.summary,
    seats: { ...seats, optimal: facts.optimalSeats },
    ...(facts.minutes === undefined ? {} : { minutes: facts.minutes }),
    config: [...config],
    ...(facts.series === undefined ? {} : { series: facts.series }),
    ...(facts.deal === undefined ? {} : { deal: facts.deal }),
    bots: [...botsOf(rules)],
    cover: file(presentation.cover),
    thumbnail: file(presentation.thumbnail),
    icon: file(presentation.icon),
  };
}
