// Card games: a move without views, everybody's views, replay, one event for four seats, a sampled world; beside
// boardgame.io's reducer and filter with a card game of its own, in one run.
//
//   npm run -s do -- node bench/engine/cards.mjs
import { fileURLToPath } from 'node:url';
import { MatchSession } from '../../packages/wire/dist/index.js';
import { openGame } from '../lib/games.mjs';
import { measure, tell } from '../lib/measure.mjs';
import { chance } from './connect-four.mjs';
import { openSwapCards } from './swap-cards.mjs';

/** boardgame.io's log grows with every move: no match of a card game is longer than this. */
const MOVES_A_MATCH = 40;
/** A random game of Klondike may go round for long; it is left after as many moves. */
const LONGEST = 300;

const below = chance(20261130);
let seed = 0;
const setup = (seats) => ({ seats, chance: 'xorshift32', seed: String(++seed) });
const [klondike, brisca] = [await openGame('klondike'), await openGame('brisca')];

function takeAny(match) {
  const [seat] = match.acting();
  if (seat === undefined) return false;
  match.take(seat, below(match.choices(seat)));
  return true;
}

/** `run(n)` of one move each, at one table. */
function moves(game, seats) {
  const match = game.create(setup(seats), { hashes: false });
  let made = 0;
  return (n) => {
    for (let each = 0; each < n; each++) {
      if (made++ % LONGEST > 0 && takeAny(match)) continue;
      match.restart(String(++seed));
      takeAny(match);
    }
  };
}

function playouts(game, seats) {
  const match = game.create(setup(seats), { hashes: false });
  return (n) => {
    for (let each = 0; each < n; each++) {
      match.restart(String(++seed));
      for (let made = 0; made < LONGEST && takeAny(match); made++);
    }
  };
}

const seats = ['p0', 'p1', 'p2', 'p3'];
const viewers = [...seats, 'spectator'];

const tableOfFour = () => brisca.create(setup(4), { hashes: false });

function lookedAt() {
  const match = tableOfFour();
  for (const viewer of viewers) match.view(viewer);
  return match;
}

/** Whole games of four; `look` is called after each move. */
const games = (open, look) => (n) => {
  for (let each = 0; each < n; each++) for (const match = open(); takeAny(match); ) look(match);
};

const again = (open) => (n) => {
  for (let each = 0; each < n; each++) open();
};

const textsOf = (match) =>
  viewers.map((viewer) => JSON.stringify([match.view(viewer), match.context(viewer)]));

/** A table as a host has it, whose log keeps nothing. */
const openTable = (seed) =>
  MatchSession.create({
    match: 'bench',
    game: brisca,
    lock: '',
    setup: { ...setup(4), seed },
    seats: seats.map((seat) => ({ seat, controller: 'open', name: '' })),
    append: async () => 'stored',
    load: async () => [],
    report: (fault) => {
      throw fault;
    },
  });

/** A game that somebody has played: its seed, and what was done. */
async function playedAtTable(number) {
  const seed = String(number);
  const session = await openTable(seed);
  const acts = [];
  for (;;) {
    const { stages } = (await session.look('spectator')).context.flow;
    const seat = seats.find((each) => stages[each] !== undefined);
    if (seat === undefined) return { seed, acts };
    const { flow, offers } = (await session.look(seat)).context;
    const plain = offers.filter(({ domain, input, concedes }) => !domain && !input && !concedes);
    const decision = { revision: flow.revision, epoch: flow.epoch, ownRevision: flow.revisions[seat] };
    const act = { act: 'take', decision, step: 0, offer: plain[below(plain.length)].id };
    await session.act(seat, act);
    acts.push({ seat, act });
  }
}

async function seated(session, watchers, send) {
  for (const viewer of watchers)
    session.connect(viewer, send).receive({ type: 'hello', protocols: [1], match: 'bench' });
  await session.settled();
  return session;
}

/** Games of four that were played before, a session each; after each move `watchers` are sent what came of it. */
async function tellGames(watchers, { moves = Number.POSITIVE_INFINITY, counted = () => {} } = {}) {
  const games = await Promise.all(Array.from({ length: 20 }, (_, number) => playedAtTable(number + 1)));
  return async (n) => {
    for (let each = 0; each < n; each++) {
      const { seed, acts } = games[each % games.length];
      let isPlaying = false;
      const session = await seated(await openTable(seed), watchers, (text) => isPlaying && counted(text));
      isPlaying = true;
      for (const { seat, act } of acts.slice(0, moves)) await session.act(seat, act);
    }
  };
}

function boardgameMoves(look) {
  const { begin, move, texts } = openSwapCards(below);
  let state = begin();
  return (n) => {
    for (let each = 0; each < n; each++) {
      state = state._stateID < MOVES_A_MATCH ? move(state) : begin();
      look(texts, state);
    }
  };
}

/** One game of Brisca with all its hashes, from the first move to the last. */
function played() {
  const match = brisca.create(setup(4));
  while (takeAny(match));
  return match;
}

function playedAgain() {
  const records = Array.from({ length: 50 }, () => played().record());
  return (n) => {
    for (let each = 0; each < n; each++) brisca.replay(records[each % records.length]);
  };
}

function samples() {
  const matches = Array.from({ length: 50 }, (_, number) => {
    const match = brisca.create(setup(4), { hashes: false });
    for (let made = 0; made < number % 30; made++) takeAny(match);
    return match;
  });
  return (n) => {
    for (let each = 0; each < n; each++) matches[each % 50].sample('p0', { int: below });
  };
}

/** Each case is opened only in the process that measures it. */
const opened = (open) => {
  let run;
  return async (n) => {
    run ??= await open();
    await run(n);
  };
};

const nothing = () => {};
const times = await measure(fileURLToPath(import.meta.url), {
  'boardgame.io, one move': opened(() => boardgameMoves(nothing)),
  'Klondike, one move': opened(() => moves(klondike, 1)),
  'Brisca of two, one move': opened(() => moves(brisca, 2)),
  'Klondike, a random game of at most 300': opened(() => playouts(klondike, 1)),
  'Brisca of two, a random game': opened(() => playouts(brisca, 2)),
  'boardgame.io, one move and five texts': opened(() => boardgameMoves((texts, state) => texts(state))),
  'Brisca of four: a match created': again(tableOfFour),
  'and five begin to look at it': again(lookedAt),
  'a game': games(tableOfFour, nothing),
  'a game, and five are told of it': games(lookedAt, nothing),
  'a game, and one view is drawn after each move': games(lookedAt, (match) => match.view('p0')),
  'a game, and five views and contexts are written': games(lookedAt, textsOf),
  'a table opened': opened(() => tellGames([], { moves: 0 })),
  'and five connect': opened(() => tellGames(viewers, { moves: 0 })),
  'a game at a table': opened(() => tellGames([])),
  'a game at a table, and five are sent each move': opened(() => tellGames(viewers)),
  'a game with a hash after each move': again(played),
  'its record replayed': opened(playedAgain),
  'a world sampled for one seat': opened(samples),
});

if (times) {
  const of = (name) => times[name];
  const peer = of('boardgame.io, one move');
  const moves = movesOfFour();
  const dealt = of('and five begin to look at it');
  const told = (of('a game, and five are told of it') - dealt) / moves;
  const untold = (of('a game') - of('Brisca of four: a match created')) / moves;
  const seen = (of('a game, and one view is drawn after each move') - dealt) / moves;
  const whole = (of('a game, and five views and contexts are written') - dealt) / moves;
  const unsent = (of('a game at a table') - of('a table opened')) / moves;
  const sent = (of('a game at a table, and five are sent each move') - of('and five connect')) / moves;
  const filtered = of('boardgame.io, one move and five texts') - peer;
  tell('Card games', times, [
    {
      name: 'a move of Klondike, of boardgame.io’s',
      ratio: of('Klondike, one move') / peer,
      goal: '≤ 0.0125',
    },
    {
      name: 'a move of Brisca, of boardgame.io’s',
      ratio: of('Brisca of two, one move') / peer,
      goal: '≤ 0.0125',
    },
    { name: 'five are sent a move, of the time', ratio: (sent - unsent) / filtered, goal: '≤ 0.25' },
    { name: 'five are sent a move, of the bytes', ratio: (await bytesSent()) / bytesOfPeer(), goal: '≤ 0.2' },
    { name: 'five whole texts, of the time', ratio: (whole - told) / filtered, goal: 'as on connecting' },
    {
      name: 'five whole texts, of the bytes',
      ratio: bytesOfBrisca() / bytesOfPeer(),
      goal: 'as on connecting',
    },
    {
      name: 'replaying a record, of playing it',
      ratio: of('its record replayed') / of('a game with a hash after each move'),
      goal: '≤ 1',
    },
  ]);
  console.log(`  one entry told to four seats and a spectator ${(told - untold).toFixed(2).padStart(10)} µs`);
  console.log(`  one view drawn                               ${(seen - told).toFixed(2).padStart(10)} µs`);
}

/** Moves in a game of Brisca of four: every card of the forty is played. */
function movesOfFour() {
  const match = tableOfFour();
  let made = 0;
  while (takeAny(match)) made++;
  return made;
}

async function bytesSent() {
  let bytes = 0;
  await (await tellGames(viewers, { counted: (text) => (bytes += text.length) }))(20);
  return bytes / (20 * movesOfFour());
}

function bytesOfBrisca() {
  const match = tableOfFour();
  return meanOf(MOVES_A_MATCH, () => (takeAny(match) ? textsOf(match) : []));
}

function bytesOfPeer() {
  const { begin, move, texts } = openSwapCards(below);
  let state = begin();
  return meanOf(MOVES_A_MATCH, () => {
    state = move(state);
    return texts(state);
  });
}

function meanOf(times, textsAfterMove) {
  let bytes = 0;
  for (let each = 0; each < times; each++) for (const text of textsAfterMove()) bytes += text.length;
  return bytes / times;
}
