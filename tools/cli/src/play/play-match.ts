import { findBot } from '@tapete/bots';
import {
  type Answer,
  type Bot,
  type BotChance,
  Broken,
  botChance,
  type LockedGame,
  type LockedMatch,
  type SeatId,
  seatOf,
} from '@tapete/core';
import { seatsOf } from '../script/report-match.js';
import type { TableTalk, Wish } from './table-talk.js';

/** Who plays: the person at the terminal plays every seat that no bot has. */
export interface Players {
  readonly persons: readonly SeatId[];
  readonly bot: Bot;
  readonly chance: BotChance;
}

/** With a bot it has all seats but one; without, the person has all of them. Refused: BOT_UNKNOWN. */
export function playersOf(
  game: LockedGame,
  match: LockedMatch,
  { bot, seat }: { bot?: string | undefined; seat: SeatId },
): Players {
  const persons = bot === undefined ? seatsOf(match) : [seat];
  return { persons, bot: findBot(game, bot ?? 'random'), chance: botChance(seedOf(match)) };
}

/** Bots draw from a generator of their own, begun by the seed of the match, so that a game can be had again. */
function seedOf(match: LockedMatch): number {
  const { seed } = match.setup;
  return Number.parseInt(seed.slice(-8), seed.length === 64 ? 16 : 10) >>> 0;
}

/** Plays until the match is over or the person quits. */
export async function playMatch(match: LockedMatch, players: Players, talk: TableTalk): Promise<void> {
  let last: SeatId | undefined;
  while (match.context('spectator').status === 'playing') {
    const seat = nextSeat(match, last);
    const goesOn = players.persons.includes(seat)
      ? await personActs(match, seat, talk)
      : botActs(match, seat, players);
    if (!goesOn) return talk.tellQuit();
    last = seat;
  }
  talk.tellEnd(
    match,
    last !== undefined && players.persons.includes(last) ? last : (players.persons[0] as SeatId),
  );
}

/** Where several seats may act, they take turns. */
function nextSeat(match: LockedMatch, last: SeatId | undefined): SeatId {
  const acting = match.acting();
  const next = acting.find((seat) => last !== undefined && seatOf(seat) > seatOf(last)) ?? acting[0];
  if (next === undefined) throw new Broken('nobody can act, and the match is not over', 'MATCH_STUCK');
  return next;
}

async function personActs(match: LockedMatch, seat: SeatId, talk: TableTalk): Promise<boolean> {
  const wish = await talk.ask(match, seat);
  if (wish.act === 'quit') return false;
  const answer = fulfil(match, seat, wish);
  if (answer.status === 'refused') talk.tellRefusal(answer);
  return true;
}

function fulfil(match: LockedMatch, seat: SeatId, wish: Exclude<Wish, { act: 'quit' }>): Answer {
  if (wish.act === 'undo') return match.undo(seat);
  if (wish.act === 'withdraw') return match.withdraw(seat);
  const { act: _, ...choice } = wish;
  return take(match, seat, choice);
}

function botActs(match: LockedMatch, seat: SeatId, { bot, chance }: Players): boolean {
  const answer = take(match, seat, bot(match.view(seat), match.offers(seat), chance));
  if (answer.status === 'accepted') return true;
  throw new Broken(
    `the bot of ${seat} took one of its offers and was refused: ${answer.code}`,
    'OFFER_REFUSED',
  );
}

function take(match: LockedMatch, seat: SeatId, choice: { offer: string; value?: string | number }): Answer {
  const { flow, draft } = match.context(seat);
  const { revision, epoch, revisions } = flow;
  const decision = { revision, epoch, ownRevision: revisions[seat] as number };
  return match.step({ seat, decision, step: draft?.steps.length ?? 0, ...choice });
}
