import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@tapete/core';
import { type Lock, lockDigest, writeLock } from '@tapete/manifest';
import type { SigningKey } from '@tapete/manifest/signing';
import {
  type GameHistory,
  gameHistoryShape,
  lobbyErrorShape,
  type PublicationAnswer,
  publicationAnswerShape,
  readShape,
  type Shape,
} from '@tapete/wire';

/** What came of a publication in the end. */
export type Sent = WithoutId<Exclude<PublicationAnswer, { readonly status: 'checking' }>>;
type WithoutId<Answer> = Answer extends unknown ? Omit<Answer, 'id'> : never;

/** What a host has of a game; undefined of a name that nobody has. Thrown: HOST_UNREACHABLE, ANSWER_WRONG. */
export async function historyAt(host: string, game: string): Promise<GameHistory | undefined> {
  const answer = await ask(`${host}/api/catalog/${encodeURIComponent(game)}`);
  return codeIn(answer) === 'GAME_UNKNOWN' ? undefined : answerAs(gameHistoryShape, answer);
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

/**
 * Sends a publication and waits for what comes of it. Thrown: what the host refuses without looking into it;
 * HOST_UNREACHABLE, ANSWER_WRONG.
 */
export async function send(host: string, bytes: Uint8Array, onStep: (step: string) => void): Promise<Sent> {
  const publications = `${host}/api/catalog/publications`;
  let answer = answerAs(publicationAnswerShape, await ask(publications, bytes));
  let step = '';
  while (answer.status === 'checking') {
    const { id, step: now = 'wait' } = answer;
    if (now !== step) onStep(now);
    step = now;
    await wait(PAUSE_MS);
    answer = answerAs(publicationAnswerShape, await ask(`${publications}/${id}?wait=${WAIT}`));
  }
  return answer;
}

/** What calls itself a host may be anything. Thrown: what it refuses with an error alone; ANSWER_WRONG. */
function answerAs<Value>(shape: Shape<Value>, answer: Answer): Value {
  const read = readShape(shape, answer.body);
  if (read.ok) return read.value;
  const refused = readShape(lobbyErrorShape, answer.body);
  if (refused.ok) {
    const { code, message, hint } = refused.value.error;
    throw new Failure(code, message, hint);
  }
  const { path, problem } = read.refusal.facts as { readonly path?: string; readonly problem?: string };
  throw new Failure(
    'ANSWER_WRONG',
    `${answer.host} is no host of games: ${path || 'what it says'} ${problem} (status ${answer.status}).`,
  );
}

interface Answer {
  readonly host: string;
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
    return { host: new URL(address).origin, status: response.status, body: await response.json() };
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Failure(
      'HOST_UNREACHABLE',
      `${address}: ${cause instanceof Error ? cause.message : message}`,
      'Is this the address of a host, and does it run?',
    );
  }
}

function codeIn({ body }: Answer): string | undefined {
  const refused = readShape(lobbyErrorShape, body);
  return refused.ok ? refused.value.error.code : undefined;
}
