import { findBot, randomBot } from '@tapete/bots';
import { type BotSight, Broken, botChance, type Choice, type SeatId, type Soon } from '@tapete/core';
import type { MatchSession } from '@tapete/wire';
import type { RunningRules } from '../shelf/run-rules.js';

export interface BotDriverOptions {
  readonly session: MatchSession;
  /** Which brings bots of its own. */
  readonly game: RunningRules;
  /** Stands between two moves, so that people can follow. */
  readonly pause: () => Promise<void>;
  readonly report: (fault: unknown) => void;
  /** Of the bots' own chance, which is not the match's. */
  readonly seed: number;
}

const BOT = 'bot:';
const SEEDS = 2 ** 32;

/**
 * Moves for the seats of one match that bots have: one move at a time, in the same line as everybody's commands, and
 * never without letting other matches have their turn.
 */
export class BotDriver {
  readonly #options: BotDriverOptions;
  readonly #chance;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #stopPausing = () => {};
  readonly #stopping = new Promise<void>((stop) => {
    this.#stopPausing = stop;
  });

  constructor(options: BotDriverOptions) {
    this.#options = options;
    this.#chance = botChance(options.seed);
  }

  /** Something has changed: perhaps a bot has to move. */
  wake(): void {
    if (this.#stopped || this.#bots().length === 0) return;
    this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  get isResting(): boolean {
    return this.#running === undefined;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopPausing();
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        // Each round is a new turn of the event loop, even where neither pause nor store takes any time.
        await new Promise((go) => setImmediate(go));
        await Promise.race([this.#options.pause(), this.#stopping]);
        if (!this.#stopped && (await this.#moveOnce())) this.#again = true;
      }
    } catch (fault) {
      // Whoever plays on wakes the bot, and it tries again.
      this.#options.report(fault);
    }
  }

  /** Lets the first bot that can move do so. False where none can. */
  async #moveOnce(): Promise<boolean> {
    const { session } = this.#options;
    if (session.status !== 'playing') return false;
    for (const { seat, bot } of this.#bots()) {
      const { view, context } = await session.look(seat);
      const { flow, offers, draft } = context;
      if (flow.stages[seat] === undefined || offers.length === 0) continue;
      const choice = await this.#choice(bot, { view, offers });
      const decision = { revision: flow.revision, epoch: flow.epoch, ownRevision: flow.revisions[seat] ?? 0 };
      const outcome = await session.act(seat, {
        act: 'take',
        decision,
        step: draft?.steps.length ?? 0,
        ...choice,
      });
      if (outcome.status === 'accepted' || PASSED.has(outcome.code)) return true;
      throw new Broken(`the bot ${bot} of ${session.match} took ${choice.offer}: ${outcome.code}`);
    }
    return false;
  }

  /** What a bot chooses. One that breaks down is told to who runs the host, and moves by chance: nobody waits for it. */
  async #choice(bot: string, sight: Omit<BotSight, 'seed'>): Promise<Choice> {
    try {
      return await this.#choose(bot, sight);
    } catch (fault) {
      this.#options.report(fault);
      return randomBot(sight.view, sight.offers, this.#chance);
    }
  }

  /** A bot of the game's own thinks where the game runs. */
  #choose(bot: string, { view, offers }: Omit<BotSight, 'seed'>): Soon<Choice> {
    const { rules, hosted } = this.#options.game;
    if (!hosted.bots.includes(bot)) return findBot(rules, bot)(view, offers, this.#chance);
    return hosted.choose(bot, { view, offers, seed: this.#chance.int(SEEDS) });
  }

  #bots(): { readonly seat: SeatId; readonly bot: string }[] {
    return this.#options.session.seats
      .filter(({ controller }) => controller.startsWith(BOT))
      .map(({ seat, controller }) => ({ seat, bot: controller.slice(BOT.length) }));
  }
}

/** Somebody was quicker; the bot looks again. */
const PASSED: ReadonlySet<string> = new Set(['REVISION_PASSED', 'EPOCH_PASSED', 'STEP_PASSED']);
