import { botChance } from '../chance/bot-chance.js';
import { checkSeed } from '../chance/streams.js';
import type { JsonObject } from '../json.js';
import { hashState } from '../record/hash.js';
import { readState } from '../record/readable.js';
import type { Entry, MatchRecord, MatchSetup } from '../record/record.js';
import { Failure } from '../refusal.js';
import type { Choice, GameTypes, Rules } from '../rules/rules.js';
import { type Blueprint, drawBlueprint } from '../structure/blueprint.js';
import { defaultsOf, misfitOfMembers } from '../structure/check-value.js';
import type { Structure } from '../structure/structure.js';
import {
  type BotSight,
  LOCKED_GAME_API,
  type LockedGame,
  type MatchOptions,
  type NewSetup,
  type SavedMatch,
} from './locked-game.js';
import { Match } from './match.js';
import { perft } from './perft.js';
import { checkRepeated } from './repeat.js';
import type { AnyRules } from './running.js';
import { readDrafts } from './saved-drafts.js';
import type { State } from './state.js';

/** Blueprints are drawn once; more configs than this are rare, and then the oldest is drawn again. */
const BLUEPRINTS_KEPT = 32;

/** A game from its structure and its rules: what a published bundle exports. */
export function openGame<G extends GameTypes>(structure: Structure, rules: Rules<G>): LockedGame {
  return new OpenedGame(structure, rules as unknown as AnyRules);
}

/** A number of seats with a config that was checked, and the blueprint that they have. */
interface Prepared {
  readonly config: JsonObject;
  readonly blueprint: Blueprint;
}

const NO_CONFIG: JsonObject = {};

class OpenedGame implements LockedGame {
  readonly api = LOCKED_GAME_API;
  readonly bots: readonly string[];
  private readonly prepared = new Map<string, Prepared>();
  /** By number of seats: what most matches are, found without reading their config. */
  private readonly usual: (Prepared | undefined)[] = [];

  constructor(
    readonly structure: Structure,
    private readonly rules: AnyRules,
  ) {
    this.bots = Object.keys(rules.bots ?? {});
  }

  choose(name: string, { view, offers, seed }: BotSight): Choice {
    const bot = this.bots.includes(name) ? this.rules.bots?.[name] : undefined;
    if (!bot) throw botUnknown(name, this.bots);
    return bot(view, offers, botChance(seed));
  }

  create(asked: NewSetup, { hashes = true }: MatchOptions = {}): Match {
    checkSeed(asked);
    const { config, blueprint } = this.prepare(asked.seats, asked.config);
    const { seats, chance, seed, parts, script } = asked;
    const { id: game, version } = this.structure;
    const setup: MatchSetup = {
      game,
      version,
      seats,
      config,
      chance,
      seed,
      ...(parts && { parts }),
      ...(script && { script }),
    };
    return new Match(this.rules, blueprint, setup, { hashes });
  }

  load({ state, record }: SavedMatch): Match {
    const { blueprint } = this.prepare(record.setup.seats, record.setup.config);
    const drafts = readDrafts(state.drafts, blueprint.seats);
    const resumed = { state: readState(blueprint, state), entries: record.entries, drafts };
    checkHash(resumed.state, record.entries.at(-1));
    return new Match(this.rules, blueprint, record.setup, { hashes: true }, resumed);
  }

  replay(record: MatchRecord): Match {
    const { game, version } = record.setup;
    if (game !== this.structure.id || version !== this.structure.version) {
      throw new Failure(
        'RECORD_DIVERGES',
        `The record is of ${game}@${version}, not of ${this.structure.id}@${this.structure.version}.`,
      );
    }
    const match = this.create(record.setup);
    const [setup, ...entries] = record.entries;
    if (setup) checkRepeated(setup, match.record().entries[0] as Entry);
    for (const entry of entries) match.repeat(entry);
    return match;
  }

  perft(setup: NewSetup, depth: number): readonly number[] {
    return perft(this.create(setup, { hashes: false }), depth);
  }

  private prepare(seats: number, config: JsonObject | undefined): Prepared {
    const usual = config === undefined ? this.usual[seats] : undefined;
    if (usual) return usual;
    const key = JSON.stringify([seats, config]);
    const prepared = this.prepared.get(key) ?? this.check(seats, config ?? NO_CONFIG);
    if (config === undefined) this.usual[seats] = prepared;
    if (this.prepared.size >= BLUEPRINTS_KEPT)
      this.prepared.delete(this.prepared.keys().next().value as string);
    this.prepared.set(key, prepared);
    return prepared;
  }

  /** Refused (thrown) as SEATS_WRONG, CONFIG_WRONG. */
  private check(seats: number, asked: JsonObject): Prepared {
    const { id, seats: allowed, config: specs } = this.structure;
    if (!Number.isInteger(seats) || seats < allowed.min || seats > allowed.max) {
      const range = allowed.min === allowed.max ? `${allowed.min}` : `${allowed.min} to ${allowed.max}`;
      throw new Failure('SEATS_WRONG', `${id} is for ${range} seats, not ${seats}.`);
    }
    const config: JsonObject = { ...defaultsOf(specs), ...asked };
    const misfit = misfitOfMembers(specs, config);
    if (misfit)
      throw new Failure(
        'CONFIG_WRONG',
        `The config does not fit at ${misfit.path || '/'}: expected ${misfit.expected}.`,
      );
    const refusal = this.rules.accept?.(config, seats);
    if (refusal)
      throw new Failure(
        'CONFIG_WRONG',
        `${id} refuses this config: ${refusal.code} ${JSON.stringify(refusal.facts ?? {})}`,
      );
    return { config, blueprint: drawBlueprint(this.structure, seats, config) };
  }
}

/** Said the same way wherever a bot is asked for by a name that none has. */
export const botUnknown = (name: string, known: readonly string[]): Failure =>
  new Failure(
    'BOT_UNKNOWN',
    `There is no bot "${name}".`,
    known.length > 0 ? `There are: ${known.join(', ')}.` : 'This game brings none.',
  );

/** Refused (thrown) as STATE_WRONG: a state that is not the one in which its record ends. */
function checkHash(state: State, last: Entry | undefined): void {
  if (last?.hash !== undefined && last.hash !== hashState(state))
    throw new Failure(
      'STATE_WRONG',
      `The saved state is not the one after revision ${last.revision} of its record.`,
    );
}
