import {
  botChance,
  Failure,
  type MatchRecord,
  type NewSetup,
  type SavedMatch,
  type SeatId,
  seatId,
} from '@tapete/core';
import { type FarMatch, givenBy, type IsolatedGame } from '@tapete/isolation';
import type { Finding } from '@tapete/manifest';
import { finding, type PublisherCode } from '../finding.js';

export interface Runs {
  /** The rules where matches run, and in the engine of this process: with the same things missing. */
  readonly isolated: IsolatedGame;
  readonly near: IsolatedGame;
  /** Of the acceptance cases, as they were played isolated. */
  readonly records: readonly MatchRecord[];
  /** How many random matches are played besides, at most. */
  readonly matches: number;
  readonly onProgress?: ((done: number, of: number) => void) | undefined;
}

/** No match is played further than this: what differs shows long before. */
const MOVES_MAX = 400;
/** After so many moves no other match is begun: a publisher of long games waits for minutes, not for hours. */
const MOVES_OF_ALL = 600;

/**
 * Plays everything twice: random matches isolated, once restored from a snapshot on the way, then each record again, in a
 * fresh realm, and in another engine in one realm for all, as matches share a process where rules are trusted. Every hash
 * after every entry must be the same, or matches would not go on as they began. The first difference is told; there is no
 * use in more.
 */
export async function compareRuns(runs: Runs): Promise<Finding[]> {
  const near = await runs.near.replayRealm();
  try {
    await compareAll(runs, async (record) => {
      (await runs.isolated.far('replay', record)).close();
      await near.replay(record);
    });
    return [];
  } catch (error) {
    // Whatever rules answer is theirs, and what we stumble over in it as well.
    return [told(error)];
  } finally {
    near.close();
  }
}

async function compareAll(
  { isolated, records, matches, onProgress }: Runs,
  assertSame: (record: MatchRecord) => Promise<void>,
): Promise<void> {
  for (const record of records) await assertSame(record);
  let moves = 0;
  for (let number = 1; number <= matches && moves < MOVES_OF_ALL; number++) {
    const record = await playRandom(isolated, number);
    await assertSame(record);
    moves += record.entries.length;
    onProgress?.(number, matches);
  }
}

/** A random match, of as many seats as there can be in turn. Thrown: why the rules could not go on. */
async function playRandom(game: IsolatedGame, number: number): Promise<MatchRecord> {
  const { min, max } = game.structure.seats;
  const chance = botChance(number);
  const seed = number.toString(16).padStart(64, '0');
  const setup: NewSetup = { seats: min + (number % (max - min + 1)), chance: 'chacha20', seed };
  const seats = Array.from({ length: setup.seats }, (_, seat) => seatId(seat));
  const restored = chance.int(20);
  let match = await game.far('create', setup);
  let turn = turnIn(seats, await match.ask(askTurn(seats)));
  for (let move = 0; move < MOVES_MAX && turn.acting.length > 0; move++) {
    if (move === restored) match = await restore(game, match);
    const seat = turn.acting[chance.int(turn.acting.length)] as SeatId;
    const choice = chance.int(turn.choices.get(seat) as number);
    const [answer, ...next] = await match.ask([['take', seat, choice], ...askTurn(seats)]);
    assertTaken(givenBy(answer), seed);
    turn = turnIn(seats, next);
  }
  const record = await match.record();
  match.close();
  return record;
}

/** Who may move, and among how many choices: asked of all seats, for one crossing a move takes less than two. */
interface Turn {
  readonly acting: readonly SeatId[];
  readonly choices: ReadonlyMap<SeatId, number>;
}

const askTurn = (seats: readonly SeatId[]) =>
  [['acting'], ...seats.map((seat) => ['choices', seat] as const)] as const;

function turnIn(seats: readonly SeatId[], [acting, ...choices]: Awaited<ReturnType<FarMatch['ask']>>): Turn {
  return {
    acting: givenBy(acting) as readonly SeatId[],
    choices: new Map(seats.map((seat, at) => [seat, givenBy(choices[at]) as number])),
  };
}

async function restore(game: IsolatedGame, match: FarMatch): Promise<FarMatch> {
  const saved = (await match.ask([['save']]))[0];
  match.close();
  return game.far('load', givenBy(saved) as SavedMatch);
}

function assertTaken(answer: unknown, seed: string): void {
  const { status, code } = answer as { readonly status: string; readonly code?: string };
  if (status === 'accepted') return;
  throw new Failure(code ?? 'RULES_FAILED', `an offered move is refused with ${code} (seed ${seed})`);
}

const CODES: Readonly<Record<string, PublisherCode>> = {
  RECORD_DIVERGES: 'RULES_DIVERGE',
  STATE_WRONG: 'RULES_DIVERGE',
  RULES_FUEL: 'RULES_FUEL',
  MATCH_SUSPENDED: 'RULES_SLOW',
};

const MEANS: Partial<Record<PublisherCode, string>> = {
  RULES_DIVERGE:
    'played again the rules do not do the same: they keep something outside of the match, or use what differs between engines',
  RULES_FUEL: 'a move takes more than any move may',
  RULES_SLOW: 'the matches that are played take longer than they may',
};

function told(error: unknown): Finding {
  const ours = (error instanceof Failure && CODES[error.code]) || 'RULES_FAILED';
  const message = error instanceof Error ? error.message : String(error);
  return finding(ours, {
    file: 'src/index.ts',
    message: `${MEANS[ours] ?? 'the rules break down'}: ${message}`,
  });
}
