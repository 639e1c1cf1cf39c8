import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { historyAt, send } from './send.js';

let server: Server | undefined;
afterEach(() => server?.close());

/** The address of what calls itself a host, and says these things one after the other. */
async function saying(...answers: readonly (readonly [status: number, body: unknown])[]): Promise<string> {
  const asked = answers.values();
  const answer: RequestListener = (request, response) => {
    const [status, body] = asked.next().value ?? [500, 'asked too often'];
    request.resume().on('end', () => response.writeHead(status).end(JSON.stringify(body)));
  };
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((done) => server?.once('listening', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const id = 'ab'.repeat(32);
const published = { status: 'published', name: 'coin@1.0.0', lock: 'sha512-', warnings: [] };
const sent = (host: string) => send(host, new Uint8Array(1), () => undefined);

test('what came of a publication is waited for', async () => {
  const host = await saying(
    [202, { id, status: 'checking', step: 'accept' }],
    [201, { id, ...published, heirs: [], more: 1 }],
  );
  expect(await sent(host)).toEqual({ id, ...published, heirs: [] });
});

test.each([
  ['nothing', null, '/'],
  ['another id', { id: '../../x', status: 'checking' }, '/id'],
  ['another end', { id, status: 'sold' }, '/status'],
  ['no lock', { id, ...published, lock: undefined }, '/lock missing'],
  [
    'findings that are none',
    { id, status: 'refused', findings: [{ code: 1 }], error: { code: 'A', message: 1 } },
    '/findings/0',
  ],
])('an answer with %s is not believed', async (_, body, place) => {
  const refused = expect.objectContaining({ code: 'ANSWER_WRONG', message: expect.stringContaining(place) });
  await expect(sent(await saying([200, body]))).rejects.toEqual(refused);
});

test('a refusal of the host is told in its words', async () => {
  const error = { code: 'PUBLICATIONS_BUSY', message: 'eight wait already', hint: 'later' };
  await expect(sent(await saying([429, { error }]))).rejects.toMatchObject(error);
});

test('a name that nobody has, has no history', async () => {
  const error = { code: 'GAME_UNKNOWN', message: 'coin: no such game' };
  expect(await historyAt(await saying([404, { error }]), 'coin')).toBeUndefined();
});
