// Connect Four, twice in our own lines: as a plain loop over an array, and on boardgame.io.
import { peer } from '../lib/peers.mjs';

const ROWS = 6;
const COLUMNS = 7;
const WAYS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

/** xorshift32 as a source of whole numbers below n. */
export function chance(seed) {
  let state = seed | 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

const owner = (cells, row, column) =>
  row < 0 || row >= ROWS || column < 0 || column >= COLUMNS ? null : cells[row * COLUMNS + column];

function completes(cells, row, column) {
  const seat = owner(cells, row, column);
  for (const [up, right] of WAYS) {
    let length = 1;
    for (const side of [1, -1]) {
      let steps = 1;
      while (owner(cells, row + side * steps * up, column + side * steps * right) === seat) steps++;
      length += steps - 1;
    }
    if (length >= 4) return true;
  }
  return false;
}

export const openColumns = (cells) => {
  const open = [];
  for (let column = 0; column < COLUMNS; column++)
    if (cells[(ROWS - 1) * COLUMNS + column] === -1) open.push(column);
  return open;
};

const landing = (cells, column) => {
  let row = 0;
  while (row < ROWS && cells[row * COLUMNS + column] !== -1) row++;
  return row;
};

/** Random games in a plain loop: what somebody would write who needs nothing else. Returns the moves made. */
export function plainGames(games, below) {
  let moves = 0;
  for (let game = 0; game < games; game++) {
    const cells = new Array(ROWS * COLUMNS).fill(-1);
    let seat = 0;
    for (let ply = 0; ply < ROWS * COLUMNS; ply++) {
      const open = openColumns(cells);
      const column = open[below(open.length)];
      const row = landing(cells, column);
      cells[row * COLUMNS + column] = seat;
      moves++;
      if (completes(cells, row, column)) break;
      seat = 1 - seat;
    }
  }
  return moves;
}

/** The game as boardgame.io takes it. */
export function boardgameGame() {
  const { INVALID_MOVE } = peer('boardgame.io/core');
  return {
    name: 'connect-four',
    setup: () => ({ cells: new Array(ROWS * COLUMNS).fill(-1), plies: 0, last: null }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      drop({ G, ctx }, column) {
        const row = landing(G.cells, column);
        if (!Number.isInteger(column) || column < 0 || column >= COLUMNS || row >= ROWS) return INVALID_MOVE;
        G.cells[row * COLUMNS + column] = Number(ctx.currentPlayer);
        G.plies += 1;
        G.last = { row, column };
        return undefined;
      },
    },
    endIf({ G }) {
      if (G.last && completes(G.cells, G.last.row, G.last.column))
        return { winner: owner(G.cells, G.last.row, G.last.column) };
      return G.plies === ROWS * COLUMNS ? { draw: true } : undefined;
    },
  };
}

/** Random games with boardgame.io's client and nothing on a wire. */
export function boardgameGames(games, below) {
  const { Client } = peer('boardgame.io/client');
  const game = boardgameGame();
  let moves = 0;
  for (let count = 0; count < games; count++) {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
      const open = openColumns(state.G.cells);
      client.moves.drop(open[below(open.length)]);
      moves++;
    }
    client.stop();
  }
  return moves;
}
