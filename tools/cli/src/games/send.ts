import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@tapete/core';
import type { Heir } from '@tapete/host';
import { type Lock, lockDigest, type Published, writeLock } from '@tapete/manifest';
import type { SigningKey } from '@tapete/manifest/signing';
import type { GameHistory } from '@tapete/wire';
import { gameHistory, readChecked } from '@tapete/wire/client';

/** What a host says of a publication: of a new version also how matches of earlier ones go on it. */
export type Sent = Published & { readonly heirs?: readonly Heir[] };

/** What a host has of a game; undefined of a name that nobody has. Thrown: HOST_UNREACHABLE, ANSWER_WRONG. */
export async function historyAt(host: string, game: string): Promise<GameHistory | undefined> {
  const { status, body } = await ask(`${host}/api/catalog/${encodeURIComponent(game)}`);
  if (status === 200) return historyIn(body, host);
  if (codeIn(body) === 'GAME_UNKNOWN') return undefined;
  throw refusal(body, status);
}

/**
 * Whether this very game stands there already. Thrown, before anything is played: VERSION_TAKEN where the version has
 * another lock, KEY_NOT_OWNER where the name has other keys.
 */
export function standsThere(history: GameHistory | undefined, lock: Lock, key: SigningKey): boolean {
  const { name, version } = lock.root;
  const taken = history?.versions.find((each) => each.version === version);
  if (taken?.lock === lockDigest(writeLock(lock))) return true;
  if (history !== undefined && !history.keys.includes(key.id))
    throw new Failure(
      'KEY_NOT_OWNER',
      `${name} is published there by others: ${key.id} is no key of it.`,
      'One of its owners grants your key, or the operator does; or give the game another name.',
    );
  if (taken === undefined) return false;
  throw new Failure(
    'VERSION_TAKEN',
    `${name}@${version} is published there already, with other bytes.`,
    'A published version never changes. Raise the version in the manifest and in package.json.',
  );
}

/** Seconds that one question waits for news. */
const WAIT = 20;
const PAUSE_MS = 1000;

/** Sends a publication and waits for what comes of it. Thrown: what the host refuses without looking into it. */
export async function send(host: string, bytes: Uint8Array, onStep: (step: string) => void): Promise<Sent> {
  let answer = await ask(`${host}/api/catalog/publications`, bytes);
  let step = '';
  while (answer.status === 202) {
    const { id, step: now = 'wait' } = answer.body as { readonly id: string; readonly step?: string };
    if (now !== step) onStep(now);
    step = now;
    await wait(PAUSE_MS);
    answer = await ask(`${host}/api/catalog/publications/${id}?wait=${WAIT}`);
  }
  const { status } = answer.body as { readonly status?: unknown };
  if (status === 'published' || status === 'already' || status === 'refused') return answer.body as Sent;
  throw refusal(answer.body, answer.status);
}

/** What calls itself a host may be anything. */
function historyIn(body: unknown, host: string): GameHistory {
  const read = readChecked(gameHistory, body);
  if (read.ok) return read.value;
  const { path, problem } = read.refusal.facts as { readonly path?: string; readonly problem?: string };
  throw new Failure('ANSWER_WRONG', `${host} is no host of games: ${path || 'what it says'} ${problem}.`);
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function ask(address: string, bytes?: Uint8Array): Promise<Answer> {
  try {
    const sent = bytes && {
      method: 'POST',
      headers: { 'content-type': 'application/gzip' },
      body: new Uint8Array(bytes),
    };
    const response = await fetch(address, sent);
    return { status: response.status, body: await response.json() };
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Failure(
      'HOST_UNREACHABLE',
      `${address}: ${cause instanceof Error ? cause.message : message}`,
      'Is this the address of a host, and does it run?',
    );
  }
}

interface Said {
  readonly error?: { readonly code?: string; readonly message?: string; readonly hint?: string };
}

const codeIn = (body: unknown): string | undefined => (body as Said).error?.code;

function refusal(body: unknown, status: number): Failure {
  const {
    code = 'ANSWER_WRONG',
    message = `the host answered with status ${status}`,
    hint,
  } = (body as Said).error ?? {};
  return new Failure(code, message, hint);
}
