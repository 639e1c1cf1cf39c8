import { Failure, type MatchRecord } from '@tapete/core';
import {
  type AskRematch,
  type Check,
  type CreatedMatch,
  createdMatch,
  type GameCard,
  type GameHistory,
  gameCard,
  gameHistory,
  lobbyError,
  type MatchAudit,
  type MatchCard,
  matchAudit,
  matchCard,
  type NewMatch,
  readChecked,
  type SeatBot,
  type SeatTaken,
  seatTaken,
  seedPromise,
  type TakeSeat,
} from '@tapete/wire/client';

/**
 * The host outside of a match. What it refuses is thrown as a Failure with its code; so are HOST_UNREACHABLE and
 * ANSWER_WRONG.
 */
export interface Lobby {
  games(): Promise<readonly GameCard[]>;
  /** Every version of a game that was ever published. */
  history(game: string): Promise<GameHistory>;
  /** How a game looks and sounds: read by whoever draws it. */
  presentation(name: string): Promise<unknown>;
  /** The address of one file of a game's package. */
  file(name: string, path: string): string;
  /** The host's commitment to the seed of a match that is about to be created, for a part of one's own. */
  seed(): Promise<string>;
  create(match: NewMatch): Promise<CreatedMatch>;
  match(match: string): Promise<MatchCard>;
  takeSeat(match: string, seat: TakeSeat): Promise<SeatTaken>;
  seatBot(match: string, seat: SeatBot): Promise<MatchCard>;
  /** The match with the same people that follows one that is over; the first who asks decides who sits where. */
  rematch(match: string, asked: AskRematch): Promise<CreatedMatch>;
  /** Of a match that is over. */
  record(match: string): Promise<MatchRecord>;
  /** Whether that record, played again, leads to every state that it says. */
  audit(match: string): Promise<MatchAudit>;
  /** The address of that record. */
  recordAddress(match: string): string;
}

/** `base` is the host's address without a path: `https://example.org`, or nothing for the page's own host. */
export function createLobby(fetch: typeof globalThis.fetch, base = ''): Lobby {
  const ask = (path: string, body?: unknown) => askHost(fetch, `${base}/api/${path}`, body);
  const game = (name: string) => `games/${encodeURIComponent(name)}`;
  const at = (match: string) => `matches/${encodeURIComponent(match)}`;
  return {
    games: async () => listOf(gameCard, await ask('games')),
    history: async (name) => read(gameHistory, await ask(`catalog/${encodeURIComponent(name)}`)),
    presentation: (name) => ask(`${game(name)}/presentation`),
    file: (name, path) =>
      `${base}/api/${game(name)}/files/${path.split('/').map(encodeURIComponent).join('/')}`,
    seed: async () => read(seedPromise, await ask('seeds', {})).commitment,
    create: async (match) => read(createdMatch, await ask('matches', match)),
    match: async (match) => read(matchCard, await ask(at(match))),
    takeSeat: async (match, seat) => read(seatTaken, await ask(`${at(match)}/seats`, seat)),
    seatBot: async (match, seat) => read(matchCard, await ask(`${at(match)}/bots`, seat)),
    rematch: async (match, asked) => read(createdMatch, await ask(`${at(match)}/rematch`, asked)),
    // Whoever audits it checks each entry of it.
    record: async (match) => (await ask(`${at(match)}/record`)) as MatchRecord,
    audit: async (match) => read(matchAudit, await ask(`${at(match)}/audit`)),
    recordAddress: (match) => `${base}/api/${at(match)}/record`,
  };
}

async function askHost(fetch: typeof globalThis.fetch, address: string, body: unknown): Promise<unknown> {
  const response = await reach(fetch, address, body);
  const text = await response.text();
  const answer = parse(text);
  if (response.ok && answer !== undefined) return answer;
  const refused = readChecked(lobbyError, answer);
  if (!refused.ok) throw answerWrong(`status ${response.status} and no words of its own`);
  const { code, message, hint } = refused.value.error;
  throw new Failure(code, message, hint);
}

async function reach(fetch: typeof globalThis.fetch, address: string, body: unknown): Promise<Response> {
  const asked =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(address, asked);
  } catch (fault) {
    throw new Failure('HOST_UNREACHABLE', `${address} cannot be reached: ${fault}`, 'is the network there?');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is not JSON is refused as an answer, with the status.
    return undefined;
  }
}

const listOf = <Item>(check: Check<Item>, answer: unknown): readonly Item[] => {
  if (!Array.isArray(answer)) throw answerWrong('no list');
  return answer.map((item) => read(check, item));
};

function read<Value>(check: Check<Value>, answer: unknown): Value {
  const result = readChecked(check, answer);
  if (result.ok) return result.value;
  throw answerWrong(`${result.refusal.facts?.path}: ${result.refusal.facts?.problem}`);
}

const answerWrong = (what: string): Failure =>
  new Failure(
    'ANSWER_WRONG',
    `the host answered with what was not asked for: ${what}`,
    'is this the address of a host?',
  );
