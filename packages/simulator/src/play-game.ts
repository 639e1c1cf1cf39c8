import { findBot, randomBot } from '@tapete/bots';
import {
  type Answer,
  Broken,
  botChance,
  type Choice,
  type Entry,
  type JsonObject,
  type LockedGame,
  type LockedMatch,
  type MatchResult,
  type MatchStatus,
  NONE,
  type SeatId,
  seatId,
} from '@tapete/core';
import { botSeed } from './seeds.js';

/** How the games of a run are played. It crosses to workers, so it is plain data. */
export interface Plan {
  readonly seats: number;
  readonly config: JsonObject;
  /** Names of bots in the order of the seats; after the last they begin again. */
  readonly bots: readonly string[];
  /** Decisions after which a game is given up as unfinished. */
  readonly most: number;
  /** Whether every game is played again from its record, which must lead to the same state. */
  readonly replays?: boolean;
}

/** How one game went. */
export interface Course {
  readonly status: MatchStatus;
  readonly result: MatchResult | null;
  readonly decisions: number;
  /** Offers that there were to choose from: summed over the steps, and in the widest of them. */
  readonly choices: { readonly steps: number; readonly sum: number; readonly max: number };
}

/** Told of a game while it is played. */
export interface Watch {
  note(entry: Entry): void;
  end(match: LockedMatch): void;
}

const NOBODY: Watch = { note: () => {}, end: () => {} };

/** One game, from its seed alone. Thrown: what its rules or its bots throw, and Broken where it cannot go on. */
export function playGame(game: LockedGame, plan: Plan, seed: number, watch: Watch = NOBODY): Course {
  const { seats, config, most } = plan;
  const match = game.create({ seats, config, chance: 'xorshift32', seed: String(seed) }, { hashes: false });
  const players = Array.from({ length: seats }, (_, seat) => playerOf(match, { seat, plan, seed, game }));
  try {
    const course = followed(match, players, { most, watch });
    if (plan.replays) replay(game, match);
    return course;
  } finally {
    watch.end(match);
  }
}

/** Source: seed 003, "replay must land on a state whose hash equals the live run's". */
function replay(game: LockedGame, match: LockedMatch): void {
  const again = game.replay(match.record());
  if (again.hash() !== match.hash())
    throw new Broken('played again from its record it comes to another state', 'RECORD_DIVERGES');
}

interface Player {
  readonly id: SeatId;
  /** Takes one of so many offers. */
  act(choices: number): Answer;
}

function playerOf(
  match: LockedMatch,
  { seat, plan, seed, game }: { seat: number; plan: Plan; seed: number; game: LockedGame },
): Player {
  const id = seatId(seat);
  const bot = findBot(game, plan.bots[seat % plan.bots.length] as string);
  const chance = botChance(botSeed(seed, seat));
  // Whoever looks at nothing needs no view and no labels, which cost most of a game.
  if (bot === randomBot) return { id, act: (choices) => match.take(id, chance.int(choices)) };
  return { id, act: () => step(match, id, (context) => bot(match.view(id), context.offers, chance)) };
}

function step(
  match: LockedMatch,
  seat: SeatId,
  choose: (context: ReturnType<LockedMatch['context']>) => Choice,
) {
  const context = match.context(seat);
  const { revision, epoch, revisions } = context.flow;
  const decision = { revision, epoch, ownRevision: revisions[seat] as number };
  return match.step({ seat, decision, step: context.draft?.steps.length ?? 0, ...choose(context) });
}

/** Drafts may be long, but on average no decision has more steps than this. */
const STEPS_A_DECISION = 100;

function followed(
  match: LockedMatch,
  players: readonly Player[],
  { most, watch }: { readonly most: number; readonly watch: Watch },
): Course {
  const choices = { steps: 0, sum: 0, max: 0 };
  let decisions = 0;
  let seat = players.length - 1;
  while (decisions < most && choices.steps < most * STEPS_A_DECISION) {
    seat = nextToAct(match, players, seat);
    if (seat === NONE) return { ...ended(match), decisions, choices };
    const player = players[seat] as Player;
    const count = match.choices(player.id);
    choices.steps += 1;
    choices.sum += count;
    if (count > choices.max) choices.max = count;
    const entry = entryOf(player, count);
    if (entry === undefined) continue;
    decisions += 1;
    watch.note(entry);
  }
  const { status, result } = match.context('spectator');
  return { status, result, decisions, choices };
}

/** The seat that can act, looked for from the one after the last that did; NONE when nobody can. */
function nextToAct(match: LockedMatch, players: readonly Player[], last: number): number {
  for (let distance = 1; distance <= players.length; distance += 1) {
    const seat = (last + distance) % players.length;
    if (match.choices((players[seat] as Player).id) > 0) return seat;
  }
  return NONE;
}

/** The entry that the player's choice ends in; undefined where the decision goes on. */
function entryOf({ id, act }: Player, choices: number): Entry | undefined {
  const answer = act(choices);
  if (answer.status === 'accepted') return answer.entry;
  throw new Broken(`${id} took one of its offers and was refused: ${answer.code}`, 'OFFER_REFUSED');
}

function ended(match: LockedMatch): Pick<Course, 'status' | 'result'> {
  const { status, result, flow } = match.context('spectator');
  if (status !== 'playing') return { status, result };
  throw new Broken(
    `nobody is offered anything in phase "${flow.phase}", and the match is not over`,
    'MATCH_STUCK',
  );
}
