// The host in a process of its own, with a durable store.
import { openStore, startHost } from '../../packages/host/dist/index.js';
import { answer } from './answers.cjs';
import { shelfOfBoth, shelfOfConecta4, shelfOfIsolatedConecta4 } from './game.mjs';

const [, , store, game = 'conecta4', port] = process.argv;
const SHELVES = { both: shelfOfBoth, conecta4: shelfOfConecta4, isolated: shelfOfIsolatedConecta4 };
const many = { sockets: 100_000, socketsOfAddress: 100_000, messagesPerSecond: 100_000 };
const host = await startHost({
  shelf: await SHELVES[game](),
  store: await openStore(store ?? 'memory:'),
  port: Number(port ?? 0),
  limits: many,
  botPauseMs: 0,
});
answer({ url: host.url }, () => host.close());
