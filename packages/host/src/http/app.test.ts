import { commitmentOf, Failure } from '@tapete/core';
import type { Published } from '@tapete/manifest';
import type { CreatedMatch, GameCard, MatchCard, SeatTaken } from '@tapete/wire';
import { beforeEach, expect, test } from 'vitest';
import { TestClock } from '../../test/clock.js';
import { nim, nimShelf, shelfOf } from '../../test/shelf.js';
import { Lobby } from '../matches/lobby.js';
import { Matches } from '../matches/matches.js';
import { Publications, type Receiver } from '../publications/publications.js';
import type { Shelf } from '../shelf/shelf.js';
import { memoryStore } from '../store/memory-store.js';
import { hostApp } from './app.js';
import { Exchanges } from './exchanges.js';

let faults: unknown[];
let clock: TestClock;
let matches: Matches;
let ask: (path: string, body?: unknown, init?: RequestInit) => Promise<{ status: number; body: never }>;
let raw: (path: string, init?: RequestInit) => Promise<Response>;

function host(shelf: Shelf = nimShelf, receiver?: Receiver): void {
  faults = [];
  const report = (fault: unknown) => void faults.push(fault);
  clock = new TestClock();
  matches = new Matches({ shelf, store: memoryStore(), clock, botPauseMs: 0, report });
  const exchanges = new Exchanges({ matches, clock, report });
  const text = (content: string) => ({ bytes: Buffer.from(content), mediaType: 'text/html' });
  const page = new Map([
    ['index.html', text('<main>')],
    ['assets/main-1a2b.js', text('go()')],
  ]);
  const lobby = new Lobby({ shelf, matches, clock, report });
  const publications = receiver && new Publications({ receiver, compare: async () => [], clock, report });
  const app = hostApp({ lobby, exchanges, shelf, publications, page, report });
  raw = async (path, init) => app.request(path, init);
  ask = async (path, body, init) => {
    const posted = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await raw(`/api${path}`, { ...(body === undefined ? {} : posted), ...init });
    return { status: response.status, body: (await response.json()) as never };
  };
}
beforeEach(() => host());

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((go) => setImmediate(go));
};
const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code;
const create = async (seats: string[], more: object = {}): Promise<CreatedMatch> =>
  (await ask('/matches', { game: 'nim', seats, ...more })).body;

test('games are listed with all that a page needs to offer them', async () => {
  const { status, body } = await ask('/games');
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      name: 'nim@1.0.0',
      game: 'nim',
      version: '1.0.0',
      lock: nim.lock,
      title: { en: 'Nim' },
      summary: { en: 'Take the last stone.' },
      seats: { min: 2, max: 3, optimal: 2 },
      minutes: 1,
      config: [...nim.rules.structure.config],
      bots: ['random', 'greedy', 'broken'],
      cover: '/api/games/nim%401.0.0/files/pictures/cover.svg',
      thumbnail: '/api/games/nim%401.0.0/files/pictures/cover.svg',
      icon: '/api/games/nim%401.0.0/files/pictures/cover.svg',
    },
  ] satisfies GameCard[]);
});

test('a game that cannot be opened is left out and reported', async () => {
  host({
    ...nimShelf,
    open: async () => Promise.reject(new Failure('FILE_CHANGED', 'rules.js does not match')),
  });
  expect((await ask('/games')).body).toEqual([]);
  expect(faults).toMatchObject([{ code: 'FILE_CHANGED' }]);
  const answer = await ask('/matches', { game: 'nim', seats: ['me', 'open'] });
  expect(answer).toMatchObject({
    status: 500,
    body: { error: { code: 'FILE_CHANGED', message: 'rules.js does not match' } },
  });
});

test('pictures are given out as what they are, for ever, and can run nothing', async () => {
  const [game] = (await ask('/games')).body as GameCard[];
  const response = await raw((game as GameCard).cover);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['/api/games/nim@1.0.0/files/other.svg', '/api/games/nim@1.0.0/files/..%2f..%2fetc%2fpasswd'])(
  'a file that the package has not: %s',
  async (path) => {
    const response = await raw(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'FILE_UNKNOWN' } });
  },
);

test('the presentation is the package’s', async () => {
  expect((await ask('/games/nim@1.0.0/presentation')).body).toEqual(nim.presentation);
  expect(await ask('/games/chess@1.0.0/presentation')).toMatchObject({
    status: 404,
    body: { error: { code: 'GAME_UNKNOWN' } },
  });
});

test('who creates a match gets its seat and an invitation, and neither says anything of the other', async () => {
  const created = await create(['open', 'me'], { name: 'Ana' });
  expect(created.seat).toBe('p1');
  expect(new Set([created.match, created.token, created.invitation]).size).toBe(3);
  for (const secret of [created.token, created.invitation]) {
    expect(Buffer.from(secret as string, 'base64url').length).toBeGreaterThanOrEqual(16);
  }
  expect((await ask(`/matches/${created.match}`)).body).toEqual({
    match: created.match,
    game: 'nim@1.0.0',
    lock: nim.lock,
    status: 'playing',
    config: {},
    seats: [
      { seat: 'p0', name: '', controller: 'open' },
      { seat: 'p1', name: 'Ana', controller: 'person' },
    ],
  } satisfies MatchCard);
});

test('the store knows tokens only by their hash, and no match shows its seed', async () => {
  const { match, token } = await create(['me', 'open']);
  const { stored, facts } = await matches.find(match);
  expect(stored.body).not.toContain(token as string);
  expect(facts.seed).toMatch(/^[0-9a-f]{64}$/);
  const shown = JSON.stringify([
    (await ask(`/matches/${match}`)).body,
    await (await matches.find(match)).session.look('p0'),
    (await ask(`/matches/${match}/record`)).body,
  ]);
  expect(shown).not.toContain(facts.seed);
});

test('an invitation gives any free seat, or the one asked for, once', async () => {
  const { match, invitation } = await create(['me', 'open', 'open']);
  const taken = (await ask(`/matches/${match}/seats`, { invitation, seat: 'p2', name: 'Ben' }))
    .body as SeatTaken;
  expect(taken.seat).toBe('p2');
  expect(code(await ask(`/matches/${match}/seats`, { invitation, seat: 'p2' }))).toBe('SEAT_TAKEN');
  expect(code(await ask(`/matches/${match}/seats`, { invitation, seat: 'p0' }))).toBe('SEAT_TAKEN');
  expect(code(await ask(`/matches/${match}/seats`, { invitation, seat: 'p3' }))).toBe('SEAT_UNKNOWN');
  expect(((await ask(`/matches/${match}/seats`, { invitation })).body as SeatTaken).seat).toBe('p1');
  expect(code(await ask(`/matches/${match}/seats`, { invitation }))).toBe('MATCH_FULL');
});

test('of two who take the last seat at once one gets it', async () => {
  const { match, invitation } = await create(['me', 'open']);
  const answers = await Promise.all([1, 2, 3].map(() => ask(`/matches/${match}/seats`, { invitation })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('without the invitation no seat is given', async () => {
  const { match } = await create(['me', 'open']);
  expect(await ask(`/matches/${match}/seats`, { invitation: 'guess' })).toMatchObject({
    status: 403,
    body: { error: { code: 'INVITATION_WRONG' } },
  });
  expect(code(await ask('/matches/nowhere/seats', { invitation: 'guess' }))).toBe('MATCH_UNKNOWN');
});

test('a bot takes a free seat by the invitation, if there is such a bot', async () => {
  const { match, invitation } = await create(['me', 'open']);
  expect(code(await ask(`/matches/${match}/bots`, { invitation, bot: 'deep-blue' }))).toBe('BOT_UNKNOWN');
  const { body } = await ask(`/matches/${match}/bots`, { invitation, bot: 'random' });
  expect(body).toMatchObject({
    seats: [{ controller: 'person' }, { seat: 'p1', controller: 'bot:random', name: 'random' }],
  });
});

test.each([
  ['no such game', { game: 'chess', seats: ['me', 'open'] }, 404, 'GAME_UNKNOWN'],
  ['too few seats', { game: 'nim', seats: ['me'] }, 400, 'SEATS_WRONG'],
  ['two who create it', { game: 'nim', seats: ['me', 'me'] }, 400, 'BODY_WRONG'],
  ['a bot that is not there', { game: 'nim', seats: ['me', 'bot:x'] }, 400, 'BOT_UNKNOWN'],
  [
    'a config that does not fit',
    { game: 'nim', seats: ['me', 'open'], config: { stones: 0 } },
    400,
    'CONFIG_WRONG',
  ],
  [
    'a config that is unknown',
    { game: 'nim', seats: ['me', 'open'], config: { sticks: 3 } },
    400,
    'CONFIG_WRONG',
  ],
  ['seats of no kind', { game: 'nim', seats: ['me', 'you'] }, 400, 'BODY_WRONG'],
  ['no seats', { game: 'nim' }, 400, 'BODY_WRONG'],
  ['a list', [], 400, 'BODY_WRONG'],
  ['a field by another name', { game: 'nim', seats: ['me', 'open'], confg: {} }, 400, 'BODY_WRONG'],
])('no match is created of %s', async (_, body, status, expected) => {
  const answer = await ask('/matches', body);
  expect([answer.status, code(answer)]).toEqual([status, expected]);
  expect(matches.size).toBe(0);
});

test.each([
  ['no JSON', { body: '{"game":' }, 400, 'BODY_NOT_JSON'],
  [
    'a prototype',
    { body: '{"game":"nim","seats":["me","open"],"config":{"__proto__":{}}}' },
    400,
    'BODY_NOT_JSON',
  ],
  [
    'too much',
    {
      body: `{"game":"${'x'.repeat(70_000)}"}`,
      headers: { 'content-type': 'application/json', 'content-length': '70011' },
    },
    413,
    'BODY_TOO_LARGE',
  ],
  ['a form', { headers: { 'content-type': 'text/plain' } }, 415, 'BODY_TYPE_WRONG'],
])('a body that is %s is refused', async (_, init, status, expected) => {
  const answer = await ask('/matches', { game: 'nim', seats: ['me', 'open'] }, init);
  expect([answer.status, code(answer)]).toEqual([status, expected]);
});

test('a body that does not say how long it is is read no further than it may be', async () => {
  let pieces = 0;
  const endless = new ReadableStream({
    pull(stream) {
      pieces += 1;
      stream.enqueue(Buffer.alloc(10_000, ' '));
    },
  });
  const headers = { 'content-type': 'application/json' };
  const response = await raw('/api/matches', {
    method: 'POST',
    headers,
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(pieces).toBeLessThan(12);
});

test('the record is shown when the match is over, with the seed', async () => {
  const { match } = await create(['me', 'open']);
  expect(code(await ask(`/matches/${match}/record`))).toBe('MATCH_PLAYING');
  const live = await matches.find(match);
  await live.session.act('p0', { act: 'withdraw' });
  const { body } = await ask(`/matches/${match}/record`);
  expect(body).toMatchObject({
    recordVersion: 1,
    lock: nim.lock,
    setup: { game: 'nim', seats: 2, chance: 'chacha20', seed: live.facts.seed },
    entries: [{ kind: 'setup' }, { kind: 'withdrawal', seat: 'p0' }],
  });
});

/** A match of Ana, Ben and a bot that is over. */
async function threeThatPlayed() {
  const first = await create(['me', 'open', 'bot:random'], { config: { stones: 5 }, name: 'Ana' });
  const { match, token, invitation } = first;
  const ben = (await ask(`/matches/${match}/seats`, { invitation, name: 'Ben' })).body as SeatTaken;
  const rematch = (body: object) => ask(`/matches/${match}/rematch`, body);
  expect(code(await rematch({ token }))).toBe('MATCH_PLAYING');
  await (await matches.find(match)).session.act('p0', { act: 'withdraw' });
  return { match, invitation, ana: token as string, ben: ben.token, rematch };
}
const agreed = ({ body }: { body: unknown }) => body as CreatedMatch;

test('a rematch has the same settings, the same people with the same tokens, and is one for all who ask', async () => {
  const { ana, ben, invitation, rematch } = await threeThatPlayed();
  const again = agreed(await rematch({ token: ben }));
  expect(agreed(await rematch({ token: ana }))).toEqual({ ...again, seat: 'p0', token: ana });
  expect(again).toMatchObject({ seat: 'p1', token: ben });
  expect(again.invitation).not.toBe(invitation);
  const live = await matches.find(again.match);
  expect(live.facts.config).toEqual({ stones: 5 });
  expect(live.session.seats.map(({ name, controller }) => `${name} ${controller}`)).toEqual([
    'Ana person',
    'Ben person',
    'random bot:random',
  ]);
  expect([ana, ben].map((token) => live.seatOf(token))).toEqual(['p0', 'p1']);
});

test('a rematch may be played with swapped seats; who asks first decides', async () => {
  const { ana, ben, rematch } = await threeThatPlayed();
  const again = agreed(await rematch({ token: ana, seating: 'swapped' }));
  expect([again.seat, agreed(await rematch({ token: ben, seating: 'same' })).seat]).toEqual(['p1', 'p2']);
  const { session } = await matches.find(again.match);
  expect(session.seats.map(({ name }) => name)).toEqual(['random', 'Ana', 'Ben']);
});

test('who asks for a rematch adds a part of its seed at the seat that they have in it', async () => {
  const { ana, ben, rematch } = await threeThatPlayed();
  const { commitment } = (await ask('/seeds', {})).body as { commitment: string };
  const fair = { commitment, part: 'cd'.repeat(32) };
  const again = agreed(await rematch({ token: ana, seating: 'swapped', fair }));
  const { facts } = await matches.find(again.match);
  expect(facts.parts).toEqual(['', fair.part, '']);
  expect(commitmentOf({ chance: 'chacha20', seed: facts.seed })).toBe(commitment);
  expect(agreed(await rematch({ token: ana, fair }))).toEqual({ ...again, hasPart: true });
  const late = { commitment: 'ab'.repeat(32), part: fair.part };
  const { match, hasPart } = agreed(await rematch({ token: ben, fair: late }));
  expect([match, hasPart]).toEqual([again.match, false]);
});

test('only a seat of the match may ask for a rematch', async () => {
  const { rematch } = await threeThatPlayed();
  expect(code(await rematch({ token: 'guess' }))).toBe('TOKEN_WRONG');
  expect(code(await rematch({}))).toBe('BODY_WRONG');
  expect(code(await rematch({ token: 'guess', seating: 'random' }))).toBe('BODY_WRONG');
});

test('two who ask for a rematch at once come into one match', async () => {
  const { ana, ben, rematch } = await threeThatPlayed();
  const answers = await Promise.all([ana, ben].map((token) => rematch({ token })));
  expect(new Set(answers.map((answer) => agreed(answer).match)).size).toBe(1);
  expect(answers.map((answer) => agreed(answer).seat)).toEqual(['p0', 'p1']);
});

test.each(['/', '/m/abc', '/games'])('every address that is no file is the page: %s', async (path) => {
  const response = await raw(path);
  expect(await response.text()).toBe('<main>');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/);
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

interface Told {
  readonly type: string;
  readonly [field: string]: unknown;
}
const exchange = async (
  match: string,
  token: string | null,
  said: object[] = [],
  more: object = {},
  wait = 0,
) => {
  const hello = { type: 'hello', protocols: [1], match, ...(token && { token }), ...more };
  const answer = await ask(`/matches/${match}/envelopes?wait=${wait}`, [hello, ...said]);
  return answer.body as readonly Told[];
};
const typesOf = (told: readonly Told[]) => told.map(({ type }) => type);
const take = (id: string, seat: string, revision: number, stones = 1) => ({
  type: 'command',
  act: 'take',
  id,
  seat,
  decision: { revision },
  step: 0,
  offer: `take{"stones":${stones}}`,
});

test('who cannot hold a socket says the same envelopes in requests, and hears the same', async () => {
  const { match, token, invitation } = await create(['me', 'open']);
  const taken: SeatTaken = (await ask(`/matches/${match}/seats`, { invitation })).body;
  expect(typesOf(await exchange(match, token))).toEqual(['welcome', 'snapshot', 'presence']);
  const first = await exchange(match, token, [take('a', 'p0', 1)], { cursor: 1 });
  expect(first).toMatchObject([
    { type: 'welcome', viewer: 'p0' },
    { type: 'presence', seats: { p0: 'here', p1: 'away' } },
    { type: 'receipt', id: 'a', status: 'accepted' },
    { type: 'update', cursor: 2 },
  ]);
  const again = await exchange(match, token, [take('a', 'p0', 1)], { cursor: 2 });
  expect(again.find(({ type }) => type === 'receipt')).toMatchObject({ id: 'a', status: 'accepted' });
  expect(typesOf(again)).not.toContain('update');
  const other = await exchange(match, taken.token, [take('b', 'p0', 2)], { cursor: 1 });
  expect(other.find(({ type }) => type === 'snapshot')).toMatchObject({ cursor: 2 });
  expect(other.find(({ type }) => type === 'receipt')).toMatchObject({
    status: 'refused',
    code: 'SEAT_WRONG',
  });
});

test('an answer may be held back until there is news, or the time is over', async () => {
  const { match, token } = await create(['me', 'open']);
  await exchange(match, token);
  const held = exchange(match, token, [], { cursor: 1 }, 25);
  const withdrawn = await exchange(match, token, [take('a', 'p0', 1)], { cursor: 1 });
  expect(typesOf(withdrawn)).toContain('receipt');
  expect((await held).at(-1)).toMatchObject({ type: 'update', cursor: 2 });
  const quiet = exchange(match, null, [], { cursor: 2 }, 25);
  await until(() => clock.waiting > 1);
  clock.move(25_000);
  expect(typesOf(await quiet)).toEqual(['welcome', 'presence']);
});

test('a seat that asks again soon is here in between, and gone when it does not', async () => {
  const { match, token } = await create(['me', 'open']);
  const seen = async () =>
    (await exchange(match, null)).find(({ type }) => type === 'presence') as Told & { seats: object };
  await exchange(match, token);
  expect((await seen()).seats).toEqual({ p0: 'here', p1: 'open' });
  clock.move(10_000);
  await exchange(match, token, [], { cursor: 1 });
  clock.move(29_000);
  expect((await seen()).seats).toEqual({ p0: 'here', p1: 'open' });
  clock.move(60_000);
  expect((await seen()).seats).toEqual({ p0: 'away', p1: 'open' });
});

test('what was told between two answers is not waited for', async () => {
  const { match, token, invitation } = await create(['me', 'open']);
  await exchange(match, token);
  await ask(`/matches/${match}/seats`, { invitation, name: 'Bruno' });
  const [welcome] = await exchange(match, token, [], { cursor: 1 }, 25);
  expect(welcome).toMatchObject({ type: 'welcome', seats: [{}, { name: 'Bruno' }] });
});

test.each([
  ['no hello first', (match: string) => [{ type: 'ping', match }], '0', 400, 'HELLO_MISSING'],
  ['no envelope', () => [{ type: 'greeting' }], '0', 400, 'ENVELOPE_WRONG'],
  ['nothing', () => [], '0', 400, 'BODY_WRONG'],
  ['no list', () => ({}), '0', 400, 'BODY_WRONG'],
  ['another match', () => [{ type: 'hello', protocols: [1], match: 'm2' }], '0', 404, 'MATCH_UNKNOWN'],
  [
    'a made-up token',
    (match: string) => [{ type: 'hello', protocols: [1], match, token: 'guess' }],
    '0',
    403,
    'TOKEN_WRONG',
  ],
  [
    'a wait without end',
    (match: string) => [{ type: 'hello', protocols: [1], match }],
    '3600',
    400,
    'WAIT_WRONG',
  ],
  [
    'a wait of words',
    (match: string) => [{ type: 'hello', protocols: [1], match }],
    'long',
    400,
    'WAIT_WRONG',
  ],
])('an exchange with %s is refused whole', async (_, said, wait, status, refusal) => {
  const { match } = await create(['me', 'open']);
  const answer = await ask(`/matches/${match}/envelopes?wait=${wait}`, said(match));
  expect([answer.status, code(answer)]).toEqual([status, refusal]);
});

test('files of the page with a hash in their name are kept for ever; others that are not there are not the page', async () => {
  expect((await raw('/assets/main-1a2b.js')).headers.get('cache-control')).toContain('immutable');
  expect((await raw('/assets/other.js')).status).toBe(404);
  expect((await raw('/favicon.ico')).status).toBe(404);
});

test.each([
  ['GET', '/api/nothing'],
  ['DELETE', '/api/games'],
  ['PUT', '/'],
])('%s %s is nowhere', async (method, path) => {
  const response = await raw(path, { method });
  expect(response.status).toBe(404);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.json()).toMatchObject({ error: { code: 'PATH_UNKNOWN' } });
});

test('of a fault of ours nobody is told more than that there was one', async () => {
  host({ ...nimShelf, list: async () => Promise.reject(new TypeError('secret detail')) });
  const answer = await ask('/games');
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toContain('secret');
  expect(faults).toHaveLength(1);
});

test('an answer that is held back tells that the match is suspended, and so do those after it', async () => {
  const blocked = new Map<string, string>();
  host(shelfOf(nim, blocked));
  const { match, token } = await create(['me', 'open']);
  const hello = { type: 'hello', protocols: [1], match, token, cursor: 1 };
  const held = ask(`/matches/${match}/envelopes?wait=20`, [hello]);
  await until(() => clock.waiting > 0);
  blocked.set(nim.name, 'it cheats');
  clock.move(1000);
  const suspended = { type: 'error', code: 'MATCH_SUSPENDED', message: 'it cheats' };
  expect(((await held).body as unknown[]).at(-1)).toEqual(suspended);
  const after = await ask(`/matches/${match}/envelopes`, [hello]);
  expect([after.status, code(after)]).toEqual([409, 'MATCH_SUSPENDED']);
  expect(faults).toEqual([]);
});

/** Takes in what it is told to, one by one. */
function receiving(): Receiver & {
  readonly asked: { bytes: string; answer: (received: Published) => void }[];
} {
  const asked: { bytes: string; answer: (received: Published) => void }[] = [];
  return {
    maxBytes: 20,
    asked,
    receive: (bytes, onStep) =>
      new Promise((answer) => {
        onStep('compare');
        asked.push({ bytes: Buffer.from(bytes).toString('utf8'), answer });
      }),
    close: async () => {},
  };
}

const published: Published = { status: 'published', name: 'nim@1.1.0', lock: nim.lock, warnings: [] };
const finding = (id: string) => ({ severity: 'error', code: id, file: 'f', path: '', message: id }) as const;
const publish = (body: string, type = 'application/gzip') =>
  raw('/api/catalog/publications', { method: 'POST', headers: { 'content-type': type }, body });
const bodyOf = async (answer: Response | Promise<Response>) => (await answer).json() as Promise<never>;

test('a host takes publications only when it was told to', async () => {
  const answer = await publish('a game');
  expect([answer.status, code({ body: await bodyOf(answer) })]).toEqual([403, 'PUBLICATIONS_OFF']);
});

test.each([
  ['text/plain', 'a game', 415, 'BODY_TYPE_WRONG'],
  ['application/gzip', 'x'.repeat(21), 413, 'BODY_TOO_LARGE'],
])('as %s, %j is no publication', async (type, body, status, refused) => {
  host(nimShelf, receiving());
  const answer = await publish(body, type);
  expect([answer.status, code({ body: await bodyOf(answer) })]).toEqual([status, refused]);
});

test('publications are looked at one after the other; who waits is told how far its own is', async () => {
  const receiver = receiving();
  host(nimShelf, receiver);
  const [one, other] = [publish('one'), publish('other')];
  await until(() => receiver.asked.length === 1 && clock.waiting === 2);
  clock.move(20_000);
  expect((await one).status).toBe(202);
  const { id, ...told } = (await bodyOf(one)) as { id: string };
  expect(told).toEqual({ status: 'checking', step: 'compare' });
  expect(await bodyOf(other)).toEqual({ id: expect.any(String), status: 'checking' });
  receiver.asked[0]?.answer(published);
  const answer = await raw(`/api/catalog/publications/${id}?wait=5`);
  expect(answer.status).toBe(201);
  expect(await bodyOf(answer)).toEqual({ id, ...published, heirs: [] });
  await until(() => receiver.asked.length === 2);
  const again = await publish('one');
  expect([again.status, receiver.asked.length]).toEqual([201, 2]);
});

test.each([
  [409, ['VERSION_TAKEN']],
  [403, ['VERSION_TAKEN', 'KEY_NOT_OWNER']],
  [422, ['TEXT_MISSING', 'RULES_FAILED']],
  [413, ['PUBLICATION_TOO_LARGE']],
])('%d is answered to %j, with all that was found', async (status, codes) => {
  const receiver = receiving();
  host(nimShelf, receiver);
  const sent = publish('a game');
  await until(() => receiver.asked.length === 1);
  receiver.asked[0]?.answer({ status: 'refused', findings: codes.map(finding) });
  const body = (await bodyOf(sent)) as { findings: { code: string }[]; error: { code: string } };
  expect((await sent).status).toBe(status);
  expect(body.findings.map((found) => found.code)).toEqual(codes);
  expect(body.error.code).toBe(codes.at(-1) === 'RULES_FAILED' ? codes[0] : codes.at(-1));
});

test('what could not be looked at is told to both, and may be sent again', async () => {
  const receive = async () => Promise.reject(new Failure('PUBLICATION_STOPPED', 'no memory'));
  host(nimShelf, { ...receiving(), receive });
  for (const _ of ['first', 'again']) expect((await publish('a game')).status).toBe(503);
  expect(faults).toHaveLength(2);
});

test('a match that is over is audited, and one that is played is not', async () => {
  const { match } = await create(['bot:random', 'bot:random']);
  expect(code(await ask(`/matches/${match}/audit`))).toBe('MATCH_PLAYING');
  const live = await matches.find(match);
  live.bots.wake();
  while (live.session.status === 'playing') {
    clock.move(1000);
    await new Promise((go) => setImmediate(go));
  }
  const { status, body } = await ask(`/matches/${match}/audit`);
  const { entries } = (await live.session.record()) as { entries: readonly unknown[] };
  expect(status).toBe(200);
  expect(body).toEqual({
    status: 'proved',
    lock: nim.lock,
    entries: entries.length,
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('who begins a match adds a part of the seed, once the host has committed to its own', async () => {
  const { commitment } = (await ask('/seeds', {})).body as { commitment: string };
  const fair = { commitment, part: 'ab'.repeat(32) };
  const { match } = await create(['open', 'me'], { fair });
  const { facts } = await matches.find(match);
  expect(facts.parts).toEqual(['', fair.part]);
  expect(commitmentOf({ chance: 'chacha20', seed: facts.seed })).toBe(commitment);
  const again = await ask('/matches', { game: 'nim', seats: ['open', 'me'], fair });
  expect([again.status, code(again)]).toEqual([400, 'COMMITMENT_UNKNOWN']);
  const nobody = await ask('/matches', { game: 'nim', seats: ['open', 'bot:random'], fair });
  expect(code(nobody)).toBe('BODY_WRONG');
});
