import { Failure } from '@tapete/core';
import type { Finding } from '@tapete/manifest';
import type { PublicationAnswer } from '@tapete/wire';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Publications } from '../publications/publications.js';
import type { Shelf } from '../shelf/shelf.js';
import { readBytes } from './bodies.js';
import { waitOf } from './wait.js';

/** So long a publication is waited for before its sender is told how far it is. */
const FIRST_WAIT_MS = 20_000;

/** The catalog over HTTP: what it has of a game, and the way into it for those who make games. */
export function addCatalog(app: Hono, shelf: Shelf, publications: Publications | undefined): void {
  app.post('/api/catalog/publications', async (context) => {
    const taking = open(publications);
    const bytes = await readBytes(context.req, { type: 'application/gzip', max: taking.maxBytes });
    return told(context, await taking.answer(taking.begin(bytes), FIRST_WAIT_MS));
  });
  app.get('/api/catalog/publications/:id', async (context) => {
    const { id } = context.req.param();
    return told(context, await open(publications).answer(id, waitOf(context.req.query('wait'))));
  });
  app.get('/api/catalog/:game', async (context) =>
    context.json(await shelf.history(context.req.param('game')), 200, NO_STORE),
  );
}

const NO_STORE = { 'cache-control': 'no-store' };

function open(publications: Publications | undefined): Publications {
  if (publications !== undefined) return publications;
  throw new Failure('PUBLICATIONS_OFF', 'this host takes no publications', 'Ask whoever runs it.');
}

function told(context: Context, answer: PublicationAnswer): Response {
  if (answer.status !== 'refused') return context.json(answer, STATUS[answer.status], NO_STORE);
  const [first] = sorted(answer.findings);
  const { code = 'PUBLICATION_WRONG', message = 'it was refused', hint } = first ?? {};
  const error = { code, message, ...(hint !== undefined && { hint }) };
  return context.json({ ...answer, error }, statusOf(code), NO_STORE);
}

const STATUS = { published: 201, already: 200, checking: 202 } as const;

/** What concerns the whole of it stands before what is wrong inside. */
const sorted = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((one, other) => rankOf(one.code) - rankOf(other.code));

const rankOf = (code: string): number => RANKED.indexOf(statusOf(code));
const RANKED: readonly number[] = [413, 403, 409, 422];

/** Too much, not theirs, there already; everything else is wrong with the game. */
function statusOf(code: string): ContentfulStatusCode {
  if (code === 'PUBLICATION_TOO_LARGE') return 413;
  if (/^(?:KEY|CLAIM|SIGNATURE|NAME)_/.test(code)) return 403;
  return code === 'VERSION_TAKEN' ? 409 : 422;
}
