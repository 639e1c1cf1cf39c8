// boardgame.io's own server with all that it comes with: matches in memory, its socket transport.
import { boardgameGame } from '../engine/connect-four.mjs';
import { peer } from '../lib/peers.mjs';
import { answer } from './answers.cjs';

const { Server } = peer('boardgame.io/server');
const server = Server({ games: [boardgameGame()], origins: [] });
const { app } = server;
// It would listen at every address of the machine.
app.listen = (port, listening) => app.server.listen(port, '127.0.0.1', listening);
await server.run({ port: 0 });
answer({ url: `http://127.0.0.1:${app.server.address().port}` }, async () => {});
