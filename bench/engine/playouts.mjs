// Random games of Connect Four through the whole engine (offers, check, apply, events, flow, end, record), beside
// boardgame.io's client and a plain loop, in one run.
//
//   npm run -s do -- node bench/engine/playouts.mjs
import { fileURLToPath } from 'node:url';
import { openConecta4 } from '../lib/games.mjs';
import { measure, tell } from '../lib/measure.mjs';
import { boardgameGames, chance, plainGames } from './connect-four.mjs';

const below = chance(20261130);
let moves = 0;
let games = 0;
const counted = (play) => (n) => {
  moves += play(n, below);
  games += n;
  // Random games of Connect Four take 21.3 moves; another mean means that something else was measured.
  if (games > 5000 && Math.abs(moves / games - 21.3) > 1.2) throw new Error(`${moves / games} moves a game`);
};

const game = await openConecta4();
const match = game.create({ seats: 2, chance: 'xorshift32', seed: '1' }, { hashes: false });
let seed = 0;

function tapeteGames(n) {
  let made = 0;
  for (let each = 0; each < n; each++) {
    match.restart(String(++seed));
    for (let [seat] = match.acting(); seat !== undefined; [seat] = match.acting()) {
      match.take(seat, below(match.choices(seat)));
      made++;
    }
  }
  return made;
}

function newTables(n) {
  let made = 0;
  for (let each = 0; each < n; each++) {
    const table = game.create({ seats: 2, chance: 'xorshift32', seed: String(++seed) }, { hashes: false });
    for (let [seat] = table.acting(); seat !== undefined; [seat] = table.acting()) {
      table.take(seat, below(table.choices(seat)));
      made++;
    }
  }
  return made;
}

const times = await measure(fileURLToPath(import.meta.url), {
  'Tapete, one table': counted(tapeteGames),
  'Tapete, a new match each game': counted(newTables),
  'plain loop': counted(plainGames),
  'boardgame.io client, headless': counted(boardgameGames),
});
if (times) {
  const [tapete, , plain, peer] = Object.values(times);
  tell('Random games of Connect Four', times, [
    { name: 'games a second against boardgame.io', ratio: peer / tapete, goal: '≥ 400' },
    { name: 'games a second against a plain loop', ratio: plain / tapete, goal: '≥ 0.5, fault below 0.1' },
  ]);
}
