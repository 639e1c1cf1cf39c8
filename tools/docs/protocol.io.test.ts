import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Domain,
  domainFault,
  offerId,
  REFUSAL_CODES,
  rowsOf as rowsOfDomain,
} from '../../packages/core/src/index.js';
import { loadRules } from '../../packages/isolation/src/index.js';
import { buildGame } from '../../packages/publisher/src/index.js';
import {
  askRematchShape,
  CLIENT_SHAPES,
  type Connection,
  createdMatchShape,
  ERROR_CODES,
  exchangeShape,
  HOST_SHAPES,
  lobbyErrorShape,
  MatchSession,
  newMatchShape,
  readShape,
  type Shape,
  seatTakenShape,
  takeSeatShape,
} from '../../packages/wire/src/index.js';
import { blocksOf, namesIn, ROOT, readText, rowsOf } from './pages.js';

const PAGE = 'docs/protocol.md';
const firstNames = (head: string): string[] =>
  rowsOf(PAGE, head).map(([cell = '']) => namesIn(cell)[0] as string);

test('every envelope has its line', () => {
  expect(firstNames('a client sends').sort()).toEqual(Object.keys(CLIENT_SHAPES).sort());
  expect(firstNames('a host sends').sort()).toEqual(Object.keys(HOST_SHAPES).sort());
});

test('every code of the platform has its line', () => {
  expect(firstNames('| code')).toEqual([...REFUSAL_CODES]);
  expect(firstNames('| error')).toEqual([...ERROR_CODES]);
});

test('every path is one of the host’s, and every one of the host’s has its line', () => {
  const app = ['app', 'catalog-routes']
    .map((file) => readText(`packages/host/src/http/${file}.ts`))
    .join('\n');
  const there = [...app.matchAll(/app\.(get|post)\('(\/api\/[^'{]+)/g)].map(
    ([, method = '', path]) => `${method.toUpperCase()} ${path}`,
  );
  const told = rowsOf(PAGE, 'method and path').map(([cell = '']) => cell.replaceAll('`', ''));
  expect(told.sort()).toEqual([...there, 'GET /api/socket'].sort());
});

test('the domain that is shown has the rows that are told of it', () => {
  const text = blocksOf(PAGE).find(({ about }) => about === 'domain')?.text ?? '';
  const domain = JSON.parse(text) as Domain;
  expect(domainFault(domain)).toBeUndefined();
  const rows = rowsOfDomain(domain);
  expect(rows).toHaveLength(15);
  expect(rows[0]).toEqual({
    chosen: { row: 0, column: 0, across: true },
    at: [5, 'sea:p0/a1'],
    covers: ['sea:p0/b1', 'sea:p0/c1', 'sea:p0/d1'],
  });
  expect(readText(PAGE)).toContain(offerId('placeShip', { ship: 'battleship', ...rows[0]?.chosen }));
});

const BODIES: readonly (readonly [RegExp, Shape<unknown>, Shape<unknown>])[] = [
  [/^POST \/api\/matches$/, newMatchShape, createdMatchShape],
  [/\/seats$/, takeSeatShape, seatTakenShape],
  [/\/rematch$/, askRematchShape, createdMatchShape],
  [/\/envelopes\?wait=25$/, exchangeShape, exchangeShape],
];

test('what is asked and answered over HTTP has the shapes of the lobby', () => {
  const asked = blocksOf(PAGE).filter(({ language }) => language === 'http');
  for (const exchange of asked.flatMap(({ text }) => text.trim().split('\n\n'))) {
    const [, request = '', body, status, answer = ''] = /^(\S+ \S+) ?(.*)\n(\d+) (.*)$/.exec(exchange) ?? [];
    const [, asks, answers] = BODIES.find(([path]) => path.test(request)) ?? [];
    if (asks && body) expect(readShape(asks, JSON.parse(body))).toMatchObject({ ok: true });
    const shape = status === '200' ? (answers as Shape<unknown>) : lobbyErrorShape;
    expect(readShape(shape, JSON.parse(answer)), exchange).toMatchObject({ ok: true });
  }
});

// ---- the session ----

interface Line {
  readonly who: string;
  readonly sign: '→' | '←' | '✕';
  readonly text: string;
}

const lines: Line[] = blocksOf(PAGE)
  .filter(({ about }) => about === 'session')
  .flatMap(({ text }) => text.trim().split('\n'))
  .map((line) => /^(?<who>\w+) +(?<sign>[→←✕]) ?(?<text>.*)$/.exec(line)?.groups as unknown as Line);

const SEATS = { ana: 'p0', bruno: 'p1' } as const;
const isSeated = (who: string): who is keyof typeof SEATS => who in SEATS;

let session: MatchSession;
beforeAll(async () => {
  const built = await buildGame(join(ROOT, 'games/conecta4'), { near: [ROOT] });
  if (!('text' in built)) throw new Error(JSON.stringify(built.findings));
  const rows: string[] = [];
  const welcome = JSON.parse((lines[1] as Line).text);
  session = await MatchSession.create({
    match: welcome.match,
    lock: welcome.lock,
    game: await loadRules(built.text),
    setup: { seats: 2, chance: 'chacha20', seed: '0'.repeat(64) },
    seats: welcome.seats,
    append: async (_, row) => {
      rows.push(row);
      return 'stored';
    },
    load: async () => rows,
    report: (fault) => {
      throw fault;
    },
  });
}, 60_000);
afterAll(() => session.close());

test('the session goes as it is written down', async () => {
  const connections = new Map<string, Connection>();
  const heard = new Map<string, string[]>();
  for (const { who, sign, text } of lines) {
    const ofWho = heard.get(who) ?? [];
    heard.set(who, ofWho);
    if (sign === '←') {
      expectShown(JSON.parse(ofWho.shift() ?? '"nothing was said"'), JSON.parse(text));
      continue;
    }
    if (sign === '✕') connections.get(who)?.close();
    else {
      if (JSON.parse(text).type === 'hello') {
        const viewer = isSeated(who) ? SEATS[who] : 'spectator';
        connections.set(
          who,
          session.connect(viewer, (said) => ofWho.push(said)),
        );
      }
      connections.get(who)?.receive(text);
    }
    // Whoever looks stands in the same line: all that was asked for before is done.
    await session.look('spectator');
  }
  expect([...heard.values()].flat()).toEqual([]);
});

/** The actual value has what the page shows of it; `…` stands for what the page leaves out. */
function expectShown(actual: unknown, shown: unknown): void {
  expect(cutLike(actual, shown)).toEqual(shown);
}

function cutLike(actual: unknown, shown: unknown): unknown {
  if (Array.isArray(shown) && Array.isArray(actual)) {
    const cut = shown.findIndex((item) => typeof item === 'string' && item.startsWith('…'));
    const kept = cut < 0 ? actual : actual.slice(0, cut);
    const items = kept.map((item, index) => cutLike(item, shown[index]));
    return cut < 0 ? items : [...items, shown[cut]];
  }
  if (!isObject(shown) || !isObject(actual)) return actual;
  const names = '…' in shown ? Object.keys(shown) : Object.keys(actual);
  return Object.fromEntries(
    names.map((name) => [name, name === '…' ? shown[name] : cutLike(actual[name], shown[name])]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
