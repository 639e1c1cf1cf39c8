import { Failure, type JsonObject, type SeatId, seatId } from '@tapete/core';
import type { Rematch, SeatCard, Seating } from '@tapete/wire';
import * as z from 'zod';
import { isSecretOf } from './secret.js';

const seatShape = z.strictObject({
  /** `person`, `open`, or `bot:` and its name. */
  controller: z.union([z.enum(['person', 'open']), z.templateLiteral(['bot:', z.string()])]),
  name: z.string(),
  /** Hash of the token that proves the seat; only of a person. */
  token: z.string().optional(),
});

/** What is stored of a match beside its log: how it was created, and who has which seat. Never sent to anybody whole. */
const factsShape = z.strictObject({
  factsVersion: z.literal(1),
  config: z.record(z.string(), z.json()),
  seed: z.string(),
  /** Each seat's own part of the seed, in hex; empty where it added none. */
  parts: z.array(z.string()).exactOptional(),
  /** Lets whoever has it take a free seat. */
  invitation: z.string(),
  seats: z.array(seatShape).min(1),
  /** The match that follows this one with the same people, and who asked for it. */
  rematch: z.strictObject({ match: z.string(), by: z.templateLiteral(['p', z.int()]) }).optional(),
});
export type MatchFacts = z.infer<typeof factsShape>;
export type SeatFacts = MatchFacts['seats'][number];

export const OPEN_SEAT: SeatFacts = { controller: 'open', name: '' };

export const writeFacts = (facts: MatchFacts): string => JSON.stringify(facts);

export function readFacts(body: string): MatchFacts {
  const facts = factsShape.safeParse(JSON.parse(body));
  if (facts.success) return facts.data;
  throw new Failure(
    'STORE_WRONG',
    `the facts of a match are not what this version writes: ${facts.error.message}`,
  );
}

/** How the match was created, as its game's `create` takes it. */
export function setupOf({ seats, config, seed, parts }: MatchFacts) {
  const own = parts && { parts };
  return { seats: seats.length, config: config as JsonObject, chance: 'chacha20', seed, ...own } as const;
}

export function seatCards({ seats }: MatchFacts): SeatCard[] {
  return seats.map(({ controller, name }, seat) => ({ seat: seatId(seat), name, controller }));
}

/** The seat that a token proves. */
export function seatOfToken({ seats }: MatchFacts, token: string): SeatId | undefined {
  const seat = seats.findIndex(({ token: hash }) => hash !== undefined && isSecretOf(token, hash));
  return seat < 0 ? undefined : seatId(seat);
}

/** The match that follows, as everybody at this one may know it. */
export function rematchOf({ rematch }: MatchFacts): Rematch | undefined {
  return rematch && { match: rematch.match, by: rematch.by as SeatId };
}

/** Who has which seat when the same people play again: in a swapped seating, each where the one before them sat. */
export function seatedAgain({ seats }: MatchFacts, seating: Seating): MatchFacts['seats'] {
  return seating === 'same' ? seats : [...seats.slice(-1), ...seats.slice(0, -1)];
}

/** The facts with another holder of one seat. */
export function seated(facts: MatchFacts, seat: number, holder: SeatFacts): MatchFacts {
  return { ...facts, seats: facts.seats.map((now, at) => (at === seat ? holder : now)) };
}
