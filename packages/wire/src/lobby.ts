import { type NamedSpec, PARAMETER_TYPES, PROPERTY_TYPES } from '@tapete/core';
import * as z from 'zod/mini';
import { seatCardShape } from './envelopes.js';
import { botShape, idShape, opaqueShape, seatShape } from './shapes.js';

/*
 * What client and host say to each other over HTTP, outside of a match. All under `/api`; what is refused is answered
 * with `{ "error": { code, message, hint? } }` and a fitting status.
 *
 *   GET  /api/games                         GameCard[], active versions only
 *   GET  /api/games/:name/presentation      the presentation of `conecta4@1.0.0` (pictures and sounds by path)
 *   GET  /api/games/:name/files/*           one file of the package, immutable, by path
 *   GET  /api/catalog/:game                 GameHistory: every version that was ever published
 *   POST /api/catalog/publications          the bytes of `tapete publish --to` -> PublicationAnswer
 *   GET  /api/catalog/publications/:id      what came of one, or how far it is; `?wait=20` as below
 *   POST /api/seeds                         { commitment } to the seed of a match that is about to be created
 *   POST /api/matches                       NewMatch -> CreatedMatch
 *   GET  /api/matches/:match                MatchCard
 *   POST /api/matches/:match/seats          TakeSeat -> SeatTaken: a free seat, by the invitation
 *   POST /api/matches/:match/bots           SeatBot -> MatchCard: a bot takes a free seat, by the invitation
 *   POST /api/matches/:match/rematch        AskRematch -> CreatedMatch with the same people; asked again, the same one
 *   GET  /api/matches/:match/record         the record, once the match is over
 *   GET  /api/matches/:match/audit          MatchAudit: the record, played again
 *   GET  /api/socket                        WebSocket of the envelopes
 *   POST /api/matches/:match/envelopes      Exchange -> host envelopes, for who cannot hold a socket; `?wait=25` holds
 *                                           the answer for so many seconds at most, until there is news
 */

const secret = z.string().check(z.minLength(1), z.maxLength(128));
const name = z.string().check(z.minLength(1), z.maxLength(40));
const textsShape = z.record(z.string(), z.string());

/** A value that a match may be created with, as the game's manifest says it. */
const namedSpecShape = z.looseObject({
  name: z.string(),
  type: z.enum([...PROPERTY_TYPES, ...PARAMETER_TYPES]),
}) as unknown as z.ZodMiniType<NamedSpec>;

export const gameCardShape = z.object({
  /** With its version: `conecta4@1.0.0`. */
  name: z.string(),
  game: z.string(),
  version: z.string(),
  lock: z.string(),
  /** Locale -> text. */
  title: textsShape,
  summary: textsShape,
  seats: z.object({ min: z.int(), max: z.int(), optimal: z.int() }),
  minutes: z.optional(z.number()),
  config: z.array(namedSpecShape),
  /** The value of the config that counts the games of a series: a rematch has the next one, and nobody sets it. */
  series: z.optional(z.string()),
  /** The value of the config that numbers the deal: who begins a match chooses a number where nobody names one. */
  deal: z.optional(z.string()),
  bots: z.array(z.string()),
  /** Addresses of the pictures, ready to use. */
  cover: z.string(),
  thumbnail: z.string(),
  icon: z.string(),
});
export type GameCard = z.infer<typeof gameCardShape>;

export const VERSION_STATUSES = ['active', 'inactive', 'blocked'] as const;

/** One published version, as its line in the catalog and its lock say it. */
export const versionCardShape = z.object({
  /** `conecta4@1.0.0`. */
  name: z.string(),
  version: z.string(),
  status: z.enum(VERSION_STATUSES),
  /** Why it is blocked. */
  reason: z.optional(z.string()),
  publishedAt: z.string(),
  lock: z.string(),
  /** The key that signed the lock. */
  by: z.optional(z.string()),
  engine: z.object({ version: z.string(), integrity: z.string() }),
  /** The version of the bundle's interface that a host must speak. */
  api: z.int(),
  /** What it was put through, and on how many cases. */
  checks: z.array(z.object({ name: z.string(), cases: z.int() })),
  packages: z.array(
    z.object({ name: z.string(), kind: z.enum(['game', 'library']), size: z.int(), files: z.int() }),
  ),
  /** Pictures and sounds. */
  resources: z.int(),
});
export type VersionCard = z.infer<typeof versionCardShape>;

/** What a catalog has of one game, the newest version first. */
export const gameHistoryShape = z.object({
  game: z.string(),
  /** Whoever has one of them publishes its versions. */
  keys: z.array(z.string()),
  versions: z.array(versionCardShape),
});
export type GameHistory = z.infer<typeof gameHistoryShape>;

/** Who plays a seat: the one who creates the match, whoever is invited, a bot by name. */
export const seatPlanShape = z.union([z.literal('me'), z.literal('open'), botShape]);
export type SeatPlan = z.infer<typeof seatPlanShape>;

/** A part of a match's seed, in hex, for a seed that the host has committed to before it knew the part. */
const fairShape = z.strictObject({
  commitment: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  part: z.string().check(z.regex(/^([0-9a-f]{2}){16,64}$/)),
});
export type FairPart = z.infer<typeof fairShape>;

export const newMatchShape = z.strictObject({
  /** A game (its newest active version) or `game@version`. */
  game: z.string().check(z.minLength(1), z.maxLength(200)),
  config: z.optional(opaqueShape),
  seats: z.array(seatPlanShape).check(z.minLength(1), z.maxLength(100)),
  /** Of the one who creates it. */
  name: z.optional(name),
  /** From the one who creates it and has a seat. */
  fair: z.optional(fairShape),
});
export type NewMatch = z.infer<typeof newMatchShape>;

export const createdMatchShape = z.object({
  match: idShape,
  seat: z.nullable(seatShape),
  /** Proves the creator's seat. Kept by its page; never part of an address that is shared. */
  token: z.nullable(secret),
  /** Lets whoever has it take a free seat. */
  invitation: secret,
  /** Of a rematch: whether the part of the seed that was sent is in it, and not that of another who asked before. */
  hasPart: z.optional(z.boolean()),
});
export type CreatedMatch = z.infer<typeof createdMatchShape>;

export const takeSeatShape = z.strictObject({
  invitation: secret,
  /** Any free one when left out. */
  seat: z.optional(seatShape),
  name: z.optional(name),
});
export type TakeSeat = z.infer<typeof takeSeatShape>;

export const seatTakenShape = z.object({ seat: seatShape, token: secret });
export type SeatTaken = z.infer<typeof seatTakenShape>;

export const seatBotShape = z.strictObject({
  invitation: secret,
  seat: z.optional(seatShape),
  /** One of the game's bots, without `bot:`. */
  bot: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type SeatBot = z.infer<typeof seatBotShape>;

const SEATINGS = ['same', 'swapped'] as const;
/** Who sits where in a rematch: everybody where they sat, or each where the one before them did. */
export type Seating = (typeof SEATINGS)[number];

export const askRematchShape = z.strictObject({
  /** Of the seat that asks. Whoever has a seat of the old match proves with it the one that it has in the new match. */
  token: secret,
  /** Default: `same`. The first who asks decides. */
  seating: z.optional(z.enum(SEATINGS)),
  /** From the first who asks. */
  fair: z.optional(fairShape),
});
export type AskRematch = z.infer<typeof askRematchShape>;

/** Envelopes of a client, a `hello` first; answered by all that the host says to them, in order. */
export const exchangeShape = z.array(z.looseObject({})).check(z.minLength(1), z.maxLength(16));

export const matchCardShape = z.object({
  match: idShape,
  game: z.string(),
  lock: z.string(),
  status: z.enum(['playing', 'finished', 'cancelled']),
  /** What it was created with. */
  config: opaqueShape,
  seats: z.array(seatCardShape),
});
export type MatchCard = z.infer<typeof matchCardShape>;

/** What playing a finished match's record again has shown. */
export const matchAuditShape = z.object({
  status: z.enum(['proved', 'refuted']),
  lock: z.string(),
  /** States that were compared. */
  entries: z.int(),
  /** To the seed that the record shows: the same that `welcome` had before the first move. */
  commitment: z.optional(z.string()),
  /** What differs, where it is refuted. */
  message: z.optional(z.string()),
});
export type MatchAudit = z.infer<typeof matchAuditShape>;

/** One thing that is wrong with a game that was sent, with its place. */
const findingShape = z.object({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  file: z.string(),
  /** A JSON Pointer into the file. */
  path: z.string(),
  message: z.string(),
  near: z.exactOptional(z.string()),
  hint: z.exactOptional(z.string()),
  line: z.exactOptional(z.int()),
  column: z.exactOptional(z.int()),
});

const findingsShape = z.readonly(z.array(findingShape));

const heirShape = z.object({
  /** `conecta4@1.0.0`. */
  from: z.string(),
  /** Matches that were played again. */
  matches: z.int(),
  /** Of them, those that end in the same state. */
  compatible: z.int(),
  /** Those that need the lock they were played on, and from which revision on they differ. */
  older: z.readonly(z.array(z.object({ match: z.string(), since: z.int() }))),
});
/** How the matches of one earlier version go when they are played on a newer one. */
export type Heir = z.infer<typeof heirShape>;

/** A digest of what was sent: asked on with. */
const publicationIdShape = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What came of a publication, or how far it is. */
export const publicationAnswerShape = z.discriminatedUnion('status', [
  z.object({ id: publicationIdShape, status: z.literal('checking'), step: z.exactOptional(z.string()) }),
  z.object({ id: publicationIdShape, status: z.literal('refused'), findings: findingsShape }),
  z.object({
    id: publicationIdShape,
    /** `already`: this very game is there under this name and version. */
    status: z.enum(['published', 'already']),
    name: z.string(),
    lock: z.string(),
    warnings: findingsShape,
    /** Of a new version: each earlier one of which matches were played. */
    heirs: z.exactOptional(z.readonly(z.array(heirShape))),
  }),
]);
export type PublicationAnswer = z.infer<typeof publicationAnswerShape>;

export const lobbyErrorShape = z.object({
  error: z.object({ code: z.string(), message: z.string(), hint: z.optional(z.string()) }),
});
export type LobbyError = z.infer<typeof lobbyErrorShape>;
