import { checkSeed } from '../chance/streams.js';
import type { Json, JsonObject } from '../json.js';
import { readState } from '../record/readable.js';
import type { Entry, MatchRecord, MatchSetup } from '../record/record.js';
import { Failure } from '../refusal.js';
import type { GameTypes, Rules } from '../rules/rules.js';
import { type Blueprint, drawBlueprint } from '../structure/blueprint.js';
import { defaultsOf, misfitOfMembers } from '../structure/check-value.js';
import type { Structure } from '../structure/structure.js';
import {
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

/** Blueprints are drawn once; more configs than this are rare, and then the oldest is drawn again. */
const BLUEPRINTS_KEPT = 32;

/** A game from its structure and its rules: what a published bundle exports. */
export function openGame<G extends GameTypes>(structure: Structure, rules: Rules<G>): LockedGame {
  return new OpenedGame(structure, rules as unknown as AnyRules);
}

class OpenedGame implements LockedGame {
  readonly api = LOCKED_GAME_API;
  private readonly blueprints = new Map<string, Blueprint>();

  constructor(
    readonly structure: Structure,
    private readonly rules: AnyRules,
  ) {}

  create(asked: NewSetup, options: MatchOptions = {}): Match {
    const setup = this.checkSetup(asked);
    return new Match(this.rules, this.blueprintOf(setup), setup, { hashes: options.hashes ?? true });
  }

  load({ state, record }: SavedMatch): Match {
    const blueprint = this.blueprintOf(record.setup);
    const drafts = draftsOf(state.drafts, blueprint.seats);
    const resumed = { state: readState(blueprint, state), entries: record.entries, drafts };
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

  private checkSetup(asked: NewSetup): MatchSetup {
    const { min, max } = this.structure.seats;
    if (!Number.isInteger(asked.seats) || asked.seats < min || asked.seats > max) {
      throw new Failure(
        'SEATS_WRONG',
        `${this.structure.id} is for ${min === max ? min : `${min} to ${max}`} seats, not ${asked.seats}.`,
      );
    }
    checkSeed(asked);
    const config: JsonObject = { ...defaultsOf(this.structure.config), ...asked.config };
    const misfit = misfitOfMembers(this.structure.config, config);
    if (misfit)
      throw new Failure(
        'CONFIG_WRONG',
        `The config does not fit at ${misfit.path || '/'}: ${misfit.expected} is expected.`,
      );
    const refusal = this.rules.accept?.(config, asked.seats);
    if (refusal)
      throw new Failure(
        'CONFIG_WRONG',
        `${this.structure.id} refuses this config: ${refusal.code} ${JSON.stringify(refusal.facts ?? {})}`,
      );
    return { ...asked, game: this.structure.id, version: this.structure.version, config };
  }

  private blueprintOf({ seats, config }: MatchSetup): Blueprint {
    const key = JSON.stringify([seats, config]);
    const known = this.blueprints.get(key);
    if (known) return known;
    if (this.blueprints.size >= BLUEPRINTS_KEPT)
      this.blueprints.delete(this.blueprints.keys().next().value as string);
    const drawn = drawBlueprint(this.structure, seats, config);
    this.blueprints.set(key, drawn);
    return drawn;
  }
}

function draftsOf(saved: Json | undefined, seats: number): never[][] {
  if (saved === undefined) return Array.from({ length: seats }, () => []);
  if (!Array.isArray(saved) || saved.length !== seats)
    throw new Failure('STATE_WRONG', 'The saved drafts are not one list a seat.');
  return saved as never[][];
}
