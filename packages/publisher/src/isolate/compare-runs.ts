import {
  botChance,
  Failure,
  type MatchRecord,
  type NewSetup,
  type SavedMatch,
  type SeatId,
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
 * fresh realm and in another engine. Every hash after every entry must be the same, or matches would not go on as they
 * began. The first difference is told; there is no use in more.
 */
export async function compareRuns({
  isolated,
  near,
  records,
  matches,
  onProgress,
}: Runs): Promise<Finding[]> {
  try {
    for (const record of records) await assertSame(record, { isolated, near });
    let moves = 0;
    for (let number = 1; number <= matches && moves < MOVES_OF_ALL; number++) {
      const record = await playRandom(isolated, number);
      await assertSame(record, { isolated, near });
      moves += record.entries.length;
      onProgress?.(number, matches);
    }
    return [];
  } catch (error) {
    if (error instanceof Failure) return [told(error)];
    throw error;
  }
}

async function assertSame(record: MatchRecord, { isolated, near }: Pick<Runs, 'isolated' | 'near'>) {
  for (const game of [isolated, near]) (await game.far('replay', record)).close();
}

/** A random match, of as many seats as there can be in turn. Thrown: why the rules could not go on. */
async function playRandom(game: IsolatedGame, number: number): Promise<MatchRecord> {
  const { min, max } = game.structure.seats;
  const chance = botChance(number);
  const seed = number.toString(16).padStart(64, '0');
  const setup: NewSetup = { seats: min + (number % (max - min + 1)), chance: 'chacha20', seed };
  const restored = chance.int(20);
  let match = await game.far('create', setup);
  let acting = await givenTo<readonly SeatId[]>(match, 'acting');
  for (let move = 0; move < MOVES_MAX && acting.length > 0; move++) {
    if (move === restored) match = await restore(game, match);
    const seat = acting[chance.int(acting.length)] as SeatId;
    const choices = await givenTo<number>(match, 'choices', seat);
    const [answer, next] = await match.ask([['take', seat, chance.int(choices)], ['acting']]);
    assertTaken(givenBy(answer), seed);
    acting = givenBy(next) as readonly SeatId[];
  }
  const record = await match.record();
  match.close();
  return record;
}

async function restore(game: IsolatedGame, match: FarMatch): Promise<FarMatch> {
  const saved = (await match.ask([['save']]))[0];
  match.close();
  return game.far('load', givenBy(saved) as SavedMatch);
}

async function givenTo<Value>(match: FarMatch, ...call: readonly [string, ...unknown[]]): Promise<Value> {
  return givenBy((await match.ask([call]))[0]) as Value;
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
  MATCH_SUSPENDED: 'RULES_FUEL',
};

const MEANS: Partial<Record<PublisherCode, string>> = {
  RULES_DIVERGE:
    'played again the rules do not do the same: they keep something outside of the match, or use what differs between engines',
  RULES_FUEL: 'a move takes more than any move may',
};

function told({ code, message }: Failure): Finding {
  const ours = CODES[code] ?? 'RULES_FAILED';
  return finding(ours, {
    file: 'src/index.ts',
    message: `${MEANS[ours] ?? 'the rules break down'}: ${message}`,
  });
}
