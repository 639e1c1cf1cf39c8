// Card games: a move without views, everybody's views, replay, one event for four seats, a sampled world; beside
// boardgame.io's reducer and filter with a card game of its own, in one run.
//
//   npm run -s do -- node bench/engine/cards.mjs
import { fileURLToPath } from 'node:url';
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

const viewers = ['p0', 'p1', 'p2', 'p3', 'spectator'];

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
  return (n) => {
    run ??= open();
    run(n);
  };
};

const nothing = () => {};
const times = measure(fileURLToPath(import.meta.url), {
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
  const written = (of('a game, and five views and contexts are written') - dealt) / moves;
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
    {
      name: 'five texts, of the time',
      ratio: (written - told) / (of('boardgame.io, one move and five texts') - peer),
      goal: '≤ 0.25',
    },
    { name: 'five texts, of the bytes', ratio: bytesOfBrisca() / bytesOfPeer(), goal: '≤ 0.2' },
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
