import { Failure } from '@tapete/core';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { isOurs, refuse } from './answers.js';

/** What a published game throws: its engine is not the host's, and so is its class. */
class Other extends Error {
  override readonly name = 'Failure';
  constructor(readonly code: string) {
    super('conecta4 is for 2 seats, not 1.');
  }
}

async function answered(fault: unknown): Promise<readonly [number, unknown]> {
  const app = new Hono().get('/', (context) => refuse(context, fault));
  const response = await app.request('/');
  return [response.status, await response.json()];
}

test.each([
  ['of the host', new Failure('SEATS_WRONG', 'conecta4 is for 2 seats, not 1.')],
  ['of a published game', new Other('SEATS_WRONG')],
])('a failure %s is told with its code', async (_, fault) => {
  expect(await answered(fault)).toEqual([
    400,
    { error: { code: 'SEATS_WRONG', message: 'conecta4 is for 2 seats, not 1.' } },
  ]);
  expect(isOurs(fault)).toBe(false);
});

test('of any other fault nothing is told but that there was one', async () => {
  const fault = new Error('/home/ana/secret');
  const [status, body] = await answered(fault);
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(isOurs(fault)).toBe(true);
});
