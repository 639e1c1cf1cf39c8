import type { EntryNote, MatchEvent } from '../events/event.js';
import type { SeatId, Viewer } from '../ids.js';
import type { JsonObject } from '../json.js';
import type { Offer } from '../offers/offer.js';
import type { Entry, MatchRecord, MatchSetup, ScriptedDraw } from '../record/record.js';
import type { BotChance, Choice } from '../rules/rules.js';
import type { Structure } from '../structure/structure.js';
import type { Context, View } from '../view/view.js';

/** The version of this interface that a bundle speaks; a lock's lowest host version. */
export const LOCKED_GAME_API = 1;

/** The decision that a command belongs to, named by what its policy checks; by all three where that is not known. */
export type DecisionName =
  | { readonly revision: number }
  | { readonly epoch: number; readonly ownRevision: number };

/** One offer, taken. */
export interface Command {
  readonly seat: SeatId;
  readonly decision: DecisionName;
  /** Steps that the decision already has: 0 for the first. */
  readonly step: number;
  /** The offer's id; of a domain, the id with the row's values in its payload. */
  readonly offer: string;
  readonly value?: string | number;
}

/** What came of a command, a withdrawal or an undo. A draft step has no entry. */
export type Answer =
  | { readonly status: 'accepted'; readonly entry?: Entry }
  | { readonly status: 'refused'; readonly code: string; readonly facts?: JsonObject };

/** What one viewer is sent for one entry. */
export interface Update {
  readonly note: EntryNote;
  readonly events: readonly MatchEvent[];
}

/** Enough to go on with a match at any step: the readable form of its state and its record. */
export interface SavedMatch {
  readonly state: JsonObject;
  readonly record: MatchRecord;
}

/**
 * A match of a locked game, as host, worker, simulator and sandbox speak to it. Everything that crosses is JSON.
 * Every way out (`view`, `context`, `offers`, `updates`) is one viewer's projection; `record`, `save` and
 * `hash` are for whoever keeps the match and never leave it before the end.
 */
export interface LockedMatch {
  readonly setup: MatchSetup;
  /** Takes an offer as its seat was shown it. */
  step(command: Command): Answer;
  /** Makes a move written with runtime ids, of whatever decision is open now: scripts, records, bots of ours. */
  play(seat: SeatId, action: string, payload: JsonObject, value?: string | number): Answer;
  withdraw(seat: SeatId): Answer;
  /** Takes back the last step of the seat's draft, or its last entry where that is allowed. */
  undo(seat: SeatId): Answer;
  offers(seat: SeatId): readonly Offer[];
  view(viewer: Viewer): View;
  context(viewer: Viewer): Context;
  /** One update for each entry after `revision`, oldest first. */
  updates(viewer: Viewer, revision: number): readonly Update[];
  record(lock?: string): MatchRecord;
  save(): SavedMatch;
  /** Of the state; of a seat, of the state with that seat's draft laid over it. */
  hash(seat?: SeatId): string;
  /** What chance has given so far. With it as its script, a match of any seed goes the same way. */
  chanceFile(): readonly ScriptedDraw[];
  /**
   * A match that the seat cannot tell from this one, with what it does not know dealt anew. Its record is this match's,
   * nothing in it can be taken back, and who wants to look at it begins before a move is made in it.
   */
  sample(seat: SeatId, chance: BotChance): LockedMatch;
  /**
   * How many forward offers the seat has to choose among, rows of domains counted one by one; those that concede are
   * counted only where nothing else is offered.
   */
  choices(seat: SeatId): number;
  /** Takes the one of that number among them (inputs at a suggestion or bound): bots that need no view. */
  take(seat: SeatId, choice: number): Answer;
  /**
   * Begins anew with another seed, as if it had just been created: a simulation plays many games at one table.
   * Refused (thrown) as SEED_WRONG.
   */
  restart(seed: string): void;
  /** The seats that may act now. */
  acting(): readonly SeatId[];
  /** What the module itself finds wrong with the position; empty when nothing is. */
  check(): readonly string[];
  /** Gives back what the match takes where it lies. Nothing is asked of it any more. */
  close(): void;
}

export interface MatchOptions {
  /** Whether every entry gets the hash of the state after it. Default true; simulations do without. */
  readonly hashes?: boolean;
}

/** What a bot is shown, and the seed of 32 bits of its chance in this one choice. */
export interface BotSight {
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly seed: number;
}

export interface LockedGame {
  readonly api: typeof LOCKED_GAME_API;
  readonly structure: Structure;
  /** Names of the bots that the game brings. */
  readonly bots: readonly string[];
  /**
   * What one of them chooses, seeing what its seat is shown. Refused (thrown as a Failure): BOT_UNKNOWN. Whether its
   * choice is one of the offers is said by `step`.
   */
  choose(bot: string, sight: BotSight): Choice;
  /** Refused (thrown as a Failure CONFIG_WRONG, SEATS_WRONG, SEED_WRONG): a setup that the structure does not allow. */
  create(setup: NewSetup, options?: MatchOptions): LockedMatch;
  load(saved: SavedMatch): LockedMatch;
  /** Plays a record again. Thrown as a Failure RECORD_DIVERGES with the revision: an entry whose hash differs. */
  replay(record: MatchRecord): LockedMatch;
  /** How many sequences of moves there are of each length from 0 to `depth`; finished matches are not extended. */
  perft(setup: NewSetup, depth: number): readonly number[];
}

/** What a match is created from; config values that are left out have their defaults. */
export type NewSetup = Omit<MatchSetup, 'game' | 'version' | 'config'> & { readonly config?: JsonObject };
