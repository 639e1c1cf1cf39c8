import type { JsonObject, SeatId } from '@tapete/core';
import { type Key, keyShape } from '@tapete/manifest';
import { InvalidArgumentError } from 'commander';

/** Reads an option that is a whole number within bounds. */
export function wholeNumber(minimum: number, maximum: number) {
  return (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= minimum && value <= maximum) return value;
    throw new InvalidArgumentError(`It is a whole number from ${minimum} to ${maximum}.`);
  };
}

const XORSHIFT_SEEDS = 2 ** 32;

/** A seed: a number below 2^32 for xorshift32, or 64 hex digits for ChaCha20. */
export function readSeed(text: string): string {
  if (isChaChaSeed(text) || (/^(0|[1-9]\d{0,9})$/.test(text) && Number(text) < XORSHIFT_SEEDS)) return text;
  throw new InvalidArgumentError('It is a whole number from 0 to 4294967295, or 64 hex digits.');
}

export const isChaChaSeed = (seed: string): boolean => /^[0-9a-f]{64}$/.test(seed);

export function readConfig(text: string): JsonObject {
  const value = parsed(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw new InvalidArgumentError('It is a JSON object: \'{"rows":6}\'.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidArgumentError(`It is no JSON: ${(error as Error).message}.`);
  }
}

export function readSeat(text: string): SeatId {
  if (/^p(0|[1-9]\d?)$/.test(text)) return text as SeatId;
  throw new InvalidArgumentError('It is a seat: p0, p1, …');
}

export function readKey(text: string): Key {
  const key = keyShape.safeParse(text);
  if (key.success) return key.data;
  throw new InvalidArgumentError('It is a public key, as `tapete key FILE --show` prints it: ed25519:….');
}

export function readNames(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => name !== '')) return names;
  throw new InvalidArgumentError('It is a list of names: random,random.');
}
