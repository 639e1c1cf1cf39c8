import type { BotChance } from '@tapete/core';
import { gameSeed } from '@tapete/simulator';
import { LAWS } from './all-laws.js';
import { type Breach, isBreach, type Law, type PlayedMatch, type Verdict } from './law.js';
import { inOrder } from './law-order.js';
import { offeredIsAccepted } from './laws/o1-offered-is-accepted.js';
import { begins } from './laws/w7-begins.js';
import { lookAtEnd, lookThrough, type Seen } from './look-through.js';
import type { Module } from './module/module.js';
import { chanceFrom } from './play/chance.js';
import { type Move, make } from './play/move.js';
import { type Asked, drawConfig, type Setting, seatsOfRun } from './play/settings.js';
import { begin, chanceOf, exploringOfRun, type Trial } from './play/trial.js';
import { type Manner, Wanderer } from './play/wander.js';
import type { Case, LawReport, Report } from './report.js';
import { type Shows, shrink } from './shrink.js';

/** What to play. The same choices give the same report. */
export interface Plan extends Asked {
  readonly games: number;
  readonly seed: number;
}

interface Tally {
  looked: number;
  readonly cases: Case[];
}

/** Every law, tried on one module, match after match. A law that is broken is not tried again. */
export class Suite {
  private moves = 0;
  private readonly seats: readonly number[];
  private readonly configs = new Set<string>();
  private readonly exploring = exploringOfRun();
  private readonly tallies = new Map<string, Tally>(LAWS.map(({ id }) => [id, { looked: 0, cases: [] }]));

  constructor(
    private readonly module: Module,
    private readonly plan: Plan,
  ) {
    this.seats = seatsOfRun(module.game, plan);
  }

  lookAtModule(): void {
    for (const law of LAWS) {
      if (law.of !== 'module') continue;
      const breaches = law.look(this.module);
      if (breaches === undefined) continue;
      this.tally(law.id).looked += 1;
      this.tally(law.id).cases.push(...breaches.map(({ what }) => ({ what })));
    }
  }

  /** Plays one match at random and shows it to every law. */
  async play(number: number): Promise<void> {
    const trial = this.trialOf(number);
    if (!this.begins(trial)) return;
    const played = { trial, moves: await this.wander(trial, this.mannerOf(trial)) };
    this.moves += played.moves.length;
    for (const law of IN_ORDER) if (this.isTried(law)) await this.show(law, played);
  }

  report(): Report {
    const { seats } = this;
    const { games, seed } = this.plan;
    const { id, version } = this.module.game.structure;
    const laws = LAWS.map((law) => this.reportOf(law));
    const holds = laws.every(({ status }) => status !== 'broken');
    const configs = this.configs.size;
    return { game: `${id}@${version}`, games, seats, configs, seed, moves: this.moves, holds, laws };
  }

  /** With what each match is created follows from its number alone, so that it is the same in every run of this seed. */
  private trialOf(number: number): Trial {
    const { game, judges = {} } = this.module;
    const { games, seed } = this.plan;
    const own = gameSeed(seed, number);
    const setting = this.settingOf(number, chanceFrom(own, 'setting'));
    const { longest } = game.structure;
    return {
      game,
      setup: { ...setting, chance: 'xorshift32', seed: String(own) },
      judges,
      most: longest === 'endless' ? MOST_OF_ENDLESS : longest,
      looks: looksIn(games),
      exploring: this.exploring,
    };
  }

  /** Numbers of seats take turns; the first match of each has the defaults of the game, and of the others about half. */
  private settingOf(number: number, chance: BotChance): Setting {
    const { seats: all, module, plan } = this;
    const seats = all[number % all.length] as number;
    if (plan.config) return { seats, config: plan.config };
    const isUsual = number < all.length || chance.int(2) === 0;
    return { seats, config: isUsual ? {} : drawConfig(module.game, seats, chance) };
  }

  /** Of a match that does not begin nothing else can be asked. */
  private begins(trial: Trial): boolean {
    const verdict = begins.look({ trial });
    this.tally(begins.id).looked += 1;
    this.configs.add(JSON.stringify(trial.setup.config));
    if (!isBreach(verdict)) return true;
    if (!this.isBroken(begins.id)) this.keep(begins.id, trial, { moves: [], breach: verdict });
    return false;
  }

  /** Half of the matches take moves back, as long as that can be trusted; in some a seat leaves. */
  private mannerOf(trial: Trial): Manner {
    const chance = chanceOf(trial, 'manner');
    const undoes = chance.int(2) === 0 && !this.isBroken('U1') && !this.isBroken('U2');
    return { undoes, leaves: chance.int(8) === 0 };
  }

  private async wander(trial: Trial, manner: Manner): Promise<readonly Move[]> {
    const wanderer = new Wanderer(trial, begin(trial), manner);
    while (wanderer.step());
    const { refused, moves } = wanderer;
    if (refused && !this.isBroken(offeredIsAccepted.id)) {
      const what = `an offer is refused with ${refused.why}`;
      const found = { moves, breach: { what, by: [refused.move] } };
      this.keep(offeredIsAccepted.id, trial, await shrink(found, showsAgain(offeredIsAccepted, trial)));
    }
    return moves;
  }

  private isTried(law: Law): boolean {
    return (
      law.of !== 'module' && law !== begins && !this.isBroken(law.id) && this.shakenBy(law) === undefined
    );
  }

  /** The first broken law that a law rests on, or that one of those rests on. */
  private shakenBy(law: Law): string | undefined {
    for (const id of law.restsOn ?? []) {
      const shaken = this.isBroken(id) ? id : this.shakenBy(LAWS.find((each) => each.id === id) as Law);
      if (shaken !== undefined) return shaken;
    }
    return undefined;
  }

  private async show(law: Law, played: PlayedMatch): Promise<void> {
    const { verdict, moves } = await look(law, played);
    if (verdict === 'idle') return;
    this.tally(law.id).looked += 1;
    if (!isBreach(verdict)) return;
    const { trial } = played;
    this.keep(law.id, trial, await shrink({ moves, breach: verdict }, showsAgain(law, trial)));
  }

  private keep(
    id: string,
    trial: Trial,
    { moves, breach }: { readonly moves: readonly Move[]; readonly breach: Breach },
  ): void {
    const { seed, seats, config = {} } = trial.setup;
    const match = { seed, seats, config, moves: acceptedOf(trial, moves), by: breach.by ?? [] };
    this.tally(id).cases.push({ what: breach.what, match });
  }

  private reportOf(law: Law): LawReport {
    const { looked, cases } = this.tally(law.id);
    const shaken = this.shakenBy(law);
    const status = cases.length > 0 ? 'broken' : shaken === undefined && looked > 0 ? 'holds' : 'untried';
    const why =
      shaken === undefined ? 'there was nothing to look at' : `it rests on ${shaken}, which is broken`;
    return { id: law.id, says: law.says, status, looked, ...(status === 'untried' && { why }), cases };
  }

  private isBroken(id: string): boolean {
    return this.tally(id).cases.length > 0;
  }

  private tally(id: string): Tally {
    return this.tallies.get(id) as Tally;
  }
}

const IN_ORDER = inOrder(LAWS);

/** Matches of a game without end are left after so many decisions. */
const MOST_OF_ENDLESS = 120;

/** The fewer matches are played, the closer each is looked at. */
const looksIn = (games: number): number => (games >= 200 ? 1 : games >= 50 ? 2 : MOST_LOOKS);
const MOST_LOOKS = 5;

async function look(law: Law, played: PlayedMatch): Promise<Seen> {
  try {
    if (law.of === 'position') return lookThrough(law, played);
    if (law.of === 'match') return { verdict: await law.look(played), moves: played.moves };
    return { verdict: 'idle', moves: [] };
  } catch (error) {
    return { verdict: failed(error), moves: played.moves };
  }
}

/** Whether fewer moves break the law as well; what is looked into again is looked into closely. */
function showsAgain(law: Law, trial: Trial): Shows {
  const again = { ...trial, looks: MOST_LOOKS, exploring: exploringOfRun() };
  return async (moves) => breachIn(await lookAgain(law, { trial: again, moves }));
}

async function lookAgain(law: Law, played: PlayedMatch): Promise<Verdict> {
  if (law.of !== 'position') return (await look(law, played)).verdict;
  try {
    return lookAtEnd(law, played);
  } catch (error) {
    return failed(error);
  }
}

/** Rules that throw where nothing catches them break whatever law was looking. */
const failed = (error: unknown): Breach => ({
  what: `looking was cut short: ${error instanceof Error ? error.message : String(error)}`,
});

const breachIn = (verdict: Verdict): Breach | undefined => (isBreach(verdict) ? verdict : undefined);

/** Moves that were refused on the way add nothing to what is shown. */
function acceptedOf(trial: Trial, moves: readonly Move[]): readonly Move[] {
  if (moves.length === 0) return moves;
  const match = begin(trial);
  return moves.filter((move) => make(match, move).status === 'accepted');
}
