import {
  Broken,
  botChance,
  type Context,
  Failure,
  type NewSetup,
  type SeatId,
  type View,
} from '@tapete/core';
import { type FarMatch, givenBy, type IsolatedGame } from '@tapete/isolation';
import type { Finding } from '@tapete/manifest';
import { finding } from '../finding.js';

/** Moves that each bot makes, for whichever seat may act: what it misses in a realm it misses at once. */
const MOVES = 10;
const SEEDS = 2 ** 32;

/** Lets each bot that a game brings play a little, where hosts let it think. What keeps one from playing is told. */
export async function tryBots(game: IsolatedGame): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const bot of game.bots) {
    try {
      await play(game, bot);
    } catch (error) {
      if (!(error instanceof Failure || error instanceof Broken)) throw error;
      const message = `the bot "${bot}" cannot play where matches run: ${error.message}`;
      findings.push(finding('BOT_FAILED', { file: 'src/index.ts', message }));
    }
  }
  return findings;
}

async function play(game: IsolatedGame, bot: string): Promise<void> {
  const setup: NewSetup = { seats: game.structure.seats.min, chance: 'chacha20', seed: '0'.repeat(64) };
  const match = await game.far('create', setup);
  const chance = botChance(1);
  try {
    for (let move = 0; move < MOVES; move++) {
      const [seat] = givenBy((await match.ask([['acting']]))[0]) as readonly SeatId[];
      if (seat === undefined) return;
      await moveOnce(match, seat, (view, { offers }) =>
        game.hosted.choose(bot, { view, offers, seed: chance.int(SEEDS) }),
      );
    }
  } finally {
    match.close();
  }
}

type Thinks = (view: View, context: Context) => ReturnType<IsolatedGame['hosted']['choose']>;

async function moveOnce(match: FarMatch, seat: SeatId, think: Thinks): Promise<void> {
  const seen = await match.ask([
    ['view', seat],
    ['context', seat],
  ]);
  const [view, context] = seen.map(givenBy) as [View, Context];
  const { revision, epoch, revisions } = context.flow;
  const decision = { revision, epoch, ownRevision: revisions[seat] ?? 0 };
  const choice = await think(view, context);
  const answer = await match.step({ seat, decision, step: context.draft?.steps.length ?? 0, ...choice });
  if (answer.status === 'refused')
    throw new Failure(answer.code, `what it chooses (${choice.offer}) is refused with ${answer.code}`);
}
