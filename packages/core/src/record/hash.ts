import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalText, type Json, type JsonObject } from '../json.js';
import type { State } from '../match/state.js';
import { Broken } from '../refusal.js';
import type { NamedSpec } from '../structure/value-spec.js';
import type { Mind } from '../table/mind.js';

/**
 * SHA-256 of a state: what the match was created as, its words, its own data and its result. Who controls a seat
 * and open drafts are no part of it.
 *
 * Shape: 64 hex digits. Broken: OWN_DATA_WRONG, for own data that JSON cannot say.
 */
export function hashState(state: State): string {
  const { words, blueprint, global, own, result, minds } = state;
  checkWhole(blueprint.structure.variables.global, global);
  for (const each of own) checkWhole(blueprint.structure.variables.seat, each);
  const data = `{"global":${safeText(global)},"minds":[${minds.map(mindText)}],"own":${safeText(own)},"result":${safeText(result as unknown as Json)}}`;
  const { identity } = blueprint;
  makeRoom(identity.length + 5 * words.length + 3 * data.length);
  room.set(identity);
  const used = putText(data, putWords(words, identity.length));
  return quickSha256?.(room.buffer, used) ?? bytesToHex(sha256(room.subarray(0, used)));
}

/**
 * SHA-256 of the first bytes of a buffer, by whoever runs this engine, if they have a quicker one: where rules run in an
 * interpreter, as strangers' rules do, it would take nine tenths of all time. What it gives is the same.
 */
const { tapeteSha256: quickSha256 } = globalThis as {
  readonly tapeteSha256?: (buffer: ArrayBuffer, length: number) => string;
};

const mindTexts = new WeakMap<Mind, string>();

/** A mind never changes, and mostly it is the same after an entry. */
function mindText(mind: Mind): string {
  const text = mindTexts.get(mind) ?? canonicalText(mind as unknown as Json);
  mindTexts.set(mind, text);
  return text;
}

/** A variable without a value would be gone when the state is read again. */
function checkWhole(specs: readonly NamedSpec[], data: JsonObject): void {
  for (const { name } of specs)
    if (data[name] === undefined) throw new Broken(`variable ${name} has no value`, 'OWN_DATA_WRONG');
}

function safeText(data: Json): string {
  try {
    return canonicalText(data);
  } catch (cause) {
    throw new Broken(
      `own data is no JSON: ${cause instanceof Error ? cause.message : cause}`,
      'OWN_DATA_WRONG',
    );
  }
}

/** Used again by every hash; what is written in it is read at once. */
let room = new Uint8Array(4096);

function makeRoom(bytes: number): void {
  if (room.length < bytes) room = new Uint8Array(2 * bytes);
}

/**
 * The words as bytes, seven bits each and the lowest first, the sign in the lowest bit: nearly all of them are small, and
 * a hash costs what it is long. Returns where they end.
 */
function putWords(words: Int32Array, from: number): number {
  const into = room;
  let used = from;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as number;
    let left = (word << 1) ^ (word >> 31);
    // The array keeps eight bits of what is written to it.
    for (; left & ~127; left >>>= 7) into[used++] = left | 128;
    into[used++] = left;
  }
  return used;
}

/** A text in UTF-8; one of plain letters without the detour over another array. */
function putText(text: string, from: number): number {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 127) return putBytes(utf8ToBytes(text), from);
    room[from + index] = unit;
  }
  return from + text.length;
}

function putBytes(bytes: Uint8Array, from: number): number {
  room.set(bytes, from);
  return from + bytes.length;
}
