import type { CreatedMatch, NewMatch, SeatTaken } from '@tapete/wire';
import { type Host, type HostOptions, startHost } from '../src/host.js';
import { memoryStore } from '../src/store/memory-store.js';
import { nimShelf } from './shelf.js';

/** A host for a test: faults are kept, not printed, and bots do not wait. */
export async function testHost(
  options: Partial<HostOptions> = {},
): Promise<Host & { readonly faults: unknown[] }> {
  const faults: unknown[] = [];
  const host = await startHost({
    shelf: nimShelf,
    store: memoryStore(),
    port: 0,
    botPauseMs: 0,
    report: (fault) => faults.push(fault),
    ...options,
  });
  return { ...host, faults };
}

export async function post<Answer>(url: string, path: string, body: unknown): Promise<Answer> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

export interface TwoSeats {
  readonly match: string;
  readonly tokens: readonly [string, string];
}

/** A match of two people. */
export async function twoSeats(url: string, more: Partial<NewMatch> = {}): Promise<TwoSeats> {
  const created = await post<CreatedMatch>(url, '/matches', { game: 'nim', seats: ['me', 'open'], ...more });
  const taken = await post<SeatTaken>(url, `/matches/${created.match}/seats`, {
    invitation: created.invitation,
  });
  return { match: created.match, tokens: [created.token as string, taken.token] };
}
