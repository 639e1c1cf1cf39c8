/** Envelopes that everybody must take, and near ones that nobody may: zod here, ajv by the published schemas. */

type Message = Readonly<Record<string, unknown>>;

const flow = { revision: 4, epoch: 1, revisions: { p0: 2, p1: 1 } };
const seen = { view: { example: 'wire-envelope-only' }, print: 4294967295, context: { flow } };
const hello = { type: 'hello', protocols: [1], match: 'm1' };
const take = {
  type: 'command',
  act: 'take',
  id: 'c1',
  seat: 'p0',
  decision: { revision: 4 },
  step: 0,
  offer: 'drop{"column":3}',
};
const domain = {
  parameters: ['row', 'column', 'across'],
  patterns: [
    {
      places: [
        [0, 0, 2, 3],
        [5, 5],
        [1, 2, 2],
      ],
      values: [{ y: 0 }, { x: -1 }, true],
      at: [7, { on: 'sea:p0', x: 1 }],
      covers: [{ on: 'sea:p0', x: 2, y: 1 }, ['a', null, 3.5, false, 'b', 'c', 'd', 'e', 'f']],
    },
  ],
};
const offering = (change: object, of: object = domain.patterns[0] as object) => ({
  offers: [{ id: 'a{}', domain: { ...domain, patterns: [{ ...of, ...change }] } }, { id: 'b{}' }],
});
const undo = { type: 'command', act: 'undo', id: 'c1', seat: 'p0' };
const welcome = {
  type: 'welcome',
  protocol: 1,
  match: 'm1',
  viewer: 'p0',
  game: 'conecta4@1.0.0',
  lock: 'sha512-x',
  seats: [{ seat: 'p0', name: 'Ana', controller: 'person' }],
};
const update = {
  type: 'update',
  cursor: 5,
  note: { revision: 5, kind: 'decision', seat: 'p1' },
  events: [{ seq: 5, type: 'disc.dropped', data: { column: 3 } }],
  ...seen,
};
const history = {
  type: 'history',
  after: 3,
  entries: [
    { note: update.note, events: update.events },
    { note: { revision: 6, kind: 'undo', seat: 'p1' }, events: [] },
  ],
  more: true,
};
const { view: _view, context: _context, ...withoutView } = update;
const patched = {
  ...withoutView,
  base: 0,
  patch: {
    spaces: {
      'board/d1': { keep: 1, add: [{ name: 2, owner: 'p0', face: 'up' }] },
      deck: { count: 3 },
      gone: null,
    },
    variables: { global: { round: 2 }, players: { p0: { bid: null } } },
    resources: { p1: { gold: 3 } },
    own: ['anything'],
    context: { flow: { turn: 2 }, offers: [0, { id: 'a{}', domain }, 3], undo: null, more: 1 },
  },
};
const receipt = { type: 'receipt', id: 'c1', status: 'accepted', revision: 5 };
const result = {
  type: 'result',
  status: 'finished',
  result: { p0: { outcome: 'win' }, p1: { outcome: 'loss' } },
};
const rematch = { type: 'rematch', match: 'm2', by: 'p1' };
const presence = { type: 'presence', seats: { p0: 'here', p1: 'bot' }, spectators: 2 };

export const GOOD_FROM_CLIENTS: readonly Message[] = [
  hello,
  { ...hello, protocols: [7, 1], token: 't'.repeat(128), cursor: 0 },
  { ...hello, match: '😀'.repeat(64) },
  { type: 'sync', cursor: 9007199254740991 },
  { type: 'sync' },
  { type: 'recall', after: 0 },
  take,
  { ...take, decision: { epoch: 1, ownRevision: 0 }, value: 'abc', more: { of: ['the', 'future'] } },
  { ...take, decision: { revision: 4, epoch: 1, ownRevision: 2 }, value: -7, seat: 'p99' },
  undo,
  { ...undo, act: 'withdraw', id: 'i'.repeat(64) },
  { type: 'ping' },
  { type: 'ping', at: 12.5 },
];

export const BAD_FROM_CLIENTS: readonly Message[] = [
  {},
  { type: 'surprise' },
  { type: 7 },
  { ...hello, protocols: [] },
  { ...hello, protocols: Array.from({ length: 17 }, () => 1) },
  { ...hello, match: '' },
  { ...hello, match: 'm'.repeat(65) },
  { ...hello, token: '' },
  { ...hello, cursor: -1 },
  { ...hello, cursor: null },
  { type: 'recall' },
  { type: 'recall', after: -1 },
  { type: 'history', after: 0, entries: [], more: false },
  { type: 'sync', cursor: 1.5 },
  { type: 'sync', cursor: 9007199254740992 },
  { type: 'sync', cursor: '1' },
  { ...take, id: 7 },
  { ...take, seat: 'p100' },
  { ...take, seat: 'p01' },
  { ...take, seat: 'p-1' },
  { ...take, seat: 'spectator' },
  { ...take, decision: {} },
  { ...take, decision: { epoch: 1 } },
  { ...take, decision: { revision: -1 } },
  { ...take, step: -1 },
  { ...take, offer: '' },
  { ...take, offer: 'x'.repeat(4097) },
  { ...take, value: true },
  { ...take, value: 0.5 },
  { ...take, act: 'resign' },
  { ...undo, act: undefined },
  { ...undo, seat: undefined },
  { type: 'ping', at: 'now' },
  welcome,
];

export const GOOD_FROM_HOSTS: readonly Message[] = [
  welcome,
  { ...welcome, viewer: 'spectator', seats: [] },
  {
    ...welcome,
    seats: [
      { seat: 'p0', name: '', controller: 'open' },
      { seat: 'p1', name: 'hunter', controller: 'bot:hunter' },
    ],
  },
  { type: 'snapshot', cursor: 4, ...seen },
  update,
  { ...update, note: undefined, events: [] },
  { ...update, context: offering({ more: 'of the future' }) },
  { ...update, context: { offers: [], more: 1 } },
  { ...update, note: { revision: 1, kind: 'setup' } },
  patched,
  { ...patched, patch: {} },
  { ...patched, patch: { own: null } },
  history,
  { ...history, after: 0, entries: [], more: false },
  receipt,
  { ...receipt, status: 'refused', code: 'COLUMN_FULL', facts: { column: 3 }, revision: undefined },
  result,
  { ...result, result: { p0: { outcome: 'loss', score: 12.5, rank: 1, goals: ['first'], reason: 'stuck' } } },
  { ...result, status: 'cancelled', result: {} },
  presence,
  { ...presence, seats: { p0: 'open', p1: 'away' }, spectators: 0 },
  rematch,
  { type: 'error', code: 'ENVELOPE_WRONG', message: 'the envelope: not JSON' },
  { type: 'error', code: 'NOT_STORED', message: 'not done', id: 'c1' },
  { type: 'pong', at: 1 },
];

export const BAD_FROM_HOSTS: readonly Message[] = [
  { type: 'hello' },
  { ...welcome, viewer: 'nobody' },
  { ...welcome, seats: [{ seat: 'p0', name: 'Ana', controller: 'cat' }] },
  { ...welcome, lock: undefined },
  { type: 'snapshot', cursor: 4, view: [], print: 1, context: {} },
  { type: 'snapshot', cursor: 4, view: {}, print: 1 },
  { type: 'snapshot', cursor: 4, view: {}, context: {} },
  { ...update, print: 4294967296 },
  { ...update, print: undefined },
  { ...update, context: { offers: {} } },
  { ...update, context: { offers: [1] } },
  { ...update, context: { offers: [{ domain: [] }] } },
  { ...update, context: { offers: [{ domain: { patterns: [] } }] } },
  { ...update, context: offering({ places: [[0]] }) },
  { ...update, context: offering({ places: [[0, -1]] }) },
  { ...update, context: offering({ places: [[0, 0, 1, 1, 1]] }) },
  { ...update, context: offering({ values: undefined }) },
  { ...update, context: offering({ at: [{ x: 0.5 }] }) },
  { ...update, context: offering({ at: [{ z: 1 }] }) },
  { ...update, context: offering({ at: [{ x: 1, y: 1 }] }) },
  { ...update, context: offering({ covers: [[[1]]] }) },
  withoutView,
  { ...patched, base: undefined },
  { ...patched, base: -1 },
  { ...update, context: undefined },
  { ...patched, patch: { context: [] } },
  { ...patched, patch: { context: { flow: 1 } } },
  { ...patched, patch: { context: { offers: {} } } },
  { ...patched, patch: { context: { offers: [-1] } } },
  { ...patched, patch: { context: { offers: ['a{}'] } } },
  { ...patched, patch: { context: { offers: [{ domain: [] }] } } },
  { ...patched, patch: { spaces: { deck: 3 } } },
  { ...patched, patch: { variables: [] } },
  { ...patched, patch: { variables: { players: { nobody: {} } } } },
  { ...patched, patch: { resources: { p0: null } } },
  { ...update, cursor: -1 },
  { ...update, events: {} },
  { ...update, events: [{ seq: 1, type: 'x' }] },
  { ...update, note: { revision: 1, kind: 'miracle' } },
  { ...history, more: undefined },
  { ...history, entries: [{ events: [] }] },
  { ...history, entries: [{ note: update.note }] },
  { ...receipt, status: 'perhaps' },
  { ...receipt, facts: 'none' },
  { ...result, status: 'playing' },
  { ...result, result: { p0: { outcome: 'fun' } } },
  { ...result, result: { nobody: { outcome: 'win' } } },
  { ...result, result: { p0: { outcome: 'win', rank: 1.5 } } },
  { ...presence, seats: { p0: 'asleep' } },
  { ...presence, spectators: -1 },
  { ...rematch, by: 'spectator' },
  { ...rematch, match: undefined },
  { type: 'error', code: 'X' },
  { type: 'pong', at: null },
];

export const written = (messages: readonly Message[]): string[] =>
  messages.map((message) => JSON.stringify(message));
