import { expect, test } from 'vitest';
import { createLobby } from './lobby.js';

const card = {
  name: 'conecta4@1.0.0',
  game: 'conecta4',
  version: '1.0.0',
  lock: 'sha512-x',
  title: { es: 'Conecta 4', en: 'Connect 4' },
  summary: {},
  seats: { min: 2, max: 2, optimal: 2 },
  config: [{ name: 'rows', type: 'integer', minimum: 4, maximum: 10, default: 6 }],
  bots: ['random'],
  cover: '/c.svg',
  thumbnail: '/t.svg',
  icon: '/i.svg',
};
const created = { match: 'm1', seat: 'p0', token: 'secret', invitation: 'come' };

/** A lobby whose host gives one answer, and what it was asked. */
function lobbyOf(answer: unknown, status = 200) {
  const asked: { readonly address: string; readonly body?: unknown }[] = [];
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const lobby = createLobby(async (address, request) => {
    asked.push(
      request?.body === undefined
        ? { address: String(address) }
        : { address: String(address), body: JSON.parse(String(request.body)) },
    );
    return new Response(text, { status });
  }, 'http://host');
  return { lobby, asked };
}

test('the games are listed, and fields that nobody knows do no harm', async () => {
  const { lobby, asked } = lobbyOf([{ ...card, stars: 5 }]);
  expect(await lobby.games()).toEqual([{ ...card, stars: 5 }]);
  expect(asked).toEqual([{ address: 'http://host/api/games' }]);
});

test('a match is created, a seat taken, a bot seated, another round begun', async () => {
  const { lobby, asked } = lobbyOf(created);
  expect(await lobby.create({ game: 'conecta4', seats: ['me', 'bot:random'], name: 'Ana' })).toEqual(created);
  await lobby.rematch('m1', { token: 'secret' });
  await lobby.rematch('m1', { token: 'secret', seating: 'swapped' });
  const taken = lobbyOf({ seat: 'p1', token: 'other' });
  expect(await taken.lobby.takeSeat('m 1', { invitation: 'come' })).toEqual({ seat: 'p1', token: 'other' });
  const seats = [{ seat: 'p1', name: 'random', controller: 'bot:random' }];
  const seated = lobbyOf({
    match: 'm1',
    game: 'conecta4@1.0.0',
    lock: 'l',
    status: 'playing',
    config: {},
    seats,
  });
  expect(await seated.lobby.seatBot('m1', { invitation: 'come', bot: 'random' })).toMatchObject({ seats });
  expect([...asked, ...taken.asked, ...seated.asked]).toEqual([
    {
      address: 'http://host/api/matches',
      body: { game: 'conecta4', seats: ['me', 'bot:random'], name: 'Ana' },
    },
    { address: 'http://host/api/matches/m1/rematch', body: { token: 'secret' } },
    { address: 'http://host/api/matches/m1/rematch', body: { token: 'secret', seating: 'swapped' } },
    { address: 'http://host/api/matches/m%201/seats', body: { invitation: 'come' } },
    { address: 'http://host/api/matches/m1/bots', body: { invitation: 'come', bot: 'random' } },
  ]);
});

test('files have addresses', () => {
  const { lobby } = lobbyOf(null);
  expect(lobby.file('conecta4@1.0.0', 'pictures/d isc.svg')).toBe(
    'http://host/api/games/conecta4%401.0.0/files/pictures/d%20isc.svg',
  );
});

test('what the host refuses has its code, its words and its hint', async () => {
  const error = { code: 'SEAT_TAKEN', message: 'somebody sits there', hint: 'take another' };
  await expect(lobbyOf({ error }, 409).lobby.takeSeat('m1', { invitation: 'x' })).rejects.toMatchObject(
    error,
  );
});

test.each([
  ['a page', '<html>', 200, 'status 200'],
  ['nothing', '', 502, 'status 502'],
  ['no list', {}, 200, 'no list'],
  ['a game without its name', [{ ...card, name: undefined }], 200, '/name: missing'],
])('an answer that is %s is none', async (_what, answer, status, words) => {
  await expect(lobbyOf(answer, status).lobby.games()).rejects.toMatchObject({
    code: 'ANSWER_WRONG',
    message: expect.stringContaining(words),
  });
});

test('a host that is not there is said to be so', async () => {
  const lobby = createLobby(() => Promise.reject(new TypeError('fetch failed')));
  await expect(lobby.games()).rejects.toMatchObject({ code: 'HOST_UNREACHABLE' });
});
