import { Failure } from '@tapete/core';
import { askRematchShape, exchangeShape, newMatchShape, seatBotShape, takeSeatShape } from '@tapete/wire';
import { type Context, Hono } from 'hono';
import type { Lobby } from '../matches/lobby.js';
import type { Publications } from '../publications/publications.js';
import type { ServedFile, Shelf } from '../shelf/shelf.js';
import { isOurs, refuse } from './answers.js';
import { readBody } from './bodies.js';
import { addCatalog } from './catalog-routes.js';
import type { Exchanges } from './exchanges.js';
import { isHashed, type PageFiles, pageFile } from './page-files.js';
import { IMMUTABLE, PACKAGE_POLICY, secured } from './security.js';
import { waitOf } from './wait.js';

export interface AppParts {
  readonly lobby: Lobby;
  readonly exchanges: Exchanges;
  readonly shelf: Shelf;
  /** Without them the host takes none. */
  readonly publications?: Publications | undefined;
  /** Without one the host serves no page, only its interface. */
  readonly page?: PageFiles | undefined;
  readonly report: (fault: unknown) => void;
}

/** The host's HTTP face. What it takes and says is written in wire, `lobby.ts`. */
export function hostApp({ lobby, exchanges, shelf, publications, page, report }: AppParts): Hono {
  const app = new Hono();
  app.use(secured);
  app.onError((fault, context) => {
    if (isOurs(fault)) report(fault);
    return refuse(context, fault);
  });
  addGames(app, lobby);
  addMatches(app, lobby);
  addExchanges(app, exchanges);
  addCatalog(app, shelf, publications);
  app.all('/api/*', (context) => refuse(context, unknownPath(context)));
  app.get('*', (context) => servePage(context, page));
  app.notFound((context) => refuse(context, unknownPath(context)));
  return app;
}

function addGames(app: Hono, lobby: Lobby): void {
  app.get('/api/games', async (context) => fresh(context, await lobby.games()));
  app.get('/api/games/:name/presentation', async (context) => {
    const { presentation } = await lobby.game(context.req.param('name'));
    return context.json(presentation, 200, { 'cache-control': IMMUTABLE });
  });
  app.get('/api/games/:name/files/:path{.+}', async (context) => {
    const { name, path } = context.req.param();
    const file = await (await lobby.game(name)).file(path);
    if (file === undefined) throw new Failure('FILE_UNKNOWN', `${name} has no file ${path}`);
    return send(context, file, { 'cache-control': IMMUTABLE, 'content-security-policy': PACKAGE_POLICY });
  });
}

function addMatches(app: Hono, lobby: Lobby): void {
  app.post('/api/seeds', (context) => fresh(context, { commitment: lobby.promiseSeed() }));
  app.post('/api/matches', async (context) =>
    fresh(context, await lobby.create(await readBody(context.req, newMatchShape))),
  );
  app.get('/api/matches/:match', async (context) =>
    fresh(context, await lobby.card(context.req.param('match'))),
  );
  app.get('/api/matches/:match/record', async (context) =>
    fresh(context, await lobby.record(context.req.param('match'))),
  );
  app.get('/api/matches/:match/audit', async (context) =>
    fresh(context, await lobby.audit(context.req.param('match'))),
  );
  app.post('/api/matches/:match/seats', async (context) => {
    const asked = await readBody(context.req, takeSeatShape);
    return fresh(context, await lobby.takeSeat(context.req.param('match'), asked));
  });
  app.post('/api/matches/:match/bots', async (context) => {
    const asked = await readBody(context.req, seatBotShape);
    return fresh(context, await lobby.seatBot(context.req.param('match'), asked));
  });
  app.post('/api/matches/:match/rematch', async (context) => {
    const asked = await readBody(context.req, askRematchShape);
    return fresh(context, await lobby.rematch(context.req.param('match'), asked));
  });
}

function addExchanges(app: Hono, exchanges: Exchanges): void {
  app.post('/api/matches/:match/envelopes', async (context) => {
    const { req } = context;
    const envelopes = await readBody(req, exchangeShape);
    const waitMs = waitOf(req.query('wait'));
    const { match } = req.param();
    const text = await exchanges.answer({ match, envelopes, waitMs, signal: req.raw.signal });
    return context.body(text, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  });
}

function servePage(context: Context, page: PageFiles | undefined): Response {
  const { path } = context.req;
  const file = page && pageFile(page, path);
  if (file === undefined) return refuse(context, unknownPath(context));
  return send(context, file, { 'cache-control': isHashed(path) ? IMMUTABLE : 'no-cache' });
}

/** What may be different the next time. */
function fresh(context: Context, body: object): Response {
  return context.json(body, 200, { 'cache-control': 'no-store' });
}

function send(context: Context, { bytes, mediaType }: ServedFile, headers: Record<string, string>): Response {
  return context.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': mediaType });
}

const unknownPath = ({ req }: Context): Failure =>
  new Failure('PATH_UNKNOWN', `${req.method} ${req.path}: nothing is here`, 'GET /api/games lists the games');
