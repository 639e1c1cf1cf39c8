import type { SeatId } from '@tapete/core';
import type { CommandEnvelope } from './envelopes.js';

type Take = Extract<CommandEnvelope, { act: 'take' }>;

/**
 * The envelope that nearly all of play is, checked by hand: exactly a `take`, with no field more than it has. Undefined
 * for all else, and for what is only just right or wrong: the shapes judge that, and find the words.
 */
export function quickTake(value: unknown): Take | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { type, act, id, seat, decision, step, offer, value: given } = value as Record<string, unknown>;
  if (type !== 'command' || act !== 'take') return undefined;
  if (countOf(value) !== (given === undefined ? 7 : 8)) return undefined;
  if (!isShort(id, 64) || !isShort(offer, 4096) || !isSeat(seat) || !isCount(step)) return undefined;
  const named = quickDecision(decision);
  if (named === undefined) return undefined;
  const take = { type, act, id, seat, decision: named, step, offer } as const;
  if (given === undefined) return take;
  const fits = typeof given === 'string' ? given.length <= 4096 : Number.isSafeInteger(given);
  return fits ? { ...take, value: given as string | number } : undefined;
}

function quickDecision(value: unknown): Take['decision'] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { revision, epoch, ownRevision } = value as Record<string, unknown>;
  switch (countOf(value)) {
    case 1:
      return isCount(revision) ? { revision } : undefined;
    case 2:
      return isCount(epoch) && isCount(ownRevision) ? { epoch, ownRevision } : undefined;
    case 3:
      return isCount(revision) && isCount(epoch) && isCount(ownRevision)
        ? { revision, epoch, ownRevision }
        : undefined;
    default:
      return undefined;
  }
}

function countOf(value: object): number {
  let count = 0;
  for (const _ in value) count++;
  return count;
}

/** Shorter in UTF-16 units than it may be in characters. */
const isShort = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length >= 1 && value.length <= most;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isSeat = (value: unknown): value is SeatId => typeof value === 'string' && SEAT.test(value);
const SEAT = /^p(?:0|[1-9]\d?)$/;
