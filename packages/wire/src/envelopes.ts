import { MATCH_STATUSES, OUTCOMES } from '@tapete/core';
import * as z from 'zod/mini';
import { contextShape } from './context-shape.js';
import { patchShape } from './patch/patch-shape.js';
import { PRESENCES } from './protocols.js';
import { controllerShape, countShape, idShape, opaqueShape, seatShape, viewerShape } from './shapes.js';

/** As long as an offer's id or a typed value may be. */
const TEXT_MAX = 4096;

// ---- client -> host ----

/** Opens a connection to one match. Answered by `welcome` and then as `sync`, or by `error`. */
export const helloShape = z.object({
  type: z.literal('hello'),
  protocols: z.array(z.int()).check(z.minLength(1), z.maxLength(16)),
  match: idShape,
  /** Proves the seat; without one the viewer is a spectator. */
  token: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  /** How far this viewer has seen already. Without one, a snapshot is sent. */
  cursor: z.optional(countShape),
});

/**
 * Asks for what came after a cursor. Answered by exactly the missing updates or by one snapshot; without a cursor, by a
 * snapshot.
 */
export const syncShape = z.object({ type: z.literal('sync'), cursor: z.optional(countShape) });

/** Asks what was told of the entries after a revision, 0 for all. Answered by one `history`. */
export const recallShape = z.object({ type: z.literal('recall'), after: countShape });

/**
 * The decision that a command belongs to, named by what its policy checks: the match's revision, or the epoch and the
 * seat's own revision. Who does not know the action's policy says all three.
 */
export const decisionShape = z.union([
  z.object({ revision: countShape, epoch: countShape, ownRevision: countShape }),
  z.object({ epoch: countShape, ownRevision: countShape }),
  z.object({ revision: countShape }),
]);

const commandBase = {
  type: z.literal('command'),
  /** Of the client's making: sent twice with the same content it is applied once and gets the same receipt. */
  id: idShape,
  /** The seat that it is made for. Another than the connection's is refused with SEAT_WRONG. */
  seat: seatShape,
};

/** Takes one offer. Answered by one receipt. */
export const takeShape = z.object({
  ...commandBase,
  act: z.literal('take'),
  decision: decisionShape,
  /** Steps that the decision has already. */
  step: countShape,
  offer: z.string().check(z.minLength(1), z.maxLength(TEXT_MAX)),
  value: z.optional(z.union([z.string().check(z.maxLength(TEXT_MAX)), z.int()])),
});
/** Takes back the last step of the draft, or the seat's last entry where that is allowed. */
export const undoShape = z.object({ ...commandBase, act: z.literal('undo') });
/** Leaves the match for good. */
export const withdrawShape = z.object({ ...commandBase, act: z.literal('withdraw') });
export const commandShape = z.discriminatedUnion('act', [takeShape, undoShape, withdrawShape]);

export const pingShape = z.object({ type: z.literal('ping'), at: z.optional(z.number()) });

// ---- host -> client ----

export const seatCardShape = z.object({
  seat: seatShape,
  name: z.string(),
  controller: controllerShape,
});

/** The answer to `hello`. Sent again when somebody takes a seat. */
export const welcomeShape = z.object({
  type: z.literal('welcome'),
  protocol: z.int(),
  match: idShape,
  viewer: viewerShape,
  /** What is played: `conecta4@1.0.0`, and the digest of its lock. */
  game: z.string(),
  lock: z.string(),
  /** To the seed, which is shown with the record when the match is over: SHA-256, in hex. */
  commitment: z.optional(z.string()),
  seats: z.array(seatCardShape),
});

/** The fingerprint of a view and the context that goes with it: `printOf` of both as one object. */
const printShape = z.int().check(z.nonnegative(), z.maximum(0xffffffff));

/** Everything that the viewer may see now; `cursor` says which update it already contains. */
export const snapshotShape = z.object({
  type: z.literal('snapshot'),
  cursor: countShape,
  view: opaqueShape,
  print: printShape,
  context: contextShape,
});

export const noteShape = z.object({
  revision: countShape,
  kind: z.enum(['setup', 'decision', 'withdrawal', 'undo']),
  seat: z.optional(seatShape),
});
export const eventShape = z.object({ seq: countShape, type: z.string(), data: opaqueShape });

const updateBase = {
  type: z.literal('update'),
  cursor: countShape,
  note: z.optional(noteShape),
  events: z.array(eventShape),
  /** Of view and context after it. */
  print: printShape,
};
/**
 * What one entry, or one step of the viewer's own draft, changed. Cursors of a viewer have no gaps.
 * `note` is left out for a draft step.
 *
 * View and context are told whole or, where that is shorter, as the patch of those before. Whoever has seen something of
 * another fingerprint than `base` asks for a snapshot, by a `sync` with no cursor.
 */
export const updateShape = z.union([
  z.object({ ...updateBase, patch: patchShape, base: printShape }),
  z.object({ ...updateBase, view: opaqueShape, context: contextShape }),
]);

export const toldShape = z.object({ note: noteShape, events: z.array(eventShape) });
/**
 * The answer to `recall`: what this viewer was told of the entries after that revision, oldest first, a page of them.
 * Where there is `more`, one asks again from the last revision of this page.
 */
export const historyShape = z.object({
  type: z.literal('history'),
  after: countShape,
  entries: z.array(toldShape),
  more: z.boolean(),
});

/** The answer to one command, refusals included; the same for the same command, after a restart too. */
export const receiptShape = z.object({
  type: z.literal('receipt'),
  id: idShape,
  status: z.enum(['accepted', 'refused']),
  code: z.optional(z.string()),
  facts: z.optional(opaqueShape),
  /** Of the match after it, where it was accepted. */
  revision: z.optional(countShape),
});

export const seatResultShape = z.object({
  outcome: z.enum(OUTCOMES),
  score: z.optional(z.number()),
  rank: z.optional(z.int()),
  goals: z.optional(z.array(z.string())),
  reason: z.optional(z.string()),
});
const [, ...OVER] = MATCH_STATUSES;
/** How the match ended. A cancelled match has no seats in `result`. Sent after the update that ended it. */
export const resultShape = z.object({
  type: z.literal('result'),
  status: z.enum(OVER),
  result: z.record(seatShape, seatResultShape),
});

/** Who is connected. */
export const presenceShape = z.object({
  type: z.literal('presence'),
  seats: z.record(seatShape, z.enum(PRESENCES)),
  spectators: countShape,
});

/**
 * Somebody has asked for another match with the same people. Told to everybody at the table, and to whoever comes
 * later. Who has a seat here has one there, proved by the same token; the lobby's rematch says which.
 */
export const rematchShape = z.object({
  type: z.literal('rematch'),
  match: idShape,
  /** The seat, of this match, that asked. */
  by: seatShape,
});

/** An envelope that could not be taken. Nothing has changed. */
export const errorShape = z.object({
  type: z.literal('error'),
  /** Of ERROR_CODES, or one that a newer host has. */
  code: z.string(),
  message: z.string(),
  /** The command it answers, where that could be read. */
  id: z.optional(z.string()),
});

export const pongShape = z.object({ type: z.literal('pong'), at: z.optional(z.number()) });

// ---- by type ----

export const CLIENT_SHAPES = {
  hello: helloShape,
  sync: syncShape,
  recall: recallShape,
  command: commandShape,
  ping: pingShape,
};
export const HOST_SHAPES = {
  welcome: welcomeShape,
  snapshot: snapshotShape,
  update: updateShape,
  history: historyShape,
  receipt: receiptShape,
  result: resultShape,
  presence: presenceShape,
  rematch: rematchShape,
  error: errorShape,
  pong: pongShape,
};

type Inferred<Shapes extends Record<string, z.ZodMiniType>> = z.infer<Shapes[keyof Shapes]>;
export type ClientEnvelope = Inferred<typeof CLIENT_SHAPES>;
export type HostEnvelope = Inferred<typeof HOST_SHAPES>;
export type Envelope = ClientEnvelope | HostEnvelope;

export type HelloEnvelope = z.infer<typeof helloShape>;
export type CommandEnvelope = z.infer<typeof commandShape>;
export type ReceiptEnvelope = z.infer<typeof receiptShape>;
/** Another match with the same people, and who asked for it. */
export type Rematch = Omit<z.infer<typeof rematchShape>, 'type'>;
export type SeatCard = z.infer<typeof seatCardShape>;
