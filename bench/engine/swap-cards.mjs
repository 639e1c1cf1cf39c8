// A card game on boardgame.io, to measure its reducer and its filter: four hands of seven out of two packs; a turn lays
// one card on the pile and draws another.
import { peer } from '../lib/peers.mjs';

const PLAYERS = 4;
const HAND = 7;

const twoPacks = () =>
  Array.from({ length: 104 }, (_, number) => ({
    id: number,
    suit: 'clubs diamonds hearts spades'.split(' ')[number % 4],
    rank: 1 + (Math.floor(number / 4) % 13),
    faceUp: false,
  }));

const swapCards = {
  name: 'swap-cards',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(twoPacks());
    const players = {};
    for (let player = 0; player < ctx.numPlayers; player++)
      players[player] = { hand: deck.splice(0, HAND), score: 0 };
    return { secret: { deck }, players, pile: [deck.pop()], round: 1 };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    swap({ G, playerID }, index) {
      const { hand } = G.players[playerID];
      G.pile.push(...hand.splice(index, 1));
      if (G.secret.deck.length === 0) G.secret.deck = G.pile.splice(0, G.pile.length - 1);
      hand.push(G.secret.deck.pop());
    },
  },
};

/** The game as the server of boardgame.io runs it: a reducer, and the filter of what a player is sent. */
export function openSwapCards(below) {
  const internal = peer('boardgame.io/internal');
  const game = internal.ProcessGameConfig({
    ...swapCards,
    playerView: peer('boardgame.io/core').PlayerView.STRIP_SECRETS,
  });
  const reduce = internal.CreateGameReducer({ game });
  const filter = internal.getFilterPlayerView(game);
  const begin = () => internal.InitializeGame({ game, numPlayers: PLAYERS });
  const move = (state) => {
    const payload = { type: 'swap', args: [below(HAND)], playerID: state.ctx.currentPlayer };
    return reduce(state, { type: 'MAKE_MOVE', payload });
  };
  const texts = (state) =>
    ['0', '1', '2', '3', null].map((viewer) =>
      JSON.stringify(filter(viewer, { type: 'update', args: ['match', state] })),
    );
  return { begin, move, texts };
}
